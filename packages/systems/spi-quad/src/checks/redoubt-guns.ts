import type { Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { ALLIED, enemyOf } from "../seat.ts";
import { EXPOSED, type QuadPlay, topUnit, unitBelow, zonesOf } from "../state.ts";
import { refusal, type Why } from "./refusal.ts";

/** The redoubt guns in some hexes that share theirs with another unit (B18.2). */
export function garrisonedGuns(g: QuadPlay, hexes: readonly Hex[]): readonly Unit[] {
  const { world } = g;
  if (!world.rules.hasRedoubtGuns) return [];
  const guns: Unit[] = [];
  for (const hex of hexes) {
    for (let u = topUnit(g, hex); u >= 0; u = unitBelow(g, u)) {
      if (world.isRedoubtGun[u] === 1 && !isAlone(g, u)) guns.push(u);
    }
  }
  return guns;
}

/** Whether nobody else is in the unit's hex. */
export function isAlone(g: QuadPlay, u: Unit): boolean {
  const { c } = g;
  return c.topOf[c.hexOf[u]] === u + 1 && c.below[u] === 0;
}

/** Notes which guns stand alone because their companions were driven out or eliminated, and forgets it once they are not. */
export function markExposed(g: QuadPlay, garrisoned: readonly Unit[]): void {
  const { c, world } = g;
  for (const u of garrisoned) if (c.hexOf[u] > 0 && isAlone(g, u)) c.status[u] |= EXPOSED;
  for (let u = asUnit(0); u < world.count; u++) {
    if (world.isRedoubtGun[u] === 1 && c.hexOf[u] > 0 && !isAlone(g, u)) c.status[u] &= ~EXPOSED;
  }
}

/** Whether a redoubt gun falls to the enemy now: alone, with an enemy zone on its hex (B18.2, S-17). */
export function isCapturable(g: QuadPlay, u: Unit): boolean {
  const { c, world } = g;
  if (world.isRedoubtGun[u] === 0 || c.hexOf[u] <= 0 || !isAlone(g, u)) return false;
  if (world.options.abandonedRedoubtGunCaptured === "off" && (c.status[u] & EXPOSED) === 0) return false;
  return zonesOf(g, enemyOf(world.seatOf[u]))[c.hexOf[u]] !== 0;
}

/** Why a redoubt gun may not be spiked; null if it may (B18.3, S-18). */
export function whyNotSpike(g: QuadPlay, u: Unit): Why {
  const { c, world } = g;
  const told = { unit: world.units[u].id };
  if (world.isRedoubtGun[u] === 0) return refusal("B18.3", "no-redoubt-gun", told);
  if (c.active[0] !== ALLIED) return refusal("B18.3", "not-yours", told);
  return c.hexOf[u] > 0 ? null : refusal("B18.3", "gun-gone", told);
}
