import type { Provenance } from "./provenance.ts";
import type { ShockCode } from "./result-codes.ts";

/**
 * Shock Combat Table: RECONSTRUCTED (SKT). Given are the sums, initiative of the lead unit and half a die, and that results are those of
 * combat with 1R (9.4.2). The difference is the attacker's sum less the defender's.
 */
export const shockCombatTable = {
  rule: "SKT",
  provenance: "reconstructed",
  columns: ["≤-4", "-3..-2", "-1", "0",  "+1", "+2..+3", "≥+4"],
  cells:   ["Ae",  "Ar 2",   "Ar", "1R", "Dr", "Dr 2",   "De" ],
} as const satisfies {
  rule: string;
  provenance: Provenance;
  columns: readonly string[];
  cells: readonly ShockCode[];
};

/** Half a die, the result of dice 1 to 6: given (9.4.2b). */
export const halfDie = { rule: "9.4.2b", provenance: "given", results: [1, 1, 2, 2, 3, 3] } as const;
