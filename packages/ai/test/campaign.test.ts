import { type AnyPlay, isProblems, run, seatsToAnswer, secretOfSeed, seededChance, startPlay } from "@redoubt/engine";
import type { Mind, Plan } from "@redoubt/mechanics";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { describe, expect, test } from "vitest";
import { chosenPlan } from "../src/campaign.ts";
import { imaginer } from "../src/course.ts";
import { concluded, isClearlyBetter } from "../src/deliberation.ts";
import { inTime, levels, temperaments } from "../src/index.ts";
import { plainMind } from "../src/plain-mind.ts";
import { type Thought, takeUp, thoughtFor } from "../src/thought.ts";

const named = (name: string, gene: number): Plan => ({ name, genes: [gene] });
const [poor, fair, good] = [named("poor", 0), named("fair", 1), named("good", 2)];

/** A mind that likes plans by their gene, less where the enemy answers with the gene 1. */
function mindThatLikes(worthOf: (own: number, theirs: number) => number): Mind<AnyPlay> {
  const genes = [0, 0];
  return {
    ...plainMind(teachingSystem),
    geneSizes: [3],
    plans: () => [poor, fair, good],
    replies: () => [poor, fair],
    judge(_g, seat, plan, _temper, list, scores) {
      genes[seat] = plan.genes[0];
      scores.fill(0, 0, list.count);
    },
    evaluate: (_g, seat) => worthOf(genes[seat], genes[1 - seat]),
  };
}

function thoughtWith(mind: Mind<AnyPlay>): { readonly thought: Thought; readonly seat: number } {
  const play = startPlay(teachingSystem, { scenario: "glade", options: {} });
  if (isProblems(play)) throw new Error("the scenario cannot be set up");
  run(play, seededChance(secretOfSeed(1)));
  const seat = seatsToAnswer(play)[0];
  const thought = thoughtFor(teachingSystem, mind, temperaments.steady, play);
  takeUp(thought, play, seat);
  return { thought, seat };
}

const level = { ...levels.veteran, replies: 2, horizon: 1_000 };

function choice(mind: Mind<AnyPlay>, carried: Plan | null): Plan {
  const { thought, seat } = thoughtWith(mind);
  const imagine = imaginer(thought, { seat, seed: 7, horizon: level.horizon });
  return concluded(chosenPlan(thought, seat, level, carried, 7), (courses) => imagine(courses, inTime));
}

describe("the choice of a plan", () => {
  test("carries the plan in hand on where nothing is better", () => {
    expect(
      choice(
        mindThatLikes(() => 0),
        fair,
      ).name,
    ).toBe("fair");
    expect(
      choice(
        mindThatLikes(() => 0),
        null,
      ).name,
    ).toBe("poor");
  });

  test("gives it up for one that is clearly better", () => {
    expect(
      choice(
        mindThatLikes((own) => 100 * own),
        fair,
      ).name,
    ).toBe("good");
  });

  test("reckons with the reply that hurts, not only with the likeliest", () => {
    // The plan that shines against the likeliest reply is ruined by the other one.
    const mind = mindThatLikes((own, theirs) => (own === 2 ? (theirs === 0 ? 100 : -500) : 10 * own));
    expect(choice(mind, poor).name).toBe("fair");
  });

  test("calls no plan better within the doubt that its playouts leave", () => {
    const weighed = (values: number[]) => ({ plan: poor, values });
    expect(isClearlyBetter(weighed([60, -50, 20]), weighed([0, 0, 0]), 100)).toBe(false);
    expect(isClearlyBetter(weighed([60, 50, 20]), weighed([0, 0, 0]), 100)).toBe(true);
    expect(isClearlyBetter(weighed([0, 0, 0]), weighed([0, 0, 0]), 0)).toBe(false);
  });
});
