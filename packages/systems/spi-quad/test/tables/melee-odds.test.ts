import { describe, expect, test } from "vitest";
import { type MeleeLine, meleeOdds } from "../../src/tables/melee-odds.ts";

/** 8.4 the odds lines as printed, best for the defender first. */
const printedOdds: Record<MeleeLine, string> = {
  town: "2-1 3-1 4-1 5-1 6-1 7-1 8-1 9-1",
  river: "1-1 2-1 3-1 4-1 5-1 6-1 7-1 8-1",
  woods: "1-2 1-1 2-1 3-1 4-1 5-1 6-1 7-1",
  clear: "1-3 1-2 1-1 2-1 3-1 4-1 5-1 6-1",
  swamp: "1-4 1-3 1-2 1-1 2-1 3-1 4-1 5-1",
};

describe("8.4 odds lines", () => {
  test.each(Object.keys(printedOdds) as MeleeLine[])("8.4 line %s reads as printed", (line) => {
    expect(meleeOdds[line].join(" ")).toBe(printedOdds[line]);
  });

  test("8.4 the lines stand in the order of the print", () => {
    expect(Object.keys(meleeOdds)).toEqual(Object.keys(printedOdds));
  });
});
