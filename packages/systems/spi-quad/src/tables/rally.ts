import type { QuadRule } from "../rule-index.ts";

/** One modifier of the rally die. */
export interface RallyModifier {
  readonly id: string;
  readonly modifier: -1 | 1;
  readonly when: string;
  readonly rule: QuadRule;
}

/** 10.0: modifiers of the rally die, cumulative, each counted once (S-50). Given. */
export const rallyModifiers = [
  { id: "enemy-adjacent",  modifier: +1, when: "an undisrupted enemy unit is adjacent",    rule: "10.0" },
  { id: "friend-adjacent", modifier: -1, when: "an undisrupted friendly unit is adjacent", rule: "10.0" },
  { id: "redoubt",         modifier: -1, when: "the unit is in a redoubt",                 rule: "10.0" },
] as const satisfies readonly RallyModifier[];

/** The name of a rally modifier. */
export type RallyModifierId = (typeof rallyModifiers)[number]["id"];
