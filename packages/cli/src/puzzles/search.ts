import { createOutlook } from "@redoubt/ai";
import type { AnyWargame } from "@redoubt/mechanics";
import type { Puzzle, PuzzleBook } from "@redoubt/protocol";
import { withPlace } from "./placing.ts";
import { type Moment, puzzleGame, type Recording, whenOf } from "./recording.ts";
import { type Depth, type Weighed, weigh } from "./weighing.ts";

/** How a game is looked through. */
export interface Search {
  readonly depth: Depth;
  /** How many puzzles are taken from one game. */
  readonly most: number;
  /** How much of the game is looked at, from its end. */
  readonly part: number;
  /** Told before each moment how many are left, and how many puzzles were found; false to stop. */
  readonly goOn: (left: number, found: number) => Promise<boolean>;
  readonly isOver: () => boolean;
}

// Where little is answered at once, little can be missed: one in so many of the moments, the longest, are looked at.
const longest = 10;

/** Looks through a game for puzzles, from its end: there the rest is soonest played out. */
export async function puzzlesIn(
  system: AnyWargame,
  { moments }: Recording,
  game: number,
  { depth, most, part, goOn, isOver }: Search,
): Promise<readonly Puzzle[]> {
  const outlook = createOutlook(system);
  const late = moments.slice(Math.floor(moments.length * (1 - part)));
  const lengths = late.map(({ played }) => played.length).sort((a, b) => b - a);
  const least = lengths[Math.floor(lengths.length / longest)] ?? 0;
  const looked = late.filter(({ played }) => played.length >= least).reverse();
  const found: Puzzle[] = [];
  for (const [i, moment] of looked.entries()) {
    if (found.length >= most || !(await goOn(looked.length - i, found.length))) break;
    const { turn, phase } = whenOf(system, moment);
    const isAlike = found.some((one) => one.turn === turn && one.seat === system.seats[moment.seat]);
    if (isAlike) continue;
    const lines = weigh(system, outlook, moment, depth, isOver);
    if (lines !== null) found.push(puzzleOf(system, moment, game, { turn, phase }, lines));
  }
  return found;
}

function puzzleOf(
  system: AnyWargame,
  { after, seat, state, play }: Moment,
  game: number,
  when: Pick<Puzzle, "turn" | "phase">,
  lines: readonly Weighed[],
): Puzzle {
  const naming = system.naming(play.world);
  return withPlace(system, play, {
    game,
    after,
    seat: system.seats[seat],
    ...when,
    state,
    lines: lines.map(({ line, isPlayed, count, halves }) => ({
      answers: line.answers.map((code) => system.words.text(code, naming)),
      count,
      halves: seat === 0 ? halves : 2 * count - halves,
      ...(isPlayed ? { isPlayed } : {}),
    })),
  });
}

/** A book with the puzzles of one more game, the game kept as far as they need it. */
export function withGame(book: PuzzleBook, { log }: Recording, found: readonly Puzzle[]): PuzzleBook {
  const next = book.next + 1;
  if (found.length === 0) return { ...book, next };
  const most = Math.max(...found.map(({ after }) => after));
  return { ...book, next, games: [...book.games, puzzleGame(log, most)], puzzles: [...book.puzzles, ...found] };
}
