import { situation } from "@redoubt/testkit/situation";
import { expect, test } from "vitest";
import { bloodySteppes } from "../../src/index.ts";

test("II.16, K-198: the 18-pounders go three hexes by road and do nothing else, or two points of anything", () => {
  const road = ["1615", "1616", "1617", "1618"];
  const s = situation(bloodySteppes, {
    scenario: "inkerman",
    map: { use: "inkerman", roads: [road] },
    units: [
      { id: "18-pdr", side: "allied", kind: "artillery", at: "1618", facing: "N/NE" },
      {
        id: "L",
        side: "allied",
        kind: "commander",
        at: "1616",
        division: "one",
        stats: { rank: "division", independence: 4 },
      },
    ],
    phase: "activation",
    active: "allied",
    flags: { activation: { command: "one", orderTried: true } },
  });
  s.answer("unit 18-pdr", "hex 1617");
  expect(s.refusedBy("turn 1")).toBe("II.16");
  s.answer("hex 1616", "hex 1615");
  expect(s.unit("18-pdr").at).toBe("1615");
});
