import type { Seat } from "@redoubt/engine";
import { asUnit } from "@redoubt/mechanics";
import { preservation } from "../data/facts-alma.ts";
import { ALLIED, RUSSIAN } from "../seat.ts";
import { ELIMINATED, type QuadPlay } from "../state.ts";
import { INFANTRY } from "../unit.ts";

/** Infantry units of a side eliminated so far, from whatever cause (A21.1, S-61). */
export function infantryLost(g: QuadPlay, seat: Seat): number {
  const { c, world } = g;
  let lost = world.lostBefore[seat];
  for (let u = asUnit(0); u < world.count; u++) {
    if (c.hexOf[u] === ELIMINATED && world.seatOf[u] === seat && world.kindOf[u] === INFANTRY) lost++;
  }
  return lost;
}

/** Whether this Movement Phase begins with the roll for Russian Preservation (A21.1). */
export function mustRollPreservation(g: QuadPlay): boolean {
  const { c, world } = g;
  if (!world.rules.hasPreservation || c.active[0] !== RUSSIAN || c.preservationTurn[0] !== 0) return false;
  return c.turn[0] >= preservation.firstTurn;
}

/** Adds the losses to the die and triggers Preservation at 10 or more. */
export function rollPreservation(g: QuadPlay, die: number): void {
  const { c } = g;
  const lost = infantryLost(g, RUSSIAN);
  const total = die + lost;
  g.emit({ kind: "preservation-rolled", rule: "A21.1", dice: [die], lost, total });
  if (total < preservation.triggeredAt) return;
  c.preservationTurn[0] = c.turn[0];
  c.lossesAtTrigger[0] = infantryLost(g, ALLIED);
  g.emit({ kind: "preservation-triggered", rule: "A21.1", turn: c.turn[0] });
}
