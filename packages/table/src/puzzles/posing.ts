import type { PuzzleBook } from "@redoubt/protocol";
import { createCaller } from "../client/caller.ts";
import { hireWorker } from "../client/hire.ts";
import type { App } from "../session/app.ts";
import { newSecret } from "../session/secret.ts";
import { PERSON } from "../session/state.ts";
import { SAVE_FORMAT, type SaveRecord } from "../store/keeper.ts";
import { placeHash } from "../store/link.ts";
import type { AnalystCalls } from "../worker/analyst-calls.ts";
import { gameText } from "./books.ts";
import { puzzleMark } from "./mark.ts";
import { whenOf } from "./words.ts";

/** The game that a puzzle is solved in: always the same one, so that begun again it takes the place of the last. */
const gameId = (battle: string, number: number): string => `puzzle-${battle.replace("/", "-")}-${number + 1}`;

/** Sets a puzzle up as a game of this browser, with the dice that fell before it, and answers with its address. */
export async function pose(app: App, book: PuzzleBook, seats: readonly string[], number: number): Promise<string> {
  const { calls: analyst, dismiss } = createCaller<AnalystCalls>("analyst", hireWorker);
  try {
    const puzzle = book.puzzles[number];
    const battle = `${book.system}/${book.setup.scenario}`;
    const { points } = await analyst.study({ file: gameText(book, puzzle, seats) });
    if (points.at(-1)?.state !== puzzle.state) throw new Error("the rules have changed since this puzzle was found");
    const branch = { after: puzzle.after, name: `puzzle ${number + 1}`, of: puzzleMark(battle, number) };
    const players = seats.map(() => PERSON);
    const made = await analyst.branch({ origin: branch, secret: newSecret(), players, answers: [] });
    const { turn, phase, active, entries, isOver, text } = made;
    const { system, setup } = book;
    const about = { system, scenario: setup.scenario, players, seats, turn, phase, active, entries, isOver, branch };
    const title = `Puzzle ${number + 1}: ${whenOf(puzzle)}`;
    const id = gameId(battle, number);
    await app.saves.remove(id);
    app.journal.forget(id, app.journal.count());
    const record: SaveRecord = { format: SAVE_FORMAT, id, text, about: { ...about, title, savedAt: Date.now() } };
    if ((await app.saves.put(record)) !== null) throw new Error("this browser does not let us store a puzzle");
    return placeHash({ page: "game", id, at: null });
  } finally {
    dismiss();
  }
}
