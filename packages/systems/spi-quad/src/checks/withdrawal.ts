import { type Refusal, refusal } from "@redoubt/engine";
import { cites } from "../kit.ts";
import type { QuadRule } from "../rule-index.ts";
import { FIRED, isDisrupted, type QuadPlay, SLIPPED, WITHDREW, zonesOf } from "../state.ts";
import { CAVALRY } from "../unit.ts";
import { findRetreats, retreats } from "./retreat-paths.ts";

type Why = Refusal<QuadRule> | null;

/** A withdrawal goes one hex by the rules of retreat, so it never ends in an enemy zone (A19.21, 11.26). */
export const enforces = cites("11.26", "A19.0", "A19.21");

/** Whether the unit has a hex to withdraw to. */
function hasWay(g: QuadPlay, u: number): boolean {
  findRetreats(g, u, g.c.hexOf[u], 1);
  return retreats.count > 0;
}

/** Why a gun may not slip away under A19.2; null if it may. */
export function whyNotSlip(g: QuadPlay, u: number, seat: number): Why {
  const { world, c } = g;
  const unit = world.units[u].id;
  const told = { unit };
  if (!world.isAlma) return refusal("5.11", "no-withdrawal-now", told);
  if (world.seatOf[u] !== seat || c.hexOf[u] <= 0) return refusal("A19.2", "not-your-unit", told);
  if (world.isGun[u] === 0) return refusal("A19.2", "not-a-gun", told);
  if ((c.status[u] & SLIPPED) !== 0) return refusal("A19.2", "slipped-away", told);
  if ((c.status[u] & FIRED) !== 0) return refusal("A19.22", "has-fired", told);
  if (isDisrupted(g, u)) return refusal("A19.2", "disrupted-gun", told);
  if (zonesOf(g, 1 - seat)[c.hexOf[u]] === 0) return refusal("A19.2", "not-in-zone", told);
  return hasWay(g, u) ? null : refusal("A19.21", "nowhere-to-withdraw", told);
}

/** Whether the gun may slip away under A19.2. */
export function maySlip(g: QuadPlay, u: number, seat: number): boolean {
  const { world, c } = g;
  if (world.isGun[u] === 0 || world.seatOf[u] !== seat || c.hexOf[u] <= 0) return false;
  if ((c.status[u] & (SLIPPED | FIRED)) !== 0 || isDisrupted(g, u)) return false;
  return zonesOf(g, 1 - seat)[c.hexOf[u]] !== 0 && hasWay(g, u);
}

/** Whether an enemy of `seat` other than cavalry has its zone on the hex (11.26). */
function isInZoneOfFoot(g: QuadPlay, hex: number, seat: number): boolean {
  const { world, c } = g;
  const { offsets } = world.grid;
  for (let d = 0; d < 6; d++) {
    const from = hex + offsets[d];
    // The zone comes from there to here: the opposite direction.
    if (world.terrain.zoneStep[from * 8 + ((d + 3) % 6)] === 0) continue;
    for (let u = c.topOf[from] - 1; u >= 0; u = c.below[u] - 1) {
      if (world.seatOf[u] === seat || world.kindOf[u] === CAVALRY) continue;
      if (world.exertsZone[u] === 1 && !isDisrupted(g, u)) return true;
    }
  }
  return false;
}

/** Why cavalry may not withdraw under 11.26; null if it may. */
export function whyNotWithdraw(g: QuadPlay, u: number, seat: number): Why {
  const { world, c } = g;
  const unit = world.units[u].id;
  const told = { unit };
  if (world.seatOf[u] !== seat || c.hexOf[u] <= 0) return refusal("11.26", "not-your-unit", told);
  if (world.kindOf[u] !== CAVALRY) return refusal("11.26", "not-cavalry", told);
  if ((c.status[u] & WITHDREW) !== 0) return refusal("11.26", "withdrew-already", told);
  if (isDisrupted(g, u) && world.options.disruptedCavalryMayNotWithdraw === "on") {
    return refusal("11.27", "disrupted-cavalry", told);
  }
  if (!isInZoneOfFoot(g, c.hexOf[u], seat)) return refusal("11.26", "not-in-zone", told);
  return hasWay(g, u) ? null : refusal("11.26", "nowhere-to-withdraw", told);
}

/** Whether the cavalry may withdraw under 11.26. */
export function mayWithdraw(g: QuadPlay, u: number, seat: number): boolean {
  const { world, c } = g;
  if (world.kindOf[u] !== CAVALRY || world.seatOf[u] !== seat || c.hexOf[u] <= 0) return false;
  if (zonesOf(g, 1 - seat)[c.hexOf[u]] === 0 || (c.status[u] & WITHDREW) !== 0) return false;
  if (isDisrupted(g, u) && world.options.disruptedCavalryMayNotWithdraw === "on") return false;
  return isInZoneOfFoot(g, c.hexOf[u], seat) && hasWay(g, u);
}
