import type { Provenance } from "./provenance.ts";
import type { ArtilleryCode } from "./result-codes.ts";

/**
 * Artillery Result Table: RECONSTRUCTED (ART). What the book demands: columns by total SP, the nearest to the left of the total; one
 * die; the codes DR, Dr, Dr with a number, 1R and, by implication, no effect (9.2). Below the first column there is no fire.
 */
export const artilleryResultTable = {
  rule: "ART",
  provenance: "reconstructed",
  columns:         [  1,     2,     4,     6,     9,      12   ],
  rows: [
    { die: 1, cells: ["-",   "-",   "-",   "-",   "-",    "DR"  ] },
    { die: 2, cells: ["-",   "-",   "-",   "-",   "DR",   "DR"  ] },
    { die: 3, cells: ["-",   "-",   "-",   "DR",  "DR",   "Dr"  ] },
    { die: 4, cells: ["-",   "-",   "DR",  "DR",  "Dr",   "Dr"  ] },
    { die: 5, cells: ["-",   "DR",  "DR",  "Dr",  "Dr",   "Dr 2"] },
    { die: 6, cells: ["DR",  "DR",  "Dr",  "Dr",  "1R",   "1R"  ] },
  ],
} as const satisfies {
  rule: string;
  provenance: Provenance;
  columns: readonly number[];
  rows: readonly { die: number; cells: readonly ArtilleryCode[] }[];
};

/** Die modifiers of a bombardment: levels given (9.2d), the others RECONSTRUCTED (ART-M, E3). All firing guns must agree about the level, else 0. */
export const artilleryModifiers = {
  higher: { rule: "9.2d",  provenance: "given",         value: -1, when: "the target is higher than every firing gun" },
  lower:  { rule: "9.2d",  provenance: "given",         value: +1, when: "the target is lower than every firing gun" },
  cover:  { rule: "ART-M", provenance: "reconstructed", value: -1, when: "the target is in woods, garden, town, city, fortress or an Improved Position" },
  far:    { rule: "ART-M", provenance: "reconstructed", value: -1, when: "some gun fires at a range of 4 or more" },
  fog:    { rule: "E3",    provenance: "reconstructed", value: -1, when: "there is fog" },
} as const;

/** The range from which fire is weaker (ART-M). */
export const farFrom = 4;
