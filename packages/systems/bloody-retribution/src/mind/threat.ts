import { type Hex, OFF_MAP } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { ALLOWANCE } from "../checks/movement.ts";
import { RUSSIAN } from "../seat.ts";
import { beside, COMBAT, hexOf, MOVEMENT, type RetributionPlay } from "../state.ts";
import { SEA, STEEP, WORK_IN } from "../terrain.ts";
import { putBack, shutAround } from "./lane-change.ts";
import { alongLane, laneFrom, shortLanes } from "./lanes.ts";
import type { Scene } from "./scene.ts";
import type { Weights } from "./weights.ts";

// The place of the first action phase in a turn (5.2).
const FIRST_ACTION = 1;

/** How many movement phases are still to come after the present phase. */
export function movesAfter({ c, world }: RetributionPlay): number {
  const isBefore = c.kind[0] === COMBAT && c.first[0] === COMBAT && c.place[0] <= FIRST_ACTION;
  return world.turns - c.turn[0] + (isBefore ? 1 : 0);
}

/**
 * What an open lane of so many half points to the south edge is worth to a Russian. He moves last in a phase and first in the
 * next: whoever may still move in this phase is as good as one move nearer, and whoever has one move left to go when the phase
 * ends is mostly gone; a zone that makes his way longer is on the way to shutting it. Where no movement phase is left a lane is worth nothing.
 */
export function laneWorth(g: RetributionPlay, w: Weights, u: Unit, lane: number): number {
  const canNow = g.c.kind[0] === MOVEMENT && g.c.disrupted[u] === 0;
  if (w.movesCounted !== 0 && lane > ALLOWANCE * (movesAfter(g) + (canNow ? 1 : 0))) return 0;
  const left = canNow ? lane - ALLOWANCE : lane;
  if (left <= 0) return w.laneNow - w.laneEase * lane;
  if (left <= ALLOWANCE) return canNow ? w.laneOne : w.laneNext - w.laneEase * lane;
  return left <= 2 * ALLOWANCE ? w.laneTwo : left <= 3 * ALLOWANCE ? w.laneThree : 0;
}

// The empty hex of our zone beside a Russian into which he may step without a die in a combat phase, and go on from there by an
// open lane of one move; OFF_MAP where there is none.
function gapBeside({ c, world }: RetributionPlay, far: Uint8Array, hex: Hex): Hex {
  if (c.alliedZones[hex] === 0) return OFF_MAP;
  for (let d = 0; d < 6; d++) {
    const next = beside(world, hex, d);
    if (c.alliedZones[next] === 0 || c.unitsAt[next] !== 0 || world.grid.onMap[next] === 0) continue;
    if ((world.terrain.step[hex * 8 + d] & (SEA | STEEP | WORK_IN)) !== 0) continue;
    if (laneFrom(world, far, next) <= ALLOWANCE) return next;
  }
  return OFF_MAP;
}

// What one Russian threatens: to walk off by an open lane, or after a step through our line.
function threatBy(g: RetributionPlay, w: Weights, far: Uint8Array, u: Unit): number {
  const hex = hexOf(g, u);
  const later = laneWorth(g, w, u, laneFrom(g.world, far, hex));
  if (gapBeside(g, far, hex) === OFF_MAP) return later;
  return Math.max(later, w.movesCounted !== 0 && movesAfter(g) === 0 ? 0 : w.laneFlank);
}

// No longer lane is worth anything.
function longestLane(g: RetributionPlay, w: Weights): number {
  const now = g.c.kind[0] === MOVEMENT ? 1 : 0;
  return ALLOWANCE * (w.movesCounted === 0 ? 3 + now : Math.min(3, movesAfter(g)) + now);
}

// The worst of what the Russians threaten by these lanes, and a part of the rest.
function threatBySome(g: RetributionPlay, w: Weights, far: Uint8Array): number {
  const { c, world } = g;
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

/** The lanes that can be worth anything to the Russians as things stand. */
export const lanesToFear = (g: RetributionPlay, w: Weights): Uint8Array => shortLanes(g, longestLane(g, w));

/** What the Russians threaten at the south edge. */
export const threatOf = (g: RetributionPlay, w: Weights): number =>
  longestLane(g, w) === 0 ? 0 : threatBySome(g, w, lanesToFear(g, w));

/** The threat in the position of a scene. */
export function threatNow(scene: Scene): number {
  scene.threat ??= threatOf(scene.g, scene.w);
  return scene.threat;
}

/** Marks the hexes from which alone a zone can make the threat smaller: those on and beside the shortest ways of who threatens. */
export function markWays(g: RetributionPlay, w: Weights, far: Uint8Array, isNear: Uint8Array): void {
  const { c, world } = g;
  const mark = (way: Hex): void => {
    isNear[way] = 1;
    for (let d = 0; d < 6; d++) isNear[way + world.grid.offsets[d]] = 1;
  };
  isNear.fill(0, 0, world.grid.size);
  for (const u of world.mobile[RUSSIAN]) {
    if (c.hexOf[u] <= 0 || threatBy(g, w, far, u) === 0) continue;
    const gap = gapBeside(g, far, hexOf(g, u));
    alongLane(g, far, hexOf(g, u), mark);
    if (gap === OFF_MAP) continue;
    mark(gap);
    alongLane(g, far, gap, mark);
  }
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

/** The threat if one more Allied unit stood in a hex that is empty, by the lanes to fear without it. Nothing stays changed. */
export function threatWith(g: RetributionPlay, w: Weights, far: Uint8Array, hex: Hex): number {
  const { c, world } = g;
  shiftZone(g, hex, 1);
  c.unitsAt[hex]++;
  shutAround(world, far, hex, longestLane(g, w));
  const threat = threatBySome(g, w, far);
  putBack(far);
  shiftZone(g, hex, -1);
  c.unitsAt[hex]--;
  return threat;
}
