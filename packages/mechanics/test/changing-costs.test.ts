import { createGrid, type Direction, directionTo, type Hex, hexAt, sideBetween } from "@redoubt/hex";
import { expect, test } from "vitest";
import { BARRED, createChangingCosts, createFlood, isReached, runFlood, stepCost } from "../src/index.ts";

const grid = createGrid({ cols: 4, rows: 4 });
const at = (number: string): Hex => hexAt(grid, number);
const bridges = [
  [at("0202"), at("0203")],
  [at("0302"), at("0303")],
] as const;
const INTACT = 0;
const DESTROYED = 1;
const THROWN = 2;

/** Rows 1 and 2 are parted from 3 and 4 by a river with two bridges. */
const costs = createChangingCosts(
  grid,
  bridges.length,
  (from, to) => bridges.findIndex(([a, b]) => sideBetween(grid, a, b) === sideBetween(grid, from, to)),
  (from, to, _direction, condition) => {
    const isBridge = bridges.some(([a, b]) => (a === from && b === to) || (a === to && b === from));
    const row = (hex: Hex): number => Number(grid.numbers[hex].slice(2));
    if (row(from) < 3 === row(to) < 3) return 2;
    return isBridge && condition !== DESTROYED ? (condition === THROWN ? 3 : 2) : BARRED;
  },
);
const price = (conditions: readonly number[], from: string, to: string): number => {
  const direction = directionTo(grid, at(from), at(to)) as Direction; // they are adjacent
  return stepCost(costs.under(conditions), at(from), direction);
};

test("what has not changed costs what it did", () => {
  expect(price([INTACT, INTACT], "0202", "0203")).toBe(2);
  expect(price([INTACT, INTACT], "0101", "0102")).toBe(2);
});

test("a bridge that is destroyed closes the way in both directions, and no other", () => {
  expect(price([DESTROYED, INTACT], "0202", "0203")).toBe(BARRED);
  expect(price([DESTROYED, INTACT], "0203", "0202")).toBe(BARRED);
  expect(price([DESTROYED, INTACT], "0302", "0303")).toBe(2);
});

test("costs follow whatever state they are asked under, there and back", () => {
  expect(price([DESTROYED, THROWN], "0302", "0303")).toBe(3);
  expect(price([INTACT, DESTROYED], "0302", "0303")).toBe(BARRED);
  expect(price([INTACT, DESTROYED], "0202", "0203")).toBe(2);
});

test("searches go by the costs of now", () => {
  const flood = createFlood(grid, 20);
  runFlood(flood, costs.under([DESTROYED, DESTROYED]), at("0101"), 20);
  expect(isReached(flood, at("0204"))).toBe(false);
  runFlood(flood, costs.under([THROWN, DESTROYED]), at("0101"), 20);
  expect(isReached(flood, at("0204"))).toBe(true);
});
