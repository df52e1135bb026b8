import type { Provenance } from "./provenance.ts";
import type { CombatCode } from "./result-codes.ts";

/**
 * Combat Results Table: RECONSTRUCTED (CRT). What the book demands and the table keeps: one die with modifiers; whole ratios, rounded
 * down, with a 5:1 column and at least two columns below it; the nine codes; at 5:1 both a defender's retreat or elimination and
 * something else, or a Repulse could not fail (7.1.2, 9.4, 9.4.1). High is good for the attacker, as on the artillery table.
 * Less than 1:3 uses 1:3, more than 6:1 uses 6:1 (I-6).
 */
export const combatResultsTable = {
  rule: "CRT",
  provenance: "reconstructed",
  columns:         [ "1:3",  "1:2",  "1:1",  "2:1",  "3:1",  "4:1",  "5:1",  "6:1" ],
  rows: [
    { die: 1, cells: ["Ae",   "Ae",   "Ae",   "Ar 2", "Ar",   "Ar*",  "Sk",   "Dr"  ] },
    { die: 2, cells: ["Ae",   "Ae",   "Ar 2", "Ar",   "Sk",   "Dr",   "Dr",   "Dr 2"] },
    { die: 3, cells: ["Ae",   "Ar 2", "Ar",   "Ar*",  "Dr",   "Dr",   "Dr 2", "Dr 2"] },
    { die: 4, cells: ["Ar 2", "Ar 2", "Ar*",  "Dr",   "Dr",   "Dr 2", "Dr 2", "De"  ] },
    { die: 5, cells: ["Ar 2", "Ar",   "Sk",   "Dr",   "Dr 2", "Ex",   "Ex",   "De"  ] },
    { die: 6, cells: ["Ar",   "Ar*",  "Dr",   "Ex",   "Ex",   "De",   "De",   "De"  ] },
  ],
} as const satisfies {
  rule: string;
  provenance: Provenance;
  columns: readonly `${number}:${number}`[];
  rows: readonly { die: number; cells: readonly CombatCode[] }[];
};

/** Dice modifiers and column shifts of an attack: RECONSTRUCTED (CRT-M) but for the two of a Repulse (7.1.2e, 7.1.2f, I-47). */
export const combatModifiers = {
  die: {
    //                                                  each        when
    upslope:            { rule: "CRT-M",  provenance: "reconstructed", value: -1, when: "an attacked hex lies above every attacker" },
    cover:              { rule: "CRT-M",  provenance: "reconstructed", value: -1, when: "an attacked hex is woods, garden, town, city or fortress" },
    marsh:              { rule: "CRT-M",  provenance: "reconstructed", value: -1, when: "all attackers stand in marsh" },
    enveloped:          { rule: "CRT-M",  provenance: "reconstructed", value: +1, when: "one hex attacked, over two opposite hexsides or over three no two of which are neighbours" },
  },
  shift: {
    "combined-arms":    { rule: "CRT-M",  provenance: "reconstructed", value: +1, when: "infantry, cavalry (overrunning counts) and artillery (having bombarded the hex counts) together against open ground without work" },
    "marked-attacker":  { rule: "7.1.2e", provenance: "given",         value: -2, when: "an attacker has a Repulse marker" },
    "marked-defender":  { rule: "7.1.2f", provenance: "given",         value: +2, when: "a defender has a Repulse marker" },
  },
  /** All die modifiers together, and all shifts together, are held within these (CRT-M). */
  most: { die: 2, shift: 3 },
} as const;

/** Results that drive an enemy off in a Repulse, and the ratio it takes: given (7.1.2a, 7.1.2d, I-46). */
export const repulse = {
  rule: "7.1.2d",
  provenance: "given",
  ratio: 5,
  passes: ["Dr", "Dr 2", "De"],
  retreat: 1,
} as const satisfies { rule: string; provenance: Provenance; ratio: number; passes: readonly CombatCode[]; retreat: number };
