/*
 * 7.41 Artillery Fire Strength Table. Given: classes A to H as both rulebooks print them, class J by the errata (S-19).
 * The redoubt guns of Balaclava have no class: their printed strength reaches 1 hex (B18.4, S-20).
 */

const _ = 0; // Printed as a dash: out of range.

/** 7.41: fire strength by class and range (1 to 6 hexes, first index 0). The printed classes skip I. */
export const artilleryStrength = {
  //   Range in hexes, gun to target
  //     1  2  3  4  5  6
  A: [   8, 5, 3, 2, 1, 1 ],
  B: [   7, 4, 2, 1, 1, _ ],
  C: [   8, 4, 2, _, _, _ ],
  D: [   7, 3, 2, _, _, _ ],
  E: [   6, 3, 1, _, _, _ ],
  F: [   5, 3, 1, _, _, _ ],
  G: [   7, 2, _, _, _, _ ],
  H: [   3, 1, _, _, _, _ ],
  J: [   8, 6, 4, _, _, _ ], // Alma only, from the errata
} as const;

/** The class letter printed on a gun. */
export type ArtilleryClass = keyof typeof artilleryStrength;

/** B18.4: the range of a gun that prints a strength instead of a class letter. */
export const rangeWithoutClass = 1;
