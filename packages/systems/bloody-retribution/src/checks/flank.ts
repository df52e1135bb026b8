import type { Seat } from "@redoubt/engine";
import { directionTo, type Hex } from "@redoubt/hex";
import { BARRED, type Unit } from "@redoubt/mechanics";
import { enemyOf } from "../seat.ts";
import {
  beside,
  enemyZones,
  factorOf,
  hexName,
  hexOf,
  holderOf,
  isReady,
  namesIn,
  type RetributionPlay,
  unitsIn,
} from "../state.ts";
import { PIQUET } from "../unit.ts";
import { banOnFollowUp, refusedBan, whyNoObjective } from "./attack.ts";
import { priceOfStep, whyBarred } from "./move-step.ts";
import { whyNotOnMap } from "./presence.ts";
import { refusal, type Why } from "./refusal.ts";

/**
 * Whether a unit may make a flank attack out of its hex in a direction: an empty hex in an enemy zone, no ban between
 * (9.18, B-44). The unit must be next to an enemy, which is to say in an enemy zone (7.1).
 */
export function mayFlank(g: RetributionPlay, u: Unit, d: number): boolean {
  const { world, c } = g;
  const from = hexOf(g, u);
  const to = beside(world, from, d);
  if (c.unitsAt[to] !== 0 || enemyZones(g, world.seatOf[u])[to] === 0) return false;
  const kind = world.kindOf[u];
  if (((world.terrain.costs[kind].packed[from] >> (5 * d)) & 31) === BARRED) return false;
  return banOnFollowUp(world.terrain.step[from * 8 + d], kind) === null;
}

/** Why a unit that may attack at all may not make a flank attack into a hex. */
export function whyNotFlankInto(g: RetributionPlay, u: Unit, to: Hex): Why {
  const { world, c } = g;
  const params = { unit: world.units[u].id, hex: hexName(world, to) };
  const zones = enemyZones(g, world.seatOf[u]);
  if (zones[c.hexOf[u]] === 0) return refusal("9.18", "not-next-to-enemy", params);
  const d = directionTo(world.grid, hexOf(g, u), to);
  if (d === undefined) return refusal("9.18", "not-adjacent", params);
  if (c.unitsAt[to] !== 0) return refusal("9.18", "not-empty", { ...params, others: namesIn(g, to) });
  if (zones[to] === 0) return refusal("9.18", "no-enemy-zone", params);
  const ban = banOnFollowUp(world.terrain.step[c.hexOf[u] * 8 + d], world.kindOf[u]);
  if (ban !== null) return refusedBan(ban, params.unit, params.hex);
  // A flank attack is an advance, and advances keep to the ground that moves keep to (9.19).
  return whyBarred(priceOfStep(g, u, hexOf(g, u), to, d), params.unit, params.hex);
}

/** Why `seat` may not make this flank attack now. */
export function whyNotFlank(g: RetributionPlay, seat: Seat, u: Unit, to: Hex): Why {
  const why = whyNotOnMap(g, seat, u);
  if (why !== null) return why;
  const unit = g.world.units[u].id;
  if (g.world.kindOf[u] === PIQUET) return refusal("9.20", "piquet-defends", { unit });
  return isReady(g, u) ? whyNotFlankInto(g, u, to) : refusal("9.2", "disrupted", { unit });
}

/** Whether the unit that has just advanced may make a momentum attack in a direction (9.19, B-43). */
export function mayMomentum(g: RetributionPlay, u: Unit, d: number): boolean {
  const { world, c } = g;
  const to = beside(world, hexOf(g, u), d);
  if (holderOf(g, to) !== enemyOf(world.seatOf[u])) return false;
  if (banOnFollowUp(world.terrain.step[c.hexOf[u] * 8 + d], world.kindOf[u]) !== null) return false;
  // A position may have left out a factor that the fight would need (2.10).
  return world.knowsFactors || [u, ...unitsIn(g, to)].every((one) => factorOf(g, one) >= 0);
}

/** Why the unit that has just advanced may not attack this hex. */
export function whyNotMomentum(g: RetributionPlay, u: Unit, to: Hex): Why {
  const { world, c } = g;
  const params = { unit: world.units[u].id, hex: hexName(world, to) };
  const d = directionTo(world.grid, hexOf(g, u), to);
  if (d === undefined) return refusal("9.19", "not-adjacent", params);
  const why = whyNoObjective(g, world.seatOf[u], to);
  if (why !== null) return why;
  const ban = banOnFollowUp(world.terrain.step[c.hexOf[u] * 8 + d], world.kindOf[u]);
  if (ban !== null) return refusedBan(ban, params.unit, params.hex);
  return factorOf(g, u) < 0 ? refusal("2.10", "no-factor", { unit: params.unit }) : null;
}
