import { createGrid, DIRECTIONS, distance, hexAt, hexNumber, neighbour, turn } from "@redoubt/hex";
import { describe, expect, test } from "vitest";
import { createWedges, FLANK, FRONT, REAR } from "../src/index.ts";

const grid = createGrid({ cols: 21, rows: 21 });
const wedgeKinds = [FRONT, FLANK, REAR] as const;
const middle = hexAt(grid, "1111");
const corner = createWedges(grid, "corner");
const hexside = createWedges(grid, "hexside");
const within = (range: number) => grid.cells.filter((hex) => hex !== middle && distance(grid, middle, hex) <= range);
const bits = (mask: number): number => DIRECTIONS.filter((d) => (mask >> d) & 1).length;

describe("wedges of units that face a corner", () => {
  test("two neighbours lie in front, two on the flanks, two to the rear", () => {
    for (const facing of DIRECTIONS) {
      expect(wedgeKinds.map((wedge) => bits(corner.neighbours(facing, wedge)))).toEqual([2, 2, 2]);
      expect(corner.wedgeOf(facing, middle, neighbour(grid, middle, facing))).toBe(FRONT);
      expect(corner.wedgeOf(facing, middle, neighbour(grid, middle, turn(facing, 1)))).toBe(FRONT);
      expect(corner.wedgeOf(facing, middle, neighbour(grid, middle, turn(facing, 3)))).toBe(REAR);
    }
  });

  test("range n adds n + 1 hexes to the front, arms included", () => {
    for (let range = 1; range <= 8; range++) {
      const found = corner.hexesIn(2, FRONT, middle, range);
      expect(found.filter((hex) => distance(grid, middle, hex) === range)).toHaveLength(range + 1);
    }
  });
});

describe("wedges of units that face a hexside", () => {
  test("three neighbours lie in front, two on the flanks, one to the rear", () => {
    for (const facing of DIRECTIONS) {
      expect(wedgeKinds.map((wedge) => bits(hexside.neighbours(facing, wedge)))).toEqual([3, 2, 1]);
      expect(hexside.wedgeOf(facing, middle, neighbour(grid, middle, turn(facing, 3)))).toBe(REAR);
    }
  });
});

test("every hex lies in one wedge, and the wedges of a facing turned about change places", () => {
  for (const wedges of [corner, hexside])
    for (const facing of DIRECTIONS) {
      const all = wedgeKinds.flatMap((wedge) => wedges.hexesIn(facing, wedge, middle, 8));
      expect(new Set(all).size).toBe(all.length);
      expect(all).toHaveLength(within(8).length);
    }
  for (const hex of within(8))
    expect(corner.wedgeOf(0, middle, hex) === FRONT).toBe(corner.wedgeOf(3, middle, hex) === REAR);
});

test("a wedge ends at the edge of the map and lists the nearest first", () => {
  const found = corner.hexesIn(5, FRONT, hexAt(grid, "0202"), 3).map((hex) => hexNumber(grid, hex));
  expect(found).toEqual(["0201", "0102", "0101"]);
});
