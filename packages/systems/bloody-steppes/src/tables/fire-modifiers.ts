import { cites } from "../kit.ts";
import type { SteppesRule } from "../rule-index.ts";

/** The lines of both charts. */
export const enforces = cites("XI.11");

/** Where a value comes from. */
export type Provenance = "given" | "reconstructed";

/** A line of the modifier charts; null where the line is not on that chart. */
export type FireModifier = {
  readonly rule: SteppesRule;
  readonly infantry: number | null;
  readonly artillery: number | null;
  readonly provenance: Provenance;
  readonly note: string;
};

/*
 * INFANTRY FIRE MODIFIERS CHART and ARTILLERY MODIFIERS CHART (X.9, XI.11), added to the die; low is good. Neither chart is at hand:
 * given is what the text and sketch 16 state. Range factors are printed on counters (X.8, XI.9), ground is in the cover chart.
 */

/** Modifiers to the die of fire, besides range and ground. */
export const fireModifiers = {
  // of the firer
  "firer of 1":           { rule: "X.16",   infantry: +1,   artillery: null, provenance: "given",         note: "1 strength point fires" },
  "firer of 6 to 10":     { rule: "X.16",   infantry: -1,   artillery: null, provenance: "given",         note: "6 to 10 strength points fire (a line of 8 is given)" },
  "firer of 11 and more": { rule: "X.9",    infantry: -2,   artillery: null, provenance: "reconstructed", note: "11 strength points or more fire" },
  "company column fires": { rule: "IV.1",   infantry: +1,   artillery: null, provenance: "reconstructed", note: "fires from company column" },
  "square fires":         { rule: "IV.1",   infantry: +1,   artillery: null, provenance: "reconstructed", note: "fires from square" },
  "guns moved":           { rule: "XI.6",   infantry: null, artillery: +2,   provenance: "reconstructed", note: "fires after moving" },
  "two of a battery":     { rule: "XI.4",   infantry: null, artillery: -1,   provenance: "given",         note: "two counters of a battery together" },
  "three of a battery":   { rule: "XI.4",   infantry: null, artillery: -2,   provenance: "given",         note: "three counters of a battery together" },
  "licorne":              { rule: "XI.12",  infantry: null, artillery: -1,   provenance: "given",         note: "licorne at 2 or 3 hexes" },
  // of the target
  "line":                 { rule: "X.16",   infantry:  0,   artillery:  0,   provenance: "given",         note: "target in line" },
  "column":               { rule: "X.9",    infantry: -1,   artillery: -1,   provenance: "given",         note: "target in column (assault column against infantry given)" },
  "routed":               { rule: "XIV.53", infantry: -1,   artillery: -1,   provenance: "given",         note: "routed target, as an assault column" },
  "square":               { rule: "X.9",    infantry: -2,   artillery: -2,   provenance: "reconstructed", note: "target in square, unless a garrison" },
  "lone skirmisher":      { rule: "X.10",   infantry: +1,   artillery: +2,   provenance: "given",         note: "single skirmisher counter alone (against infantry given)" },
  "dispersed":            { rule: "X.9",    infantry: +1,   artillery: +2,   provenance: "reconstructed", note: "dispersed cavalry" },
  "lone gun":             { rule: "X.10",   infantry: +1,   artillery: +1,   provenance: "reconstructed", note: "single artillery counter alone" },
  "flank or rear":        { rule: "X.9",    infantry: -1,   artillery: -1,   provenance: "reconstructed", note: "fire into flank or rear" },
} as const satisfies Record<string, FireModifier>;

/** The charts by line. */
export type FireModifiers = Readonly<Record<keyof typeof fireModifiers, FireModifier>>;

/** XI.9: the range bands of artillery, A to D, first and last hex. Given. */
export const artilleryBands = [[1, 2], [3, 4], [5, 6], [7, 8]] as const;

/** XI.12: licornes have their bonus at these ranges. Given. */
export const licorneRanges = { from: 2, to: 3 } as const;
