import { describe, expect, test } from "vitest";
import { keysOf, stancesOf } from "../../src/checks/move-shown.ts";
import { words } from "../../src/words.ts";
import { fieldOf, pieceOf } from "../working.ts";

const unit = (more: object) => {
  const g = fieldOf({
    units: [
      {
        id: "U",
        side: "allied",
        at: "0404",
        formation: "line",
        facing: "N/NE",
        stats: { sp: 8, morale: 8 },
        state: ["begun", "mp:4", "start:4"],
        ...more,
      },
    ],
  });
  return { g, units: [pieceOf(g, "U")] };
};

describe("how the unit in hand may stand", () => {
  test("IV.9: every formation has its price, and the one it has is marked", () => {
    const { g, units } = unit({});
    const told = stancesOf(g, units).map(({ formation, price, isNow }) => [formation, price, isNow]);
    expect(told).toContainEqual(["line", "2", true]);
    expect(told).toContainEqual(["assault-column", "1", false]);
    expect(told).toContainEqual(["square", "2", false]);
  });

  test("IV.4: cavalry has formations of its own; IV.6: guns have none", () => {
    const horse = unit({ kind: "cavalry" });
    expect(stancesOf(horse.g, horse.units).map(({ formation }) => formation)).not.toContain("square");
    const guns = unit({ kind: "artillery", formation: undefined, stats: { morale: 7 } });
    expect(stancesOf(guns.g, guns.units)).toEqual([]);
  });

  test("V.4: keys turn it to either hand and about, and every key of a formation is an answer", () => {
    const { g, units } = unit({});
    const keys = keysOf(g, units);
    expect([keys.q, keys.e, keys.w]).toEqual([["turn 5"], ["turn 1"], ["turn 3"]]);
    const answers = stancesOf(g, units).map(({ answer }) => `form ${words.arg(answer, 0)}`);
    for (const answer of answers) expect(Object.values(keys).flat()).toContain(answer);
  });
});
