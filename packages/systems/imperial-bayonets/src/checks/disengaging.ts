import { notPossible, type Refusal, refusal } from "@redoubt/engine";
import { asHex, directionTo, type Hex } from "@redoubt/hex";
import { BARRED, pointsText, type Unit } from "@redoubt/mechanics";
import { isAnyoneIn, isDepotIn, isUnitWith } from "../occupancy.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { enemyOf } from "../seat.ts";
import { type BayonetsPlay, has, hexName, MOVED, ROAD_MARCH, zonesOf } from "../state.ts";
import { IN_PLAY } from "../terrain.ts";
import { pointsLeft } from "../values.ts";
import { LEADER } from "../world.ts";
import { priceOf } from "./movement.ts";
import { isTowardsSupply } from "./retreat.ts";
import { retreatFieldOf } from "./retreat-now.ts";

/** Why a unit may not disengage; null if it may (11.0b, I-82). */
export function whyNotDisengage(g: BayonetsPlay, unit: Unit): Refusal<BayonetsRule> | null {
  const { world, c } = g;
  const id = { unit: world.pieces[unit].id };
  if (world.seatOf[unit] !== c.active[0]) return notPossible("11.0b", "enemy", id);
  if (c.hexOf[unit] <= 0) return notPossible("11.0b", "not-on-map", id);
  if (world.kindOf[unit] >= LEADER) return refusal("11.0b", "no-combat-unit", id);
  if (has(g, unit, MOVED)) return refusal("11.0b", "has-disengaged", id);
  if (has(g, unit, ROAD_MARCH)) return refusal("11.0b", "on-the-march", id);
  return zonesOf(g, enemyOf(c.active[0]))[c.hexOf[unit]] === 0 ? refusal("11.0b", "not-in-zone", id) : null;
}

/** Why a disengaging unit may not step into a hex; null if it may (11.0c, 11.0d, I-136). */
export function whyNotStepOff(g: BayonetsPlay, unit: Unit, to: Hex): Refusal<BayonetsRule> | null {
  const { world, c } = g;
  const from = c.hexOf[unit];
  const seat = world.seatOf[unit];
  const hex = hexName(world, to);
  const d = directionTo(world.grid, asHex(from), asHex(to));
  if (d === undefined) return notPossible("11.0d", "not-adjacent", { hex });
  if (world.grid.onMap[to] !== 1 || (world.terrain.hex[to] & IN_PLAY) === 0) return notPossible("11.0d", "off-map");
  if (!isTowardsSupply(retreatFieldOf(g, unit), asHex(from), d)) return refusal("11.0d", "not-towards-supply", { hex });
  if (isAnyoneIn(g, to, enemyOf(seat))) return refusal("11.0d", "enemy-there", { hex });
  if (isDepotIn(g, to, seat)) return refusal("3.3g", "depot-there", { hex });
  if (isUnitWith(g, to, seat, ROAD_MARCH)) return refusal("7.3e", "march-there", { hex });
  const price = priceOf(g, [unit], unit, from, d, to);
  const id = world.pieces[unit].id;
  if (price === BARRED) return refusal("TEC", "barred-ground", { unit: id, hex, what: "the ground" });
  const left = pointsLeft(g, unit);
  return price > left
    ? refusal("7.1a", "too-dear", { unit: id, hex, cost: pointsText(price), left: pointsText(left) })
    : null;
}
