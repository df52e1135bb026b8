import { type Ledger, ledger, type ModifierRow, type Unit } from "@redoubt/mechanics";
import type { RetributionRule } from "../rule-index.ts";
import { bombardmentResults } from "../setup/results.ts";
import type { RetributionPlay } from "../state.ts";
import { type BombardmentResult, bombardmentTable } from "../tables/bombardment.ts";
import { PIQUET } from "../unit.ts";

/** A bombardment of one unit. */
export interface Bombardment {
  readonly g: RetributionPlay;
  readonly unit: Unit;
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

/** What a die does to a target: the ledger, the row of the table, and what of its result can happen to this unit. */
export interface BombardmentEffect {
  readonly ledger: Ledger<RetributionRule>;
  readonly result: BombardmentResult;
  readonly disrupts: boolean;
  readonly takesStep: boolean;
}

/** Reads the table for a die. Whoever is disrupted stays so, one step is never lost, and nothing happens to a Piquet (B-32). */
export function bombardmentEffect({ g, unit }: Bombardment, die: number): BombardmentEffect {
  const { world, c } = g;
  const applied = ledger(bombardmentModifiers, { g, unit });
  // Both ends of the table are open (B-33).
  const result = bombardmentResults[world.results.bombardment[Math.min(Math.max(die + applied.total, 0), 7)]];
  return {
    ledger: applied,
    result,
    disrupts: result !== "none" && world.kindOf[unit] !== PIQUET && c.disrupted[unit] === 0,
    takesStep: result === "disrupted-and-step" && c.steps[unit] === 2,
  };
}
