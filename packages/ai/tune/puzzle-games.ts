import { readFileSync } from "node:fs";
import type { ChancePuzzle, Puzzle, PuzzleBook, PuzzleLine } from "@redoubt/protocol";
import { wargames } from "@redoubt/registry";
import type { Blunder, BlunderGame } from "./blunder.ts";

/** Choices of recorded games that are kept in the book of puzzles of a battle: how long each lasts, their numbers there, and those of them that are quick enough for a test. */
export interface PuzzleBlunders {
  readonly book: string;
  readonly until: "phase" | "part";
  readonly puzzles: readonly number[];
  readonly tested: readonly number[];
}

// How often a turn is played on to see what it is worth.
const playings = 40;

const isOfChance = (puzzle: Puzzle): puzzle is ChancePuzzle => puzzle.lead === undefined;

function bookOf(name: string): PuzzleBook {
  const file = new URL(`../../table/puzzles/${name}.json`, import.meta.url);
  // The table reads the same books and tests them.
  return JSON.parse(readFileSync(file, "utf8")) as PuzzleBook;
}

// What the best choice and the one that was played came to for the side that chose, in hundredths.
function sharesOf({ system }: PuzzleBook, { seat, lines }: ChancePuzzle): { best: number; played: number } {
  const seats = wargames.find(({ id }) => id === system)?.seats ?? [];
  const share = ({ count, halves }: PuzzleLine): number => {
    const ofFirst = (50 * halves) / count;
    return Math.round(seats[0] === seat ? ofFirst : 100 - ofFirst);
  };
  return { best: share(lines[0]), played: share(lines.find(({ isPlayed }) => isPlayed === true) ?? lines[0]) };
}

function puzzleGame({ book: name, until, tested }: PuzzleBlunders, number: number): BlunderGame {
  const book = bookOf(name);
  const puzzle = book.puzzles[number - 1];
  if (puzzle === undefined || !isOfChance(puzzle)) throw new Error(`${name} has no puzzle ${number} of the whole game`);
  const { after, seat, turn, phase, place, lines } = puzzle;
  const { opening, entries } = book.games[puzzle.game];
  const { best, played } = sharesOf(book, puzzle);
  const atLeast = Math.round((best + played) / 2);
  const blunder: Blunder = {
    name: `puzzle ${number} of ${name}`,
    after,
    seat,
    until,
    must: { chance: { games: playings, atLeast } },
    why: `The ${seat} ${phase} of turn ${turn}${place === null ? "" : ` (${place})`} must come nearer to the best that was found than to what was played.`,
    proof: `${lines[0].count} games each: ${best}% by what was best, ${played}% by what was played`,
    ...(tested.includes(number) ? { isTested: true } : {}),
  };
  return {
    system: book.system,
    version: book.version,
    scenario: book.setup.scenario ?? "",
    players: ["recruit", "recruit"],
    blunders: [blunder],
    faces: [...opening, ...entries.flatMap(([, , ...faces]) => faces)].flat().join(" "),
    answers: entries.map(([, answer]) => answer).join("; "),
  };
}

/** The games of such choices, each with one blunder: whoever does better must come nearer to the best choice than to the one that was played. */
export const puzzleGames = (kept: PuzzleBlunders): readonly BlunderGame[] =>
  kept.puzzles.map((number) => puzzleGame(kept, number));
