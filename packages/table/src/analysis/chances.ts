import type { Study, Tally } from "../worker/analyst-calls.ts";

/** A chance of winning in hundredths, for the side it is told of, with the interval that nine of ten such counts would lie in. */
export interface Chance {
  readonly percent: number;
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

// Nine in ten, both sides together.
const Z = 1.645;

/**
 * The chance that a tally tells, for the first seat or another. The interval is that of Wilson's score; draws, which count half,
 * make it narrower in truth than it is told here.
 */
export function chanceOf({ count, halves }: Tally, seat: number, isKnown = false): Chance | null {
  if (count === 0) return null;
  const first = halves / (2 * count);
  const share = seat === 0 ? first : 1 - first;
  if (isKnown) return { percent: 100 * share, low: 100 * share, high: 100 * share, count };
  const spread = Z * Z;
  const middle = (share + spread / (2 * count)) / (1 + spread / count);
  const half = (Z / (1 + spread / count)) * Math.sqrt((share * (1 - share)) / count + spread / (4 * count * count));
  return {
    percent: 100 * share,
    low: 100 * Math.max(0, middle - half),
    high: 100 * Math.min(1, middle + half),
    count,
  };
}

/** Whether the result at a moment is known: it is the last one of a game that is over. */
export const isCertain = (study: Study | null, entry: number): boolean =>
  study?.isOver === true && entry >= study.entries;

/** Whether two chances are clearly different: their intervals do not overlap. */
export const isClear = (one: Chance, other: Chance): boolean => one.high < other.low || other.high < one.low;

/** Half the width of an interval, for a figure with its doubt. */
export const doubtOf = ({ low, high }: Chance): number => Math.round((high - low) / 2);

/** "46% ± 6". */
export const chanceWords = (chance: Chance): string =>
  chance.low === chance.high ? `${Math.round(chance.percent)}%` : `${Math.round(chance.percent)}% ± ${doubtOf(chance)}`;

/** What part of a swing was the choice and what the dice, in hundredths for the side it is told of. */
export interface Swing {
  readonly choice: number;
  readonly dice: number;
  readonly whole: number;
  readonly isChoiceClear: boolean;
  readonly areDiceClear: boolean;
  readonly isClear: boolean;
}

/**
 * Splits a swing: from before the answers to after them, averaged over the dice, was the choice; from there to after the dice
 * that fell were the dice. Without dice the whole of it was the choice.
 */
export function swingOf(before: Chance, answered: Chance | null, after: Chance): Swing {
  const middle = answered ?? after;
  return {
    choice: middle.percent - before.percent,
    dice: after.percent - middle.percent,
    whole: after.percent - before.percent,
    isChoiceClear: isClear(before, middle),
    areDiceClear: answered !== null && isClear(middle, after),
    isClear: isClear(before, after),
  };
}

/** A figure with its sign: "+6", "−11", "0". */
export function signed(value: number): string {
  const whole = Math.round(value);
  return whole === 0 ? "0" : whole > 0 ? `+${whole}` : `−${-whole}`;
}

/** A swing as a sentence: what the choice was worth and what the dice did. */
export function swingWords({ choice, dice, isChoiceClear, areDiceClear }: Swing, hasDice: boolean): string {
  const chosen = isChoiceClear
    ? `The choice was worth ${signed(choice)}%`
    : `What was chosen is not clearly different from what was expected (${signed(choice)}%)`;
  if (!hasDice) return `${chosen}.`;
  const verb = dice < 0 ? "took" : "gave";
  const fell = areDiceClear
    ? `the dice ${verb} ${Math.abs(Math.round(dice))}%`
    : `the dice made no clear difference (${signed(dice)}%)`;
  return `${chosen}; ${fell}.`;
}

/** Two chances compared in a sentence. */
export function compareWords(mine: Chance, staff: Chance): string {
  if (!isClear(mine, staff)) return "The bars overlap: they are not clearly different.";
  const by = Math.round(Math.abs(mine.percent - staff.percent));
  return mine.percent < staff.percent ? `It is worse by about ${by}%.` : `It is better by about ${by}%.`;
}
