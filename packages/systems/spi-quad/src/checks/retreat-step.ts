import type { Seat } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { cites } from "../kit.ts";
import type { QuadRule } from "../rule-index.ts";
import { enemyOf } from "../seat.ts";
import { isDisrupted, type QuadPlay, topUnit, unitBelow, zonesOf } from "../state.ts";
import { AQUEDUCT, BOURLIUK, BRIDGE_HEX, CLIFF, ROAD, SEA, SWAMP, WALL, WOODS } from "../terrain.ts";
import { CAVALRY, INFANTRY } from "../unit.ts";
import { refusal, type Why } from "./refusal.ts";

/**
 * Where units may go when combat moves them. Costs do not matter: rivers, streams and slopes are crossed freely, walls by
 * infantry. Whoever could only go where it is eliminated for going has no way at all, which comes to the same.
 */
export const enforces = cites("8.51", "8.52", "11.12", "11.13", "13.0", "A18.2", "B22.22");

/** What ground or hexside closes a step that combat makes: as the Terrain Effects Chart and the cavalry rules have it. */
export type ClosedGround = "edge" | "cliff" | "sea" | "bourliuk" | "redoubt-wall" | "swamp" | "woods" | "aqueduct";

/** What closes a step to the unit whatever its phase; null if nothing does (8.52). */
function closedGround(g: QuadPlay, u: Unit, from: Hex, direction: number): ClosedGround | null {
  const { grid, terrain, kindOf } = g.world;
  const to = asHex(from + grid.offsets[direction]);
  if (grid.onMap[to] === 0) return "edge";
  const step = terrain.step[from * 8 + direction];
  const hex = terrain.hex[to];
  if ((step & CLIFF) !== 0) return "cliff";
  if ((hex & SEA) !== 0) return "sea";
  if ((hex & BOURLIUK) !== 0) return "bourliuk";
  if (kindOf[u] === INFANTRY || hasRoad(g, u, step)) return null;
  if ((step & WALL) !== 0) return "redoubt-wall";
  return (hex & SWAMP) !== 0 ? "swamp" : null;
}

const hasRoad = (g: QuadPlay, u: Unit, step: number): boolean => (step & ROAD) !== 0 && !isDisrupted(g, u);

/** What keeps combat from driving the unit from a hex in a direction; null if nothing does (8.52, S-6, S-40). */
export function closedToRetreat(g: QuadPlay, u: Unit, from: Hex, direction: number): ClosedGround | null {
  const closed = closedGround(g, u, from, direction);
  if (closed !== null) return closed;
  const { grid, terrain, kindOf, options } = g.world;
  const hex = terrain.hex[from + grid.offsets[direction]];
  const kind = kindOf[u];
  if (kind === INFANTRY) return null;
  if (kind === CAVALRY && (hex & WOODS) !== 0) return "woods";
  if ((hex & AQUEDUCT) === 0) return null;
  if (options.mountedRetreatOverAqueductBridge === "off" || isDisrupted(g, u)) return "aqueduct";
  const isBridged = (hex & BRIDGE_HEX) !== 0 || hasRoad(g, u, terrain.step[from * 8 + direction]);
  return isBridged ? null : "aqueduct";
}

/** What keeps the unit from advancing from a hex in a direction; null if nothing does (8.7, S-6, S-45). */
export function closedToAdvance(g: QuadPlay, u: Unit, from: Hex, direction: number): ClosedGround | null {
  const closed = closedGround(g, u, from, direction);
  if (closed !== null) return closed;
  const { grid, terrain, kindOf } = g.world;
  const isAqueduct = (terrain.hex[from + grid.offsets[direction]] & AQUEDUCT) !== 0;
  return isAqueduct && kindOf[u] !== INFANTRY ? "aqueduct" : null;
}

/** The case that closes ground to a unit; `chart` stands for what the Terrain Effects Chart closes to everybody. */
export function closingCase(g: QuadPlay, u: Unit, ground: ClosedGround, chart: "13.0" | "8.52"): QuadRule {
  switch (ground) {
    case "bourliuk":
      return "A18.2";
    case "woods":
      return "11.12";
    case "redoubt-wall":
      return g.world.kindOf[u] === CAVALRY ? "11.13" : chart;
    case "aqueduct":
      return g.world.rules.prices.aqueduct === "13.0" ? chart : g.world.rules.prices.aqueduct;
    default:
      return chart;
  }
}

/** What keeps a retreat of the unit out of a hex: an enemy, an enemy zone, or the ground; null if nothing does (8.51, 8.52). */
function barToRetreat(g: QuadPlay, u: Unit, from: Hex, direction: number): "enemy" | "zone" | ClosedGround | null {
  const { grid, seatOf } = g.world;
  const to = asHex(from + grid.offsets[direction]);
  const enemy = enemyOf(seatOf[u]);
  const top = g.c.topOf[to];
  if (top !== 0 && seatOf[top - 1] === enemy) return "enemy";
  return zonesOf(g, enemy)[to] !== 0 ? "zone" : closedToRetreat(g, u, from, direction);
}

/** Whether a retreat of the unit may enter a hex by a step. */
export const isRetreatStep = (g: QuadPlay, u: Unit, from: Hex, direction: number): boolean =>
  barToRetreat(g, u, from, direction) === null;

/** Why a retreat of the unit may not enter a hex by a step; null if it may. */
export function whyNotRetreatStep(g: QuadPlay, u: Unit, from: Hex, direction: number): Why {
  const { grid, units } = g.world;
  const told = { unit: units[u].id, hex: grid.numbers[from + grid.offsets[direction]] };
  const bar = barToRetreat(g, u, from, direction);
  if (bar === null) return null;
  if (bar === "enemy") return refusal("5.34", "enemy-there", told);
  if (bar === "zone") return refusal("8.51", "retreat-into-zone", told);
  return refusal(closingCase(g, u, bar, "8.52"), "closed", { ...told, from: grid.numbers[from], ground: bar });
}

/** What stands in a hex of friends: guns, and units that a retreat displaces. */
export const EMPTY = 0;
/** Guns only: passed freely, and one of them may be joined (8.62). */
export const GUNS = 1;
/** Infantry or cavalry, which must make way (8.61). */
export const FRIENDS = 2;

/** EMPTY, GUNS or FRIENDS. */
export function occupantsOf(g: QuadPlay, hex: Hex): number {
  const { world } = g;
  let found = EMPTY;
  for (let u = topUnit(g, hex); u >= 0; u = unitBelow(g, u)) {
    if (world.isGun[u] === 0) return FRIENDS;
    found = GUNS;
  }
  return found;
}

/** Whether fewer than two guns stand in the hex, so that a retreat may end there (8.62). */
export function hasRoomToEnd(g: QuadPlay, hex: Hex): boolean {
  const { world } = g;
  let guns = 0;
  for (let u = topUnit(g, hex); u >= 0; u = unitBelow(g, u)) guns += world.isGun[u];
  return guns < 2;
}

/** Hexes from a hex to the nearest enemy of `seat` on the map, disrupted ones included (8.56). */
export function distanceToEnemy(g: QuadPlay, hex: Hex, seat: Seat): number {
  const { c, world } = g;
  const { q, r } = world.grid;
  const hq = q[hex];
  const hr = r[hex];
  const enemies = world.unitsOf[enemyOf(seat)];
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
