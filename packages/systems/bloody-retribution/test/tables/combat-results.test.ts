import { describe, expect, test } from "vitest";
import { combatResultsTable } from "../../src/tables/combat-results.ts";

// A second copy, typed from the printed table column by column, dice 1 to 6 from left to right.
const columns: readonly (readonly [number, string])[] = [
  [-2, "1/0 1/0 1/0 2/0 3/0 3/0"],
  [-1, "1/1 1/0 1/0 2/0 3/0 3/0"],
  [0, "1/1 1/1 1/0 2/0 3/0 3/0"],
  [1, "1/1 1/1 1/1 1/0 2/0 3/0"],
  [2, "1/2 1/1 1/1 1/1 1/0 2/0"],
  [3, "1/2 1/2 1/1 1/1 1/1 2/0"],
  [4, "0/2 1/2 1/2 1/1 1/1 1/1"],
  [5, "0/3 0/2 1/2 1/2 1/1 1/1"],
  [6, "0/3 0/3 0/2 1/2 1/2 1/1"],
  [7, "0/3 0/3 0/3 0/2 1/2 1/2"],
  [8, "0/3 0/3 0/3 0/3 0/2 1/2"],
  [9, "0/3 0/3 0/3 0/3 0/3 0/2"],
  [10, "0/3 0/3 0/3 0/3 0/3 0/3"],
];

const heads: readonly number[] = combatResultsTable.columns;

describe("Combat Results Table", () => {
  test("CRT: thirteen columns from -2 to +10 and six rows", () => {
    expect(heads).toEqual([-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(combatResultsTable.rows.map((row) => row.die)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test.each(columns)("CRT: column %i agrees with the second copy", (differential, copy) => {
    const at = heads.indexOf(differential);
    const read = combatResultsTable.rows.map((row) => row.cells[at]);
    expect(read.join(" ")).toBe(copy);
  });

  test("9.15: a 3 under +5 is 1/2", () => {
    expect(combatResultsTable.rows[2].cells[heads.indexOf(5)]).toBe("1/2");
  });
});
