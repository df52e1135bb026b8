import type { ReadingId } from "../readings.ts";
import type { QuadRule } from "../rule-index.ts";

/** One line of the column shift summary: negative shifts go left, positive ones right. */
export interface FireShift {
  readonly id: string;
  readonly shift: -1 | 1;
  readonly when: string;
  readonly rule: QuadRule;
  readonly readings: readonly ReadingId[];
}

/*
 * 7.42 Column Shift Summary as corrected by the errata. Given. The printed lines for skirmishers, night and fog are Inkerman's.
 * All lines add up, except that a target that is disrupted and could not fire shifts once (2a "or" 2b); then the
 * column is held between the first and the last (S-34).
 */

/** 7.42: the column shifts of Alma and Balaclava. */
export const fireShifts = [
  { id: "town",                shift: -1, when: "the target is in a town hex",                                             rule: "7.42", readings: [] },
  { id: "redoubt",             shift: -1, when: "the target is fired at through a redoubt hexside",                        rule: "7.42", readings: ["S-36"] },
  { id: "cavalry",             shift: +1, when: "the target is cavalry (horse artillery is not)",                          rule: "7.42", readings: ["S-2"] },
  { id: "disrupted-or-silent", shift: +1, when: "the target is disrupted, or is a gun that could not fire in this Player-Turn", rule: "7.42", readings: ["S-2", "S-33"] },
] as const satisfies readonly FireShift[];

/** The name of a column shift. */
export type FireShiftId = (typeof fireShifts)[number]["id"];
