import { expect, test } from "vitest";
import { balanceOf, meanText } from "../../src/match/balance.ts";
import { balancePage } from "../../src/match/balance-page.ts";
import { record } from "./records.ts";

const seats = ["allied", "russian"];
const games = [
  record(0, 0, { lead: 50, turns: 9 }),
  record(1, 0, { lead: -10 }),
  record(2, null, { lead: 20, losses: [4, 8] }),
  record(3, 1, { lead: -30 }),
];

test("balance counts by seat whoever sat there: wins, draws, levels, lengths, losses and what an early lead was worth", () => {
  const balance = balanceOf(games, seats);
  expect(balance.score.map(({ mean }) => mean)).toEqual([0.625, 0.375]);
  expect([balance.wins, balance.draws]).toEqual([[2, 1], 1]);
  expect(balance.levels).toEqual({ "allied: victory": 2, draw: 1, "russian: victory": 1 });
  expect(balance.lengths).toEqual({ "9": 1, "12": 3 });
  expect(balance.losses).toEqual([8.5, 17]);
  expect([balance.aheadGames, balance.ahead.mean, balance.behind.mean]).toEqual([2, 0.75, 0.5]);
});

test("balance tells how many games were decided and by how many points seat 0 led, with an interval", () => {
  expect(balanceOf(games, seats).decisive.mean).toBe(0.75);
  expect(balanceOf(games, seats).margin).toBe(null);
  const points = [8, -2, 4, 10].map((margin, i) => record(i, null, { margin }));
  const { margin } = balanceOf(points, seats);
  // The two pairs of dice lead by 3 and by 7, a spread of 2.83: 1.96 × 2.83 / √2.
  expect(margin === null ? "" : meanText(margin)).toBe("+5.0 (+1.1 to +8.9)");
});

test("two games that came out the same because they had the same dice leave as much doubt as one", () => {
  const dice = Array.from({ length: 40 }, (_, i) => (i % 4 === 0 ? 1 : 0));
  const once = balanceOf(
    dice.map((winner, i) => record(2 * i, winner)),
    seats,
  );
  const twice = balanceOf(
    dice.flatMap((winner, i) => [record(2 * i, winner), record(2 * i + 1, winner)]),
    seats,
  );
  expect(twice.score[0].mean).toBe(0.75);
  expect(twice.score[0].low).toBeCloseTo(once.score[0].low, 2);
  expect(twice.score[0].high).toBeCloseTo(once.score[0].high, 2);
});

test("the page has its plots inside and nothing that is fetched", () => {
  const page = balancePage("Alma <veteran>", balanceOf(games, seats), games, seats);
  expect(page).toContain("<svg");
  expect(page).toContain("Alma &lt;veteran&gt;");
  expect(page).not.toMatch(/(src|href)="http/);
});

test("questions are counted by seat, whichever player sat there, for each turn that was played", () => {
  const busy = { decisions: 300, slow: 0, slowest: 0, slowestTurn: 0, total: 0 };
  const idle = { ...busy, decisions: 60 };
  // In game 1 the first player sits in seat 1: seat 0 answered 60 questions there.
  const swapped = [record(0, 0, { haste: [busy, idle], turns: 10 }), record(1, 0, { haste: [busy, idle], turns: 10 })];
  expect(balanceOf(swapped, seats).questions).toEqual([18, 18]);
  expect(balanceOf(swapped.slice(0, 1), seats).questions).toEqual([30, 6]);
  expect(balanceOf(swapped.slice(1), seats).questions).toEqual([6, 30]);
});
