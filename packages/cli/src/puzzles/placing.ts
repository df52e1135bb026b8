import { type AnyPlay, isProblems } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { gameOfPuzzle, openGame, type Puzzle, type PuzzleBook, placeOfPuzzle } from "@redoubt/protocol";

type Unplaced<P extends Puzzle = Puzzle> = P extends Puzzle ? Omit<P, "place"> : never;

/** A puzzle with the name of the place that it is about. */
export function withPlace(system: AnyWargame, play: AnyPlay, puzzle: Unplaced): Puzzle {
  const place = placeOfPuzzle(system.map(play.world), puzzle, system.view(play, null).units);
  return { ...puzzle, place };
}

/** The position of a puzzle of a book. */
function playOf(system: AnyWargame, book: PuzzleBook, { game, after }: Unplaced): AnyPlay {
  const { opening, entries } = book.games[game];
  const file = gameOfPuzzle(book, { opening, entries: entries.slice(0, after) }, system.seats);
  const opened = openGame(system, file);
  if (isProblems(opened)) throw new RangeError(opened.map(({ what }) => what).join("; "));
  return opened.value.game.play();
}

/** A book with the places of its puzzles told anew, as the map names them by now. */
export const placed = (system: AnyWargame, book: PuzzleBook): PuzzleBook => ({
  ...book,
  puzzles: book.puzzles.map((puzzle) => withPlace(system, playOf(system, book, puzzle), puzzle)),
});
