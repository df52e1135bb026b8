import { asUnit, type Unit } from "@redoubt/mechanics";
import { cites } from "../kit.ts";
import { unitsIn } from "../occupancy.ts";
import { ATTACKED, CHARGE_CONTINUED, CHARGE_EARNED, FINISHED, has, isOnMap, type SteppesPlay } from "../state.ts";

/** Charges are continued when everybody else has acted, each unit once. */
export const enforces = cites("XII.47", "XII.48");

const mayGoOn = (g: SteppesPlay, unit: number): boolean =>
  has(g, unit, CHARGE_EARNED) && !has(g, unit, CHARGE_CONTINUED) && isOnMap(g, unit);

/** XII.45: the cavalry of one hex that made enemies flee and has not gone on charging; empty where there is none. */
export function chargersToGoOn(g: SteppesPlay): readonly Unit[] {
  const first = g.c.act.findIndex((_, unit) => mayGoOn(g, unit));
  if (first < 0) return [];
  return unitsIn(g, g.c.hexOf[first])
    .filter((unit) => mayGoOn(g, unit))
    .map(asUnit);
}

/** XII.13, XII.48: they may move and attack once more. */
export function releaseToCharge(g: SteppesPlay, units: readonly Unit[]): void {
  for (const unit of units) {
    g.c.act[unit] |= CHARGE_CONTINUED;
    g.c.act[unit] &= ~(FINISHED | ATTACKED);
  }
}
