import type { BoardView, UnitView } from "@redoubt/mechanics";
import { expect, test } from "vitest";
import { changesBetween, linesThatMatter } from "../../src/online/recap-words.ts";
import { ownClock } from "../../src/online/times.ts";
import type { LogLine } from "../../src/worker/messages.ts";

const DAY = 86_400_000;
const line = (entry: number, more: Partial<LogLine> = {}): LogLine => ({
  id: `${entry}.0`,
  entry,
  turn: 1,
  side: "russian",
  tone: "note",
  text: `line ${entry}`,
  rule: "1.0",
  dice: [],
  hexes: [],
  units: [],
  path: [],
  harms: [],
  cell: "",
  ledger: [],
  ...more,
});
const unit = (id: string, side: string, isGone = false): UnitView => ({
  id,
  name: `the ${id}`,
  side,
  at: isGone ? "eliminated" : "0101",
  stack: 0,
  ...(isGone ? { isGone } : {}),
  face: { nation: "", branch: "", bandLeft: "", bandRight: "", values: [], states: [], pips: [] },
});
const board = (units: readonly UnitView[], points = 0): BoardView => ({
  turn: 1,
  turns: 9,
  active: "russian",
  phase: "fire",
  phases: [],
  units,
  markers: [],
  score: points === 0 ? [] : [{ side: "allied", points, text: "", rule: "1.0" }],
  notes: [],
});

test("of what happened since one looked at most six lines are told, one's own losses before all, in their order", () => {
  const lines = [
    line(3, { harms: ["A1"] }),
    ...[4, 5, 6, 7, 8, 9, 10].map((entry) => line(entry, { tone: "result" })),
    line(11, { harms: ["A1"], dice: [4], tone: "result" }),
    line(12, { tone: "sequence" }),
  ];
  const told = linesThatMatter(lines, 3, board([unit("A1", "allied")]), "allied");
  expect(told.head?.entry).toBe(11);
  expect(told.lines.map(({ entry }) => entry)).toEqual([6, 7, 8, 9, 10, 11]);
  expect(told.answers).toBe(9);
});

test("who was lost and what was scored is told by side; who was gone before is not", () => {
  const before = board([unit("A1", "allied"), unit("R1", "russian", true), unit("R2", "russian")]);
  const now = board([unit("A1", "allied", true), unit("R1", "russian", true), unit("R2", "russian")], 3);
  expect(changesBetween(before, now, ["allied", "russian"])).toEqual({
    lost: [
      { side: "allied", units: ["the A1"] },
      { side: "russian", units: [] },
    ],
    score: ["Allied 3, was 0"],
  });
});

test("times chosen freely make a clock: by correspondence from a day up, the cap never below the bank", () => {
  expect(ownClock(3 * DAY, DAY / 2, DAY)).toEqual({
    pace: "correspondence",
    bank: 3 * DAY,
    increment: DAY / 2,
    cap: 3 * DAY,
  });
  expect(ownClock(0, 0, 0)).toMatchObject({ pace: "live", bank: 60_000, cap: 60_000 });
});
