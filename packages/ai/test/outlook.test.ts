import {
  type AnyPlay,
  answerList,
  clonePlay,
  hashState,
  imagine,
  isProblems,
  listAnswers,
  run,
  seatsToAnswer,
  secretOfSeed,
  startPlay,
  wordStream,
} from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { wargames } from "@redoubt/registry";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { expect, test } from "vitest";
import { createOutlook, inTime, type LaidDown, leadIn } from "../src/index.ts";
import { imaginedDice, lotsFrom } from "../src/lots.ts";

function begun(system: AnyWargame, scenario = system.scenarios[0].id): AnyPlay {
  const options = Object.fromEntries(system.options.map(({ id, standard }) => [id, standard]));
  const play = startPlay(system, { scenario, options });
  if (isProblems(play)) throw new Error(JSON.stringify(play));
  run(play, imaginedDice(lotsFrom(3)));
  return play;
}

const briefly = (system: AnyWargame): string =>
  system.battles.reduce((brief, one) => (one.minutes < brief.minutes ? one : brief)).scenario;

test("what is counted in two goes is what is counted in one", () => {
  const outset = { play: begun(teachingSystem), seat: null, first: [] };
  const outlook = createOutlook(teachingSystem);
  const whole = outlook.sample(outset, 0, 9, inTime);
  const [early, late] = [outlook.sample(outset, 0, 4, inTime), outlook.sample(outset, 4, 5, inTime)];
  expect(whole.count).toBe(9);
  expect(early.halves + late.halves).toBe(whole.halves);
});

test("an answer that is laid down is given first, and one that does not fit is left out with all after it", () => {
  const play = begun(teachingSystem);
  const seat = seatsToAnswer(play)[0];
  const list = answerList();
  listAnswers(play, seat, list);
  const fits = { seat, answer: list.codes[0] };
  const misfit = { seat, answer: -1 };
  const outlook = createOutlook(teachingSystem);
  const sample = (first: readonly LaidDown[]) => outlook.sample({ play, seat: null, first }, 0, 20, inTime);
  expect(sample([misfit, fits])).toEqual(sample([]));
  expect(sample([fits]).count).toBe(20);
});

test.each(wargames.map((system) => ({ id: system.id, system })))(
  "a game of $id is played out to its end, and the one that is looked at stays as it was",
  ({ system }) => {
    const play = begun(system, briefly(system));
    const before = hashState(play.state);
    const { count, halves } = createOutlook(system).sample({ play, seat: null, first: [] }, 0, 1, inTime);
    expect(count).toBe(1);
    expect([0, 1, 2]).toContain(halves);
    expect(hashState(play.state)).toBe(before);
  },
  60_000,
);

test("a turn is played out no further than its end, and its points are those that the view tells then", () => {
  const [quad] = wargames;
  const play = begun(quad, briefly(quad));
  const before = hashState(play.state);
  const outlook = createOutlook(quad);
  const outset = { play, seat: null, first: [] };
  const whole = outlook.leads(outset, 1, 0, 3, inTime);
  const [early, late] = [outlook.leads(outset, 1, 0, 1, inTime), outlook.leads(outset, 1, 1, 2, inTime)];
  expect(whole.count).toBe(3);
  expect([early.sum + late.sum, early.squares + late.squares]).toEqual([whole.sum, whole.squares]);
  expect(hashState(play.state)).toBe(before);
  const score = quad.view(play, null).score.map(({ side, points }) => (side === quad.seats[0] ? points : -points));
  expect(leadIn(quad, play)).toBe(score.reduce((sum, points) => sum + points, 0));
  // What falls in four turns is more than what falls in the first.
  expect(outlook.leads(outset, 4, 0, 3, inTime).squares).toBeGreaterThan(whole.squares);
});

test("a game that was broken off is not counted", () => {
  const play = begun(wargames[0]);
  let glances = 0;
  const tally = createOutlook(wargames[0]).sample({ play, seat: null, first: [] }, 0, 5, () => glances++ > 3);
  expect(tally).toEqual({ count: 0, halves: 0 });
});

test("what a seat cannot know does not change the chance it is told", () => {
  const play = begun(teachingSystem);
  const seat = seatsToAnswer(play)[0];
  const twin = clonePlay(play);
  imagine(teachingSystem, play, twin, seat, wordStream(secretOfSeed(99), 1));
  const told = [play, twin].map((one) =>
    createOutlook(teachingSystem).sample({ play: one, seat, first: [] }, 0, 12, inTime),
  );
  expect(told[0]).toEqual(told[1]);
});
