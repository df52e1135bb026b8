import { readFileSync } from "node:fs";
import { isProblems } from "@redoubt/engine";
import { gameOfPuzzle, openGame, type PuzzleBook } from "@redoubt/protocol";
import { wargames } from "@redoubt/registry";
import { expect, test } from "vitest";
import { lineAt } from "../../src/worker/advice.ts";

const file = new URL("../../puzzles/bloody-steppes-inkerman.json", import.meta.url);
const book = JSON.parse(readFileSync(file, "utf8")) as PuzzleBook;

/** What the best line of the first puzzle of Inkerman is told as: two moves and what follows from them. */
test("a line is told by everything that is answered, and by nothing that others do meanwhile", () => {
  const system = wargames.find(({ id }) => id === book.system);
  if (system === undefined) throw new Error(`no system ${book.system}`);
  const [{ game, after, seat: name, lines }] = book.puzzles;
  const { opening, entries } = book.games[game];
  const begun = { opening, entries: entries.slice(0, after) };
  const opened = openGame(system, gameOfPuzzle(book, begun, system.seats));
  if (isProblems(opened)) throw new Error(opened[0].what);
  const seat = system.seats.indexOf(name);
  const answers = lines[0].answers.map((answer) => ({ seat, answer }));
  const { steps } = lineAt(system, opened.value.game.play(), seat, answers);
  const text = steps.map((step) => step.text).join(" ");
  const goals = lines[0].answers.flatMap((answer) => (answer.startsWith("hex ") ? [answer.slice(4)] : []));
  expect(goals.length).toBeGreaterThan(0);
  for (const goal of goals) expect(text).toContain(goal);
  // A battery is disorganized when the activation ends: that is nobody's order.
  expect(text).not.toContain("disorganized");
});
