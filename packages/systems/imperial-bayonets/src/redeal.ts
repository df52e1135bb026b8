import type { Seat } from "@redoubt/engine";
import { OFF_MAP } from "@redoubt/hex";
import { enemyOf } from "./seat.ts";
import type { BayonetsPlay } from "./state.ts";
import { orderSlots } from "./state.ts";

/**
 * What `seat` cannot know becomes something it could be: the other side's March Orders that have not been shown are unwritten.
 * Marks of command stay as they are, so that the seat sees and may do the same (5.5d, I-86, I-142).
 */
export function redeal(g: BayonetsPlay, seat: Seat): void {
  const { c, world } = g;
  const other = enemyOf(seat);
  for (const unit of world.unitsOf[other]) {
    const slot = c.orderOf[unit] - 1;
    if (slot >= 0 && c.orderShown[slot] === 0) c.orderOf[unit] = 0;
  }
  for (let slot = other * orderSlots; slot < (other + 1) * orderSlots; slot++)
    if (c.orderShown[slot] === 0) c.orderTo[slot] = OFF_MAP;
}
