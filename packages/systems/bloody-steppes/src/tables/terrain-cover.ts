import type { HexTag } from "../data/map-tags.ts";
import type { SteppesRule } from "../rule-index.ts";

/*
 * TERRAIN EFFECTS CHART, sight, fire and melee (IX.4, X.9, XI.10, XII.26, XII.27). Given: a grove is worth +2 against infantry fire
 * (sketch 16); what blocks sight is orchard, forest, village (IX.4) and vineyard (sketch 14), a grove by K-78; losses double in works,
 * village, copse, vineyard and orchard (XII.26); who earns the cover of works and villages (IV.24 to IV.27). The rest is reconstructed.
 */

/** Who is protected: everybody; infantry in square or skirmish (IV.24); line, skirmish and guns against the front (IV.25, IV.27). */
export type CoverFor = "all" | "garrison" | "front";

/** A row of the chart: modifiers to fire at the hex (infantry, artillery), to the defender's melee die, and whether losses double. */
export type CoverRow = {
  readonly sight: boolean;
  readonly infantry: number;
  readonly artillery: number;
  readonly melee: number;
  readonly doubles: boolean;
  readonly cover: CoverFor;
  readonly rule: SteppesRule;
};

/** Ground of the target or defender. Guns in a redoubt are protected against its front only (IV.27). */
export const coverChart = {
  //          blocks sight   infantry fire   artillery fire   defender's die   losses double    cover for           rule
  grove:    { sight: true,   infantry: +2,   artillery: +1,   melee: -1,       doubles: true,   cover: "all",       rule: "X.16"  },
  forest:   { sight: true,   infantry: +2,   artillery: +2,   melee: -1,       doubles: false,  cover: "all",       rule: "XI.10" },
  orchard:  { sight: true,   infantry: +1,   artillery: +1,   melee: -1,       doubles: true,   cover: "all",       rule: "XI.10" },
  vineyard: { sight: true,   infantry: +1,   artillery: +1,   melee: -1,       doubles: true,   cover: "all",       rule: "XI.10" },
  village:  { sight: true,   infantry: +2,   artillery: +2,   melee: -2,       doubles: true,   cover: "garrison",  rule: "IV.24" },
  redoubt:  { sight: false,  infantry: +3,   artillery: +3,   melee: -2,       doubles: true,   cover: "garrison",  rule: "IV.24" },
  rampart:  { sight: false,  infantry: +2,   artillery: +2,   melee: -1,       doubles: true,   cover: "front",     rule: "IV.25" },
} as const satisfies Partial<Record<HexTag, CoverRow>>;

/** The chart by ground. */
export type CoverChart = Readonly<Record<keyof typeof coverChart, CoverRow>>;

/** Hexsides: `infantry` and `artillery` against a target above an escarpment edge, `melee` to the defender's die, `attacker` to A and C. */
export const hexsideCover = {
  //                  infantry fire   artillery fire   defender's die   attacker's die   rule
  escarpment:       { infantry: +1,   artillery: +1,   melee: -2,       attacker:  0,    rule: "XII.27" },
  ravine:           { infantry:  0,   artillery:  0,   melee: -1,       attacker:  0,    rule: "XII.27" },
  "one level up":   { infantry:  0,   artillery:  0,   melee:  0,       attacker: +1,    rule: "XII.27" },
  "steep up":       { infantry:  0,   artillery:  0,   melee:  0,       attacker: +2,    rule: "XII.27" },
  water:            { infantry:  0,   artillery:  0,   melee:  0,       attacker: +1,    rule: "XII.27" },
} as const satisfies Record<string, { infantry: number; artillery: number; melee: number; attacker: number; rule: SteppesRule }>;
