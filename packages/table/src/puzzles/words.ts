import type { Puzzle } from "@redoubt/protocol";
import { type Chance, chanceOf, chanceWords, isClear } from "../analysis/chances.ts";
import { title, words } from "../panels/words.ts";

/** The chances of a puzzle for the side that is to play: by the best line that is known, and as it was played. */
export function chancesIn(
  { lines }: Puzzle,
  seat: number,
): { readonly best: Chance | null; readonly played: Chance | null } {
  const [best] = lines;
  const played = lines.find(({ isPlayed }) => isPlayed === true);
  return { best: chanceOf(best, seat), played: played === undefined ? null : chanceOf(played, seat) };
}

/** What the turn is for: "turn the day". */
export function aimOf(puzzle: Puzzle, seat: number): string {
  const { best, played } = chancesIn(puzzle, seat);
  const [most, least] = [best?.percent ?? 0, played?.percent ?? 0];
  if (least >= 50) return "make sure of it";
  if (most >= 50) return "turn the day";
  return "stay in the fight";
}

/** When it is, and who is to play. */
export const whenOf = ({ turn, phase, seat }: Puzzle): string => `Turn ${turn}, ${title(seat)} ${words(phase)}`;

/** What is said of a plan once it was played out, and whether it solves the puzzle. */
export interface Verdict {
  readonly isSolved: boolean;
  readonly text: string;
}

/** Compares a plan with the best that is known: what is not clearly worse solves it. */
export function verdictOf(mine: Chance, best: Chance): Verdict {
  const [own, known] = [chanceWords(mine), chanceWords(best)];
  if (!isClear(mine, best))
    return {
      isSolved: true,
      text: `Solved: your plan wins ${own}, the best known ${known}. They are not clearly different.`,
    };
  const by = Math.round(Math.abs(mine.percent - best.percent));
  if (mine.percent > best.percent)
    return {
      isSolved: true,
      text: `Solved, and better than what was known: your plan wins ${own}, the best known ${known}.`,
    };
  return {
    isSolved: false,
    text: `Not yet: your plan wins ${own}, the best known ${known}. It is worse by about ${by}%.`,
  };
}

/** An entry of a log, as far as a turn is read from it. */
export interface TurnEntry {
  readonly seat: string;
  readonly answer: string;
  readonly rolls: readonly unknown[];
}

/** A turn as it was played from where a puzzle begins: its answers, and whether dice or the other side have ended it. */
export function turnIn(entries: readonly TurnEntry[], seat: string, isAsked: boolean) {
  const other = entries.findIndex((entry) => entry.seat !== seat);
  const own = other < 0 ? entries : entries.slice(0, other);
  const die = own.findIndex(({ rolls }) => rolls.length > 0);
  const turn = die < 0 ? own : own.slice(0, die + 1);
  const isDone = turn.length > 0 && (die >= 0 || other >= 0 || !isAsked);
  return { answers: turn.map(({ answer }) => answer), isDone };
}
