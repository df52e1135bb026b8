import type { MapFile } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { layout } from "../../src/layout.ts";
import { lines } from "../../src/terrain/course.ts";
import { ways } from "../../src/terrain/road.ts";
import { survey } from "../../src/terrain/survey.ts";
import { waterOn } from "../../src/terrain/water.ts";

const MAP: MapFile = { cols: 8, rows: 8 };
const { grid, field } = layout(MAP);
const cells = (...hexes: string[]): Set<number> => new Set(hexes.map(grid.cell));
const numbers = (line: readonly number[]): string[] => line.map((cell) => grid.numbers[cell]);

describe("lines through hexes", () => {
  test("pass every hex once, even round a tight bend", () => {
    const drawn = lines(grid, cells("0301", "0302", "0402", "0403", "0303")).map(numbers);
    expect(drawn.flat().sort()).toEqual(["0301", "0302", "0303", "0402", "0403"]);
    expect(drawn).toHaveLength(1);
  });

  test("branch where they must, from a hex they share", () => {
    const drawn = lines(grid, cells("0401", "0402", "0403", "0504", "0604", "0304", "0204"));
    expect(drawn).toHaveLength(2);
    const [trunk, branch] = drawn;
    expect(trunk).toContain(branch[0]);
  });
});

describe("roads", () => {
  const road = (more: Partial<MapFile>): readonly (readonly string[])[] =>
    ways(survey({ ...MAP, ...more }, grid, field)).map((way) => numbers(way.cells));

  test("a listed road is drawn once though its hexsides are tagged too", () => {
    const roads = [{ kind: "major", path: ["0101", "0102", "0103"] }];
    expect(road({ roads, sides: { "0101/0102": ["major-road"] }, hexes: { "0103": ["major-road"] } })).toEqual([
      ["0101", "0102", "0103"],
    ]);
  });

  test("tags alone make a road", () => {
    expect(road({ sides: { "0402/0502": ["minor-road"] } })).toEqual([["0402", "0502"]]);
    expect(road({ roads: [["0101", "0102"]] })).toEqual([["0101", "0102"]]);
  });
});

test("a hexside named for a part of the Alma is what the map calls it, else river in the east and stream in the west", () => {
  const water = (...tags: string[]): string | undefined =>
    waterOn(survey({ ...MAP, sides: { "0402/0502": tags } }, grid, field).edges[0]);
  expect(water("stream", "alma-east")).toBe("stream");
  expect(water("alma-east")).toBe("river");
  expect(water("alma-west")).toBe("stream");
  expect(water("bridge", "major-river")).toBe("major-river");
});

test("two roads that end in one hex are drawn as one, unless a third is there", () => {
  const join = (...roads: string[][]): string[][] =>
    ways(survey({ ...MAP, roads }, grid, field)).map((way) => numbers(way.cells));
  expect(join(["0101", "0102"], ["0103", "0102"])).toEqual([["0101", "0102", "0103"]]);
  expect(join(["0101", "0102"], ["0103", "0102"], ["0202", "0102"])).toHaveLength(3);
});
