import {
  answerList,
  isProblems,
  listAnswers,
  run,
  seatsToAnswer,
  secretOfSeed,
  seededChance,
  startPlay,
  takeAnswer,
} from "@redoubt/engine";
import { type Mind, type Plan, steady } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { mind } from "../../src/mind/mind.ts";
import { askedNow } from "../../src/procedures/asked.ts";
import type { QuadPlay } from "../../src/state.ts";

/** Plays a game by look with the plans of this number, and counts by decision how often a glance told the answer. */
function glancesIn(scenario: string, by: Mind<QuadPlay>, number: number, seed: number): Map<string, number> {
  const g = startPlay(spiQuad, { scenario, options: {} });
  if (isProblems(g)) throw new Error("the scenario cannot be set up");
  const plans = [0, 1].map((seat): Plan => ({ ...by.plans(g, seat)[number], whims: [7 * seed, 11 * seed] }));
  const dice = seededChance(secretOfSeed(seed));
  const list = answerList();
  const told = new Map<string, number>();
  // Whoever only looks, and forgets what he answered before, may go round in a circle.
  for (let asked = 0; asked < 1_500 && run(g, dice) === "ask"; asked++) {
    const [seat] = seatsToAnswer(g);
    const decision = askedNow(g)?.decision ?? "";
    const glanced = by.glance?.(g, seat, plans[seat], steady) ?? -1;
    listAnswers(g, seat, list);
    const scores = new Int32Array(list.count);
    by.judge(g, seat, plans[seat], steady, list, scores);
    const best = list.codes[scores.indexOf(Math.max(...scores))];
    if (glanced >= 0) {
      expect(glanced, `${decision} on turn ${g.c.turn[0]}`).toBe(best);
      told.set(decision, (told.get(decision) ?? 0) + 1);
    }
    takeAnswer(g, seat, best);
  }
  return told;
}

describe("a glance", () => {
  test.each([
    ["alma", 0],
    ["alma", 3],
    ["balaclava", 0],
    ["balaclava", 2],
  ])("at %s under plan %i tells the answer that looks best of all", (scenario, number) => {
    for (const by of [mind, mind.former ?? mind]) {
      const told = glancesIn(scenario, by, number, 3 + number);
      for (const decision of ["movement", "move", "fire-target", "fire", "melee-target", "melee"])
        expect(told.get(decision), decision).toBeGreaterThan(10);
    }
  });
});
