import type { Plan } from "@redoubt/mechanics";
import type { Level } from "./level.ts";
import { mixed } from "./lots.ts";
import { playOut } from "./playout.ts";
import type { Thought } from "./thought.ts";

// A plan under comparison: the sum of what its playouts came to.
interface Weighed {
  readonly plan: Plan;
  sum: number;
  count: number;
}

const meanOf = ({ sum, count }: Weighed): number => sum / Math.max(count, 1);

/** The other side's plan that one's own plans are played out against: what is expected of it first, or what it would do without thinking. */
export function standardPlans(thought: Thought, seat: number, own: Plan): Plan[] {
  const { system, mind, base } = thought;
  const expected = (other: number): Plan => (mind.replies ?? mind.plans)(base, other)[0];
  return system.seats.map((_, other) => (other === seat ? own : expected(other)));
}

/**
 * Compares plans by playing them out with the same imagined dice: all of them a few times, the better half as often again,
 * and so on until two are left. What is done without thinking stays in the comparison and is given up only for a plan that
 * is clearly better: the best of many guesses is mostly luck.
 */
export function bestPlan(
  thought: Thought,
  seat: number,
  level: Level,
  seed: number,
  budget: number,
  isLate: () => boolean,
): Plan {
  const { mind, base } = thought;
  const all: Weighed[] = mind
    .plans(base, seat)
    .slice(0, level.plans)
    .map((plan) => ({ plan, sum: 0, count: 0 }));
  if (all.length === 0) throw new Error("a mind has at least one plan");
  const usual = all[0];
  if (level.playouts === 0 || all.length === 1) return usual.plan;
  const end = thought.spent + budget;
  const isOver = () => thought.spent >= end || isLate();
  let standing = all;
  let leader = usual.plan;
  for (let round = 0; standing.length > 1; round++) {
    for (let sample = 0; sample < level.playouts; sample++) {
      for (const weighed of standing) {
        const plans = standardPlans(thought, seat, weighed.plan);
        weighed.sum += playOut(thought, seat, plans, mixed(seed, round * 64 + sample), level.horizon, isOver);
        weighed.count++;
        // A round that was cut short says nothing: the one before it decides.
        if (isOver()) return leader;
      }
    }
    const rivals = standing.filter((one) => one !== usual).sort((a, b) => meanOf(b) - meanOf(a));
    leader = meanOf(rivals[0]) > meanOf(usual) ? rivals[0].plan : usual.plan;
    standing = rivals.length === 1 ? [] : [usual, ...rivals.slice(0, rivals.length >> 1)];
  }
  return leader;
}
