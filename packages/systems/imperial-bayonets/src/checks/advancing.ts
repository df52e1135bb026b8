import { notPossible, type Refusal, refusal } from "@redoubt/engine";
import { asHex, directionTo, type Hex } from "@redoubt/hex";
import { BARRED, stepCost, type Unit } from "@redoubt/mechanics";
import { groundOf } from "../ground-now.ts";
import { cites } from "../kit.ts";
import { isDemoralized, isDepotIn, isUnitWith } from "../occupancy.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { enemyOf } from "../seat.ts";
import { type BayonetsPlay, BUILDING, has, hexName, IN_COMMAND, OVERRUNNING, ROAD_MARCH, unitsAt } from "../state.ts";
import { unitTypes } from "../tables/terrain-effects.ts";

/** Out of command nobody advances, activated or not. */
export const enforces = cites("4.0-5e", "8.0g");

/** Why a unit may not advance into a hex after combat; null if it may (2.0a, 6.0c, 8.0g, 3.8.2h, I-71, I-133). */
export function whyNotAdvance(g: BayonetsPlay, unit: Unit, hex: Hex): Refusal<BayonetsRule> | null {
  const { world, c } = g;
  const id = world.pieces[unit].id;
  const name = hexName(world, hex);
  const seat = world.seatOf[unit];
  if (c.hexOf[unit] <= 0) return notPossible("2.0a", "not-on-map", { unit: id });
  const d = directionTo(world.grid, asHex(c.hexOf[unit]), asHex(hex));
  if (d === undefined) return refusal("2.0a", "not-adjacent", { hex: name });
  if (!has(g, unit, IN_COMMAND)) return refusal("6.0c", "advance-out-of-command", { unit: id });
  if (isDemoralized(g, unit)) return refusal("3.8.2h", "advance-demoralized", { unit: id });
  if (has(g, unit, ROAD_MARCH)) return refusal("7.3a", "on-the-march", { unit: id });
  if (has(g, unit, BUILDING)) return refusal("7.4d", "is-building", { unit: id });
  if (has(g, unit, OVERRUNNING)) return refusal("9.3d", "is-overrunning", { unit: id });
  if (unitsAt(g, enemyOf(seat))[hex] !== 0) return refusal("2.0a", "enemy-there", { hex: name });
  if (isDepotIn(g, hex, seat)) return refusal("3.3g", "depot-there", { hex: name });
  if (isUnitWith(g, hex, seat, ROAD_MARCH)) return refusal("7.3e", "march-there", { hex: name });
  const cost = stepCost(groundOf(g).costs[unitTypes[world.kindOf[unit]]], asHex(c.hexOf[unit]), d);
  return cost === BARRED ? refusal("TEC", "barred-ground", { unit: id, hex: name, what: "hexside" }) : null;
}
