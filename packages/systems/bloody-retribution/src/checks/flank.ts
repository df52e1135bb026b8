import { type Refusal, refusal } from "@redoubt/engine";
import { asHex, directionTo } from "@redoubt/hex";
import { BARRED } from "@redoubt/mechanics";
import type { RetributionRule } from "../rule-index.ts";
import { enemyOf } from "../seat.ts";
import { enemyZones, factorOf, hexName, holderOf, isReady, type RetributionPlay, WAITING } from "../state.ts";
import { PIQUET } from "../unit.ts";
import { banOnFollowUp, refusedBan } from "./attack.ts";

type Why = Refusal<RetributionRule> | null;

/**
 * Whether a unit may make a flank attack out of its hex in a direction: an empty hex in an enemy zone, no ban between
 * (9.18, B-44). The unit must be next to an enemy, which is to say in an enemy zone (7.1).
 */
export function mayFlank(g: RetributionPlay, u: number, d: number): boolean {
  const { world, c } = g;
  const from = c.hexOf[u];
  const to = from + world.grid.offsets[d];
  if (c.unitsAt[to] !== 0 || enemyZones(g, world.seatOf[u])[to] === 0) return false;
  const kind = world.kindOf[u];
  if (((world.terrain.costs[kind].packed[from] >> (5 * d)) & 31) === BARRED) return false;
  return banOnFollowUp(world.terrain.step[from * 8 + d], kind) === null;
}

/** Why a unit that may attack at all may not make a flank attack into a hex. */
export function whyNotFlankInto(g: RetributionPlay, u: number, to: number): Why {
  const { world, c } = g;
  const params = { unit: world.units[u].id, hex: hexName(world, to) };
  const zones = enemyZones(g, world.seatOf[u]);
  if (zones[c.hexOf[u]] === 0) return refusal("9.18", "not-next-to-enemy", params);
  const d = directionTo(world.grid, asHex(c.hexOf[u]), asHex(to));
  if (d === undefined) return refusal("9.18", "not-adjacent", params);
  if (c.unitsAt[to] !== 0) return refusal("9.18", "not-empty", params);
  if (zones[to] === 0) return refusal("9.18", "no-enemy-zone", params);
  const ban = banOnFollowUp(world.terrain.step[c.hexOf[u] * 8 + d], world.kindOf[u]);
  if (ban !== null) return refusedBan(ban, params.unit, params.hex);
  return mayFlank(g, u, d) ? null : refusal("8.7", "cavalry-by-road", params);
}

/** Why `seat` may not make this flank attack now. */
export function whyNotFlank(g: RetributionPlay, seat: number, u: number, to: number): Why {
  const { world, c } = g;
  const unit = world.units[u].id;
  if (world.seatOf[u] !== seat) return refusal("5.4", "not-yours", { unit });
  if (world.kindOf[u] === PIQUET) return refusal("9.20", "piquet-defends", { unit });
  if (c.hexOf[u] === WAITING) return refusal("5.5", "off-map", { unit });
  if (c.hexOf[u] < 0) return refusal("2.11", "eliminated", { unit });
  if (!isReady(g, u)) return refusal("9.2", "disrupted", { unit });
  return whyNotFlankInto(g, u, to);
}

/** Whether the unit that has just advanced may make a momentum attack in a direction (9.19, B-43). */
export function mayMomentum(g: RetributionPlay, u: number, d: number): boolean {
  const { world, c } = g;
  const to = c.hexOf[u] + world.grid.offsets[d];
  if (holderOf(g, to) !== enemyOf(world.seatOf[u])) return false;
  if (banOnFollowUp(world.terrain.step[c.hexOf[u] * 8 + d], world.kindOf[u]) !== null) return false;
  return unknownIn(g, u, to) === null;
}

/** A unit of the coming fight whose factor a position left out (2.10). */
function unknownIn(g: RetributionPlay, u: number, to: number): string | null {
  if (g.world.knowsFactors) return null;
  for (const found of [u + 1, g.c.mobileAt[to], g.c.piquetAt[to]]) {
    if (found !== 0 && factorOf(g, found - 1) < 0) return g.world.units[found - 1].id;
  }
  return null;
}

/** Why the unit that has just advanced may not attack this hex. */
export function whyNotMomentum(g: RetributionPlay, u: number, to: number): Why {
  const { world, c } = g;
  const params = { unit: world.units[u].id, hex: hexName(world, to) };
  const d = directionTo(world.grid, asHex(c.hexOf[u]), asHex(to));
  if (d === undefined) return refusal("9.19", "not-adjacent", params);
  if (holderOf(g, to) !== enemyOf(world.seatOf[u])) return refusal("9.1", "no-enemy", params);
  const ban = banOnFollowUp(world.terrain.step[c.hexOf[u] * 8 + d], world.kindOf[u]);
  if (ban !== null) return refusedBan(ban, params.unit, params.hex);
  const unknown = unknownIn(g, u, to);
  return unknown === null ? null : refusal("2.10", "no-factor", { unit: unknown });
}
