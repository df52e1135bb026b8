import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { ALLOWANCE } from "../checks/movement.ts";
import { RUSSIAN } from "../seat.ts";
import { beside, hexOf, MOVEMENT, type RetributionPlay } from "../state.ts";
import { SEA, STEEP, WORK_IN } from "../terrain.ts";
import { laneFrom, shortLanes } from "./lanes.ts";
import type { Weights } from "./weights.ts";

/**
 * What an open lane of so many half points to the south edge is worth to a Russian. He moves last in a phase and first in the
 * next: whoever may still move in this phase is as good as one move nearer.
 */
export function laneWorth(g: RetributionPlay, w: Weights, u: Unit, lane: number): number {
  const canNow = g.c.kind[0] === MOVEMENT && g.c.disrupted[u] === 0;
  const left = canNow ? lane - ALLOWANCE : lane;
  if (left <= 0) return w.laneNow;
  if (left <= ALLOWANCE) return w.laneOne;
  return left <= 2 * ALLOWANCE ? w.laneTwo : left <= 3 * ALLOWANCE ? w.laneThree : 0;
}

// What one Russian threatens: to walk off by an open lane, or after a step through our line.
function threatBy(g: RetributionPlay, w: Weights, far: Uint8Array, u: Unit): number {
  const { c, world } = g;
  const hex = hexOf(g, u);
  const later = laneWorth(g, w, u, laneFrom(g, far, hex));
  if (c.alliedZones[hex] === 0) return later;
  // In a combat phase he may step into an empty hex of our zone without a die.
  for (let d = 0; d < 6; d++) {
    const next = beside(world, hex, d);
    if (c.alliedZones[next] === 0 || c.unitsAt[next] !== 0 || world.grid.onMap[next] === 0) continue;
    if ((world.terrain.step[hex * 8 + d] & (SEA | STEEP | WORK_IN)) !== 0) continue;
    if (laneFrom(g, far, next) <= ALLOWANCE) return Math.max(later, w.laneFlank);
  }
  return later;
}

/** What the Russians threaten at the south edge: the worst of it, and a part of the rest. */
export function threatOf(g: RetributionPlay, w: Weights): number {
  const { c, world } = g;
  const far = shortLanes(g, 4 * ALLOWANCE);
  let worst = 0;
  let sum = 0;
  for (const u of world.mobile[RUSSIAN]) {
    if (c.hexOf[u] <= 0) continue;
    const threat = threatBy(g, w, far, u);
    sum += threat;
    if (threat > worst) worst = threat;
  }
  return worst + Math.min((sum - worst) >> 3, worst);
}

function shiftZone(g: RetributionPlay, hex: Hex, by: number): void {
  const { c, world } = g;
  for (let d = 0; d < 6; d++) c.alliedZones[hex + world.grid.offsets[d]] += by;
}

/** The threat if an Allied unit on the map stood in another hex, or nowhere where `to` is 0. Nothing stays changed. */
export function threatIf(g: RetributionPlay, w: Weights, u: Unit, to: Hex): number {
  const { c } = g;
  const from = hexOf(g, u);
  const there = to > 0 ? c.mobileAt[to] : 0;
  shiftZone(g, from, -1);
  c.mobileAt[from] = 0;
  c.unitsAt[from]--;
  if (to > 0) {
    shiftZone(g, to, 1);
    c.mobileAt[to] = u + 1;
    c.unitsAt[to]++;
  }
  const threat = threatOf(g, w);
  if (to > 0) {
    shiftZone(g, to, -1);
    c.mobileAt[to] = there;
    c.unitsAt[to]--;
  }
  shiftZone(g, from, 1);
  c.mobileAt[from] = u + 1;
  c.unitsAt[from]++;
  return threat;
}
