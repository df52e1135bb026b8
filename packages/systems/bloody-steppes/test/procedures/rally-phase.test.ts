import { asUnit } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { checkMorale } from "../../src/procedures/check-morale.ts";
import { fieldOf, pieceOf, working } from "../working.ts";

/** A routed unit of morale 8, so 4 now, whose brigadier (+2) stands beside it. */
const rallied = (order: string, at: string) => {
  const g = fieldOf({
    units: [
      {
        id: "Leader",
        side: "allied",
        kind: "commander",
        at: "0101",
        division: "one",
        stats: { rank: "division", independence: 4 },
      },
      {
        id: "Brigadier",
        side: "allied",
        kind: "commander",
        at,
        division: "one",
        brigade: "first",
        stats: { rank: "brigade", modifier: 2 },
      },
      {
        id: "Routed",
        side: "allied",
        at: "0404",
        division: "one",
        brigade: "first",
        state: ["routed"],
        stats: { sp: 4, morale: 8 },
      },
    ],
    flags: { orders: { one: order === "defense" ? { order } : { order, goal: "0408", distance: 3 } } },
  });
  const run = working(g, checkMorale, { units: [asUnit(pieceOf(g, "Routed"))], reason: "rally" }, { dice: [6] });
  return run.eventsOf("checked")[0];
};

describe("XIV.62: a commander helps a rally", () => {
  test("XIV.62, K-125: only under Defense, in the hex or next to it", () => {
    expect(rallied("defense", "0405")).toMatchObject({ morale: 6, isPassed: true });
    expect(rallied("defense", "0404")).toMatchObject({ morale: 6 });
    expect(rallied("defense", "0406")).toMatchObject({ morale: 4, isPassed: false });
    expect(rallied("attack", "0405")).toMatchObject({ morale: 4, commander: null, isPassed: false });
  });
});
