import type { Plan } from "@redoubt/mechanics";
import type { Level } from "./level.ts";
import { below, mixed } from "./lots.ts";
import { meanOf } from "./playout.ts";
import type { Thought } from "./thought.ts";

interface Weighed {
  readonly plan: Plan;
  readonly value: number;
}

/** The other side's plan that one's own plans are played out against: what it would do without thinking. */
export function standardPlans(thought: Thought, seat: number, own: Plan): Plan[] {
  const { system, mind, base } = thought;
  return system.seats.map((_, other) => (other === seat ? own : mind.plans(base, other)[0]));
}

/**
 * Compares plans by playing them out with the same imagined dice, then changes single genes of the best one for as long
 * as the budget lasts. A new plan must beat the standing one on fresh dice as well.
 */
export function bestPlan(
  thought: Thought,
  seat: number,
  level: Level,
  seed: number,
  budget: number,
  isLate: () => boolean,
): Plan {
  const { mind, base, lots } = thought;
  const offered = mind.plans(base, seat).slice(0, level.plans);
  if (offered.length === 0) throw new Error("a mind has at least one plan");
  if (level.playouts === 0) return offered[0];
  const end = thought.spent + budget;
  const isOver = () => thought.spent >= end || isLate();
  const weigh = (plan: Plan, luck: number): number =>
    meanOf(thought, seat, standardPlans(thought, seat, plan), luck, level.playouts, level.horizon, isOver);

  let best: Weighed | null = null;
  for (const plan of offered) {
    if (best !== null && isOver()) break;
    const value = weigh(plan, seed);
    // A comparison that was cut short says nothing: the plans weighed before it decide.
    if (best === null || (value > best.value && !isOver())) best = { plan, value };
  }
  let standing: Weighed = best ?? { plan: offered[0], value: 0 };
  for (let change = 0; change < level.changes && !isOver(); change++) {
    lots.seed(mixed(seed, 1000 + change));
    const gene = below(lots, mind.geneSizes.length);
    const size = mind.geneSizes[gene];
    if (size < 2) continue;
    const genes = [...standing.plan.genes];
    genes[gene] = (genes[gene] + 1 + below(lots, size - 1)) % size;
    const plan = { name: standing.plan.name, genes };
    const value = weigh(plan, seed);
    // Picking the best of many overfits the dice it was picked on: fresh ones decide.
    if (value > standing.value && weigh(plan, mixed(seed, 77)) > weigh(standing.plan, mixed(seed, 77))) {
      standing = { plan, value };
    }
  }
  return standing.plan;
}
