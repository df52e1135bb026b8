import type { BayonetsRule } from "../rule-index.ts";

/** Where an eliminated unit goes: awaiting recovery, lost for good, or as a die says. */
export type Box = "uar" | "peu" | "die";

/**
 * Boxes by the cause of elimination, for a two-step unit on its full side; any other is lost for good without a die (9.4.1.1c, I-75).
 * Given but for Depots and overstacking (I-19, I-132).
 */
export const eliminationBoxes = {
  //                                            could retreat  could not
  "combat result":   { rule: "9.4.1.1d", free: "uar",  cut: "peu" },
  "charge Ae":       { rule: "9.3.1c",   free: "die",  cut: "die" },
  "enemy zone":      { rule: "9.4.1.1b", free: "die",  cut: "die", again: "3.4f" },
  "enemy or ground": { rule: "9.4.1.2f", free: "peu",  cut: "peu" },
  "Depot":           { rule: "3.3h",     free: "uar",  cut: "uar" },
  "overstacked":     { rule: "3.3c",     free: "uar",  cut: "uar" },
} as const satisfies Readonly<Record<string, { readonly rule: BayonetsRule; readonly free: Box; readonly cut: Box; readonly again?: BayonetsRule }>>;
/** Why a unit is eliminated. */
export type EliminationCause = keyof typeof eliminationBoxes;

/** The die for a box: given (9.3.1c, 9.4.1.1b). */
export const boxDie = { rule: "9.4.1.1b", rows: [{ from: 1, to: 4, box: "uar" }, { from: 5, to: 6, box: "peu" }] } as const;

/** The die for a Leader in a hex that lost a unit: RECONSTRUCTED (E12). */
export const leaderLossDie = { rule: "E12", rows: [{ from: 1, to: 1, fate: "killed" }, { from: 2, to: 6, fate: "unhurt" }] } as const;
