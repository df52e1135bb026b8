import { type Refusal, refusal } from "@redoubt/engine";
import { asHex, distance, type Hex, OFF_MAP } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { groundOf } from "../ground-now.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { enemyOf } from "../seat.ts";
import { type BayonetsPlay, has, hexName, ROAD_MARCH, zonesOf } from "../state.ts";
import { marchDistances } from "./road-march.ts";
import { isNextTo } from "./touch.ts";

/** The destination of a unit's March Order; 0 for none. */
export function destinationOf({ c }: BayonetsPlay, unit: Unit): Hex {
  const slot = c.orderOf[unit];
  return slot === 0 ? OFF_MAP : c.orderTo[slot - 1];
}

function marchTo(g: BayonetsPlay, to: Hex): Uint16Array {
  const terrain = groundOf(g);
  const { marches } = g.world.scratch.ground;
  const known = marches.get(to) ?? marchDistances(g.world.grid, terrain, asHex(to));
  marches.set(to, known);
  return known;
}

/** Whether a unit may halt in a hex: under orders not farther from its destination than where it began (5.5h, I-40, I-107). */
export function mayHaltAt(g: BayonetsPlay, unit: Unit, hex: Hex, isMarching: boolean): boolean {
  const to = destinationOf(g, unit);
  if (to === 0) return true;
  const { grid } = g.world;
  const began = g.c.began[unit];
  if (distance(grid, asHex(hex), asHex(to)) <= distance(grid, asHex(began), asHex(to))) return true;
  if (!isMarching) return false;
  const march = marchTo(g, to);
  return march[hex] <= march[began];
}

/** Why a unit may not halt where it is; null if it may. */
export function whyNotHalt(g: BayonetsPlay, units: readonly Unit[]): Refusal<BayonetsRule> | null {
  for (const unit of units)
    if (!mayHaltAt(g, unit, g.c.hexOf[unit], has(g, unit, ROAD_MARCH)))
      return refusal("5.5h", "farther-from-destination", {
        unit: g.world.pieces[unit].id,
        hex: hexName(g.world, destinationOf(g, unit)),
      });
  return null;
}

/** Whether enemies interrupt the march of a unit: a zone on it, or a combat unit next to it (I-41). */
function isInterrupted(g: BayonetsPlay, unit: Unit): boolean {
  const hex = g.c.hexOf[unit];
  const enemy = enemyOf(g.world.seatOf[unit]);
  return zonesOf(g, enemy)[hex] !== 0 || isNextTo(g, hex, enemy);
}

/** Why a unit may not leave its March Order; null if it may (5.5e, 5.5h). */
export function whyNotLeaveOrder(g: BayonetsPlay, unit: Unit): Refusal<BayonetsRule> | null {
  const to = destinationOf(g, unit);
  const { id } = g.world.pieces[unit];
  if (to === 0) return refusal("5.5e", "no-order", { unit: id });
  if (distance(g.world.grid, asHex(g.c.hexOf[unit]), asHex(to)) <= 1 || isInterrupted(g, unit)) return null;
  return refusal("5.5h", "order-stands", { unit: id, hex: hexName(g.world, to) });
}

/** Whether a unit has an order that it may leave here. */
export const mayLeaveOrder = (g: BayonetsPlay, unit: Unit): boolean =>
  g.c.orderOf[unit] !== 0 && whyNotLeaveOrder(g, unit) === null;
