import { describe, expect, test } from "vitest";
import { movementAllowances } from "../../src/tables/movement-allowances.ts";
import { rallyModifiers } from "../../src/tables/rally.ts";
import { almaVerdict, almaVictory } from "../../src/tables/victory-alma.ts";
import { balaclavaDrawBelow, balaclavaVictory } from "../../src/tables/victory-balaclava.ts";

describe("10.0 rally modifiers", () => {
  test("10.0 plus 1 beside an enemy, minus 1 beside a friend, minus 1 in a redoubt", () => {
    const value = Object.fromEntries(rallyModifiers.map((row) => [row.id, row.modifier]));
    expect(value).toEqual({ redoubt: -1, "friend-adjacent": -1, "enemy-adjacent": 1 });
  });
});

describe("victory point schedules", () => {
  const list = (rows: readonly { side: string; points: number }[], side: string) =>
    rows.filter((row) => row.side === side).map((row) => row.points);

  test("A23.11 Allied: 1, 3, and 2 subtracted", () => expect(list(almaVictory, "allied")).toEqual([1, 3, -2]));
  test("A23.12 Russian: 1, 1, and 1 subtracted", () => expect(list(almaVictory, "russian")).toEqual([1, 1, -1]));
  test("A23.2 Allies win from 3, Russians at 0 or less", () => {
    expect(almaVerdict).toEqual({ alliedWinsFrom: 3, russianWinsUpTo: 0 });
  });
  test("B23.21 Russian: 1, 2, 3, 8, 15, 30", () => {
    expect(list(balaclavaVictory, "russian")).toEqual([1, 2, 3, 8, 15, 30]);
  });
  test("B23.22 Allied: 1, 6, 15, 30", () => expect(list(balaclavaVictory, "allied")).toEqual([1, 6, 15, 30]));
  test("B23.1 less than fifty is a draw", () => expect(balaclavaDrawBelow).toBe(50));
});

describe("movement allowances", () => {
  test.each([
    ["all", "5.19", [5, 8, 7]],
    ["alma", "A19.3 and A20.3", [3, 3, 2, 4]],
    ["balaclava", "B16.4", [3, 0, 7]],
  ])("%s: %s", (game, _rules, values) => {
    expect(movementAllowances.filter((row) => row.game === game).map((row) => row.ma)).toEqual(values);
  });
});
