import { labelFor, oddsColumn, parseOdds } from "@redoubt/mechanics";
import { cites } from "./kit.ts";
import type { ReadingChoices } from "./readings.ts";
import { artilleryResultTable } from "./tables/artillery-results.ts";
import { strengthHalves } from "./tables/constants.ts";

/** Every division here drops its remainder. */
export const enforces = cites("3.2");

/** What multiplies the SP of a unit. */
export type Multiplier = keyof typeof strengthHalves;

/** A unit in a fight: the SP it shows and what multiplies them, each once (I-7). */
export interface Fighter {
  readonly sp: number;
  readonly multipliers: readonly Multiplier[];
}

/** Eighths in one SP: enough for three halvings (I-128). */
export const EIGHTHS = 8;

/** The modified SP of a unit, in eighths. */
export function eighthsOf({ sp, multipliers }: Fighter): number {
  return multipliers.reduce((eighths, name) => (eighths * strengthHalves[name].halves) / 2, sp * EIGHTHS);
}

/** The modified SP of a side: added exactly and rounded down once, or unit by unit (3.2, I-5). */
export function strengthOf(fighters: readonly Fighter[], rounded: ReadingChoices["halvesRounded"]): number {
  if (rounded === "per-unit") return fighters.reduce((sum, one) => sum + Math.floor(eighthsOf(one) / EIGHTHS), 0);
  return Math.floor(fighters.reduce((sum, one) => sum + eighthsOf(one), 0) / EIGHTHS);
}

/** The column of a ratio on a table with heads such as "1:3" and "2:1" (9.4d, I-6); whether it was below the first one. */
export function ratioColumn(heads: readonly string[], attack: number, defence: number) {
  const odds = heads.map((head) => {
    const found = parseOdds(head);
    if (found === undefined) throw new RangeError(`column head "${head}" is no ratio`);
    return found;
  });
  return oddsColumn(odds, attack, defence);
}

/** The column of the Artillery Result Table nearest to the left of a total; null where there is none (9.2c). */
export function artilleryColumn(total: number): number | null {
  if (total < artilleryResultTable.columns[0]) return null;
  return labelFor(artilleryResultTable.columns.map(String), total);
}

/** Whether lost units pay for an Exchange: at least half of the SP eliminated (9.4.1h, I-73). */
export function paysExchange(eliminated: number, lost: number, half: ReadingChoices["exchangeHalf"]): boolean {
  return half === "exact" ? 2 * lost >= eliminated : lost >= Math.floor(eliminated / 2);
}

/** Whether the attackers round a hex envelop it: on two opposite hexsides, or on three no two of which are neighbours (CRT-M). */
export function isEnveloped(directions: readonly number[]): boolean {
  const has = (d: number): boolean => directions.includes(d % 6);
  return [0, 1, 2, 3, 4, 5].some((d) => has(d) && (has(d + 3) || (has(d + 2) && has(d + 4))));
}

/** Whether a corps is demoralized by what it has lost (3.8.2c, 3.8.2d, I-13). */
export const isDemoralized = (lost: number, number: number): boolean => lost >= number;
