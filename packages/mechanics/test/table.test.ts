import { describe, expect, test } from "vitest";
import {
  cellAt,
  compareOdds,
  labelFor,
  labelRange,
  oddsColumn,
  parseOdds,
  parseTable,
  roundedOdds,
  rowNamed,
} from "../src/index.ts";

const RESULTS = ["AE", "AR", "-", "DR", "DE"] as const;
const table = parseTable(
  "Assault",
  RESULTS,
  `
  town or wood | 1-1  2-1  3-1  4-1
  open ground  | 1-2  1-1  2-1  3-1
  -------------+-------------------
  1            | AE   AE   AR   -
  2            | AE   AR   -    DR
  3 or 4       | AR   -    DR   DR
  5            | -    DR   DR   DE
`,
);

describe("a table", () => {
  test("reads like the page it was drawn from", () => {
    expect(table.heads.map(({ label }) => label)).toEqual(["town or wood", "open ground"]);
    expect(table.heads[1].columns).toEqual(["1-2", "1-1", "2-1", "3-1"]);
    expect(cellAt(table, rowNamed(table, "3 or 4"), 1)).toBe("-");
  });

  test("uses its edge beyond the edge", () => {
    expect(cellAt(table, -3, -1)).toBe("AE");
    expect(cellAt(table, 99, 99)).toBe("DE");
  });

  test.each([
    ["1 | AE AR\n", "no line of dashes under the column heads"],
    ["d | 1 2\n--+--\n1 | AE\n", '1 cells instead of 2 in line "1 | AE"'],
    ["d | 1 2\ne | 1\n--+--\n1 | AE AE\n", '1 columns instead of 2 in line "e | 1"'],
    ["d | 1 2\n--+--\n1 | AE XX\n", 'unknown cell "XX" in line "1 | AE XX"'],
    ["d | 1 2\n--+--\n1   AE AE\n", 'no bar after the label in line "1   AE AE"'],
    ["d | 1 2\n--+--\n1 | AE AE\n1 | AE AE\n", "the same row label twice"],
    ["d | 1 2\n--+--\n", "no rows below the dashes"],
  ])("drawn wrong says where: %j", (art, why) => {
    expect(() => parseTable("Wrong", RESULTS, art)).toThrow(`table Wrong: ${why}`);
  });

  test("has no rows but its own", () => {
    expect(() => rowNamed(table, "9")).toThrow('table Assault has no row "9"');
  });
});

describe("odds", () => {
  const columns = table.heads[1].columns.map((head) => parseOdds(head) ?? ([0, 0] as const));

  test.each([
    [3, 1, 3, "3-1"],
    [5, 2, 2, "2-1"],
    [29, 10, 2, "2-1"],
    [7, 8, 0, "1-2"],
    [8, 8, 1, "1-1"],
    [1, 2, 0, "1-2"],
  ])("%i against %i are rounded in favour of the defender", (attack, defence, column, text) => {
    expect(oddsColumn(columns, attack, defence)).toMatchObject({ column, isBelow: false });
    expect(roundedOdds(attack, defence)).toBe(text);
  });

  test("beyond either end use the end column and say so", () => {
    expect(oddsColumn(columns, 1, 3)).toEqual({ column: 0, isBelow: true, isAbove: false });
    expect(oddsColumn(columns, 39, 10)).toEqual({ column: 3, isBelow: false, isAbove: false });
    expect(oddsColumn(columns, 4, 1)).toEqual({ column: 3, isBelow: false, isAbove: true });
    expect(oddsColumn(columns, 4, 0)).toEqual({ column: 3, isBelow: false, isAbove: true });
    expect([roundedOdds(0, 3), roundedOdds(2, 5), roundedOdds(3, 0)]).toEqual(["0-3", "1-3", "3-0"]);
  });

  test("are read with a dash or a colon, and compared exactly", () => {
    expect([parseOdds("1-3"), parseOdds("6:1"), parseOdds("3"), parseOdds("0-1")]).toEqual([
      [1, 3],
      [6, 1],
      undefined,
      undefined,
    ]);
    expect(compareOdds([1, 3], [333, 1000])).toBeGreaterThan(0);
    expect(compareOdds([2, 6], [1, 3])).toBe(0);
  });
});

describe("labels that are numbers or ranges", () => {
  test("hold their numbers; beyond the ends the end label counts, in a gap the one before", () => {
    const labels = ["≤-4", "-3..-2", "-1", "0", "+1", "2-3", "4+"];
    expect([-9, -4, -3, -2, -1, 0, 1, 2, 3, 4, 50].map((n) => labelFor(labels, n))).toEqual([
      ...[0, 0, 1, 1, 2, 3, 4, 5, 5, 6, 6],
    ]);
    expect([0, 1, 3, 5, 12, 99].map((n) => labelFor(["1", "2", "4", "6"], n))).toEqual([0, 0, 1, 2, 3, 3]);
  });

  test("that are none say so", () => {
    expect(() => labelRange("many")).toThrow('"many" is no number or range');
    expect(labelRange("≥6").low).toBe(6);
  });
});
