import { fullOptions, isProblems } from "@redoubt/engine";
import { type PuzzleBook, puzzleFormat } from "@redoubt/protocol";
import { type Command, numberFlag, report, wordsOf } from "../command.ts";
import { problemsComplaint, usageComplaint } from "../complaint.ts";
import { exitStopped, startProgress } from "../progress.ts";
import { placed } from "../puzzles/placing.ts";
import { keepBook } from "../puzzles/puzzle-file.ts";
import { recordGame } from "../puzzles/recording.ts";
import { puzzlesIn, withGame } from "../puzzles/search.ts";
import { turnPuzzlesIn } from "../puzzles/turn-search.ts";
import { usualTurnDepth } from "../puzzles/turn-weighing.ts";
import { usualDepth } from "../puzzles/weighing.ts";
import { counted } from "../sentences.ts";
import { battleOf } from "./match.ts";

const perGame = { battle: 2, turn: 6 };

/** `redoubt puzzles`: positions with one choice that is clearly better. */
export const puzzles: Command = {
  name: "puzzles",
  words: "FILE",
  summary: "find puzzles of a battle in games that the computer plays, and keep them in a file",
  text: [
    "A puzzle is a moment at which what the veteran would do, until dice fall or the other side is asked, is clearly better than",
    "what was played: their 95% intervals do not overlap. A few games played on to the end tell where to look, others count.",
    "In a long battle one choice hardly moves the chance of winning: with --turn the points at the end of the turn are weighed.",
    "Ctrl-C stops between two moments; the same command goes on with the same game.",
  ],
  flags: {
    scenario: { value: "SYSTEM/SCENARIO", help: "the battle, such as spi-quad/alma" },
    want: { value: "N", help: "stop when the file holds so many (standard 12)" },
    part: { value: "PERCENT", help: "how much of each game is looked at, from its end (standard 75)" },
    turn: { help: "weigh by the lead in points at the end of the turn, not by the chance of winning" },
    deep: { value: "N", help: "how often both are played on (standard 100)" },
    minutes: { value: "N", help: "stop after so many minutes" },
  },
  examples: ["puzzles --scenario spi-quad/alma --want 12 packages/table/puzzles/spi-quad-alma.json"],
  async run(call) {
    const [path] = wordsOf(call, puzzles, 1);
    const { system, scenario } = battleOf(call);
    const options = fullOptions(system.options, {});
    if (isProblems(options)) throw problemsComplaint(system.id, options);
    const [want, part] = [numberFlag(call, "want", 12, 1), numberFlag(call, "part", 75, 1)];
    if (part > 100) throw usageComplaint("--part is at most 100.");
    const deep = numberFlag(call, "deep", usualDepth.deep, 40);
    const byTurn = call.has("turn");
    const minutes = numberFlag(call, "minutes", 0);
    const end = minutes === 0 ? Number.POSITIVE_INFINITY : call.io.now() + 60_000 * minutes;
    const blank: PuzzleBook = {
      format: puzzleFormat,
      system: system.id,
      version: system.version,
      setup: { scenario, options },
      next: 0,
      games: [],
      puzzles: [],
    };
    const { begun, save, close } = keepBook(path, blank);
    const progress = startProgress(call.io, "puzzle", want);
    const isOver = (): boolean => call.io.now() > end;
    let book = placed(system, begun);
    try {
      while (book.puzzles.length < want) {
        const have = book.puzzles.length;
        const goOn = async (_: number, found: number) => !isOver() && progress.goOn(have + found);
        if (!(await goOn(0, 0))) break;
        const recording = recordGame(system, scenario, book.next);
        const most = Math.min(byTurn ? perGame.turn : perGame.battle, want - have);
        const search = { most, part: part / 100, isOver };
        const [number, goOnTurn] = [book.games.length, (found: number) => goOn(0, found)];
        const found = byTurn
          ? await turnPuzzlesIn(system, recording, number, {
              ...search,
              goOn: goOnTurn,
              depth: { ...usualTurnDepth, deep },
            })
          : await puzzlesIn(system, recording, number, { ...search, goOn, depth: { ...usualDepth, deep } });
        // A game that was broken off is looked through again from its end, unless something was found in it.
        if (found.length === 0 && (isOver() || progress.isStopped())) break;
        book = withGame(book, recording, found);
        save(book);
      }
      if (book.puzzles.length > 0) save(book);
    } finally {
      progress.end();
      close();
    }
    const isDone = book.puzzles.length >= want;
    report(call, { file: path, puzzles: book.puzzles.length, games: book.next, isDone }, () => [
      `${path}: ${counted(book.puzzles.length, "puzzle")} from ${counted(book.next, "game")} looked through.`,
    ]);
    return isDone ? 0 : exitStopped;
  },
};
