import type { Setup } from "@redoubt/engine";
import type { GameFile } from "./game-file.ts";

/** The format of a book of puzzles; a new one gets a new name. */
export const puzzleFormat = "redoubt-puzzles/1";

/** Something that could be done: the answers until dice fall or the other side is asked. */
interface Answers {
  readonly answers: readonly string[];
  /** Set where it was done in the game. */
  readonly isPlayed?: true;
}

/** What came of games played on from it: how many, and the points of the first seat in halves. */
export interface PuzzleLine extends Answers {
  readonly count: number;
  readonly halves: number;
}

/** How many times a turn was played out, and the points that the first seat led by then: their sum and that of their squares. */
export interface PuzzleLeads {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

/** What came of turns played out from it: the lead at the end of the turn, and at the end of the one after. */
export interface PuzzleTurnLine extends Answers {
  readonly turn: PuzzleLeads;
  readonly later: PuzzleLeads;
}

interface PuzzleMoment {
  /** Which game of the book, and after how many of its answers. */
  readonly game: number;
  readonly after: number;
  readonly seat: string;
  readonly turn: number;
  readonly phase: string;
  /** The place of the map that it is about, by name; null where the map names none. */
  readonly place: string | null;
  /** The hash of the position: where the rules lead elsewhere by now, it is no puzzle any more. */
  readonly state: string;
}

/** A moment at which one choice is clearly better for winning the battle. */
export interface ChancePuzzle extends PuzzleMoment {
  readonly lead?: undefined;
  /** Best first. */
  readonly lines: readonly PuzzleLine[];
}

/** A moment at which one choice is clearly better for the points that the turn brings. */
export interface TurnPuzzle extends PuzzleMoment {
  /** The points that the first seat leads by when it begins. */
  readonly lead: number;
  /** Best first. */
  readonly lines: readonly PuzzleTurnLine[];
}

/** A moment of a game at which one choice is clearly better than what was played. */
export type Puzzle = ChancePuzzle | TurnPuzzle;

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
