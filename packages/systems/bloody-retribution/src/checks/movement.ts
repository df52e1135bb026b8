import { type Refusal, refusal } from "@redoubt/engine";
import { asHex } from "@redoubt/hex";
import { BARRED, type FloodLimits, isReached, points, pointsText, runFlood } from "@redoubt/mechanics";
import { cites } from "../kit.ts";
import type { RetributionRule } from "../rule-index.ts";
import { RUSSIAN } from "../seat.ts";
import { enemyZones, hexName, holderOf, isReady, type RetributionPlay, WAITING } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { SEA_HEX } from "../terrain.ts";
import { CAVALRY, INFANTRY, PIQUET } from "../unit.ts";

type Why = Refusal<RetributionRule> | null;

/** The limits of a search: stacking in passing (B-21), Piquets that share their hex, zones that friends do not cancel. */
export const enforces = cites("6.1", "6.4", "7.4", "8.1");

/** The movement factor of every mobile unit in half points (2.9, 8.1). */
export const ALLOWANCE = points(constants.movementFactor.value);

/** Where a mover is in the middle of its move. */
export interface Marching {
  readonly unit: number;
  /** The hex it goes on from. */
  readonly at: number;
  /** Half points spent so far. */
  readonly spent: number;
  /** Whether it has entered a hex already and may stop where it is. */
  readonly mayHalt: boolean;
}

/**
 * Hexes a unit of `seat` may not enter: those with an enemy (6.3, 8.3) or a friendly mobile unit (6.2, B-21). A Piquet's
 * hex is open to its own side (6.4, B-22).
 */
export function closedTo(g: RetributionPlay, seat: number): Uint8Array {
  const { c, world } = g;
  if (!world.rulings.passesFriends) return seat === RUSSIAN ? c.unitsAt : c.mobileAt;
  const { barred } = world.scratch;
  barred.fill(0);
  for (let u = 0; u < world.count; u++) if (world.seatOf[u] !== seat && c.hexOf[u] > 0) barred[c.hexOf[u]] = 1;
  return barred;
}

/** Searches all a mover can reach from where it is; the result lies in the world's flood. */
export function searchFrom(g: RetributionPlay, { unit, at, spent }: Marching): void {
  const { seatOf, terrain, kindOf, scratch } = g.world;
  const seat = seatOf[unit];
  const limits: FloodLimits = { barred: closedTo(g, seat), stop: enemyZones(g, seat), leave: "into-free-hex" };
  runFlood(scratch.flood, terrain.costs[kindOf[unit]], asHex(at), ALLOWANCE - spent, limits);
}

/** Whether a ready mobile unit can enter at least one hex (8.3, B-14): its first step is possible (7.2). */
export function canMove(g: RetributionPlay, u: number): boolean {
  const { world, c } = g;
  if (world.rulings.passesFriends) return canMoveThroughFriends(g, u);
  const seat = world.seatOf[u];
  const hex = c.hexOf[u];
  const { offsets } = world.grid;
  const zones = enemyZones(g, seat);
  const closed = seat === RUSSIAN ? c.unitsAt : c.mobileAt;
  const isHeld = zones[hex] !== 0;
  const packed = world.terrain.costs[world.kindOf[u]].packed[hex];
  for (let d = 0; d < 6; d++) {
    if (((packed >> (5 * d)) & 31) > ALLOWANCE) continue;
    const to = hex + offsets[d];
    if (closed[to] === 0 && !(isHeld && zones[to] !== 0)) return true;
  }
  return false;
}

/** Where friends may be passed a first step is not enough: a free hex must lie beyond them. */
function canMoveThroughFriends(g: RetributionPlay, u: number): boolean {
  searchFrom(g, { unit: u, at: g.c.hexOf[u], spent: 0, mayHalt: false });
  return hasFreeHex(g);
}

/** Whether the last search reached a hex, other than its start, in which the mover may stop. */
export function hasFreeHex(g: RetributionPlay): boolean {
  const { flood } = g.world.scratch;
  for (let i = 1; i < flood.count; i++) if (g.c.mobileAt[flood.reached[i]] === 0) return true;
  return false;
}

