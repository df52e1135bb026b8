import { expect, test } from "vitest";
import { startClock } from "../../src/games/clock.ts";

const terms = { pace: "live", bank: 1_000, increment: 100, cap: 1_050 } as const;

test("time runs for the seat that is asked, and stands for the other", () => {
  const clock = startClock(terms, 2, 5_000, [0]);
  expect(clock.left(5_400)).toEqual([600, 1_000]);
  expect(clock.running()).toEqual([0]);
});

test("a turn that ends gives the increment, and never more than the cap", () => {
  const clock = startClock(terms, 2, 0, [0]);
  clock.tick(10, [0]);
  clock.tick(20, [1]);
  expect(clock.left(20)).toEqual([1_050, 1_000]);
  clock.tick(520, [0]);
  expect(clock.left(520)).toEqual([1_050, 600]);
});

test("where both are asked both clocks run", () => {
  const clock = startClock(terms, 2, 0, [0, 1]);
  clock.tick(300, [1]);
  expect(clock.left(300)).toEqual([800, 700]);
});

test("who is out of time has less than nothing left", () => {
  const clock = startClock(terms, 2, 0, [1]);
  expect(clock.left(1_001)).toEqual([1_000, -1]);
});

test("who is given more time has a bank again, what was owed forgiven, and never more than the cap", () => {
  const clock = startClock({ ...terms, cap: 1_500 }, 2, 0, [0]);
  clock.give(0, 1_400);
  expect(clock.left(1_400)).toEqual([1_000, 1_000]);
  expect(clock.left(1_600)).toEqual([800, 1_000]);
  clock.give(0, 1_600);
  expect(clock.left(1_600)).toEqual([1_500, 1_000]);
});

test("by other terms everybody begins with a full bank, and whoever is asked goes on being asked", () => {
  const clock = startClock(terms, 2, 0, [1]);
  clock.change({ pace: "correspondence", bank: 9_000, increment: 500, cap: 9_200 }, 700);
  expect(clock.terms().pace).toBe("correspondence");
  expect(clock.left(1_700)).toEqual([9_000, 8_000]);
  clock.tick(1_700, [0]);
  expect(clock.left(1_700)).toEqual([9_000, 8_500]);
});
