import { bombardmentTable } from "../tables/bombardment.ts";
import { combatResultsTable } from "../tables/combat-results.ts";

/** The first and the last column of the Combat Results Table. */
export const LOWEST_COLUMN: number = combatResultsTable.columns[0];
export const HIGHEST_COLUMN: number = combatResultsTable.columns[combatResultsTable.columns.length - 1];
const columns = combatResultsTable.columns.length;

/** What a bombardment does, as the tables below hold it (RBT). */
export const NO_EFFECT = 0;
export const DISRUPTS = 1;
export const DISRUPTS_AND_STEP = 2;
const bombardmentResults = ["none", "disrupted", "disrupted-and-step"];

/** The two results tables in force, flat. */
export interface Results {
  /** Steps the attacker loses, by die (from 1) and column (from the lowest): CRT, left of the slash. */
  readonly attackerLoss: Uint8Array;
  /** Steps the defender loses before reductions: CRT, right of the slash. */
  readonly defenderLoss: Uint8Array;
  /** What a bombardment does, by modified die from 0 to 7: RBT. */
  readonly bombardment: Uint8Array;
}

/** The place of a die and a column (-2 to +10) in the flat combat tables. */
export const combatCell = (die: number, column: number): number => (die - 1) * columns + column - LOWEST_COLUMN;

/** The cells of the two tables as written: six rows of combat results, eight bombardment results. */
export interface ResultsText {
  readonly combat: readonly (readonly string[])[];
  readonly bombardment: readonly string[];
}

/** The tables as printed with the map. */
export const printedResults: ResultsText = {
  combat: combatResultsTable.rows.map(({ cells }) => cells),
  bombardment: bombardmentTable.rows.flatMap(({ from, to, result }) =>
    Array.from({ length: to - from + 1 }, (): string => result),
  ),
};

/** Lays the tables out flat. */
export function resultsOf({ combat, bombardment }: ResultsText): Results {
  const cells = combat.flat().map((cell) => cell.split("/").map(Number));
  return {
    attackerLoss: Uint8Array.from(cells, ([attacker]) => attacker),
    defenderLoss: Uint8Array.from(cells, ([, defender]) => defender),
    bombardment: Uint8Array.from(bombardment, (result) => bombardmentResults.indexOf(result)),
  };
}

/** What is wrong with tables written in a position file, by field; empty if they can be used. */
export function resultsProblems(tables: Readonly<Record<string, unknown>>): { where: string; what: string }[] {
  const problems: { where: string; what: string }[] = [];
  const isCell = (cell: unknown) => typeof cell === "string" && /^\d\/\d$/.test(cell);
  for (const [name, table] of Object.entries(tables)) {
    const rows: readonly unknown[] = Array.isArray(table) ? table : [];
    const isCombat =
      rows.length === 6 && rows.every((row) => Array.isArray(row) && row.length === columns && row.every(isCell));
    const isBombardment = rows.length === 8 && rows.every((row) => bombardmentResults.includes(String(row)));
    if (name === "combat-results" && !isCombat) {
      problems.push({ where: `tables.${name}`, what: `must be six rows of ${columns} cells such as "1/2"` });
    } else if (name === "bombardment" && !isBombardment) {
      const words = bombardmentResults.join(", ");
      problems.push({ where: `tables.${name}`, what: `must be the results of the dice 0 to 7, each one of ${words}` });
    } else if (name !== "combat-results" && name !== "bombardment") {
      problems.push({ where: `tables.${name}`, what: "no such table; known are combat-results, bombardment" });
    }
  }
  return problems;
}
