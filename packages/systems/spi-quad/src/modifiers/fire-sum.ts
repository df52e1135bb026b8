import type { Hex } from "@redoubt/hex";
import { type Ledger, ledger, type Unit } from "@redoubt/mechanics";
import { rangeOf, strengthAt } from "../checks/fire.ts";
import { targetsIn } from "../checks/fire-targets.ts";
import { parentUnitsInFire } from "../data/facts-alma.ts";
import { cites } from "../kit.ts";
import type { QuadRule } from "../rule-index.ts";
import { columnCount } from "../setup/results.ts";
import { hexOf, type QuadPlay } from "../state.ts";
import { fireDieRows } from "./fire-die.ts";
import { fireShiftRows } from "./fire-shifts.ts";

/** A fire attack before its die: what everything adds up to. */
export interface FireSum {
  readonly strength: number;
  readonly dieLedger: Ledger<QuadRule>;
  /** Each target with its column, 0 for the first, after its own shifts (S-35). */
  readonly targets: readonly { readonly unit: Unit; readonly column: number; readonly shifts: Ledger<QuadRule> }[];
}

/** Strengths into one hex are summed, at whatever ranges (7.11, 7.12); a unit's strength goes in whole. */
export const enforces = cites("7.11", "7.12", "7.22", "7.41", "7.42", "A16.12");

/** Adds up the fire of some units at a hex: strength, die modifiers, and each target's column (S-34). */
export function sumFire(g: QuadPlay, firers: readonly Unit[], hex: Hex): FireSum {
  let strength = 0;
  for (const u of firers) strength += strengthAt(g, u, rangeOf(g, hexOf(g, u), hex));
  const base = Math.min(strength, columnCount) - 1;
  const targets = targetsIn(g, hex).map((target) => {
    const shifts = ledger(fireShiftRows, { g, firers, hex, target });
    const column = Math.min(Math.max(base + shifts.total, 0), columnCount - 1);
    return { unit: target, column, shifts };
  });
  return { strength, dieLedger: ledger(fireDieRows, { g, firers }), targets };
}

/** The die read on the table: modified, but never below 1 (A16.12). */
export function fireDie(sum: FireSum, rolled: number): number {
  return Math.max(rolled + sum.dieLedger.total, parentUnitsInFire.lowestDie);
}

/** 7.42: the result of a die in a column (first 0). */
export function fireResult(g: QuadPlay, die: number, column: number): number {
  return g.world.charts.fire[(die - 1) * columnCount + column];
}
