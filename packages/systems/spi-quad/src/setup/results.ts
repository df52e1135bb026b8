import type { Problem } from "@redoubt/engine";
import type { Result } from "@redoubt/mechanics";
import type { QuadOptions } from "../readings.ts";
import { artilleryStrength } from "../tables/artillery-strength.ts";
import { fireResults } from "../tables/fire-results.ts";
import { type MeleeLine, meleeOdds } from "../tables/melee-odds.ts";
import { type MeleeResult, meleeMeanings, meleeResults, meleeVariants } from "../tables/melee-results.ts";

/** The results charts of one game as flat arrays: the printed ones, with the reading and the position's own applied. */
export interface Charts {
  /** 7.41: strength at 6 times the row plus range less 1; the rows are those of `gunClasses`. */
  readonly artillery: Uint8Array;
  /** 7.42: result at 8 times the die less 1 plus column (first 0). */
  readonly fire: Uint8Array;
  /** 8.4: place in `meleeCells` at 8 times the row (first 0) plus column (first 0). */
  readonly melee: Uint8Array;
}

/** The classes of artillery in the order of the rows of 7.41. */
export const gunClasses: readonly string[] = Object.keys(artilleryStrength);

/** The greatest range of 7.41. */
export const maxRange = 6;

/** The columns of 7.42 and of 8.4. */
export const columnCount = 8;

/** The results of 8.4; Charts.melee holds places in this list. */
export const meleeCells = Object.keys(meleeMeanings) as readonly MeleeResult[]; // Object.keys widens the literal keys.

/** What each result of `meleeCells` does, by its place. */
export const meaningOf = meleeCells.map((cell) => meleeMeanings[cell]);

/** The odds lines of 8.4, best for the defender first. */
export const meleeLines = Object.keys(meleeOdds) as readonly MeleeLine[]; // Object.keys widens the literal keys.

export const TOWN_LINE = 0;
export const RIVER_LINE = 1;
export const WOODS_LINE = 2;
export const CLEAR_LINE = 3;
export const SWAMP_LINE = 4;

const meleeRows = meleeResults.length;

/** Charts that a position puts in the place of the printed ones. */
export type PositionCharts = Readonly<Record<string, unknown>>;

const isRows = (chart: unknown, rows: number): chart is readonly (readonly unknown[])[] =>
  Array.isArray(chart) &&
  chart.length === rows &&
  chart.every((row) => Array.isArray(row) && row.length === columnCount);

function readMelee(chart: unknown, into: Uint8Array): readonly Problem[] {
  if (!isRows(chart, meleeRows)) return [{ where: "tables.melee", what: `must be ${meleeRows} rows of 8 results` }];
  return chart.flatMap((row, r) =>
    row.flatMap((cell, column) => {
      const code = (meleeCells as readonly unknown[]).indexOf(cell);
      into[r * columnCount + column] = Math.max(code, 0);
      const where = `tables.melee[${r}][${column}]`;
      return code >= 0 ? [] : [{ where, what: `${JSON.stringify(cell)} is none of ${meleeCells.join(", ")}` }];
    }),
  );
}

function readFire(chart: unknown, into: Uint8Array): readonly Problem[] {
  if (!isRows(chart, 6)) return [{ where: "tables.fire", what: "must be 6 rows of 8 numbers" }];
  return chart.flatMap((row, r) =>
    row.flatMap((cell, column) => {
      const isResult = typeof cell === "number" && Number.isInteger(cell) && cell >= 0 && cell <= 9;
      into[r * columnCount + column] = isResult ? cell : 0;
      const where = `tables.fire[${r}][${column}]`;
      return isResult ? [] : [{ where, what: `${JSON.stringify(cell)} is no whole number from 0 to 9` }];
    }),
  );
}

/** The charts of a game, or what is wrong with those of its position ("melee" and "fire" may be replaced). */
export function chartsOf(options: QuadOptions, own: PositionCharts = {}): Result<Charts> {
  const artillery = Uint8Array.from(Object.values(artilleryStrength).flat());
  const fire = Uint8Array.from(fireResults.flat());
  const melee = Uint8Array.from(meleeResults.flat(), (cell) => meleeCells.indexOf(cell));
  for (const { row, column, result } of meleeVariants[options.meleeTable]) {
    melee[(row - 1) * columnCount + column - 1] = meleeCells.indexOf(result);
  }
  const problems = Object.entries(own).flatMap(([name, chart]) => {
    if (name === "melee") return readMelee(chart, melee);
    if (name === "fire") return readFire(chart, fire);
    return [{ where: `tables.${name}`, what: "no such chart; known are melee, fire" }];
  });
  return problems.length > 0 ? problems : { artillery, fire, melee };
}
