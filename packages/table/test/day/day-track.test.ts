import { expect, test } from "vitest";
import { firstShown } from "../../src/day/day-track.tsx";

test("of a long day the hours around the present one are shown, the last ones at its end", () => {
  expect([1, 2, 3, 10, 23, 24].map((turn) => firstShown(turn, 24))).toEqual([1, 1, 2, 9, 17, 17]);
  expect([1, 4, 6].map((turn) => firstShown(turn, 6))).toEqual([1, 1, 1]);
});
