import { type Plan, whimCount } from "@redoubt/mechanics";
import type { Course } from "./course.ts";
import { type Deliberation, imagined, isClearlyBetter, meanOf, type Weighed, weigh } from "./deliberation.ts";
import type { Level } from "./level.ts";
import { below, mixed } from "./lots.ts";
import type { Thought } from "./thought.ts";

// How often a changed plan is imagined at first: twice as often each time that it is still ahead.
const firstGlance = 3;
// How many whims a plan carries at most.
const mostWhims = 6;

// A plan changed in one thing, always the same for the same number: a gene, where the level changes them, or a whim.
function changed({ deals, mind }: Thought, plan: Plan, level: Level, seed: number, change: number): Plan {
  deals.seed(mixed(seed, 1_000 + change));
  const { geneSizes } = mind;
  if (mind.whims === undefined || (level.changes > 0 && below(deals, 100) < level.changes)) {
    const genes = [...plan.genes];
    const gene = below(deals, genes.length);
    if (geneSizes[gene] > 1) genes[gene] = (genes[gene] + 1 + below(deals, geneSizes[gene] - 1)) % geneSizes[gene];
    return { ...plan, genes };
  }
  const whims = [...(plan.whims ?? [])];
  whims[below(deals, mostWhims) % (whims.length + 1)] = 1 + below(deals, whimCount);
  return { ...plan, whims: whims.slice(0, mostWhims) };
}

/** Carries a plan out in other ways, some at a time, and keeps what turns out clearly better. */
export function* bettered(
  thought: Thought,
  from: Weighed,
  level: Level,
  seed: number,
  courseOf: (plan: Plan, sample: number) => Course,
): Deliberation<Weighed> {
  let best = from;
  for (let change = 0; change < level.whims; change += level.brood) {
    let standing = Array.from({ length: level.brood }, (_, i) =>
      weigh(changed(thought, best.plan, level, seed, change + i)),
    );
    for (let count = firstGlance; standing.length > 0 && count <= level.glances; count *= 2) {
      if (!(yield* imagined([best, ...standing], count, courseOf))) return best;
      const doubt = count === level.glances ? level.doubt : 0;
      standing = standing.filter((one) => isClearlyBetter(one, best, doubt));
    }
    best = standing.reduce((leading, one) => (meanOf(one) > meanOf(leading) ? one : leading), best);
  }
  return best;
}
