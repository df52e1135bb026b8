import type { RetributionRule } from "../rule-index.ts";

/** The five phases of a turn in order: given (5.2, 5.10). */
export const turnSequence = [
  { phase: "I",   rule: "5.10-I",   name: "order of phases",     kind: "order"    },
  { phase: "II",  rule: "5.10-II",  name: "first action phase",  kind: "action"   },
  { phase: "III", rule: "5.10-III", name: "first recovery",      kind: "recovery" },
  { phase: "IV",  rule: "5.10-IV",  name: "second action phase", kind: "action"   },
  { phase: "V",   rule: "5.10-V",   name: "second recovery",     kind: "recovery" },
] as const satisfies readonly { phase: string; rule: RetributionRule; name: string; kind: string }[];

/** The order die of turns 2 to 5, never modified: given (5.3). */
export const orderDie = {
  rule: "5.3",
  provenance: "given",
  rows: [
    { from: 1, to: 3, first: "movement", second: "combat"   },
    { from: 4, to: 6, first: "combat",   second: "movement" },
  ],
} as const;

/**
 * The turn track. Hours are given (1.2), turn 1 without a die (5.3), Allied artillery on turns 3 and 4 (5.7), entry turns 1 to 3 (5.5).
 * The clock is reconstructed: daybreak at six, from the lengths of the turns.
 */
export const turnTrack = [
  { turn: 1, hours: 2, clock: "06-08", orderDie: false, alliedShift: 0, entry: true  },
  { turn: 2, hours: 2, clock: "08-10", orderDie: true,  alliedShift: 0, entry: true  },
  { turn: 3, hours: 1, clock: "10-11", orderDie: true,  alliedShift: 1, entry: true  },
  { turn: 4, hours: 1, clock: "11-12", orderDie: true,  alliedShift: 1, entry: false },
  { turn: 5, hours: 1, clock: "12-13", orderDie: true,  alliedShift: 0, entry: false },
] as const;
