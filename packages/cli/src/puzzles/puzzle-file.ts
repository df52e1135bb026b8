import { type PuzzleBook, puzzleFormat } from "@redoubt/protocol";
import { Complaint } from "../complaint.ts";
import { takeLock } from "../files/lock.ts";
import { readSaveIfAny } from "../files/save.ts";

/** A book of puzzles that is being added to, and the file it is kept in. */
export interface KeptBook {
  readonly begun: PuzzleBook;
  readonly save: (book: PuzzleBook) => void;
  /** Lets others have the file. */
  readonly close: () => void;
}

function parsed(path: string, text: string): PuzzleBook {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new Complaint("file", `${path}: this is no JSON: ${error.message}`);
    throw error;
  }
  const isBook = typeof value === "object" && value !== null && "format" in value && value.format === puzzleFormat;
  if (!isBook) throw new Complaint("file", `${path}: this is no book of puzzles`, { file: path });
  return value as PuzzleBook; // Only `redoubt puzzles` writes this format.
}

/** The book so far: from its file where there is one of the same battle and rules, else the blank one. */
export function keepBook(path: string, blank: PuzzleBook): KeptBook {
  const lock = takeLock(path, 0);
  try {
    const file = readSaveIfAny(path);
    const begun = file.text === null ? blank : parsed(path, file.text);
    const key = ({ system, version, setup }: PuzzleBook): string => JSON.stringify({ system, version, setup });
    if (key(begun) !== key(blank)) {
      throw new Complaint("file", `${path}: holds other puzzles; choose another file or take it away`, { file: path });
    }
    return { begun, save: (book) => file.replace(textOf(book)), close: lock.release };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The book with a puzzle and a game to a line. */
function textOf({ games, puzzles, ...head }: PuzzleBook): string {
  const lines = (all: readonly unknown[]): string => all.map((one) => `    ${JSON.stringify(one)}`).join(",\n");
  const begin = JSON.stringify(head, null, 2).slice(0, -2);
  return `${begin},\n  "puzzles": [\n${lines(puzzles)}\n  ],\n  "games": [\n${lines(games)}\n  ]\n}\n`;
}
