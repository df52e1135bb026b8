import {
  type AnyPlay,
  answerList,
  isProblems,
  listAnswers,
  run,
  seatsToAnswer,
  secretOfSeed,
  seededChance,
  startPlay,
} from "@redoubt/engine";
import type { Mind } from "@redoubt/mechanics";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { expect, test } from "vitest";
import { inTime, temperaments } from "../src/index.ts";
import { plainMind } from "../src/plain-mind.ts";
import { bestRehearsed } from "../src/rehearsal.ts";
import { takeUp, thoughtFor } from "../src/thought.ts";

test("two courses of a rehearsal meet the same luck wherever they give the same answers", () => {
  const play = startPlay(teachingSystem, { scenario: "glade", options: {} });
  if (isProblems(play)) throw new Error("the scenario cannot be set up");
  run(play, seededChance(secretOfSeed(1)));
  const seat = seatsToAnswer(play)[0];
  const list = answerList();
  listAnswers(play, seat, list);
  const mind: Mind<AnyPlay> = {
    ...plainMind(teachingSystem),
    judge: (_g, _seat, _plan, _temper, { count }, scores) => scores.fill(0, 0, count),
  };
  const thought = thoughtFor(teachingSystem, mind, temperaments.steady, play);
  takeUp(thought, play, seat);
  const courses: number[][] = [];
  const { seed } = thought.lots;
  // Each course begins with the luck of its round.
  let first: number | null = null;
  thought.lots.seed = (luck) => {
    first ??= luck;
    if (luck === first) courses.push([]);
    courses[courses.length - 1].push(luck);
    seed(luck);
  };
  const plans = [mind.plans(play, 0)[0], mind.plans(play, 1)[0]];
  const rehearsal = { answers: 2, repeats: 1, margin: 0, effort: 500, stage: () => 0 };
  const candidates = [list.codes[0], list.codes[1]].map((code) => ({ code, score: 0 }));
  bestRehearsed(thought, seat, plans, 7, rehearsal, candidates, 50, inTime);
  expect(courses).toHaveLength(2);
  const [one, other] = courses.map((course) => course.slice(1));
  expect(one.length).toBeGreaterThan(3);
  expect(new Set(one).size).toBe(one.length);
  expect(one.filter((luck) => other.includes(luck)).length).toBeGreaterThan(0);
});
