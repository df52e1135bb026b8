import { mostThings } from "@redoubt/engine";
import { createGrid } from "@redoubt/hex";
import { expect, test } from "vitest";
import { situation } from "../../src/situation.ts";
import { teachingSystem } from "../../src/teaching/index.ts";

test.each(["flat", "pointy"] as const)("every hex of the largest %s map has an answer of its own", (orientation) => {
  for (const parity of ["even-low", "odd-low"] as const) {
    const grid = createGrid({ cols: 99, rows: 99, orientation, parity });
    expect(grid.size).toBeLessThanOrEqual(mostThings.hex);
  }
});

test("2.0: a unit in the far corner of the largest map moves where it is told", () => {
  const units = [
    { id: "N", side: "north", at: "9999" },
    { id: "S", side: "south", at: "0101" },
  ];
  const s = situation(teachingSystem, { map: { cols: 99, rows: 99 }, units, phase: "movement" });
  s.answer("unit N", "hex 9998");
  expect(s.unit("N").at).toBe("9998");
  expect(s.game.log().entries.at(-1)?.answer).toBe("hex 9998");
});
