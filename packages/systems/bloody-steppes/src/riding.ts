import { asHex, DIRECTIONS } from "@redoubt/hex";
import { riderPrice } from "./checks/commander-price.ts";
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
function mayBeIn(g: SteppesPlay, rider: number, hex: number): boolean {
  const seat = g.world.seatOf[rider];
  if (isEnemyIn(g, seat, hex)) return false;
  return g.c.sideIn[hex] === seat + 1 || !isNextToUnrouted(g, seat, hex);
}

/** K-140: a shortest lawful way between two hexes, the first clockwise from north of several; empty where there is none. */
export function routeOf(g: SteppesPlay, rider: number, from: number, to: number): readonly number[] {
  const came = new Map<number, number>([[from, from]]);
  const waiting = [from];
  for (let hex = waiting.shift(); hex !== undefined && !came.has(to); hex = waiting.shift()) {
    for (const direction of DIRECTIONS) {
      const next = hex + g.world.grid.offsets[direction];
      if (came.has(next) || riderPrice(g.world.ground, asHex(hex), direction) === undefined) continue;
      if (next !== to && !mayBeIn(g, rider, next)) continue;
      came.set(next, hex);
      waiting.push(next);
    }
  }
  if (!came.has(to)) return [];
  const way: number[] = [];
  for (let hex = to; hex !== from; hex = came.get(hex) ?? from) way.unshift(hex);
  return way;
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
  while (left > 0) {
    const here = path[path.length - 1];
    const via = viaOf(g, rider);
    const to = via >= 0 ? g.c.hexOf[via] : placeOfLeader(g, g.world.commands[g.c.riderTo[rider] - 1].leader);
    const [step] = to === 0 || to === here ? [] : routeOf(g, rider, here, to);
    if (step === undefined) break;
    path.push(step);
    left--;
    passCorps();
  }
  if (path.length === 1) return;
  shift(g, rider, path[path.length - 1]);
  g.emit({ kind: "rider-rode", rule: "III.40", piece: rider, path });
}

/** III.41: whether a rider is where his leader is, with nobody left to pass. */
export function reachesTarget(g: SteppesPlay, rider: number): boolean {
  if (g.c.riderTo[rider] === 0 || !isOnMap(g, rider) || viaOf(g, rider) >= 0) return false;
  return g.c.hexOf[rider] === placeOfLeader(g, g.world.commands[g.c.riderTo[rider] - 1].leader);
}
