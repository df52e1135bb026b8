import { expect, test } from "vitest";
import { playToy } from "../../src/bench/toy.ts";

test("the bare loop plays to the end with many actions to choose from", () => {
  const { decisions, actions } = playToy(10);
  expect(decisions).toBeGreaterThan(500);
  expect(actions / decisions).toBeGreaterThan(10);
});
