import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  atAxial,
  createGrid,
  DIRECTIONS,
  distance,
  type Grid,
  type Hex,
  hexAt,
  hexesWithin,
  hexNumber,
  neighbours,
  ring,
  turn,
} from "../src/index.ts";

const grids = [
  createGrid({ cols: 11, rows: 9 }),
  createGrid({ cols: 8, rows: 12, parity: "odd-low", evenRows: 11 }),
  createGrid({ cols: 9, rows: 10, orientation: "pointy", evenCols: 8 }),
];

// Hexes by the number of steps it takes to walk there.
function walked(grid: Grid, from: Hex): Map<Hex, number> {
  const steps = new Map<Hex, number>([[from, 0]]);
  for (const [hex, count] of steps)
    for (const next of neighbours(grid, hex)) if (!steps.has(next)) steps.set(next, count + 1);
  return steps;
}

describe.each(grids)("on a $orientation grid, $parity", (grid) => {
  const anyHex = fc.constantFrom(...grid.cells);

  test("distance is the number of steps", () => {
    // Where even columns are shorter the shortest way may lead off the map, so the walk is on the full grid.
    const full = createGrid({ ...grid, evenRows: undefined, evenCols: undefined });
    fc.assert(
      fc.property(anyHex, (from) => {
        const start = hexAt(full, hexNumber(grid, from));
        for (const [to, steps] of walked(full, start)) {
          const hex = grid.byNumber.get(hexNumber(full, to));
          if (hex !== undefined) expect(distance(grid, from, hex)).toBe(steps);
        }
      }),
      { numRuns: 20 },
    );
  });

  test("ranges and rings hold exactly the hexes at their distances", () => {
    fc.assert(
      fc.property(anyHex, fc.integer({ min: 0, max: 14 }), (centre, range) => {
        const sorted = (hexes: Iterable<Hex>): Hex[] => [...hexes].sort((a, b) => a - b);
        const near = grid.cells.filter((hex) => distance(grid, centre, hex) <= range);
        expect(hexesWithin(grid, centre, range)).toEqual(sorted(near));
        const exact = grid.cells.filter((hex) => distance(grid, centre, hex) === range);
        expect(sorted(ring(grid, centre, range))).toEqual(sorted(exact));
      }),
    );
  });

  test("axial coordinates lead back to the hex", () => {
    for (const hex of grid.cells) expect(atAxial(grid, grid.q[hex], grid.r[hex])).toBe(hex);
    expect(atAxial(grid, 99, 0)).toBeUndefined();
    expect(atAxial(grid, 0, -99)).toBeUndefined();
  });
});

test("a ring is walked clockwise from direction 0", () => {
  const [grid] = grids;
  const around = ring(grid, hexAt(grid, "0505"), 1).map((hex) => hexNumber(grid, hex));
  expect(around).toEqual(["0504", "0604", "0605", "0506", "0405", "0404"]);
});

test("turning goes round the six directions", () => {
  expect(DIRECTIONS.map((d) => turn(d, 1))).toEqual([1, 2, 3, 4, 5, 0]);
  expect(DIRECTIONS.map((d) => turn(d, -8))).toEqual([4, 5, 0, 1, 2, 3]);
});
