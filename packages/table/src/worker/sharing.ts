import type { Course, Errand, Pondering } from "@redoubt/ai";

/** Whoever imagines courses for somebody who thinks; null once there is no time left. */
export type Imagine = (errand: Errand, courses: readonly Course[]) => Promise<readonly number[] | null>;

/** Brings a search for a plan to its end. */
export async function ponderTogether({ errand, begin, tell }: Pondering, imagine: Imagine): Promise<void> {
  for (let courses = begin(); courses !== null; ) courses = tell(await imagine(errand, courses));
}

/**
 * Shares courses out between a player's own head and helpers, each as many in a row. What a helper does not bring is imagined at home;
 * a helper that failed is not asked again.
 */
export function shared(
  own: (errand: Errand, courses: readonly Course[]) => readonly number[] | null,
  helpers: readonly Imagine[],
): Imagine {
  const able = new Set(helpers);
  return async (errand, courses) => {
    const hands = [...able];
    const size = Math.ceil(courses.length / (hands.length + 1));
    const sent = hands.map((hand, i) =>
      hand(errand, courses.slice((i + 1) * size, (i + 2) * size)).catch(() => {
        able.delete(hand);
        return null;
      }),
    );
    const values: number[] = [];
    for (const [i, part] of [Promise.resolve(own(errand, courses.slice(0, size))), ...sent].entries()) {
      const found = (await part) ?? (i === 0 ? null : own(errand, courses.slice(i * size, (i + 1) * size)));
      if (found === null) return null;
      values.push(...found);
    }
    return values;
  };
}
