import type { SteppesRule } from "../rule-index.ts";
import type { Provenance } from "./fire-modifiers.ts";

/*
 * MELEE COMBAT MODIFIERS CHART (XII.27), added to the die of whoever checks: A attacker, B defender, C attacker again. Reconstructed but
 * for the lines marked given. The commander raises morale, not the die (XIII.1); disorganization already lowers morale (XIV.36). Ground,
 * slopes and water are in the cover chart, momentum in XII.37 to XII.42.
 */

/** A line of the chart. */
export type MeleeModifier = { readonly rule: SteppesRule; readonly a: number; readonly b: number; readonly c: number; readonly provenance: Provenance; readonly note: string };

/** The chart by line. */
export type MeleeModifiers = Readonly<Record<keyof typeof meleeModifiers, MeleeModifier>>;

/** Modifiers to melee checks, besides strength, ground and momentum. */
export const meleeModifiers = {
  "flank":           { rule: "XII.27", a:  0, b: +1, c:  0, provenance: "reconstructed", note: "attacked in the flank, not in the rear" },
  "rear":            { rule: "XII.27", a:  0, b: +2, c:  0, provenance: "reconstructed", note: "attacked in the rear" },
  "two hexes":       { rule: "XII.27", a:  0, b: +1, c:  0, provenance: "reconstructed", note: "attacked from two hexes or more" },
  "assault column":  { rule: "XII.27", a: -1, b:  0, c:  0, provenance: "reconstructed", note: "attacks in assault column" },
  "skirmishers":     { rule: "XII.27", a: +2, b: +2, c: +1, provenance: "reconstructed", note: "skirmishers against closed infantry; attacking Zouaves and Algerian rifles exempt" },
  "square":          { rule: "XII.27", a:  0, b: +1, c:  0, provenance: "reconstructed", note: "square attacked by infantry" },
  "lost points":     { rule: "XIV.69", a: +1, b: +1, c: +1, provenance: "given",         note: "own lost points marker" },
  "second check":    { rule: "XII.20", a:  0, b:  0, c: +1, provenance: "given",         note: "second check of the attacker" },
} as const satisfies Record<string, MeleeModifier>;

/** XII.15: strength of the checking side against the other. Halves is twice the rounded ratio; the weaker side adds what the stronger subtracts. */
export const strengthModifiers = [
  // ratio            halves               die of the stronger
  { ratio: "1",       from: 2, to: 2,      die:  0 },
  { ratio: "1½, 2",   from: 3, to: 4,      die: -1 },
  { ratio: "2½, 3",   from: 5, to: 6,      die: -2 },
  { ratio: "3½ up",   from: 7, to: 9999,   die: -3 },
] as const;

/** XII.37 to XII.42: momentum other than the stars on the counter. Given. */
export const momenta = {
  "two or three stars against a square": { value:  1, rule: "XII.40" },
  "one star against a square":           { value:  0, rule: "XII.40" },
  "square":                              { value:  3, rule: "XII.40" },
  "line or column":                      { value:  0, rule: "XII.41" },
  "skirmish infantry":                   { value: -5, rule: "XII.41" },
  "not countercharging":                 { value:  0, rule: "XII.39" },
} as const satisfies Record<string, { value: number; rule: SteppesRule }>;
