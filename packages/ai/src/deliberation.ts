import type { Plan } from "@redoubt/mechanics";
import type { Course } from "./course.ts";

/**
 * A search for a plan that asks for courses of the game to be imagined, many at a time, is told what each came to, and ends with a
 * plan. Told null, it ends with the best it has. Who imagines them, and with how many hands, is none of its business.
 */
export type Deliberation<Chosen = Plan> = Generator<readonly Course[], Chosen, readonly number[] | null>;

/** A plan under comparison: what each of its courses came to, by the number of the course. */
export interface Weighed {
  readonly plan: Plan;
  readonly values: number[];
}

/** A plan that nothing is known of yet. */
export const weigh = (plan: Plan): Weighed => ({ plan, values: [] });

/** What the courses of a plan came to on average. */
export function meanOf({ values }: Pick<Weighed, "values">): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / Math.max(values.length, 1);
}

/**
 * Whether a plan is clearly better than another over the courses that both have had: by more than the doubt that the
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

/**
 * Has plans imagined until each has had so many courses; course n has the same luck, and the same enemy, for every plan. False where
 * there was no time.
 */
export function* imagined(
  plans: readonly Weighed[],
  count: number,
  courseOf: (plan: Plan, sample: number) => Course,
): Deliberation<boolean> {
  const wanted = [...new Set(plans)].flatMap((one) =>
    Array.from({ length: Math.max(count - one.values.length, 0) }, (_, i) => ({ one, sample: one.values.length + i })),
  );
  if (wanted.length === 0) return true;
  const values = yield wanted.map(({ one, sample }) => courseOf(one.plan, sample));
  if (values === null) return false;
  for (const [i, { one }] of wanted.entries()) one.values.push(values[i]);
  return true;
}

/** Thinks a search to its end with one pair of hands. */
export function concluded<Chosen>(
  search: Deliberation<Chosen>,
  imagine: (courses: readonly Course[]) => readonly number[] | null,
): Chosen {
  let step = search.next();
  while (step.done !== true) step = search.next(imagine(step.value));
  return step.value;
}
