import { type AnyPlay, isProblems, run, seatsToAnswer, secretOfSeed, seededChance, startPlay } from "@redoubt/engine";
import type { Mind, Plan } from "@redoubt/mechanics";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { describe, expect, test } from "vitest";
import { imaginer } from "../src/course.ts";
import { concluded } from "../src/deliberation.ts";
import { levels, temperaments } from "../src/index.ts";
import { imaginedDice, lotsFrom } from "../src/lots.ts";
import { plainMind } from "../src/plain-mind.ts";
import { takeUp, thoughtFor } from "../src/thought.ts";
import { bestTurn } from "../src/turn.ts";

const named = (name: string, gene: number): Plan => ({ name, genes: [gene] });
const plans = [named("poor", 0), named("good", 2), named("fair", 1)];

/** A mind to which a turn is worth what its plan and the whims in it say. */
function mindThatLikes(worthOf: (plan: Plan) => number): Mind<AnyPlay> {
  const carriedOut: Plan[] = [plans[0], plans[0]];
  return {
    ...plainMind(teachingSystem),
    whims: "throughout",
    plans: () => plans,
    judge(_g, seat, plan, _temper, list, scores) {
      carriedOut[seat] = plan;
      scores.fill(0, 0, list.count);
    },
    evaluate: (_g, seat) => worthOf(carriedOut[seat]),
  };
}

function choice(mind: Mind<AnyPlay>, carried: Plan | null, budget = 1_000_000): Plan {
  const play = startPlay(teachingSystem, { scenario: "glade", options: {} });
  if (isProblems(play)) throw new Error("the scenario cannot be set up");
  run(play, seededChance(secretOfSeed(1)));
  const seat = seatsToAnswer(play)[0];
  const thought = thoughtFor(teachingSystem, mind, temperaments.steady, play);
  takeUp(thought, play, seat);
  const imagine = imaginer(thought, { seat, seed: 7, horizon: 1_000 });
  const isOver = (): boolean => thought.spent >= budget;
  return concluded(bestTurn(thought, seat, levels.veteran, carried, 7), (courses) => imagine(courses, isOver));
}

const byGene = ({ genes }: Plan): number => 100 * genes[0];

describe("the choice of a turn", () => {
  test("takes the best plan, and the one in hand where none is better", () => {
    expect(choice(mindThatLikes(byGene), null).name).toBe("good");
    expect(choice(mindThatLikes(byGene), plans[2]).name).toBe("good");
    expect(
      choice(
        mindThatLikes(() => 0),
        plans[2],
      ).name,
    ).toBe("fair");
  });

  test("keeps the whims that turn out better and no others", () => {
    const liked = (plan: Plan): number =>
      byGene(plan) + (plan.whims ?? []).reduce((sum, whim) => sum + (whim % 2 === 0 ? 80 : -80), 0);
    const { name, whims = [] } = choice(mindThatLikes(liked), null);
    expect(name).toBe("good");
    expect(whims.length).toBeGreaterThan(0);
    expect(whims.every((whim) => whim % 2 === 0)).toBe(true);
    expect(choice(mindThatLikes(byGene), null).whims).toBeUndefined();
  });

  test("gives what it has when there is no time left", () => {
    expect(plans).toContainEqual(choice(mindThatLikes(byGene), null, 1));
  });
});

describe("the dice of an order", () => {
  const die = { count: 1, sides: 6, lowest: 1 };
  const dice = imaginedDice(lotsFrom(1));

  test("show every face once in six playouts, and later dice do not depend on the order that came before", () => {
    const rolls = [0, 1, 2, 3, 4, 5].map((turned) => {
      dice.begin(42, turned, 99);
      return [dice.roll(die), dice.roll(die), dice.roll(die)].map((rolled) => rolled?.[0]);
    });
    expect(rolls.map(([first]) => first).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const [, second, third] of rolls) expect([second, third]).toEqual(rolls[0].slice(1));
  });
});
