import type { Setup } from "@redoubt/engine";
import type { GameFile } from "./game-file.ts";

/** The format of a book of puzzles; a new one gets a new name. */
export const puzzleFormat = "redoubt-puzzles/1";

/** Something that could be done: the answers until dice fall or the other side is asked, and what came of games played on. */
export interface PuzzleLine {
  readonly answers: readonly string[];
  /** How many games, and the points of the first seat in halves. */
  readonly count: number;
  readonly halves: number;
  /** Set where it was done in the game. */
  readonly isPlayed?: true;
}

/** A moment of a game at which one choice is clearly better than others. */
export interface Puzzle {
  /** Which game of the book, and after how many of its answers. */
  readonly game: number;
  readonly after: number;
  readonly seat: string;
  readonly turn: number;
  readonly phase: string;
  /** The hash of the position: where the rules lead elsewhere by now, it is no puzzle any more. */
  readonly state: string;
  /** Best first. */
  readonly lines: readonly PuzzleLine[];
}

type Faces = readonly number[];

/** A game as far as its last puzzle needs it: each entry is the number of its seat, the answer, and the dice that fell. */
export interface PuzzleGame {
  readonly opening: readonly Faces[];
  readonly entries: readonly (readonly [number, string, ...Faces[]])[];
}

/** The puzzles of a battle with the games that they were found in. */
export interface PuzzleBook {
  readonly format: typeof puzzleFormat;
  readonly system: string;
  readonly version: string;
  readonly setup: Setup;
  /** The number of the first game that was not looked through yet. */
  readonly next: number;
  readonly games: readonly PuzzleGame[];
  readonly puzzles: readonly Puzzle[];
}

const rollsOf = (all: readonly Faces[]) => all.map((dice) => ({ purpose: "", dice }));

/** A game of a book as a file without hashes, to be branched off from. */
export function gameOfPuzzle(
  { system, version, setup }: Pick<PuzzleBook, "system" | "version" | "setup">,
  { opening, entries }: PuzzleGame,
  seats: readonly string[],
): GameFile {
  return {
    header: { system, version, setup, seats, commitment: null },
    opening: { rolls: rollsOf(opening) },
    entries: entries.map(([seat, answer, ...dice]) => ({ seat: seats[seat], answer, rolls: rollsOf(dice) })),
    hashes: null,
  };
}
