import { describe, expect, test } from "vitest";
import { artilleryStrength, rangeWithoutClass } from "../../src/tables/artillery-strength.ts";
import { fireResults } from "../../src/tables/fire-results.ts";
import { fireShifts } from "../../src/tables/fire-shifts.ts";

// Proof-reading copies, typed from the printed page in another layout than the tables they check.

/** 7.42 column by column, die 1 to 6 downwards written from left to right. */
const fireColumns = {
  "1": "- - - 1 1 2",
  "2": "- - 1 1 2 3",
  "3": "1 1 1 2 2 3",
  "4": "1 1 2 2 3 4",
  "5": "1 2 2 3 4 4",
  "6": "2 2 3 3 4 5",
  "7": "2 3 3 4 5 6",
  "8+": "3 3 4 5 6 6",
};

/** 7.41 range by range: the classes A B C D E F G H, then J of the errata. */
const artilleryRanges = {
  1: "8 7 8 7 6 5 7 3   8",
  2: "5 4 4 3 3 3 2 1   6",
  3: "3 2 2 2 1 1 - -   4",
  4: "2 1 - - - - - -   -",
  5: "1 1 - - - - - -   -",
  6: "1 - - - - - - -   -",
};

const numbers = (text: string) => text.split(/\s+/).map((cell) => (cell === "-" ? 0 : Number(cell)));

describe("7.42 Fire Combat Results Table", () => {
  test.each(Object.entries(fireColumns).map(([head, cells], column) => ({ head, cells, column })))(
    "7.42 column $head reads as printed", ({ cells, column }) => {
      expect(fireResults.map((row) => row[column])).toEqual(numbers(cells));
    });

  test("7.42 has six rows of eight cells", () => {
    expect(fireResults.map((row) => row.length)).toEqual([8, 8, 8, 8, 8, 8]);
  });

  test("7.42 never falls with a better die or a higher column", () => {
    for (let die = 0; die < 6; die++)
      for (let column = 0; column < 8; column++) {
        if (die > 0) expect(fireResults[die][column]).toBeGreaterThanOrEqual(fireResults[die - 1][column]);
        if (column > 0) expect(fireResults[die][column]).toBeGreaterThanOrEqual(fireResults[die][column - 1]);
      }
  });
});

describe("7.41 Artillery Fire Strength Table", () => {
  test.each(Object.entries(artilleryRanges).map(([range, cells], column) => ({ range, cells, column })))(
    "7.41 range $range reads as printed", ({ cells, column }) => {
      expect(Object.values(artilleryStrength).map((row) => row[column])).toEqual(numbers(cells));
    });

  test("7.41 classes are A to H and J", () => {
    expect(Object.keys(artilleryStrength).join("")).toBe("ABCDEFGHJ");
    for (const row of Object.values(artilleryStrength)) expect(row.length).toBe(6);
  });

  test("B18.4 redoubt guns reach one hex", () => {
    expect(rangeWithoutClass).toBe(1);
  });
});

describe("7.42 column shifts", () => {
  test("7.42 two lines left, two right as corrected", () => {
    const left = fireShifts.filter((row) => row.shift < 0).map((row) => row.id);
    const right = fireShifts.filter((row) => row.shift > 0).map((row) => row.id);
    expect(left).toEqual(["town", "redoubt"]);
    expect(right).toEqual(["cavalry", "disrupted-or-silent"]);
  });
});
