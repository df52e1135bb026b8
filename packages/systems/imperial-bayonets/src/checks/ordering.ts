import { notPossible, type Refusal, refusal, type Seat } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { cites } from "../kit.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { type BayonetsPlay, hexName, orderSlots, WAITING } from "../state.ts";
import { LEADER } from "../world.ts";

/** Nothing here asks how a unit feels, or where its destination lies but on the list of the game. */
export const enforces = cites("3.8.2j", "E7");

/** A March Order while it is written. */
export interface Draft {
  readonly seat: Seat;
  /** How many this seat may still write in this phase. */
  readonly left: number;
  readonly units: readonly Unit[];
}

/** Whether a unit is on the map or will come onto it. */
function isExpected({ world, c }: BayonetsPlay, unit: Unit): boolean {
  return c.hexOf[unit] > 0 || (c.hexOf[unit] === WAITING && world.arrivals[unit] !== null);
}

/** Why a unit may not be put into the March Order that is written; null if it may (5.5c, I-43, I-108). */
export function whyNotOrder(g: BayonetsPlay, { seat, left, units }: Draft, unit: Unit): Refusal<BayonetsRule> | null {
  const { world, c } = g;
  const id = { unit: world.pieces[unit].id };
  if (world.seatOf[unit] !== seat) return notPossible("5.5c", "enemy", id);
  if (world.kindOf[unit] >= LEADER) return refusal("5.5c", "needs-no-order", id);
  if (!isExpected(g, unit)) return notPossible("5.5c", "not-on-map", id);
  if (units.includes(unit)) return refusal("5.5c", "is-picked", id);
  if (c.orderOf[unit] !== 0) return refusal("5.5c", "has-order", id);
  if (left === 0) return refusal("5.5b", "no-orders-left");
  if (units.length > 0 && (world.corpsOf[unit] !== world.corpsOf[units[0]] || world.corpsOf[unit] < 0))
    return refusal("5.5c", "other-corps", id);
  return null;
}

/** Why the order that is written may not lead to a hex; null if it may (5.5c, E7). */
export function whyNotTo(g: BayonetsPlay, { units }: Draft, hex: Hex): Refusal<BayonetsRule> | null {
  if (units.length === 0) return refusal("5.5c", "no-units-ordered");
  return g.world.destinations.some((known) => known === hex)
    ? null
    : refusal("5.5c", "no-destination", { hex: hexName(g.world, hex) });
}

/** A free slot for an order of a seat; -1 where all are taken. */
export function freeSlot({ c }: BayonetsPlay, seat: Seat): number {
  for (let slot = seat * orderSlots; slot < (seat + 1) * orderSlots; slot++) if (c.orderTo[slot] === 0) return slot;
  return -1;
}

/** How many orders a seat may write now: what the game allows, as far as there is paper. */
export function ordersAllowed({ world, c }: BayonetsPlay, seat: Seat): number {
  const most = seat === 0 ? world.switches.orders.russian : world.switches.orders.allied;
  let free = 0;
  for (let slot = seat * orderSlots; slot < (seat + 1) * orderSlots; slot++) if (c.orderTo[slot] === 0) free++;
  return Math.min(most, free);
}
