/*
 * 7.42 Fire Combat Results Table. Given: both rulebooks print the same 48 cells.
 * The result is compared with the target's morale (7.13 to 7.15).
 */

const _ = 0; // Printed as a dash: no effect.

/** 7.42: result by die (1 to 6, first index 0) and column (1 to 8+, first index 0). */
export const fireResults = [
  //        Total firepower of the attacking units
  //         1  2  3  4  5  6  7  8+
  /* 1 */ [  _, _, 1, 1, 1, 2, 2, 3 ],
  /* 2 */ [  _, _, 1, 1, 2, 2, 3, 3 ],
  /* 3 */ [  _, 1, 1, 2, 2, 3, 3, 4 ],
  /* 4 */ [  1, 1, 2, 2, 3, 3, 4, 5 ],
  /* 5 */ [  1, 2, 2, 3, 4, 4, 5, 6 ],
  /* 6 */ [  2, 3, 3, 4, 4, 5, 6, 6 ],
] as const;
