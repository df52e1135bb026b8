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