/** Why this unit of `seat` may not be taken up to move now. */
export function whyNotMove(g: RetributionPlay, seat: number, u: number): Why {
  const { world, c } = g;
  const unit = world.units[u].id;
  if (world.seatOf[u] !== seat) return refusal("5.4", "not-yours", { unit });
  if (world.kindOf[u] === PIQUET) return refusal("2.9", "piquet-stays", { unit });
  if (c.hexOf[u] === WAITING) return refusal("5.5", "off-map", { unit });
  if (c.hexOf[u] < 0) return refusal("2.11", "eliminated", { unit });
  if (!isReady(g, u)) return refusal("8.3", "disrupted", { unit });
  if (canMove(g, u)) return null;
  const isHeld = enemyZones(g, seat)[c.hexOf[u]] !== 0;
  return isHeld ? refusal("7.2", "held-by-zone", { unit }) : refusal("8.3", "no-way-out", { unit });
}

/** Why a mover may not go to a hex and stop there. */
export function whyNotGo(g: RetributionPlay, march: Marching, hex: number): Why {
  const { c, world } = g;
  const unit = world.units[march.unit].id;
  const name = hexName(world, hex);
  if (hex === march.at) return refusal("5.4", "must-move", { unit });
  if ((world.terrain.hex[hex] & SEA_HEX) !== 0) return refusal("8.11", "sea", { hex: name });
  const holder = holderOf(g, hex);
  if (holder === 1 - world.seatOf[march.unit]) return refusal("6.3", "enemy-in-hex", { hex: name });
  if (c.mobileAt[hex] !== 0) return refusal("6.2", "friend-in-hex", { hex: name });
  searchFrom(g, march);
  if (isReached(world.scratch.flood, asHex(hex))) return null;
  return whyUnreached(g, march, hex);
}

/** Lifts one limit after another to see which of them keeps the mover from the hex. */
function whyUnreached(g: RetributionPlay, march: Marching, hex: number): Why {
  const { scratch, terrain, kindOf, seatOf, units } = g.world;
  const params = { unit: units[march.unit].id, hex: hexName(g.world, hex) };
  const left = ALLOWANCE - march.spent;
  const reaches = (kind: number, limits: FloodLimits): boolean => {
    runFlood(scratch.flood, terrain.costs[kind], asHex(march.at), left, limits);
    return isReached(scratch.flood, asHex(hex));
  };
  const kind = kindOf[march.unit];
  if (reaches(kind, { barred: closedTo(g, seatOf[march.unit]) })) return refusal("7.2", "beyond-zone", params);
  if (reaches(kind, {})) return refusal("6.2", "way-blocked", params);
  if (kind === CAVALRY && reaches(INFANTRY, {})) return refusal("8.7", "cavalry-by-road", params);
  return refusal("8.3", "too-far", { ...params, left: pointsText(left) });
}

/** Why a mover may not be sent by way of a hex: only a victory hex it would win, and only with points to go on (B-60). */
export function whyNotVia(g: RetributionPlay, march: Marching, hex: number): Why {
  const { c, world } = g;
  const seat = world.seatOf[march.unit];
  const victory = world.terrain.victoryAt[hex];
  const params = { unit: world.units[march.unit].id, hex: hexName(world, hex) };
  if (victory < 0 || c.owner[victory] === seat) return refusal("8.1", "not-a-detour", params);
  const why = whyNotGo(g, march, hex);
  if (why !== null) return why;
  if (enemyZones(g, seat)[hex] !== 0) return refusal("7.2", "stops-in-zone", params);
  return world.scratch.flood.spent[hex] < ALLOWANCE - march.spent ? null : refusal("8.3", "no-points-left", params);
}

/** Whether a cost of the packed tables is a price at all. */
export const isPayable = (cost: number, left: number): boolean => cost !== BARRED && cost <= left;
