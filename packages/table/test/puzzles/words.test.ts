import type { Puzzle } from "@redoubt/protocol";
import { expect, test } from "vitest";
import { chanceOf } from "../../src/analysis/chances.ts";
import { isPuzzle, puzzleAt, puzzleMark } from "../../src/puzzles/mark.ts";
import { keepSolved, solvedHere } from "../../src/puzzles/solved.ts";
import { aimOf, turnIn, verdictOf, whenOf } from "../../src/puzzles/words.ts";

const puzzle = (best: number, played: number): Puzzle => ({
  game: 0,
  after: 4,
  seat: "russian",
  turn: 7,
  phase: "offensive-fire",
  state: "x",
  // Halves are of the first seat, and the puzzle is for the second.
  lines: [
    { answers: ["stop"], count: 100, halves: 200 - 2 * best },
    { answers: ["go"], count: 100, halves: 200 - 2 * played, isPlayed: true },
  ],
});
const chance = (won: number, count = 100) => {
  const told = chanceOf({ count, halves: 2 * won }, 0);
  if (told === null) throw new Error("nothing was counted");
  return told;
};

test("a puzzle says when it is, for whom and what for", () => {
  expect(whenOf(puzzle(60, 20))).toBe("Turn 7, Russian offensive fire");
  expect(aimOf(puzzle(60, 20), 1)).toBe("turn the day");
  expect(aimOf(puzzle(90, 60), 1)).toBe("make sure of it");
  expect(aimOf(puzzle(40, 10), 1)).toBe("stay in the fight");
});

test("a plan solves a puzzle unless it is clearly worse than the best that is known", () => {
  expect(verdictOf(chance(55), chance(60))).toMatchObject({ isSolved: true });
  expect(verdictOf(chance(55), chance(60)).text).toContain("not clearly different");
  expect(verdictOf(chance(30), chance(60))).toMatchObject({ isSolved: false });
  expect(verdictOf(chance(30), chance(60)).text).toContain("worse by about 30%");
  expect(verdictOf(chance(90), chance(60))).toMatchObject({ isSolved: true });
});

test("a turn ends with dice, with the other side, or where nobody of the side is asked any more", () => {
  const go = { seat: "russian", answer: "go", rolls: [] };
  const roll = { seat: "russian", answer: "fire", rolls: [{}] };
  const other = { seat: "allied", answer: "hold", rolls: [] };
  expect(turnIn([], "russian", true)).toEqual({ answers: [], isDone: false });
  expect(turnIn([], "russian", false).isDone).toBe(false);
  expect(turnIn([go, go], "russian", true)).toEqual({ answers: ["go", "go"], isDone: false });
  expect(turnIn([go], "russian", false)).toEqual({ answers: ["go"], isDone: true });
  expect(turnIn([go, roll, go], "russian", true)).toEqual({ answers: ["go", "fire"], isDone: true });
  expect(turnIn([go, other, roll], "russian", true)).toEqual({ answers: ["go"], isDone: true });
});

test("what was solved is remembered, and what was solved alone stays so", () => {
  const kept = new Map<string, string>();
  const storage = () =>
    ({ getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) }) as unknown as Storage;
  keepSolved("a", "shown", storage);
  keepSolved("b", "alone", storage);
  keepSolved("b", "shown", storage);
  expect(solvedHere(storage)).toEqual({ a: "shown", b: "alone" });
  expect(solvedHere(() => ({ getItem: () => "no json" }) as unknown as Storage)).toEqual({});
});

test("the origin of a game tells which puzzle it is", () => {
  expect(puzzleAt(puzzleMark("spi-quad/alma", 3))).toEqual({ battle: "spi-quad/alma", number: 3 });
  expect([isPuzzle(puzzleMark("spi-quad/alma", 3)), isPuzzle("abc"), isPuzzle(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});
