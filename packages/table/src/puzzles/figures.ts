import type { Puzzle, PuzzleLeads, PuzzleLine, PuzzleTurnLine, TurnPuzzle } from "@redoubt/protocol";
import { type Chance, chanceOf, chanceWords, isClear } from "../analysis/chances.ts";
import type { LeadTally, Tally } from "../worker/analyst-calls.ts";

/** What was counted of a plan: games to their end, or turns to theirs. */
export type Counted = Tally | LeadTally;

/** What a count tells the side that plays, with its interval: the chance in hundredths, or the points that the turn brings it. */
export interface Figure {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly text: string;
}

// Nine in ten, both sides together, as for chances.
const Z = 1.645;

/** Whether a puzzle is about the points of a turn, and not about the battle. */
export const isTurn = (puzzle: Puzzle): puzzle is TurnPuzzle => puzzle.lead !== undefined;

/** Points with one decimal and their sign: "+1.8", "−0.4", "0". */
export function pointsText(points: number): string {
  const tenths = Math.round(points * 10) / 10;
  return tenths === 0 ? "0" : tenths > 0 ? `+${tenths}` : `−${-tenths}`;
}

function gainOf({ count, sum, squares }: PuzzleLeads, now: number, seat: number): Figure {
  const mean = sum / count;
  const error = count < 2 ? 0 : Math.sqrt(Math.max(0, squares - sum * mean) / (count - 1) / count);
  const value = seat === 0 ? mean - now : now - mean;
  const half = Z * error;
  return {
    value,
    low: value - half,
    high: value + half,
    text: `${pointsText(value)} ± ${Math.round(half * 10) / 10}`,
  };
}

function figureOfChance(chance: Chance): Figure {
  return { value: chance.percent, low: chance.low, high: chance.high, text: chanceWords(chance) };
}

/** What a count of a plan tells; null where nothing was counted yet. */
export function figureOf(puzzle: Puzzle, counted: Counted, seat: number): Figure | null {
  if (counted.count === 0) return null;
  if (isTurn(puzzle)) return gainOf(counted as LeadTally, puzzle.lead, seat); // A puzzle is counted as it was found.
  const chance = chanceOf(counted as Tally, seat);
  return chance === null ? null : figureOfChance(chance);
}

const countedIn = (line: PuzzleLine | PuzzleTurnLine): Counted => ("turn" in line ? line.turn : line);

/** What a puzzle has known from the beginning, for the side that is to play. */
export interface Known {
  /** By the best line that is known. */
  readonly best: Figure | null;
  /** By the line that is clearly worse. */
  readonly other: Figure | null;
  /** Whether the worse one was played in the game; else it is what looks best at first sight, and the game had the better one. */
  readonly isOtherPlayed: boolean;
}

/** What is known of a puzzle. */
export function knownOf(puzzle: Puzzle, seat: number): Known {
  const [best, ...others]: readonly (PuzzleLine | PuzzleTurnLine)[] = puzzle.lines;
  const other = others.find(({ isPlayed }) => isPlayed === true) ?? others[0];
  const of = (line: PuzzleLine | PuzzleTurnLine): Figure | null => figureOf(puzzle, countedIn(line), seat);
  return { best: of(best), other: of(other), isOtherPlayed: other.isPlayed === true };
}

/** How often each line of a puzzle was played out. */
export const gamesIn = (puzzle: Puzzle): number =>
  isTurn(puzzle) ? puzzle.lines[0].turn.count : puzzle.lines[0].count;

/** A figure on the scale of a bar from 0 to 100: chances as they are, points as far as any of the figures reaches. */
export function onBar(puzzle: Puzzle, figure: Figure, all: readonly (Figure | null)[]): Chance {
  const { value, low, high } = figure;
  if (!isTurn(puzzle)) return { percent: value, low, high, count: 0 };
  const shown = all.filter((one) => one !== null);
  const from = Math.min(0, ...shown.map((one) => one.low));
  const to = Math.max(0, ...shown.map((one) => one.high));
  const at = (points: number): number => 4 + (92 * (points - from)) / Math.max(to - from, 1);
  return { percent: at(value), low: at(low), high: at(high), count: 0 };
}

/** Whether two figures are clearly different: their intervals do not overlap. */
export const areApart = (one: Figure, other: Figure): boolean =>
  isClear({ percent: 0, count: 0, ...one }, { percent: 0, count: 0, ...other });
