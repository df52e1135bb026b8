import { gameOfPuzzle, type Puzzle, type PuzzleBook, puzzleFormat } from "@redoubt/protocol";

// Each book is fetched with the first of its puzzles that is looked at.
const files = import.meta.glob("../../puzzles/*.json", { query: "?raw", import: "default" });

/** The puzzles of a battle ("spi-quad/alma"); null where there are none. */
export async function bookOf(battle: string): Promise<PuzzleBook | null> {
  const fetched = await files[`../../puzzles/${battle.replace("/", "-")}.json`]?.();
  // Only `redoubt puzzles` writes these files, and a test holds them to their shape.
  return fetched === undefined ? null : (JSON.parse(fetched) as PuzzleBook);
}

/** The game of a puzzle up to where it begins, as the analyst reads it. */
export function gameText(book: PuzzleBook, { game, after }: Puzzle, seats: readonly string[]): string {
  const { opening, entries } = book.games[game];
  const { header, hashes: _, ...file } = gameOfPuzzle(book, { opening, entries: entries.slice(0, after) }, seats);
  return JSON.stringify({ header: { format: puzzleFormat, ...header }, ...file });
}
