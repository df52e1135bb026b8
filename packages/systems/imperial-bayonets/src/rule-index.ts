import { chartRules } from "./data/rules-charts.ts";
import { combatRules } from "./data/rules-combat.ts";
import { conceptRules } from "./data/rules-concepts.ts";
import { maneuverRules } from "./data/rules-maneuver.ts";
import { tchernayaRules } from "./data/rules-tchernaya.ts";
import { turnRules } from "./data/rules-turn.ts";

/**
 * Every case by its number. The book numbers sections only; a letter (3.3i), or a step of the sequence of play (4.0-5f), names
 * one sentence of a section. E, O and T are the rules of our own game, the rest are its data and the charts.
 */
export const ruleIndex = {
  ...conceptRules,
  ...turnRules,
  ...maneuverRules,
  ...combatRules,
  ...chartRules,
  ...tchernayaRules,
} as const;

/** The number of a case; a wrong one does not compile. */
export type BayonetsRule = keyof typeof ruleIndex;
