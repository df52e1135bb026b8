import type { Puzzle } from "@redoubt/protocol";
import { expect, test } from "vitest";
import { type Figure, figureOf, knownOf, onBar, pointsText } from "../../src/puzzles/figures.ts";
import { isPuzzle, puzzleAt, puzzleMark } from "../../src/puzzles/mark.ts";
import { keepSolved, solvedHere } from "../../src/puzzles/solved.ts";
import { aboutOf, aimOf, stakeOf, taskOf, turnIn, verdictOf, whenOf } from "../../src/puzzles/words.ts";

const puzzle = (best: number, played: number): Puzzle => ({
  game: 0,
  after: 4,
  seat: "russian",
  turn: 7,
  phase: "offensive-fire",
  place: "Great Redoubt",
  state: "x",
  // Halves are of the first seat, and the puzzle is for the second.
  lines: [
    { answers: ["stop"], count: 100, halves: 200 - 2 * best },
    { answers: ["go"], count: 100, halves: 200 - 2 * played, isPlayed: true },
  ],
});

// Twenty turns, half of them a point better than the mean and half a point worse; the Allies, who lead by 3, are the first seat.
const leads = (mean: number, count = 20) => ({ count, sum: mean * count, squares: (mean * mean + 1) * count });
const turnLine = (mean: number) => ({ answers: ["stop"], turn: leads(mean), later: leads(mean) });
const turnPuzzle = (best: number, played: number, seat: string): Puzzle => ({
  ...puzzle(0, 0),
  seat,
  lead: 3,
  lines: [turnLine(best), { ...turnLine(played), isPlayed: true }],
});

const known = puzzle(60, 20);
const chance = (won: number, count = 100): Figure => {
  const told = figureOf(known, { count, halves: 2 * won }, 0);
  if (told === null) throw new Error("nothing was counted");
  return told;
};

test("a puzzle says when it is, for whom and what for", () => {
  expect(whenOf(puzzle(60, 20))).toBe("Turn 7, Russian offensive fire");
  expect(aimOf(puzzle(60, 20), 1)).toBe("turn the day");
  expect(aboutOf(puzzle(60, 20), 1)).toBe("Great Redoubt: 40% at stake");
  expect(aboutOf({ ...turnPuzzle(5, 2, "allied"), place: null }, 0)).toBe("3.0 points at stake");
  expect(aimOf(puzzle(90, 60), 1)).toBe("make sure of it");
  expect(aimOf(puzzle(40, 10), 1)).toBe("stay in the fight");
});

test("a plan solves a puzzle unless it is clearly worse than the best that is known", () => {
  expect(verdictOf(known, chance(55), chance(60))).toMatchObject({ isSolved: true });
  expect(verdictOf(known, chance(55), chance(60)).text).toContain("not clearly different");
  expect(verdictOf(known, chance(30), chance(60))).toMatchObject({ isSolved: false });
  expect(verdictOf(known, chance(30), chance(60)).text).toContain("worse by about 30%");
  expect(verdictOf(known, chance(90), chance(60))).toMatchObject({ isSolved: true });
});

test("a puzzle of a turn is told in the points that it brings the side, above what it had", () => {
  const { best, other } = knownOf(turnPuzzle(5, 2, "allied"), 0);
  expect([best?.value, other?.value, best?.text]).toEqual([2, -1, "+2 ± 0.4"]);
  expect(knownOf(turnPuzzle(1, 4, "russian"), 1)).toMatchObject({ best: { value: 2 }, other: { value: -1 } });
  expect(aimOf(turnPuzzle(5, 2, "allied"), 0)).toBe("come out ahead");
  expect(aimOf(turnPuzzle(6, 4, "allied"), 0)).toBe("win more points");
  expect(aimOf(turnPuzzle(2, 1, "allied"), 0)).toBe("lose fewer points");
  expect(stakeOf(turnPuzzle(5, 2, "allied"), 0)).toContain(
    "brings −1 points on average. The best that is known brings +2",
  );
  const reversed = {
    ...turnPuzzle(5, 2, "allied"),
    lines: [{ ...turnLine(5), isPlayed: true }, turnLine(2)],
  } as Puzzle;
  expect(stakeOf(reversed, 0)).toContain("By what looks best at first sight the turn brings −1 points");
  expect(taskOf(turnPuzzle(5, 2, "allied"))).toContain("The rest of turn 7 is then played out");
});

test("a plan for a turn is judged in points, and all of them are shown on one bar", () => {
  const of = turnPuzzle(5, 2, "allied");
  const { best, other } = knownOf(of, 0);
  const mine = figureOf(of, leads(2.5, 100), 0);
  if (best === null || other === null || mine === null) throw new Error("nothing was counted");
  expect(verdictOf(of, mine, best)).toMatchObject({ isSolved: false });
  expect(verdictOf(of, mine, best).text).toContain("worse by about 2.5 points");
  expect(verdictOf(of, best, best).isSolved).toBe(true);
  const bars = [mine, best, other].map((one) => onBar(of, one, [mine, best, other]));
  expect(bars.every(({ low, high }) => low >= 0 && high <= 100 && low < high)).toBe(true);
  expect(bars[2].percent < bars[0].percent && bars[0].percent < bars[1].percent).toBe(true);
  expect(figureOf(of, { count: 0, sum: 0, squares: 0 }, 0)).toBeNull();
});

test("points are told with their sign", () => {
  expect([1.84, -0.42, 0.04, 2].map(pointsText)).toEqual(["+1.8", "−0.4", "0", "+2"]);
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
