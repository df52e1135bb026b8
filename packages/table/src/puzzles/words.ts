import type { Puzzle } from "@redoubt/protocol";
import { title, words } from "../panels/words.ts";
import { areApart, type Figure, isTurn, knownOf, pointsText } from "./figures.ts";

/** What the turn is for: "turn the day", "come out ahead". */
export function aimOf(puzzle: Puzzle, seat: number): string {
  const { best, other } = knownOf(puzzle, seat);
  const [most, least] = [best?.value ?? 0, other?.value ?? 0];
  if (isTurn(puzzle)) {
    if (least > 0) return "win more points";
    return most > 0 ? "come out ahead" : "lose fewer points";
  }
  if (least >= 50) return "make sure of it";
  if (most >= 50) return "turn the day";
  return "stay in the fight";
}

/** What tells it from the others of its battle: where it is decided, and how much the choice is worth. */
export function aboutOf(puzzle: Puzzle, seat: number): string {
  const { best, other } = knownOf(puzzle, seat);
  const by = (best?.value ?? 0) - (other?.value ?? 0);
  const stake = isTurn(puzzle) ? `${by.toFixed(1)} points at stake` : `${Math.round(by)}% at stake`;
  return puzzle.place === null ? stake : `${puzzle.place}: ${stake}`;
}

/** When it is, and who is to play. */
export const whenOf = ({ turn, phase, seat }: Puzzle): string => `Turn ${turn}, ${title(seat)} ${words(phase)}`;

/** What is asked, after when it is. */
export const taskOf = (puzzle: Puzzle): string =>
  isTurn(puzzle)
    ? `Play until dice fall or the other side is asked. The rest of turn ${puzzle.turn} is then played out: what counts is how many points it brings you, less those it brings the other side.`
    : "Play until dice fall or the other side is asked: one choice is clearly better than what was played.";

/** What is at stake: by the worse line that is known, and by the best. */
export function stakeOf(puzzle: Puzzle, seat: number): string {
  const { best, other, isOtherPlayed } = knownOf(puzzle, seat);
  if (best === null || other === null) return "";
  const worse = isOtherPlayed ? "As it was played" : "By what looks best at first sight";
  if (isTurn(puzzle))
    return `${worse} the turn brings ${pointsText(other.value)} points on average. The best that is known brings ${pointsText(best.value)}.`;
  return `${worse} the chance was ${Math.round(other.value)}%. The best that is known has ${Math.round(best.value)}%.`;
}

/** What is said of a plan once it was played out, and whether it solves the puzzle. */
export interface Verdict {
  readonly isSolved: boolean;
  readonly text: string;
}

/** Compares a plan with the best that is known: what is not clearly worse solves it. */
export function verdictOf(puzzle: Puzzle, mine: Figure, best: Figure): Verdict {
  const compared = isTurn(puzzle)
    ? `your plan brings ${mine.text} points, the best known ${best.text}.`
    : `your plan wins ${mine.text}, the best known ${best.text}.`;
  if (!areApart(mine, best)) return { isSolved: true, text: `Solved: ${compared} They are not clearly different.` };
  if (mine.value > best.value) return { isSolved: true, text: `Solved, and better than what was known: ${compared}` };
  const by = best.value - mine.value;
  const worse = isTurn(puzzle) ? `${Math.round(by * 10) / 10} points` : `${Math.round(by)}%`;
  return { isSolved: false, text: `Not yet: ${compared} It is worse by about ${worse}.` };
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
