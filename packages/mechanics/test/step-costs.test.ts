import { createGrid, DIRECTIONS, type Hex, hexAt, neighbour } from "@redoubt/hex";
import { expect, test } from "vitest";
import {
  BARRED,
  createFlood,
  createStepCosts,
  isReached,
  pointsOf,
  pointsWords,
  repriced,
  runFlood,
  stepCost,
} from "../src/index.ts";

const grid = createGrid({ cols: 4, rows: 4 });
const at = (number: string): Hex => hexAt(grid, number);
const row = (hex: Hex): number => Number(grid.numbers[hex].slice(2));
const bridge = [
  { from: at("0202"), direction: 3 },
  { from: at("0203"), direction: 0 },
] as const;
const isBridge = (from: Hex, to: Hex): boolean =>
  bridge.some((one) => one.from === from) && bridge.some((one) => one.from === to);

/** Rows 1 and 2 are parted from 3 and 4 by a river with one bridge. */
const costs = createStepCosts(grid, (from, to) => (row(from) < 3 === row(to) < 3 || isBridge(from, to) ? 2 : BARRED));
const broken = repriced(costs, bridge, () => BARRED);
const thrown = repriced(broken, bridge, () => 3);

test("repriced: prices the named steps anew and leaves all others", () => {
  for (const hex of grid.cells)
    for (const direction of DIRECTIONS) {
      const isAcross = isBridge(hex, neighbour(grid, hex, direction));
      expect(stepCost(broken, hex, direction)).toBe(isAcross ? BARRED : stepCost(costs, hex, direction));
    }
  expect(stepCost(thrown, at("0202"), 3)).toBe(3);
});

test("repriced: leaves the costs that it began with as they were", () => {
  expect(stepCost(costs, at("0202"), 3)).toBe(2);
  expect(stepCost(broken, at("0203"), 0)).toBe(BARRED);
});

test("repriced: searches go by the costs they are given", () => {
  const flood = createFlood(grid, 20);
  runFlood(flood, broken, at("0101"), 20);
  expect(isReached(flood, at("0204"))).toBe(false);
  runFlood(flood, thrown, at("0101"), 20);
  expect(isReached(flood, at("0204"))).toBe(true);
});

test("repriced: a step that became free is free for searches whose points are spent", () => {
  const free = repriced(costs, bridge, () => 0);
  expect([costs.hasFreeSteps, free.hasFreeSteps]).toEqual([false, true]);
});

test("points are told in words: one is a point, more are points", () => {
  expect([2, 1, 3, 4, 0].map(pointsWords)).toEqual(["1 point", "½ point", "1½ points", "2 points", "0 points"]);
  expect(["1", "½", "2½", 3].map(pointsOf)).toEqual(["1 point", "½ point", "2½ points", "3 points"]);
});
