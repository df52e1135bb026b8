import { type Field, listed, oneOf, readRecord, wrong } from "@redoubt/mechanics";
import { type BombardmentResult, bombardmentTable } from "../tables/bombardment.ts";
import { combatResultsTable } from "../tables/combat-results.ts";

/** The first and the last column of the Combat Results Table. */
export const LOWEST_COLUMN: number = combatResultsTable.columns[0];
export const HIGHEST_COLUMN: number = combatResultsTable.columns[combatResultsTable.columns.length - 1];
const columns = combatResultsTable.columns.length;

/** What a bombardment does; Results.bombardment holds places in this list (RBT). */
export const bombardmentResults: readonly BombardmentResult[] = ["none", "disrupted", "disrupted-and-step"];

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
  readonly bombardment: readonly BombardmentResult[];
}

/** The tables as printed with the map. */
export const printedResults: ResultsText = {
  combat: combatResultsTable.rows.map(({ cells }) => cells),
  bombardment: bombardmentTable.rows.flatMap(({ from, to, result }) =>
    Array.from({ length: to - from + 1 }, (): BombardmentResult => result),
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

const isCell = (cell: unknown): boolean => typeof cell === "string" && /^\d\/\d$/.test(cell);

function combatIn(field: Field): ResultsText["combat"] {
  const { value } = field;
  if (value === undefined) return printedResults.combat;
  const isRow = (row: unknown) => Array.isArray(row) && row.length === columns && row.every(isCell);
  // Six rows of cells were found in it.
  if (Array.isArray(value) && value.length === 6 && value.every(isRow)) return value as string[][];
  wrong(field, `must be six rows of ${columns} cells such as "1/2"`);
  return printedResults.combat;
}

function bombardmentIn(field: Field): ResultsText["bombardment"] {
  if (field.value === undefined) return printedResults.bombardment;
  const results = listed(field).map((one) => oneOf(one, bombardmentResults) ?? "none");
  if (results.length !== printedResults.bombardment.length) wrong(field, "must be the results of the dice 0 to 7");
  return results;
}

/** The tables that a position writes, the printed ones where it writes none. */
export function resultsIn(field: Field): Results {
  const written = readRecord(field, { "combat-results": combatIn, bombardment: bombardmentIn });
  return resultsOf({ combat: written["combat-results"], bombardment: written.bombardment });
}
