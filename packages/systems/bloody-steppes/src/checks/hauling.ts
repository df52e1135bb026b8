import { type Refusal, refusal } from "@redoubt/engine";
import { asHex, type Hex, sideBetween } from "@redoubt/hex";
import { hasSideTag } from "@redoubt/mechanics";
import type { SteppesRule } from "../rule-index.ts";
import { HAULED, has, SPENT, type SteppesPlay } from "../state.ts";

/** Whether units are being hauled along a road and do nothing else (II.16, K-198). */
export const isHauled = (g: SteppesPlay, units: readonly number[]): boolean =>
  units.some((unit) => has(g, unit, HAULED));

function isRoad(g: SteppesPlay, from: number, to: Hex): boolean {
  const side = sideBetween(g.world.grid, asHex(from), to);
  return side !== undefined && hasSideTag(g.world.ground.map, side, "road");
}

/** II.16, K-198: how many hexes a gun may be hauled that steps to a hex by road, as its first act or as one of the same kind; 0 for none. */
export function haulTo(g: SteppesPlay, units: readonly number[], to: Hex): number {
  if (units.length !== 1) return 0;
  const [gun] = units;
  const most = g.world.battle.haul(g, gun);
  const isOnlyHauled = has(g, gun, HAULED) || !has(g, gun, SPENT);
  return most > 0 && isOnlyHauled && isRoad(g, g.c.hexOf[gun], to) ? most : 0;
}

/** Why a gun that is hauled may do nothing but go on by the road. */
export const whyNotBesides = (g: SteppesPlay, units: readonly number[]): Refusal<SteppesRule> | null =>
  isHauled(g, units) ? refusal("II.16", "is-hauled", { unit: g.world.pieces[units[0]].name }) : null;

/** Takes one of the hexes by which a gun is hauled. */
export function haul(g: SteppesPlay, gun: number, most: number): void {
  if (!has(g, gun, HAULED)) g.c.mp[gun] = most;
  g.c.mp[gun]--;
  g.c.act[gun] |= HAULED;
}
