import type { Plan } from "@redoubt/mechanics";
import { bettered } from "./changes.ts";
import type { Course } from "./course.ts";
import { type Deliberation, imagined, isClearlyBetter, meanOf, type Weighed, weigh } from "./deliberation.ts";
import type { Level } from "./level.ts";
import type { Thought } from "./thought.ts";

/** How plans are imagined: against which replies of the enemy, one after the other. */
type CourseOf = (plan: Plan, sample: number) => Course;

const against =
  (seat: number, replies: readonly (readonly Plan[])[], keepsDice: boolean): CourseOf =>
  (plan, sample) => ({
    plans: replies[sample % replies.length].map((other, i) => (i === seat ? plan : other)),
    sample,
    keepsDice,
  });

const isSame = (a: Plan, b: Plan): boolean => a.genes.every((gene, i) => gene === b.genes[i]);

// What the others may answer: of all they could, those that hurt what we would do without thinking most.
function* worstReplies(
  { system, mind, base }: Thought,
  seat: number,
  level: Level,
  usual: Plan,
): Deliberation<readonly (readonly Plan[])[]> {
  const expected = system.seats.map((_, other) =>
    other === seat ? [usual] : (mind.replies?.(base, other) ?? mind.plans(base, other).slice(0, 1)),
  );
  const ways = Math.max(...expected.map((plans) => plans.length));
  const all = Array.from({ length: ways }, (_, way) => expected.map((plans) => plans[way % plans.length]));
  if (ways <= level.replies) return all;
  const weighed = all.map((reply) => ({ reply, met: weigh(usual) }));
  for (const { reply, met } of weighed)
    if (!(yield* imagined([met], level.playouts, against(seat, [reply], false)))) return all.slice(0, level.replies);
  // The likeliest one is always reckoned with.
  const [likeliest, ...rest] = weighed;
  rest.sort((a, b) => meanOf(a.met) - meanOf(b.met));
  return [likeliest, ...rest].slice(0, level.replies).map(({ reply }) => reply);
}

// Lets plans meet in rounds: all of them, the better half as often again, and so on until one is left beside the one in hand.
function* halved(
  inHand: Weighed,
  others: readonly Weighed[],
  level: Level,
  courseOf: CourseOf,
): Deliberation<{ readonly leader: Weighed; readonly isLate: boolean }> {
  let standing = [...others];
  let leader = inHand;
  for (let count = level.playouts; standing.length > 0; count += level.playouts) {
    if (!(yield* imagined([inHand, ...standing], count, courseOf))) return { leader, isLate: true };
    standing.sort((a, b) => meanOf(b) - meanOf(a));
    leader = isClearlyBetter(standing[0], inHand, level.doubt) ? standing[0] : inHand;
    standing = standing.slice(0, standing.length >> 1);
  }
  return { leader, isLate: false };
}

/**
 * Chooses a plan as the second edition does. The plan in hand is carried on unless another one is clearly better against the
 * replies of the enemy that hurt most; a level that changes plans then carries the better one out in other ways.
 */
export function* chosenPlan(
  thought: Thought,
  seat: number,
  level: Level,
  carried: Plan | null,
  seed: number,
): Deliberation {
  const offered = thought.mind.plans(thought.base, seat);
  const [usual] = offered;
  // Whims are for one occasion.
  const inHand = carried === null ? usual : { name: carried.name, genes: carried.genes };
  if (level.playouts === 0) return usual;
  const replies = yield* worstReplies(thought, seat, level, usual);
  const rivals = offered.filter((plan) => !isSame(plan, inHand)).slice(0, level.plans);
  const { leader, isLate } = yield* halved(weigh(inHand), rivals.map(weigh), level, against(seat, replies, false));
  if (isLate || level.changes === 0) return leader.plan;
  return (yield* bettered(thought, weigh(leader.plan), level, seed, against(seat, replies, true))).plan;
}
