/** How fast something may be done: so many at once, and so many a second on the whole. */
export interface Pace {
  readonly atOnce: number;
  readonly perSecond: number;
}

/** Whether one more may be done now. */
export function allowance({ atOnce, perSecond }: Pace, now: () => number): () => boolean {
  let left = atOnce;
  let last = now();
  return () => {
    const at = now();
    left = Math.min(atOnce, left + ((at - last) / 1_000) * perSecond);
    last = at;
    if (left < 1) return false;
    left--;
    return true;
  };
}
