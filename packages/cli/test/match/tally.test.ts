import { describe, expect, test } from "vitest";
import { paceOf, shareOf, shareText, tallyOf } from "../../src/match/tally.ts";
import { record } from "./records.ts";

describe("sums of a match", () => {
  test("Wilson's interval: 100 of 200 is 43.1 to 56.9%, none of 200 at most 1.9%, no game at all anything", () => {
    const half = shareOf([...Array(100).fill(1), ...Array(100).fill(0)]);
    expect(shareText(half)).toBe("50.0% (43.1–56.9)");
    expect(shareText(shareOf(Array(200).fill(0)))).toBe("0.0% (0.0–1.9)");
    expect(shareOf([])).toEqual({ mean: 0, low: 0, high: 1 });
  });

  test("a win counts for the contestant who sat there, a draw half, and each seat is told apart", () => {
    // The first contestant sits in seat 0, 1, 0, 1.
    const tally = tallyOf([record(0, 0), record(1, 0), record(2, null), record(3, 1)], 2);
    expect([tally.wins, tally.draws, tally.losses]).toEqual([2, 1, 1]);
    expect(tally.score.mean).toBe(0.625);
    expect(tally.bySeat.map(({ mean }) => mean)).toEqual([0.75, 0.5]);
  });

  test("a score is as sure as its pairs are alike: won and lost in every second pair leaves a smaller doubt than games by themselves", () => {
    // Twenty pairs in which the better seat won both games, and twenty in which the first contestant did: pairs of ½ and of 1.
    const games = Array.from({ length: 80 }, (_, game) => record(game, (game >> 1) % 2 === 0 ? 0 : game % 2));
    const { score } = tallyOf(games, 2);
    expect(score.mean).toBe(0.75);
    const alone = shareOf([...Array(60).fill(1), ...Array(20).fill(0)]);
    expect(score.high - score.low).toBeLessThan(alone.high - alone.low);
    // Pairs of 0 and of 1 are worth half as many independent games.
    const swinging = Array.from({ length: 80 }, (_, game) =>
      record(game, (game >> 1) % 2 === 0 ? game % 2 : 1 - (game % 2)),
    );
    const doubt = tallyOf(swinging, 2).score;
    expect(doubt.high - doubt.low).toBeGreaterThan(0.29);
    expect(shareText(tallyOf(games.slice(0, 8), 2).score)).toBe(shareText(shareOf([1, 0, 1, 1, 1, 0, 1, 1])));
  });

  test("pace: decisions are added up, the slowest is the slowest of all, seconds are those of a game", () => {
    const slow = { decisions: 300, slow: 3, slowest: 700, slowestTurn: 800, total: 5000 };
    const quick = { decisions: 100, slow: 1, slowest: 200, slowestTurn: 900, total: 3000 };
    const pace = paceOf([record(0, 0), record(1, 0, { haste: [slow, quick] })], 0);
    expect(pace).toEqual({ decisions: 400, within150: 0.99, slowest: 700, slowestTurn: 900, secondsPerGame: 4 });
  });
});
