import type { Plan } from "@redoubt/mechanics";
import { bettered } from "./changes.ts";
import type { Course } from "./course.ts";
import { type Deliberation, imagined, isClearlyBetter, meanOf, type Weighed, weigh } from "./deliberation.ts";
import type { Level } from "./level.ts";
import { standardPlans } from "./planning.ts";
import type { Thought } from "./thought.ts";

/**
 * Chooses what to do with the whole turn, for games in which nothing is hidden and the moves of a turn come before its dice. Plans
 * are compared first; the plan in hand is given up only for one that is clearly better. Then the best is carried out in other ways, a
 * whim at a time, and what turns out clearly better is kept.
 */
export function* bestTurn(
  thought: Thought,
  seat: number,
  level: Level,
  carried: Plan | null,
  seed: number,
): Deliberation {
  const { mind, base } = thought;
  const courseOf = (plan: Plan, sample: number): Course => ({
    plans: standardPlans(thought, seat, plan),
    sample,
    keepsDice: true,
  });
  const offered = mind.plans(base, seat).slice(0, level.plans).map(weigh);
  const inHand = offered.find(({ plan }) => plan.name === carried?.name);
  // All of them, the better half as often again, and so on until one is left.
  let standing: readonly Weighed[] = offered;
  for (let count = level.playouts; standing.length > 1; count += level.playouts) {
    if (!(yield* imagined(standing, count, courseOf))) return standing[0].plan;
    standing = [...standing].sort((a, b) => meanOf(b) - meanOf(a)).slice(0, standing.length >> 1);
  }
  let [best] = standing;
  if (inHand !== undefined && inHand !== best) {
    if (!(yield* imagined([inHand], best.values.length, courseOf))) return best.plan;
    if (!isClearlyBetter(best, inHand, level.doubt)) best = inHand;
  }
  return (yield* bettered(thought, best, level, seed, courseOf)).plan;
}
