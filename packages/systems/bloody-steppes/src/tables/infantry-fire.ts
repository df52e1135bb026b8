import { parseTable } from "@redoubt/mechanics";

/*
 * INFANTRY FIRE CHART (X.11). Reconstructed: the chart is not at hand. The row is the morale of the firing unit now, the column the
 * modified die; low is good. A result is movement points / strength points lost (XIV.23, XIV.33). Row less die: up to 0 nothing,
 * 1 to 3 1/0, 4 2/0, 5 to 7 1/1, 8 to 10 2/1, 11 and 12 2/2, from 13 3/2.
 */

/** Infantry fire by morale of the firer and modified die. */
export const infantryFire = parseTable("INFANTRY FIRE CHART", ["1/0", "1/1", "2/0", "2/1", "2/2", "3/2", "–"], `
  morale | ≤-6  -5   -4   -3   -2   -1   0    1    2    3    4    5    6    7    8    9    10   11   ≥12
  -------+------------------------------------------------------------------------------------------------
  ≥10    | 3/2  3/2  3/2  3/2  2/2  2/2  2/1  2/1  2/1  1/1  1/1  1/1  2/0  1/0  1/0  1/0  –    –    –
  9      | 3/2  3/2  3/2  2/2  2/2  2/1  2/1  2/1  1/1  1/1  1/1  2/0  1/0  1/0  1/0  –    –    –    –
  8      | 3/2  3/2  2/2  2/2  2/1  2/1  2/1  1/1  1/1  1/1  2/0  1/0  1/0  1/0  –    –    –    –    –
  7      | 3/2  2/2  2/2  2/1  2/1  2/1  1/1  1/1  1/1  2/0  1/0  1/0  1/0  –    –    –    –    –    –
  6      | 2/2  2/2  2/1  2/1  2/1  1/1  1/1  1/1  2/0  1/0  1/0  1/0  –    –    –    –    –    –    –
  5      | 2/2  2/1  2/1  2/1  1/1  1/1  1/1  2/0  1/0  1/0  1/0  –    –    –    –    –    –    –    –
  4      | 2/1  2/1  2/1  1/1  1/1  1/1  2/0  1/0  1/0  1/0  –    –    –    –    –    –    –    –    –
  3      | 2/1  2/1  1/1  1/1  1/1  2/0  1/0  1/0  1/0  –    –    –    –    –    –    –    –    –    –
  ≤2     | 2/1  1/1  1/1  1/1  2/0  1/0  1/0  1/0  –    –    –    –    –    –    –    –    –    –    –
`);
