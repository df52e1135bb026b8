import type { Seat } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { topUnit, type Unit, unitBelow } from "@redoubt/mechanics";
import { priceOf } from "./checks/movement.ts";
import { isNextTo } from "./checks/touch.ts";
import { cites } from "./kit.ts";
import { breakMarch, capture, endConstruction, showOrder, tendWorks } from "./mutations.ts";
import { changeStatus, isCombat, isUnitWith, shift } from "./occupancy.ts";
import { enemyOf } from "./seat.ts";
import {
  type BayonetsPlay,
  HELD,
  has,
  MOVED,
  ROAD_MARCH,
  STOPPED,
  UNDER_CONSTRUCTION,
  unitsAt,
  zonesOf,
} from "./state.ts";
import { LEADER } from "./world.ts";

/** Whoever has come into a zone is stopped, by whatever way; outside zones he is free again. */
export const enforces = cites("7.1d", "7.1.1b", "7.2f");

/** Takes Leaders and Depots that enemy combat units find alone in their hex (3.1o, I-30). */
export function takeCaptives(g: BayonetsPlay, hex: Hex, seat: Seat): void {
  const { world, c } = g;
  if (unitsAt(g, enemyOf(seat))[hex] !== 0) return;
  for (let piece = topUnit(c, hex); piece >= 0; ) {
    const next = unitBelow(c, piece);
    if (world.seatOf[piece] !== seat) capture(g, piece);
    piece = next;
  }
}

/** What the coming of a combat unit does to enemies next to it who march or build (7.3h, 7.4h, I-53). */
export function disturb(g: BayonetsPlay, hex: Hex, seat: Seat): void {
  const { world, c } = g;
  const enemies = unitsAt(g, enemyOf(seat));
  for (let d = 0; d < 6; d++) {
    const next = asHex(hex + world.grid.offsets[d]);
    if (enemies[next] === 0) continue;
    if (isUnitWith(g, next, enemyOf(seat), ROAD_MARCH))
      for (let u = topUnit(c, next); u >= 0; u = unitBelow(c, u)) if (has(g, u, ROAD_MARCH)) breakMarch(g, u);
    if (c.works[next] === UNDER_CONSTRUCTION) endConstruction(g, next, "7.4h");
  }
}

/** What happens when combat units have come into a hex by movement, arrival, Repulse, advance or return. */
export function arrive(g: BayonetsPlay, units: readonly Unit[], hex: Hex): void {
  const { world, c } = g;
  const seat = world.seatOf[units[0]];
  takeCaptives(g, hex, seat);
  disturb(g, hex, seat);
  for (const unit of units) {
    if (has(g, unit, ROAD_MARCH) && isNextTo(g, hex, enemyOf(seat))) breakMarch(g, unit);
    const slot = c.orderOf[unit] - 1;
    if (slot >= 0 && c.orderTo[slot] === hex) showOrder(g, slot, []);
  }
}

/** Movers pay for a step, take it, and all happens that their coming brings about (7.1). */
export function stepInto(g: BayonetsPlay, movers: readonly Unit[], d: number, to: Hex): void {
  const { c } = g;
  const from = c.hexOf[movers[0]];
  const prices = movers.map((piece) => priceOf(g, movers, piece, from, d, to));
  movers.forEach((piece, i) => {
    c.spent[piece] += prices[i];
    shift(g, piece, to);
  });
  settle(g, movers, from, to);
}

/** After movers have come from one hex into another: marks, zones, works, captures. */
export function settle(g: BayonetsPlay, movers: readonly Unit[], from: Hex, to: Hex): void {
  const { world } = g;
  const isStopped = zonesOf(g, enemyOf(world.seatOf[movers[0]]))[to] !== 0;
  // A unit that came out of an Engagement by a Repulse is free again outside zones (7.1.1b, I-48).
  for (const piece of movers)
    changeStatus(g, piece, MOVED | (isStopped ? STOPPED : 0), HELD | (isStopped ? 0 : STOPPED));
  if (world.kindOf[movers[0]] === LEADER) return;
  if (from > 0) tendWorks(g, from);
  arrive(
    g,
    movers.filter((piece) => isCombat(world, piece)),
    to,
  );
}
