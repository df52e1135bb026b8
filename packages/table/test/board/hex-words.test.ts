import type { UnitView } from "@redoubt/mechanics";
import { expect, test } from "vitest";
import { hexWords, unitWords } from "../../src/board/hex-words.ts";

const unit: UnitView = {
  id: "23/Lt",
  name: "23rd Foot",
  side: "south",
  at: "0304",
  stack: 0,
  face: {
    nation: "south",
    branch: "guards",
    bandLeft: "23",
    bandRight: "Lt",
    values: [
      { text: "5", role: "fire" },
      { text: "7", role: "luck" },
    ],
    steps: { now: 1, max: 2 },
    states: ["tired", "disrupted"],
    pips: ["must-act", "lost:2/4"],
    facing: "N/NE",
    formation: "assault-column",
  },
};

test("a unit and its hex are told in words", () => {
  expect(unitWords(unit)).toBe(
    "23rd Foot, guards, assault column, facing N/NE, fire 5, luck 7, 1 of 2 steps, tired, disrupted, must act, lost 2/4",
  );
  const words = hexWords(
    { cols: 5, rows: 5, hexes: { "0304": ["minor-road"] }, elevation: { "0304": 2 } },
    "0304",
    [unit],
    [],
  );
  expect(words).toMatch(/^Hex 0304\. minor road, level 2\. south 23rd Foot/);
  expect(hexWords({ cols: 5, rows: 5 }, "0101", [unit], [])).toBe("Hex 0101. clear. empty");
});
