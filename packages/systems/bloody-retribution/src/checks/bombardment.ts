import type { Seat } from "@redoubt/engine";
import type { Unit } from "@redoubt/mechanics";
import { ALLIED, RUSSIAN } from "../seat.ts";
import { ELIMINATED, hexOf, holderOf, type RetributionPlay, WAITING } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { markersLeft } from "./phase-end.ts";
import { notPossible, refusal, type Why } from "./refusal.ts";

/** One bit for each hill hex that fires: all, but those with an Allied unit in them (B-31). */
export function firingHills(g: RetributionPlay): number {
  const { hills } = g.world.terrain;
  let firing = 0;
  for (let i = 0; i < hills.length; i++) {
    if (g.world.rulings.gunsFireOn || holderOf(g, hills[i]) !== ALLIED) firing |= 1 << i;
  }
  return firing;
}

/** Why the Russian has no marker to use. */
export function whyNoMarker(g: RetributionPlay, seat: Seat): Why {
  if (seat !== RUSSIAN) return refusal("5.6", "russian-only");
  if (g.c.gunsLost[0] === 1) return refusal("5.6", "guns-lost");
  return markersLeft(g) > 0 ? null : refusal("5.6", "no-markers");
}

/** Why `seat` may not bombard this unit: markers, then the target (5.6, B-32). */
export const whyNotBombard = (g: RetributionPlay, seat: Seat, u: Unit): Why =>
  whyNoMarker(g, seat) ?? whyNoTarget(g, u);

/** Why a unit is no target for the guns: Allied, on the map, within nine hexes of a battery that fires (5.6, B-31, B-32). */
export function whyNoTarget(g: RetributionPlay, u: Unit): Why {
  const { world } = g;
  const unit = world.units[u].id;
  const hex = hexOf(g, u);
  if (hex === ELIMINATED) return notPossible("2.11", "eliminated", { unit });
  if (world.seatOf[u] !== ALLIED) return refusal("5.6", "not-allied", { unit });
  if (hex === WAITING) return notPossible("5.5", "off-map", { unit });
  if ((world.terrain.inRange[hex] & firingHills(g)) !== 0) return null;
  const range = constants.bombardmentRange.value;
  return world.terrain.inRange[hex] === 0
    ? refusal("5.6", "out-of-range", { unit, range })
    : refusal("5.6", "battery-overrun", { unit, range });
}
