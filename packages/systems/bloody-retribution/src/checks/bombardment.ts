import { type Refusal, refusal } from "@redoubt/engine";
import type { RetributionRule } from "../rule-index.ts";
import { ALLIED, RUSSIAN } from "../seat.ts";
import { holderOf, type RetributionPlay, WAITING } from "../state.ts";
import { markersLeft } from "./phase-end.ts";

type Why = Refusal<RetributionRule> | null;

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
export function whyNoMarker(g: RetributionPlay, seat: number): Why {
  if (seat !== RUSSIAN) return refusal("5.6", "russian-only");
  if (g.c.gunsLost[0] === 1) return refusal("5.6", "guns-lost");
  return markersLeft(g) > 0 ? null : refusal("5.6", "no-markers");
}

/** Why `seat` may not bombard this unit: Allied, on the map, within nine hexes of a battery (5.6, B-32). */
export function whyNotBombard(g: RetributionPlay, seat: number, u: number): Why {
  const why = whyNoMarker(g, seat);
  if (why !== null) return why;
  const { world, c } = g;
  const unit = world.units[u].id;
  if (world.seatOf[u] !== ALLIED) return refusal("5.6", "not-allied", { unit });
  if (c.hexOf[u] === WAITING) return refusal("5.5", "off-map", { unit });
  if (c.hexOf[u] < 0) return refusal("2.11", "eliminated", { unit });
  return (world.terrain.inRange[c.hexOf[u]] & firingHills(g)) !== 0 ? null : refusal("5.6", "out-of-range", { unit });
}
