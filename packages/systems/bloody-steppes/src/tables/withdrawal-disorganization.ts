/*
 * WITHDRAWAL/DISORGANIZATION CHART (XIV.33, XIV.63). Row 6 is given by the four examples of XIV.33; the others are reconstructed around
 * it: the first number is never above the second, and better troops stand more. The row is the morale of the target now, a commander in its hex included.
 */

/** Lost points at which a passive unit withdraws, and at which (and at whose multiples) a unit is disorganized. */
export const withdrawalDisorganization = {
  //             ≤2  3  4  5  6  7  8  9  ≥10
  morale:      [  2, 3, 4, 5, 6, 7, 8, 9, 10 ],
  withdraws:   [  1, 1, 1, 2, 2, 3, 3, 4,  4 ],
  disorganized:[  2, 2, 2, 3, 3, 4, 4, 5,  5 ],
} as const;

/** The two rows of the chart, ours or a replacement of it. */
export type Thresholds = { readonly withdraws: readonly number[]; readonly disorganized: readonly number[] };

/** Both numbers for a morale; beyond the ends of the chart the end counts. */
export function thresholds(morale: number, chart: Thresholds = withdrawalDisorganization): { readonly withdraws: number; readonly disorganized: number } {
  const at = Math.min(Math.max(morale, 2), 10) - 2;
  return { withdraws: chart.withdraws[at], disorganized: chart.disorganized[at] };
}
