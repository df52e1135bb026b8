import { expect, test } from "vitest";
import { meleeOdds } from "../../src/tables/melee-odds.ts";

/** The head of the Melee Combat Results Table, typed a second time from the print. */
const printed = `
  town   2-1 3-1 4-1 5-1 6-1 7-1 8-1 9-1
  river  1-1 2-1 3-1 4-1 5-1 6-1 7-1 8-1
  woods  1-2 1-1 2-1 3-1 4-1 5-1 6-1 7-1
  clear  1-3 1-2 1-1 2-1 3-1 4-1 5-1 6-1
  swamp  1-4 1-3 1-2 1-1 2-1 3-1 4-1 5-1
`;

test("8.4: the odds of every column on every line of terrain", () => {
  const typed = printed.trim().split("\n").map((line) => line.trim().split(/\s+/));
  expect(Object.entries(meleeOdds).map(([line, odds]) => [line, ...odds])).toEqual(typed);
});
