import type { ModifierRow } from "@redoubt/mechanics";
import type { TeachingRule } from "./rule-index.ts";
import type { G } from "./state.ts";

/** Who fires at whom. */
export interface Shot {
  readonly g: G;
  readonly firer: number;
  readonly target: number;
}

/** 3.1: what is added to the die. */
export const fireModifiers: readonly ModifierRow<Shot, TeachingRule>[] = [
  { id: "guards", rule: "3.1", note: "Guards", value: 2, when: ({ g, firer }) => g.c.isGuards[firer] === 1 },
  {
    id: "stand",
    rule: "3.1",
    note: "standing",
    value: 1,
    when: ({ g, firer }) => g.c.isOrdered[firer] === 0,
  },
  {
    id: "woods",
    rule: "3.1",
    note: "target in woods",
    value: -1,
    when: ({ g, target }) => g.world.woods[g.c.hexOf[target]] === 1,
  },
];
