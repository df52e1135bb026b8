import { type LeadTally, lineOf, type Outlook, usualLine } from "@redoubt/ai";
import { clonePlay } from "@redoubt/engine";
import { wargames } from "@redoubt/registry";
import { expect, test } from "vitest";
import { recordGame } from "../../src/puzzles/recording.ts";
import { type Rivals, rivalsAt } from "../../src/puzzles/rivals.ts";
import { isLess, type TurnDepth, usualTurnDepth, weighTurn } from "../../src/puzzles/turn-weighing.ts";

const [quad] = wargames;
const { moments } = recordGame(quad, "balaclava", 0);
const all = moments.map((moment) => rivalsAt(quad, moment)).filter((one) => one !== null);
const rivals = all[0] as Rivals;
const { moment, usual, own } = rivals;
const depth: TurnDepth = { ...usualTurnDepth, glance: 2, look: 10, deep: 40 };
const inTime = () => false;

/** So many games of which half come out a point above the mean and half below. */
const around = (mean: number, count: number): LeadTally => ({
  count,
  sum: mean * count,
  squares: (((mean + 1) ** 2 + (mean - 1) ** 2) / 2) * count,
});

/** Turns that bring the side so many points by each line, and so many where the turn after is played too. */
function outlook(best: number, played: number, byLot: number, later = best): Outlook {
  const sign = moment.seat === 0 ? 1 : -1;
  return {
    sample: () => ({ count: 0, halves: 0 }),
    leads({ first }, turns, _, most) {
      const line = first.map(({ answer }) => answer).join();
      if (line === usual.answers.join()) return around(sign * (turns === 1 ? best : later), most);
      return around(sign * (line === own.answers.join() ? played : byLot), most);
    },
  };
}

test("rivals part where there is something to choose", () => {
  expect(all.length).toBeGreaterThan(3);
  for (const one of all) {
    expect(one.own.leadsTo).not.toBe(one.usual.leadsTo);
    expect(one.usual.answers.findIndex((answer, i) => answer !== one.own.answers[i])).toBeGreaterThanOrEqual(0);
  }
  expect(rivals).toEqual({
    moment,
    usual: usualLine(quad, moment.play, moment.seat),
    own: lineOf(clonePlay(moment.play), moment.seat, moment.played),
  });
  expect(rivalsAt(quad, { ...moment, played: usual.answers })).toBeNull();
});

test("a turn is a puzzle where what was played brings clearly fewer points", () => {
  const lines = weighTurn(quad, outlook(5, 2, 2), rivals, usualTurnDepth, inTime);
  // Three points are plain after forty games.
  expect(lines?.map(({ line, isPlayed, turn }) => [line, isPlayed, turn.count, turn.sum / turn.count])).toEqual([
    [usual, false, 40, 5],
    [own, true, 40, 2],
  ]);
});

test("a turn is a puzzle, too, where the game had what does not look best at first sight", () => {
  const lines = weighTurn(quad, outlook(2, 5, 2, 2), rivals, depth, inTime);
  expect(lines?.map(({ line, isPlayed }) => [line, isPlayed])).toEqual([
    [own, true],
    [usual, false],
  ]);
});

test("a turn is no puzzle for less than a point, where lots find it too, where it is lost again, or where time is up", () => {
  expect(weighTurn(quad, outlook(5, 4.5, 2), rivals, depth, inTime)).toBeNull();
  expect(weighTurn(quad, outlook(5, 2, 5), rivals, depth, inTime)).toBeNull();
  expect(weighTurn(quad, outlook(5, 2, 2, 1), rivals, depth, inTime)).toBeNull();
  expect(weighTurn(quad, outlook(5, 2, 2), rivals, depth, () => true)).toBeNull();
});

test("a lead is clearly less where two standard errors on both sides do not meet", () => {
  // Around a mean with 101 games the standard error is about a tenth of a point.
  expect(isLess(around(2, 101), around(2.3, 101))).toBe(false);
  expect(isLess(around(2, 101), around(2.5, 101))).toBe(true);
  expect(isLess(around(2.5, 101), around(2, 101))).toBe(false);
});
