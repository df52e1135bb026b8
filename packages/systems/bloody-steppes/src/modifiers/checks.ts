import type { ModifierRow } from "@redoubt/mechanics";
import type { SteppesRule } from "../rule-index.ts";
import type { SteppesPlay } from "../state.ts";

/** A morale check outside the phases of melee: who checks, and what weighs on it. */
export interface Checked {
  readonly g: SteppesPlay;
  /** The units of one stack that check together. */
  readonly units: readonly number[];
  /** What a commander added who fell by the same fire or in the same melee (K-8). */
  readonly fallen: number;
  /** Hexes entered in the adjacent front of enemies (VI.24, XII.18). */
  readonly passed: number;
  /** Whether it is made in combat or because of it. */
  readonly isCombat: boolean;
}

/** What is added to the die of a morale check (I.17). */
export const checkModifiers: readonly ModifierRow<Checked, SteppesRule>[] = [
  {
    id: "fallen",
    rule: "I.18",
    note: "their commander has fallen",
    when: ({ fallen }) => fallen > 0,
    value: ({ fallen }) => fallen,
  },
  {
    id: "passed",
    rule: "VI.24",
    note: "past the front of enemies",
    when: ({ passed }) => passed > 0,
    value: ({ passed }) => passed,
  },
  {
    id: "lost",
    rule: "XIV.69",
    note: "lost points",
    when: ({ g, units, isCombat }) => isCombat && units.some((unit) => g.c.lost[unit] > 0),
    value: 1,
  },
];
