import { describe, expect, test } from "vitest";
import { columnsOf, marchDistances, twoAlongRoad } from "../../src/checks/road-march.ts";
import { fieldOf } from "../field.ts";

const field = fieldOf({
  roads: [
    ["0301", "0302", "0303", "0304", "0305", "0306", "0307"],
    ["0303", "0403", "0504"],
  ],
  sides: { "0306/0307": ["river", "bridge-destroyed"] },
});
const { grid } = field.map;
const { roadWays } = field.terrain;
const names = (hexes: readonly number[]) => hexes.map((hex) => grid.numbers[hex]).sort();
const columns = (...hexes: readonly string[]) =>
  columnsOf(grid, roadWays, hexes.map(field.hex)).map((one) => [names(one.hexes), names(one.ends)]);

describe("columns on the march", () => {
  test("I-51: two road hexes behind each other, round corners and at forks too, not over a broken bridge", () => {
    expect(names(twoAlongRoad(grid, roadWays, field.hex("0301")))).toEqual(["0303"]);
    expect(names(twoAlongRoad(grid, roadWays, field.hex("0302")))).toEqual(["0304", "0403"]);
    expect(names(twoAlongRoad(grid, roadWays, field.hex("0305")))).toEqual(["0303"]);
    expect(twoAlongRoad(grid, roadWays, field.hex("0801"))).toEqual([]);
  });

  test("I-97: a column is a greatest set so linked; either end may be its head", () => {
    expect(columns("0301", "0303", "0305")).toEqual([
      [
        ["0301", "0303", "0305"],
        ["0301", "0305"],
      ],
    ]);
    expect(columns("0301", "0304")).toEqual([
      [["0301"], ["0301"]],
      [["0304"], ["0304"]],
    ]);
    expect(columns("0302", "0304", "0306", "0403")).toEqual([
      [
        ["0302", "0304", "0306", "0403"],
        ["0302", "0306", "0403"],
      ],
    ]);
  });

  test("I-107: a road step counts a half, any other one", () => {
    const halves = marchDistances(grid, field.terrain, field.hex("0301"));
    expect(["0301", "0302", "0305", "0504", "0307", "0701"].map((hex) => halves[field.hex(hex)])).toEqual([
      0, 1, 4, 4, 7, 8,
    ]);
  });
});
