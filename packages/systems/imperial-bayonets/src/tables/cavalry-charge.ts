import type { Provenance } from "./provenance.ts";
import type { ChargeCode } from "./result-codes.ts";

/**
 * Cavalry Charge Table: RECONSTRUCTED (CCT). What the book demands: ratio rounded down, one die, the codes OR, CR, CR with a number and
 * Ae (9.3, 9.3.1). Below 1:2 no charge is made; above 4:1 uses 4:1.
 */
export const cavalryChargeTable = {
  rule: "CCT",
  provenance: "reconstructed",
  columns:         [ "1:2",  "1:1",  "2:1",  "3:1",  "4:1" ],
  rows: [
    { die: 1, cells: ["Ae",   "Ae",   "CR 2", "CR 2", "CR"] },
    { die: 2, cells: ["Ae",   "CR 2", "CR 2", "CR",   "CR"] },
    { die: 3, cells: ["CR 2", "CR 2", "CR",   "CR",   "OR"] },
    { die: 4, cells: ["CR 2", "CR",   "CR",   "OR",   "OR"] },
    { die: 5, cells: ["CR",   "CR",   "OR",   "OR",   "OR"] },
    { die: 6, cells: ["CR",   "OR",   "OR",   "OR",   "OR"] },
  ],
} as const satisfies {
  rule: string;
  provenance: Provenance;
  columns: readonly `${number}:${number}`[];
  rows: readonly { die: number; cells: readonly ChargeCode[] }[];
};

/** Die modifiers of a charge: RECONSTRUCTED (CCT-M, I-121). */
export const chargeModifiers = {
  shaken:         { rule: "CCT-M", provenance: "reconstructed", value: +1, when: "every combat unit of the target is disrupted or demoralized" },
  "no-infantry":  { rule: "CCT-M", provenance: "reconstructed", value: +1, when: "no infantry is in the target hex" },
  steady:         { rule: "CCT-M", provenance: "reconstructed", value: -1, when: "undisrupted infantry with an initiative of 5 or more is in the target hex" },
} as const;

/** The initiative that makes infantry steady (CCT-M). */
export const steadyInitiative = 5;
