import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { isLostIfAlone } from "../checks/retreat-paths.ts";
import { cites } from "../kit.ts";
import { fireDie, fireResult, sumFire } from "../modifiers/fire-sum.ts";
import { disrupt, eliminate, withheld } from "../mutations.ts";
import { isDisrupted, isOnMap, type QuadPlay } from "../state.ts";
import { moraleOf } from "../values.ts";

/** What a result does, compared with morale; guns do not retreat but suffer the rest (7.17). */
export const enforces = cites("7.13", "7.14", "7.15", "7.17", "9.0");

/** A unit that fire makes retreat. */
export interface Driven {
  readonly unit: Unit;
  readonly hexes: number;
  readonly rule: "7.14" | "7.15";
}

/** Carries a result of 7.42 out on one unit, but for its retreat, which it returns; null if there is none. */
export function applyFire(g: QuadPlay, unit: Unit, result: number): Driven | null {
  const morale = moraleOf(g, unit);
  if (result < morale) return null;
  const isGun = g.world.isGun[unit] === 1;
  if (isDisrupted(g, unit)) {
    if (result === morale) return isGun ? null : { unit, hexes: 1, rule: "7.14" };
    eliminate(g, unit, "7.14");
    return null;
  }
  const told = withheld(g, () => disrupt(g, unit, "7.13"));
  const isDriven = !isGun && result > morale && isOnMap(g, unit);
  // Of a unit that is lost for want of a way no more is told than that (7.16, 8.54).
  const isUntold = told.length === 0 || (isDriven && isLostIfAlone(g, unit, result - morale));
  if (!isUntold) for (const event of told) g.emit(event);
  return isDriven ? { unit, hexes: result - morale, rule: "7.15" } : null;
}

/** Reads the die for every target of a fire attack and carries the results out; returns the unit that must retreat. */
export function resolveFire(g: QuadPlay, firers: readonly Unit[], hex: Hex, rolled: number): Driven | null {
  const { units, grid } = g.world;
  const sum = sumFire(g, firers, hex);
  const die = fireDie(sum, rolled);
  if (g.sink !== null) {
    g.emit({
      kind: "fire-resolved",
      rule: "7.42",
      hex: grid.numbers[hex],
      firers: firers.map((u) => units[u].id),
      strength: sum.strength,
      dice: [rolled],
      die,
      ledger: sum.dieLedger.rows,
      hits: sum.targets.map(({ unit, column, shifts }) => ({
        unit: units[unit].id,
        column: column + 1,
        result: fireResult(g, die, column),
        morale: moraleOf(g, unit),
        ledger: shifts.rows,
      })),
    });
  }
  let driven: Driven | null = null;
  for (const { unit, column } of sum.targets) driven = applyFire(g, unit, fireResult(g, die, column)) ?? driven;
  return driven;
}
