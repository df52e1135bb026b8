import type { BayonetsRule } from "../rule-index.ts";

/** Initiative check of an Officer or force out of command: given (4.0-5b to 4.0-5f, 8.0d to 8.0f). MA never falls below 0 (I-65). The book says it twice. */
export const activation = {
  above: { rule: "4.0-5b", again: "8.0d", acts: false, lessMa: { infantry: 0, artillery: 0, "horse-artillery": 0, cavalry: 0 } },
  below: { rule: "4.0-5c", again: "8.0e", acts: true,  lessMa: { infantry: 0, artillery: 0, "horse-artillery": 0, cavalry: 0 } },
  equal: { rule: "4.0-5f", again: "8.0f", acts: true,  lessMa: { infantry: 2, artillery: 2, "horse-artillery": 2, cavalry: 3 } },
} as const satisfies Readonly<Record<string, { readonly rule: BayonetsRule; readonly again: BayonetsRule; readonly acts: boolean; readonly lessMa: Readonly<Record<string, number>> }>>;

/** Recovery of one unit: given (5.2). `succeeds` by the reading of I-36, `officerCommander` by that of I-37. */
export const recovery = {
  rule: "5.2d",
  lostFrom: { rule: "5.2l", again: "4.0-A3b", die: 5 },
  officerCommander: { rule: "5.2m", rating: 3 },
} as const;

/** Building and bridge work: a die at most this high succeeds: given (7.4e, 7.4g, 7.6d). */
export const works = {
  position: { rule: "7.4e", atMost: 2, dice: 2 },
  bridge:   { rule: "7.6d", atMost: 2, dice: 1 },
  /** Off the die for each attempt at a position before this one. */
  laterAttempt: { rule: "7.4g", less: 1 },
} as const;

/** The next Administration Phase where a game fixes none: this turn and the die: given (5.4a). */
export const nextAdministration = { rule: "5.4a", turns: [1, 2, 3, 4, 5, 6] } as const;
