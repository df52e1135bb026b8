import type { ModifierRow } from "@redoubt/mechanics";
import type { RetributionRule } from "../rule-index.ts";
import type { RetributionPlay } from "../state.ts";
import { bombardmentTable } from "../tables/bombardment.ts";

/** A bombardment of one unit. */
export interface Bombardment {
  readonly g: RetributionPlay;
  readonly unit: number;
}

const [steady, nextToHill] = bombardmentTable.modifiers;

/** RBT: what is added to the die (B-33). */
export const bombardmentModifiers: readonly ModifierRow<Bombardment, RetributionRule>[] = [
  {
    id: steady.id,
    rule: "RBT",
    note: "Coldstream or Grenadier Guards",
    value: steady.value,
    when: ({ g, unit }) => g.world.isSteady[unit] === 1,
  },
  {
    id: nextToHill.id,
    rule: "RBT",
    note: "next to Shell Hill",
    value: nextToHill.value,
    when: ({ g, unit }) => g.world.terrain.nextToHill[g.c.hexOf[unit]] === 1,
  },
];
