import { asHex, createGrid, type Hex, hexAt } from "@redoubt/hex";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  BARRED,
  createLaneFlood,
  createLaneReach,
  createStepCosts,
  type Lanes,
  NO_LANE,
  points,
  type StepCosts,
} from "../src/index.ts";

const grid = createGrid({ cols: 8, rows: 7 });
const flood = createLaneFlood(grid, 6, 40);
const reach = createLaneReach(grid, 40);

/** Units that face a hexside, step to their front, or backwards for one more, and turn by one side for half a point. */
const facingsOver = (costs: StepCosts): Lanes => ({
  lanes: 6,
  costs: Array(6).fill(costs),
  after: Uint8Array.from({ length: 36 }, (_, i) =>
    (i % 6) % 3 === Math.trunc(i / 6) % 3 ? Math.trunc(i / 6) : NO_LANE,
  ),
  extra: Uint8Array.from({ length: 36 }, (_, i) => (i % 6 === (Math.trunc(i / 6) + 3) % 6 ? points(1) : 0)),
  turns: Uint8Array.from({ length: 36 }, (_, i) =>
    [1, 5].includes((Math.trunc(i / 6) - (i % 6) + 6) % 6) ? 1 : BARRED,
  ),
});

test("it reaches the hexes that a flood reaches", () => {
  const anyHex = fc.constantFrom(...grid.cells);
  const anyCosts = fc
    .array(fc.constantFrom(2, 3, 4, BARRED), { minLength: grid.size * 6, maxLength: grid.size * 6 })
    .map((prices) => createStepCosts(grid, (from, _to, direction) => prices[from * 6 + direction]));
  const anyBarred = fc
    .array(fc.constantFrom(0, 0, 0, 1), { minLength: grid.size, maxLength: grid.size })
    .map((marks) => Uint8Array.from(marks));
  fc.assert(
    fc.property(anyCosts, anyHex, fc.nat(5), fc.nat(20), anyBarred, (costs, start, facing, most, barred) => {
      const lanes = facingsOver(costs);
      const expected = flood.run(lanes, start, facing, most, { barred });
      const count = reach.run(lanes, start, facing, most, barred);
      expect(reach.reached.subarray(0, count).toSorted()).toEqual(flood.reached.subarray(0, expected).toSorted());
      expect(reach.reached[0]).toBe(start);
    }),
    { numRuns: 60 },
  );
});

test("a flood with a goal finds the same way as one without", () => {
  const lanes = facingsOver(createStepCosts(grid, (from, to) => points(1 + ((from + to) % 3))));
  const start: Hex = hexAt(grid, "0404");
  for (const goal of grid.cells) {
    flood.run(lanes, start, 1, points(6));
    const lane = flood.cheapest(goal);
    const way = lane === NO_LANE ? [] : flood.actsTo(goal, lane);
    flood.run(lanes, start, 1, points(6), { goal });
    expect(flood.cheapest(goal)).toBe(lane);
    if (lane !== NO_LANE) expect(flood.actsTo(goal, lane)).toEqual(way);
  }
});

test("it refuses lanes that cannot be bits", () => {
  const nothing = new Uint8Array(grid.size);
  const free = facingsOver(createStepCosts(grid, () => 0));
  expect(() => reach.run(free, asHex(grid.cells[0]), 0, 4, nothing)).toThrow("no free acts");
  const even = facingsOver(createStepCosts(grid, () => points(1)));
  const mixed = { ...even, costs: [...even.costs.slice(1), createStepCosts(grid, () => points(2))] };
  expect(() => reach.run(mixed, asHex(grid.cells[0]), 0, 4, nothing)).toThrow("one table of costs");
  expect(() => reach.run(even, asHex(grid.cells[0]), 0, 41, nothing)).toThrow("made for 40 half points, not 41");
});
