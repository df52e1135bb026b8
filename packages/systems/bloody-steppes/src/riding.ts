import { asHex, DIRECTIONS, type Hex } from "@redoubt/hex";
import { riderPrice } from "./checks/commander-price.ts";
import { directionTo } from "./checks/move.ts";
import { isEnemyIn, isNextToUnrouted } from "./checks/neighbours.ts";
import { placeOfLeader } from "./checks/order-ways.ts";
import { shift } from "./occupancy.ts";
import { isOnMap, type SteppesPlay } from "./state.ts";
import { constants } from "./tables/constants.ts";

/** The corps or wing commander whom a rider must still pass (III.45); -1 for nobody. */
function viaOf(g: SteppesPlay, rider: number): number {
  const { corps } = g.world.commands[g.c.riderTo[rider] - 1];
  const via = corps < 0 ? -1 : g.world.corps[corps].leader;
  return via >= 0 && isOnMap(g, via) && g.c.riderVia[rider] === 0 ? via : -1;
}

/** III.44: whether a rider may be in a hex: no enemies there, nor next to it unless friends stand in it. */
export function mayRiderBeIn(g: SteppesPlay, rider: number, hex: number): boolean {
  const seat = g.world.seatOf[rider];
  if (isEnemyIn(g, seat, hex)) return false;
  return g.c.sideIn[hex] === seat + 1 || !isNextToUnrouted(g, seat, hex);
}

/** How many steps a rider has from each hex to one that he rides to, by lawful ways, as far as it takes to find his own way; 0 where there is none (K-140). */
function stepsTo(g: SteppesPlay, rider: number, here: Hex, to: number): Uint16Array {
  const { grid, ground } = g.world;
  const far = new Uint16Array(grid.size);
  const waiting = [to];
  let most = grid.size;
  for (const hex of waiting) {
    if (far[hex] >= most) break;
    for (const direction of DIRECTIONS) {
      const from = hex - grid.offsets[direction];
      if (from === to || far[from] !== 0 || grid.onMap[from] !== 1) continue;
      if (riderPrice(ground, asHex(from), direction) === undefined || !mayRiderBeIn(g, rider, from)) continue;
      far[from] = far[hex] + 1;
      const last = directionTo(g, here, from);
      if (last !== undefined && riderPrice(ground, here, last) !== undefined) most = Math.min(most, far[from]);
      waiting.push(from);
    }
  }
  return far;
}

/** K-140: the next step of a shortest lawful way, the first clockwise from north of several; 0 where there is none. */
function stepTowards(g: SteppesPlay, from: number, to: number, far: Uint16Array): number {
  const { grid, ground } = g.world;
  let best = 0;
  for (const direction of DIRECTIONS) {
    const hex = from + grid.offsets[direction];
    if (riderPrice(ground, asHex(from), direction) === undefined) continue;
    if (hex === to) return hex;
    if (far[hex] !== 0 && (best === 0 || far[hex] < far[best])) best = hex;
  }
  return best;
}

/** III.40, III.44, III.45, K-140: a rider rides ten points towards his leader, by the corps commander first, where he pays two more. */
export function rideOn(g: SteppesPlay, rider: number): void {
  let left = constants.riderPoints.value;
  const path = [g.c.hexOf[rider]];
  const passCorps = (): void => {
    const via = viaOf(g, rider);
    if (via < 0 || g.c.hexOf[via] !== path[path.length - 1] || left < constants.corpsDetour.value) return;
    g.c.riderVia[rider] = 1;
    left -= constants.corpsDetour.value;
  };
  passCorps();
  let goal = 0;
  let far: Uint16Array = new Uint16Array(0);
  while (left > 0) {
    const here = path[path.length - 1];
    const via = viaOf(g, rider);
    const to = via >= 0 ? g.c.hexOf[via] : placeOfLeader(g, g.world.commands[g.c.riderTo[rider] - 1].leader);
    if (to === 0 || to === here) break;
    if (to !== goal) [goal, far] = [to, stepsTo(g, rider, asHex(here), to)];
    const step = stepTowards(g, here, to, far);
    if (step === 0) break;
    path.push(step);
    left--;
    passCorps();
  }
  if (path.length === 1) return;
  shift(g, rider, path[path.length - 1]);
  g.emit({ kind: "rider-rode", rule: "III.40", piece: rider, path });
}

/** The hexes of the way that a rider has before him as things stand, from where he is; by the corps commander first. */
export function routeOf(g: SteppesPlay, rider: number): readonly number[] {
  const path = [g.c.hexOf[rider]];
  const leader = placeOfLeader(g, g.world.commands[g.c.riderTo[rider] - 1].leader);
  const via = viaOf(g, rider);
  for (const to of via < 0 ? [leader] : [g.c.hexOf[via], leader]) {
    const here = path[path.length - 1];
    const far = to === 0 || to === here ? null : stepsTo(g, rider, asHex(here), to);
    for (let at = here; far !== null && at !== to; ) {
      at = stepTowards(g, at, to, far);
      if (at === 0) return path;
      path.push(at);
    }
  }
  return path;
}

/** III.41: whether a rider is where his leader is, with nobody left to pass. */
export function reachesTarget(g: SteppesPlay, rider: number): boolean {
  if (g.c.riderTo[rider] === 0 || !isOnMap(g, rider) || viaOf(g, rider) >= 0) return false;
  return g.c.hexOf[rider] === placeOfLeader(g, g.world.commands[g.c.riderTo[rider] - 1].leader);
}
