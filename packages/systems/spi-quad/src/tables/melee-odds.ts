/*
 * 8.4 Melee Combat Results Table, upper part: the odds that head the eight columns, one line for each kind of terrain
 * attacked into or across. Given: both rulebooks print the same lines. The swamp line belongs to Inkerman.
 */

/** 8.4: odds (attacker to defender) at the head of columns 1 to 8, best line for the defender first. */
export const meleeOdds = {
  //          Town, redoubt hexside, vineyard
  town:   ["2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1", "9-1"],
  //          River hexside, steep slope hexside
  river:  ["1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1"],
  //          Woods, gentle slope hexside, stream hexside
  woods:  ["1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1"],
  //          Clear, aqueduct
  clear:  ["1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1"],
  //          Swamp
  swamp:  ["1-4", "1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1"],
} as const;

/** A line of odds, named after the first terrain printed on it. */
export type MeleeLine = keyof typeof meleeOdds;

/** Odds as printed, attacker to defender. */
export type Odds = (typeof meleeOdds)[MeleeLine][number];
