import {
  type AnyPlay,
  answerList,
  clonePlay,
  hashState,
  isProblems,
  listAnswers,
  run,
  seatsToAnswer,
  secretOfSeed,
  seededChance,
  startPlay,
  takeAnswer,
} from "@redoubt/engine";
import type { Mind, Rehearsal } from "@redoubt/mechanics";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { describe, expect, test } from "vitest";
import { commander } from "../src/commander.ts";
import { inTime, levels, temperaments } from "../src/index.ts";
import { plainMind } from "../src/plain-mind.ts";
import { bestRehearsed } from "../src/rehearsal.ts";
import { takeUp, thoughtFor } from "../src/thought.ts";

function begun(): { play: AnyPlay; seat: number; codes: readonly number[] } {
  const play = startPlay(teachingSystem, { scenario: "glade", options: {} });
  if (isProblems(play)) throw new Error("the scenario cannot be set up");
  run(play, seededChance(secretOfSeed(1)));
  const seat = seatsToAnswer(play)[0];
  const list = answerList();
  listAnswers(play, seat, list);
  return { play, seat, codes: Array.from(list.codes.subarray(0, list.count)) };
}

// Only what an answer leads to at once is looked at.
const glance = (base: AnyPlay): Rehearsal<AnyPlay> => ({
  answers: 4,
  repeats: 6,
  margin: 100,
  effort: 1_000,
  stage: (g) => (g === base ? 0 : 1),
});

/** The choice among the first two answers, to a mind that likes what the second one leads to by so many points. */
function choice(liking: number, scores: readonly [number, number]): number {
  const { play, seat, codes } = begun();
  const after = clonePlay(play);
  takeAnswer(after, seat, codes[1]);
  run(after, seededChance(secretOfSeed(1)));
  const liked = hashState(after.state);
  const mind: Mind<AnyPlay> = {
    ...plainMind(teachingSystem),
    evaluate: (g) => (hashState(g.state) === liked ? liking : 0),
  };
  const thought = thoughtFor(teachingSystem, mind, temperaments.steady, play);
  takeUp(thought, play, seat);
  const candidates = scores.map((score, i) => ({ code: codes[i], score }));
  const plans = [mind.plans(play, 0)[0], mind.plans(play, 1)[0]];
  const best = bestRehearsed(thought, seat, plans, 7, glance(thought.base), candidates, 50, () => false);
  return codes.indexOf(best);
}

describe("a rehearsal", () => {
  test("gives up the answer that looks best for one that leads to more than half of what it looks worse by", () => {
    expect(choice(40, [20, 0])).toBe(1);
    expect(choice(5, [20, 0])).toBe(0);
  });

  test("keeps to looks where nothing comes of it", () => {
    expect(choice(0, [0, 0])).toBe(0);
  });

  // How often it is asked whether an imagined game has gone far enough.
  const looksOf = (name: "veteran" | "marshal", more: Partial<Rehearsal<AnyPlay>>): number => {
    const { play, seat } = begun();
    let looks = 0;
    const rehearsal: Rehearsal<AnyPlay> = { ...glance(play), ...more, stage: () => looks++ };
    const mind: Mind<AnyPlay> = { ...plainMind(teachingSystem), rehearsal: () => rehearsal };
    commander(teachingSystem, mind, levels[name], { seed: 1 }).answer(play, seat, inTime);
    return looks;
  };

  test("that pays only marshals is left to them", () => {
    expect(looksOf("veteran", { isForMarshals: true })).toBe(0);
    expect(looksOf("marshal", { isForMarshals: true })).toBeGreaterThan(0);
  });

  test("is as long for marshals as is said of them", () => {
    const { answers, repeats, margin, effort } = glance(begun().play);
    // Of one answer there is nothing to rehearse.
    const more = { answers: 1, forMarshals: { answers, repeats, margin, effort } };
    expect(looksOf("veteran", more)).toBe(0);
    expect(looksOf("marshal", more)).toBeGreaterThan(0);
  });

  test("meets the same luck in two courses wherever they give the same answers", () => {
    const { play, seat, codes } = begun();
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
    const candidates = codes.slice(0, 2).map((code) => ({ code, score: 0 }));
    bestRehearsed(thought, seat, plans, 7, rehearsal, candidates, 50, inTime);
    expect(courses).toHaveLength(2);
    const [one, other] = courses.map((course) => course.slice(1));
    expect(one.length).toBeGreaterThan(3);
    expect(new Set(one).size).toBe(one.length);
    expect(one.filter((luck) => other.includes(luck)).length).toBeGreaterThan(0);
  });
});

test("a marshal changes no plans where a mind says that it adds nothing", () => {
  const spentWith = (more: Partial<Mind<AnyPlay>>): number => {
    const { play, seat } = begun();
    const mind: Mind<AnyPlay> = { ...plainMind(teachingSystem), ...more };
    const player = commander(teachingSystem, mind, levels.marshal, { seed: 1 });
    player.answer(play, seat, inTime);
    return player.spent();
  };
  expect(spentWith({ mostChanges: () => 0 })).toBeLessThan(spentWith({ mostChanges: () => 8 }));
  expect(spentWith({ mostChanges: () => 8 })).toBeLessThan(spentWith({}));
});
