import { describe, expect, test } from "vitest";
import { options } from "../../src/readings.ts";
import { meleeMeanings, meleeResults, meleeRetreatByMorale, meleeVariants } from "../../src/tables/melee-results.ts";

/** 8.4 the results of the two prints, row by row, as they stand there: without bold type, Alma's and Balaclava's. */
const prints = [
  ["E 3* 3* 2* 2 1 R R", "E 3* 3* 2* 2 1 R R"],
  ["3* 2* 2* 2 1 R R 1", "3* 2* 2* 2 1 R R 1"],
  ["2* 2* 1 1 R R 1 1", "2* 2* 1 1 R R 1 1"],
  ["2* 1 1 R R 1 1 2*", "2* 1 1 R R 1 1 2*"],
  ["1 1 R R 1 1 2* 2*", "1 1 R R 1 1 2* 2*"],
  ["1 R R 1 1 2* 2* 3*", "1 R R 1 1 2* 2* 3*"],
  ["R R 1 1 2* 2* 3* E E", "R R 1 1 2* 2* 3* E E"],
  ["R R 1 2* 2* 3* E E E", "R R 1 2* 2* 3* E E E"],
  ["R 1 2* 2* 3* E E E E", "R 1 2* 2* 3* E E E"],
  ["1 2* 2* 3* E E E E E", "1 2* 2* 3* E E E E"],
];

/** How many cells of each row are the attacker's: the first R of the pair is the last of them. */
const attackerCells = [7, 6, 5, 4, 3, 2, 1, 0, 0, 0];

const scale = ["aE", "a3*", "a2*", "a2", "a1", "aR", "dR", "d1", "d2*", "d3*", "dE"];

describe("8.4 Melee Combat Results Table", () => {
  test.each(prints.map(([alma, balaclava], row) => ({ row: row + 1, alma, balaclava })))(
    "8.4 row $row is the print without the surplus E", ({ row, alma, balaclava }) => {
      const cells = meleeResults[row - 1].map((cell) => cell.slice(1)).join(" ");
      expect(cells.split(" ").length).toBe(8);
      for (const print of [alma, balaclava]) expect(print.replace(/( E)+$/, "")).toBe(cells.replace(/( E)+$/, ""));
      expect(alma.startsWith(cells) && balaclava.startsWith(cells)).toBe(true);
    });

  test("8.4 the seam moves one column left per row and leaves the table after row 7", () => {
    expect(meleeResults.map((row) => row.filter((cell) => cell.startsWith("a")).length)).toEqual(attackerCells);
    for (const row of meleeResults) expect(row.map((cell) => cell[0]).join("")).toMatch(/^a*d*$/);
  });

  test("8.4 results never get worse for the attacker to the right or downwards", () => {
    const rank = meleeResults.map((row) => row.map((cell) => scale.indexOf(cell)));
    for (let row = 0; row < 10; row++)
      for (let column = 0; column < 8; column++) {
        expect(rank[row][column]).toBeGreaterThanOrEqual(0);
        if (row > 0) expect(rank[row][column]).toBeGreaterThanOrEqual(rank[row - 1][column]);
        if (column > 0) expect(rank[row][column]).toBeGreaterThanOrEqual(rank[row][column - 1]);
      }
  });

  test("8.4 most 2 and all 3 are starred", () => {
    const cells = meleeResults.flat() as string[];
    const plain = meleeResults.flatMap((row, r) => row.flatMap((cell, c) => (cell.slice(1) === "2" ? [`${r + 1},${c + 1}`] : [])));
    expect(plain).toEqual(["1,5", "2,4"]);
    expect(cells.filter((cell) => cell.slice(1) === "3")).toEqual([]);
  });

  test("S-49 the default variant is the table itself, and the rivals differ in the contested cells only", () => {
    expect(Object.keys(meleeVariants)).toEqual(options.find(({ id }) => id === "meleeTable")?.choices);
    for (const { row, column, result } of meleeVariants["dR-dR-dR"]) expect(meleeResults[row - 1][column - 1]).toBe(result);
    for (const cells of Object.values(meleeVariants))
      expect(cells.map(({ row, column }) => `${row},${column}`)).toEqual(["8,1", "8,2", "9,1"]);
    for (const [name, cells] of Object.entries(meleeVariants)) expect(cells.map(({ result }) => result).join("-")).toBe(name);
  });

  test.each(Object.entries(meleeMeanings))("8.4 %s means what its signs say", (result, meaning) => {
    expect(meaning.on).toBe(result.startsWith("a") ? "attacker" : "defender");
    expect(meaning.eliminated).toBe(result.includes("E"));
    expect(meaning.starred).toBe(result.endsWith("*"));
    expect(meaning.disrupted).toBe(/[123]/.test(result));
    expect(meaning.retreat).toBe(result.includes("R") ? 1 : Number(/\d/.exec(result)?.[0] ?? 0));
  });

  test("8.82 morale 1 retreats one hex more, morale 5 one less", () => {
    expect(Object.values(meleeRetreatByMorale)).toEqual([1, 0, 0, 0, -1]);
  });
});
