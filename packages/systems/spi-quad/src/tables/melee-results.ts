import type { QuadOptions } from "../readings.ts";

/*
 * 8.4 Melee Combat Results Table, lower part. RECONSTRUCTED from two damaged prints (S-4, S-49).
 *
 * The print has five die columns, one per morale of the attacker, each pushed down one line against the one before; so
 * row = die + morale - 1. Bold type, lost in the prints, marks results on the attacker: here a = attacker, d = defender.
 *
 * Rows 1 to 6 have eight results each in both prints; their two adjacent R mark the seam between attacker and defender,
 * one column farther left in every row. Row 7 shows one E too many in both prints, row 8 likewise, and rows 9 and 10 do in
 * one of them; with the surplus E dropped rows 3 to 7 and 8 to 10 are each the row above pushed one column left. The
 * seam leaves the table after row 7, so rows 8 to 10 are the defender's.
 *
 * E eliminated. R retreat 1. 1, 2, 3 disrupted and retreat that far. * also eliminates cavalry and units disrupted before.
 */

/** 8.4: result by row (die + attacker's morale - 1, first index 0) and odds column (1 to 8, first index 0). */
export const meleeResults = [
  //          c1     c2     c3     c4     c5     c6     c7     c8
  /*  1 */ [ "aE",  "a3*", "a3*", "a2*", "a2",  "a1",  "aR",  "dR"  ],
  /*  2 */ [ "a3*", "a2*", "a2*", "a2",  "a1",  "aR",  "dR",  "d1"  ],
  /*  3 */ [ "a2*", "a2*", "a1",  "a1",  "aR",  "dR",  "d1",  "d1"  ],
  /*  4 */ [ "a2*", "a1",  "a1",  "aR",  "dR",  "d1",  "d1",  "d2*" ],
  /*  5 */ [ "a1",  "a1",  "aR",  "dR",  "d1",  "d1",  "d2*", "d2*" ],
  /*  6 */ [ "a1",  "aR",  "dR",  "d1",  "d1",  "d2*", "d2*", "d3*" ],
  /*  7 */ [ "aR",  "dR",  "d1",  "d1",  "d2*", "d2*", "d3*", "dE"  ],
  /*  8 */ [ "dR",  "dR",  "d1",  "d2*", "d2*", "d3*", "dE",  "dE"  ],
  /*  9 */ [ "dR",  "d1",  "d2*", "d2*", "d3*", "dE",  "dE",  "dE"  ],
  /* 10 */ [ "d1",  "d2*", "d2*", "d3*", "dE",  "dE",  "dE",  "dE"  ],
] as const;

/** A cell of the table: a or d for the side it hits, then the printed result. */
export type MeleeResult = (typeof meleeResults)[number][number];

/** A cell that a rival reading fills otherwise, by printed row and column. */
export interface MeleeCell {
  readonly row: number;
  readonly column: number;
  readonly result: MeleeResult;
}

/** S-49: what each choice of the option `meleeTable` puts into the contested cells. */
export const meleeVariants = {
  "dR-dR-dR": [{ row: 8, column: 1, result: "dR" }, { row: 8, column: 2, result: "dR" }, { row: 9, column: 1, result: "dR" }],
  "aR-dR-dR": [{ row: 8, column: 1, result: "aR" }, { row: 8, column: 2, result: "dR" }, { row: 9, column: 1, result: "dR" }],
  "dR-d1-d1": [{ row: 8, column: 1, result: "dR" }, { row: 8, column: 2, result: "d1" }, { row: 9, column: 1, result: "d1" }],
} as const satisfies Readonly<Record<QuadOptions["meleeTable"], readonly MeleeCell[]>>;

/** What a result does to the side it hits. */
export interface MeleeMeaning {
  readonly on: "attacker" | "defender";
  readonly eliminated: boolean;
  readonly retreat: 0 | 1 | 2 | 3;
  readonly disrupted: boolean;
  readonly starred: boolean;
}

/** 8.4: the results and what they mean. */
export const meleeMeanings = {
  "aE":  { on: "attacker", eliminated: true,  retreat: 0, disrupted: false, starred: false },
  "a3*": { on: "attacker", eliminated: false, retreat: 3, disrupted: true,  starred: true  },
  "a2*": { on: "attacker", eliminated: false, retreat: 2, disrupted: true,  starred: true  },
  "a2":  { on: "attacker", eliminated: false, retreat: 2, disrupted: true,  starred: false },
  "a1":  { on: "attacker", eliminated: false, retreat: 1, disrupted: true,  starred: false },
  "aR":  { on: "attacker", eliminated: false, retreat: 1, disrupted: false, starred: false },
  "dR":  { on: "defender", eliminated: false, retreat: 1, disrupted: false, starred: false },
  "d1":  { on: "defender", eliminated: false, retreat: 1, disrupted: true,  starred: false },
  "d2*": { on: "defender", eliminated: false, retreat: 2, disrupted: true,  starred: true  },
  "d3*": { on: "defender", eliminated: false, retreat: 3, disrupted: true,  starred: true  },
  "dE":  { on: "defender", eliminated: true,  retreat: 0, disrupted: false, starred: false },
} as const satisfies Readonly<Record<MeleeResult, MeleeMeaning>>;

/** 8.82: hexes added to a melee retreat by the morale (1 to 5) of the retreating unit. Given. */
export const meleeRetreatByMorale = {
  1: +1,
  2:  0,
  3:  0,
  4:  0,
  5: -1,
} as const;
