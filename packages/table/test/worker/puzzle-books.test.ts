import { readdirSync, readFileSync } from "node:fs";
import { isProblems } from "@redoubt/engine";
import { gameOfPuzzle, openGame, type PuzzleBook, puzzleFormat } from "@redoubt/protocol";
import { wargames } from "@redoubt/registry";
import { expect, test } from "vitest";
import { areApart, isTurn, knownOf } from "../../src/puzzles/figures.ts";
import { aboutOf, whenOf } from "../../src/puzzles/words.ts";

const folder = new URL("../../puzzles/", import.meta.url);

/** Each book is of a battle, and each of its puzzles a position that its game still leads to under the rules as they are. */
test.each(readdirSync(folder).filter((name) => name.endsWith(".json")))(
  "%s holds puzzles that still stand, each with one choice clearly better",
  (file) => {
    const book = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as PuzzleBook;
    const { format, system: id, setup, games, puzzles } = book;
    expect([format, file]).toEqual([puzzleFormat, `${id}-${setup.scenario}.json`]);
    const system = wargames.find((one) => one.id === id);
    if (system === undefined) throw new Error(`no system ${id}`);
    for (const [number, game] of games.entries()) {
      const opened = openGame(system, { ...gameOfPuzzle(book, game, system.seats), hashes: null });
      if (isProblems(opened)) throw new Error(`game ${number}: ${opened[0].what}`);
      const { entries, opening } = opened.value.game.log();
      for (const { after, state } of puzzles.filter((one) => one.game === number))
        expect(after === 0 ? opening.state : entries[after - 1].state).toBe(state);
    }
    for (const puzzle of puzzles) {
      const { best, other } = knownOf(puzzle, system.seats.indexOf(puzzle.seat));
      expect(best !== null && other !== null && areApart(best, other) && best.value > other.value).toBe(true);
      if (isTurn(puzzle)) expect((best?.value ?? 0) - (other?.value ?? 0)).toBeGreaterThanOrEqual(1);
    }
    expect(new Set(puzzles.map(({ state }) => state)).size).toBe(puzzles.length);
    // Where, when, for whom and for how much: no two entries of the list look alike.
    const entries = puzzles.map((one) => `${whenOf(one)} ${aboutOf(one, system.seats.indexOf(one.seat))}`);
    expect(entries.filter((one, i) => entries.indexOf(one) !== i)).toEqual([]);
    const names = Object.values(system.maps).flatMap((map) => Object.values(map.names ?? {}));
    for (const { place } of puzzles) expect(names).toContain(place);
  },
  120_000,
);
