import type { Plan } from "@redoubt/mechanics";
import type { Level } from "./level.ts";
import { below, mixed } from "./lots.ts";
import { playOut } from "./playout.ts";
import type { Thought } from "./thought.ts";

/** A plan under comparison: what each of its playouts came to, by the number of the playout. */
export interface Weighed {
  readonly plan: Plan;
  readonly values: number[];
}

/** What a comparison needs: who compares, how hard, with which luck, against which replies, and until when. */
interface Council {
  readonly thought: Thought;
  readonly seat: number;
  readonly level: Level;
  readonly seed: number;
  readonly horizon: number;
  /** The plans of all seats that ours are played out against, one after the other; our own place is filled in. */
  readonly replies: readonly (readonly Plan[])[];
  readonly isOver: () => boolean;
}

// As far as any game goes.
const toTheEnd = 1_000;

const weigh = (plan: Plan): Weighed => ({ plan, values: [] });

const isSame = (a: Plan, b: Plan): boolean => a.genes.every((gene, i) => gene === b.genes[i]);

function mean({ values }: Weighed): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / Math.max(values.length, 1);
}

// Plays a plan out until it has been so often: playout n has the same dice and the same enemy for every plan.
function playUpTo(
  { thought, seat, seed, horizon, replies, isOver }: Council,
  weighed: Weighed,
  count: number,
): boolean {
  while (weighed.values.length < count) {
    const sample = weighed.values.length;
    const plans = replies[sample % replies.length].map((plan, other) => (other === seat ? weighed.plan : plan));
    const value = playOut(thought, seat, plans, mixed(seed, sample), horizon, isOver);
    if (isOver()) return false;
    weighed.values.push(value);
  }
  return true;
}

/**
 * Whether a plan is clearly better than another over the playouts that both have had: by more than the doubt that the
 * differences between them leave, in hundredths of their standard error.
 */
export function isClearlyBetter(one: Pick<Weighed, "values">, other: Pick<Weighed, "values">, doubt: number): boolean {
  const count = Math.min(one.values.length, other.values.length);
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < count; i++) {
    const difference = one.values[i] - other.values[i];
    sum += difference;
    squares += difference * difference;
  }
  if (sum <= 0) return false;
  // sum / n > doubt × √(variance / n), squared and without division.
  const spread = Math.max(squares - (sum * sum) / Math.max(count, 1), 0);
  return sum * sum * 10_000 > doubt * doubt * spread;
}

// What the others may answer: of all they could, those that hurt what we would do without thinking most.
function worstReplies(council: Omit<Council, "replies">, usual: Plan): readonly (readonly Plan[])[] {
  const { thought, seat, level } = council;
  const { system, mind, base } = thought;
  const expected = system.seats.map((_, other) =>
    other === seat ? [usual] : (mind.replies?.(base, other) ?? mind.plans(base, other).slice(0, 1)),
  );
  const ways = Math.max(...expected.map((plans) => plans.length));
  const all = Array.from({ length: ways }, (_, way) => expected.map((plans) => plans[way % plans.length]));
  if (ways <= level.replies) return all;
  const weighed = all.map((reply) => ({ reply, met: weigh(usual) }));
  for (const { reply, met } of weighed)
    if (!playUpTo({ ...council, replies: [reply] }, met, level.playouts)) return all.slice(0, level.replies);
  // The likeliest one is always reckoned with.
  const [likeliest, ...rest] = weighed;
  rest.sort((a, b) => mean(a.met) - mean(b.met));
  return [likeliest, ...rest].slice(0, level.replies).map(({ reply }) => reply);
}

// Lets plans meet in rounds: all of them, the better half as often again, and so on until one is left beside the one in hand.
function halve(council: Council, inHand: Weighed, others: readonly Weighed[]): Weighed {
  const { level } = council;
  let standing = [...others];
  let leader = inHand;
  for (let count = level.playouts; standing.length > 0; count += level.playouts) {
    for (const weighed of [inHand, ...standing]) if (!playUpTo(council, weighed, count)) return leader;
    standing.sort((a, b) => mean(b) - mean(a));
    leader = isClearlyBetter(standing[0], inHand, level.doubt) ? standing[0] : inHand;
    standing = standing.slice(0, standing.length >> 1);
  }
  return leader;
}

// Changes one gene after another and keeps every change that turns out clearly better.
function improve(council: Council, from: Weighed): Weighed {
  const { thought, level, seed } = council;
  const { geneSizes } = thought.mind;
  let best = from;
  const lots = thought.deals;
  for (let change = 0; change < level.changes; change++) {
    lots.seed(mixed(seed, 1_000 + change));
    const gene = below(lots, geneSizes.length);
    if (geneSizes[gene] < 2) continue;
    const genes = [...best.plan.genes];
    genes[gene] = (genes[gene] + 1 + below(lots, geneSizes[gene] - 1)) % geneSizes[gene];
    const changed = weigh({ name: best.plan.name, genes });
    const count = Math.max(best.values.length, level.playouts);
    // Half of the playouts show most of what is no good.
    if (!playUpTo(council, best, count) || !playUpTo(council, changed, (count + 1) >> 1)) return best;
    if (!isClearlyBetter(changed, best, 0)) continue;
    if (!playUpTo(council, changed, count)) return best;
    if (isClearlyBetter(changed, best, level.doubt)) best = changed;
  }
  return best;
}

/**
 * Chooses a plan as the second edition does. The plan in hand is carried on unless another one is clearly better against the
 * replies of the enemy that hurt most; the better one is then improved gene by gene.
 */
export function chosenPlan(
  thought: Thought,
  seat: number,
  level: Level,
  carried: Plan | null,
  seed: number,
  budget: number,
  isLate: () => boolean,
): Plan {
  const { mind, base } = thought;
  const offered = mind.plans(base, seat);
  const [usual] = offered;
  const inHand = carried ?? usual;
  if (level.playouts === 0) return usual;
  const end = thought.spent + budget;
  const isOver = (): boolean => thought.spent >= end || isLate();
  const horizon = mind.isNearEnd?.(base) === true ? toTheEnd : level.horizon;
  const council = { thought, seat, level, seed, horizon, isOver };
  const replies = worstReplies(council, usual);
  const rivals = offered.filter((plan) => !isSame(plan, inHand)).slice(0, level.plans);
  const full: Council = { ...council, replies };
  return improve(full, halve(full, weigh(inHand), rivals.map(weigh))).plan;
}
