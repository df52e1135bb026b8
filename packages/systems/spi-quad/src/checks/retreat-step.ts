import { cites } from "../kit.ts";
import { isDisrupted, type QuadPlay, zonesOf } from "../state.ts";
import { AQUEDUCT, BOURLIUK, BRIDGE_HEX, CLIFF, ROAD, SEA, SWAMP, WALL, WOODS } from "../terrain.ts";
import { CAVALRY, INFANTRY } from "../unit.ts";

/**
 * Where units may go when combat moves them. Costs do not matter: rivers, streams and slopes are crossed freely, walls by
 * infantry. Whoever could only go where it is eliminated for going has no way at all, which comes to the same.
 */
export const enforces = cites("8.51", "8.52", "11.12", "11.13", "13.0", "A18.2", "B22.22");

/** Whether the map ends there, or ground or hexside is closed to the unit whatever its phase (8.52). */
function isClosed(g: QuadPlay, u: number, from: number, direction: number): boolean {
  const { grid, terrain, kindOf } = g.world;
  const to = from + grid.offsets[direction];
  if (grid.onMap[to] === 0) return true;
  const step = terrain.step[from * 8 + direction];
  const hex = terrain.hex[to];
  if ((step & CLIFF) !== 0 || (hex & (SEA | BOURLIUK)) !== 0) return true;
  if (kindOf[u] === INFANTRY || hasRoad(g, u, step)) return false;
  return (step & WALL) !== 0 || (hex & SWAMP) !== 0;
}

const hasRoad = (g: QuadPlay, u: number, step: number): boolean => (step & ROAD) !== 0 && !isDisrupted(g, u);

/** Whether ground and hexside let combat drive the unit from a hex in a direction (8.52, S-6, S-40). */
export function isOpenStep(g: QuadPlay, u: number, from: number, direction: number): boolean {
  if (isClosed(g, u, from, direction)) return false;
  const { grid, terrain, kindOf, options } = g.world;
  const hex = terrain.hex[from + grid.offsets[direction]];
  const kind = kindOf[u];
  if (kind === INFANTRY) return true;
  if (kind === CAVALRY && (hex & WOODS) !== 0) return false;
  if ((hex & AQUEDUCT) === 0) return true;
  if (options.mountedRetreatOverAqueductBridge === "off" || isDisrupted(g, u)) return false;
  return (hex & BRIDGE_HEX) !== 0 || hasRoad(g, u, terrain.step[from * 8 + direction]);
}

/** Whether ground and hexside let the unit advance from a hex in a direction (8.7, S-6, S-45). */
export function isAdvanceStep(g: QuadPlay, u: number, from: number, direction: number): boolean {
  if (isClosed(g, u, from, direction)) return false;
  const { grid, terrain, kindOf } = g.world;
  return kindOf[u] === INFANTRY || (terrain.hex[from + grid.offsets[direction]] & AQUEDUCT) === 0;
}

/** Whether a retreat of the unit may enter a hex by a step: open ground, no enemy and no enemy zone there (8.51, 8.52). */
export function isRetreatStep(g: QuadPlay, u: number, from: number, direction: number): boolean {
  const { grid, seatOf } = g.world;
  const to = from + grid.offsets[direction];
  const enemy = 1 - seatOf[u];
  const top = g.c.topOf[to];
  if (top !== 0 && seatOf[top - 1] === enemy) return false;
  return zonesOf(g, enemy)[to] === 0 && isOpenStep(g, u, from, direction);
}

/** What stands in a hex of friends: guns, and units that a retreat displaces. */
export const EMPTY = 0;
/** Guns only: passed freely, and one of them may be joined (8.62). */
export const GUNS = 1;
/** Infantry or cavalry, which must make way (8.61). */
export const FRIENDS = 2;

/** EMPTY, GUNS or FRIENDS. */
export function occupantsOf(g: QuadPlay, hex: number): number {
  const { c, world } = g;
  let found = EMPTY;
  for (let u = c.topOf[hex] - 1; u >= 0; u = c.below[u] - 1) {
    if (world.isGun[u] === 0) return FRIENDS;
    found = GUNS;
  }
  return found;
}

/** Whether fewer than two guns stand in the hex, so that a retreat may end there (8.62). */
export function hasRoomToEnd(g: QuadPlay, hex: number): boolean {
  const { c, world } = g;
  let guns = 0;
  for (let u = c.topOf[hex] - 1; u >= 0; u = c.below[u] - 1) guns += world.isGun[u];
  return guns < 2;
}

/** Hexes from a hex to the nearest enemy of `seat` on the map, disrupted ones included (8.56). */
export function distanceToEnemy(g: QuadPlay, hex: number, seat: number): number {
  const { c, world } = g;
  const { q, r } = world.grid;
  const hq = q[hex];
  const hr = r[hex];
  const enemies = world.unitsOf[1 - seat];
  let nearest = 255;
  for (let i = 0; i < enemies.length; i++) {
    const at = c.hexOf[enemies[i]];
    if (at <= 0) continue;
    const dq = Math.abs(q[at] - hq);
    if (dq >= nearest) continue;
    const distance = (dq + Math.abs(r[at] - hr) + Math.abs(q[at] - hq + r[at] - hr)) >> 1;
    if (distance < nearest) nearest = distance;
  }
  return nearest;
}
