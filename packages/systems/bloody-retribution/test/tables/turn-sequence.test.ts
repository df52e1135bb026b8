import { expect, test } from "vitest";
import { constants } from "../../src/tables/constants.ts";
import { orderDie, turnSequence, turnTrack } from "../../src/tables/turn-sequence.ts";
import { verdicts } from "../../src/tables/verdicts.ts";

test("5.2: five phases, order, action, recovery, action, recovery", () => {
  expect(turnSequence.map(({ phase, kind }) => `${phase} ${kind}`)).toEqual([
    "I order",
    "II action",
    "III recovery",
    "IV action",
    "V recovery",
  ]);
});

test("5.3: one to three moves first, four to six fights first", () => {
  const first = [1, 2, 3, 4, 5, 6].map((die) => orderDie.rows.find(({ from, to }) => from <= die && die <= to)?.first);
  expect(first).toEqual(["movement", "movement", "movement", "combat", "combat", "combat"]);
  for (const row of orderDie.rows) expect(row.second).not.toBe(row.first);
});

test("1.2, 5.3, 5.5, 5.7: hours, die, shift and entry by turn", () => {
  const column = <K extends keyof (typeof turnTrack)[number]>(key: K) => turnTrack.map((row) => row[key]);
  expect(column("turn")).toEqual([1, 2, 3, 4, 5]);
  expect(column("hours")).toEqual([2, 2, 1, 1, 1]);
  expect(column("orderDie")).toEqual([false, true, true, true, true]);
  expect(column("alliedShift")).toEqual([0, 0, 1, 1, 0]);
  expect(column("entry")).toEqual([true, true, true, false, false]);
});

test("4.3: none Allied, one draw, two operational, three and more war-winning", () => {
  const read = [0, 1, 2, 3, 4, 5, 6].map((n) => verdicts.rows.find(({ from, to }) => from <= n && n <= to)?.verdict);
  expect(read.join(" ")).toBe("allied draw operational war-winning war-winning war-winning war-winning");
});

test("2.7, 2.9, 5.1, 5.6: twelve points, six markers, nine hexes, thirteen Piquets, five turns", () => {
  expect(Object.entries(constants).map(([name, { value }]) => [name, value])).toEqual([
    ["turns", 5],
    ["movementFactor", 12],
    ["bombardmentMarkers", 6],
    ["bombardmentRange", 9],
    ["piquets", 13],
    ["hexYards", 200],
  ]);
});
