import { lineOf, type Outlook, usualLine } from "@redoubt/ai";
import { clonePlay, isProblems } from "@redoubt/engine";
import { gameOfPuzzle, openGame } from "@redoubt/protocol";
import { wargames } from "@redoubt/registry";
import { expect, test } from "vitest";
import { type Moment, puzzleGame, recordGame, whenOf } from "../../src/puzzles/recording.ts";
import { withGame } from "../../src/puzzles/search.ts";
import { type Depth, weigh } from "../../src/puzzles/weighing.ts";

const [quad] = wargames;
const depth: Depth = { glances: [5, 10], gap: 0.2, deep: 60 };
const inTime = () => false;

const recording = recordGame(quad, "balaclava", 0);

/** A moment at which something else was done than usual. */
const moment = recording.moments.find((one) => {
  if (one.played.length > 6) return false;
  const usual = usualLine(quad, one.play, one.seat);
  return usual !== null && lineOf(clonePlay(one.play), one.seat, one.played)?.leadsTo !== usual.leadsTo;
}) as Moment;

/** Games of which so many in ten are won by whoever does what was played, and so many by whoever does anything else. */
function outlook(played: number, others: number): Outlook {
  return {
    leads: () => ({ count: 0, sum: 0, squares: 0 }),
    sample({ first }, _, most) {
      const isPlayed = first.map(({ answer }) => answer).join() === moment.played.join();
      const won = Math.round((most * (isPlayed ? played : others)) / 10);
      return { count: most, halves: 2 * (moment.seat === 0 ? won : most - won) };
    },
  };
}

test("a moment is a puzzle where what was played is clearly worse than the usual", () => {
  const lines = weigh(quad, outlook(2, 8), moment, depth, inTime);
  expect(lines?.map(({ line, isPlayed, count }) => [line, isPlayed, count])).toEqual([
    [usualLine(quad, moment.play, moment.seat), false, depth.deep],
    [lineOf(clonePlay(moment.play), moment.seat, moment.played), true, depth.deep],
  ]);
});

test("a moment is no puzzle where nothing was missed, where it is not clear, or where time is up", () => {
  expect(weigh(quad, outlook(5, 6), moment, depth, inTime)).toBeNull();
  expect(weigh(quad, outlook(4, 6), moment, { ...depth, deep: 30 }, inTime)).toBeNull();
  expect(weigh(quad, outlook(2, 8), moment, depth, () => true)).toBeNull();
});

test("a recorded game leads to each of its moments, though what went round in a circle is left out", () => {
  const steppes = wargames.find(({ id }) => id === "bloody-steppes");
  if (steppes === undefined) throw new Error("no Bloody Steppes");
  const { log, moments } = recordGame(steppes, "scarlett", 0);
  const { setup } = log.header;
  const game = puzzleGame(log, log.entries.length);
  const file = gameOfPuzzle({ system: steppes.id, version: steppes.version, setup }, game, steppes.seats);
  const opened = openGame(steppes, file);
  if (isProblems(opened)) throw new Error(opened[0].what);
  const { entries } = opened.value.game.log();
  expect(entries.length).toBe(log.entries.length);
  for (const { after, state, played, play, seat } of moments.filter((one) => one.after > 0)) {
    expect(entries[after - 1].state).toBe(state);
    expect(lineOf(clonePlay(play), seat, played)).not.toBeNull();
    expect(new Set(entries.slice(after, after + played.length).map((one) => one.seat)).size).toBe(1);
  }
});

test("a moment is told by the name of its phase where the track has one", () => {
  expect(whenOf(quad, moment)).toEqual({ turn: expect.any(Number), phase: quad.view(moment.play, null).phase });
  const named = { ...quad, view: () => ({ turn: 3, phase: "x", track: [{ phase: "x", name: "Charge and combat" }] }) };
  expect(whenOf(named as unknown as typeof quad, moment)).toEqual({ turn: 3, phase: "charge and combat" });
});

test("a book keeps a game only as far as its puzzles need it", () => {
  const { log } = recording;
  const book = {
    format: "redoubt-puzzles/1",
    system: quad.id,
    version: quad.version,
    setup: log.header.setup,
  } as const;
  const blank = { ...book, next: 4, games: [], puzzles: [] };
  expect(withGame(blank, recording, [])).toEqual({ ...blank, next: 5 });
  const found = { game: 0, after: 30, seat: "russian", turn: 1, phase: "movement", place: null, state: "", lines: [] };
  const kept = withGame(blank, recording, [found, { ...found, after: 12 }]);
  expect(kept.games).toEqual([puzzleGame(log, 30)]);
  expect([kept.games[0].entries.length, kept.puzzles.length, kept.next]).toEqual([30, 2, 5]);
});
