import { type Refusal, refusal } from "@redoubt/engine";
import { asHex, directionTo, type Hex } from "@redoubt/hex";
import { pointsText, type Unit } from "@redoubt/mechanics";
import { cites } from "../kit.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { enemyOf } from "../seat.ts";
import { type BayonetsPlay, has, hexName, ROAD_MARCH, unitsAt } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { pointsLeft } from "../values.ts";
import { LEADER } from "../world.ts";
import { whyNotWalk } from "./maneuver.ts";
import { mayHaltAt } from "./march-order.ts";
import { isNextTo } from "./touch.ts";

/** Nothing here asks for ground, orders or morale. */
export const enforces = cites("3.8.2k", "7.3b", "7.3i");

const PRICE = 2 * constants.roadMarchChange.value;

/** Why a unit in this hex may not be on the march beside its friends; null if it may (7.3d, 7.3e). */
export function whyNotMarchIn(g: BayonetsPlay, unit: Unit, at: Hex): Refusal<BayonetsRule> | null {
  const { world, c } = g;
  const seat = world.seatOf[unit];
  const hex = hexName(world, at);
  const others = unitsAt(g, seat)[at] - (c.hexOf[unit] === at ? 1 : 0);
  if (others > 0) return refusal("7.3e", "friends-there", { hex });
  for (const other of world.unitsOf[seat]) {
    if (other === unit || !has(g, other, ROAD_MARCH) || c.hexOf[other] <= 0) continue;
    if (directionTo(world.grid, asHex(c.hexOf[other]), asHex(at)) !== undefined)
      return refusal("7.3d", "march-adjacent", { hex, unit: world.pieces[other].id });
  }
  return null;
}

/** Why movers may not enter or leave Road March; null if they may (7.3). */
export function whyNotRoad(g: BayonetsPlay, movers: readonly Unit[]): Refusal<BayonetsRule> | null {
  const { world, c } = g;
  const [unit] = movers;
  const id = world.pieces[unit].id;
  if (world.kindOf[unit] === LEADER) return refusal("7.3a", "leaders-need-none", { unit: id });
  if (movers.length > 1) return refusal("7.3e", "marches-alone", { unit: id });
  const why = whyNotWalk(g, unit);
  if (why !== null) return why;
  const left = pointsLeft(g, unit);
  if (left < PRICE) return refusal("7.3c", "too-dear-to-change", { unit: id, left: pointsText(left) });
  const at = c.hexOf[unit];
  if (has(g, unit, ROAD_MARCH)) {
    // Out of Road March the plain distance counts again, and the unit must be able to halt (I-107).
    return mayHaltAt(g, unit, at, false) ? null : refusal("5.5h", "away-from-destination", { hex: hexName(world, at) });
  }
  if (isNextTo(g, at, enemyOf(world.seatOf[unit]))) return refusal("7.3h", "enemy-adjacent", { unit: id });
  return whyNotMarchIn(g, unit, at);
}
