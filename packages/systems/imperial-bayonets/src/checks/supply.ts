import type { Seat } from "@redoubt/engine";
import { asHex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { groundOf } from "../ground-now.ts";
import { cites } from "../kit.ts";
import type { BayonetsPlay } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { occupationOf } from "./command.ts";
import { NO_TRACE, roadLegOf, traceFrom } from "./trace.ts";

/** A line is both legs: from the unit to a Depot of its own, and from there along the road. */
export const enforces = cites("2.0q", "3.1e", "3.1n", "3.6a");

/** Whether a Depot's own road leg is open (3.1n, 3.6c); without sources it counts as open (I-153). */
export function hasRoadLeg(g: BayonetsPlay, depot: Unit): boolean {
  const { world, c } = g;
  const seat = world.seatOf[depot];
  if (c.hexOf[depot] <= 0) return false;
  if (world.sources[seat].length === 0) return true;
  const who = occupationOf(g, seat);
  const leg = roadLegOf(
    world.scratch.trace,
    groundOf(g),
    asHex(c.hexOf[depot]),
    constants.roadLeg.value,
    world.sources[seat],
    who,
  );
  return leg !== null;
}

/** Whether a Depot serves a unit: its corps, or anybody of its side (3.1n, I-33). */
export function serves({ world }: BayonetsPlay, depot: Unit, unit: Unit): boolean {
  const { serves: corps } = world.pieces[depot];
  return corps === null || world.corpsOf[unit] < 0 || corps.includes(world.corpsOf[unit]);
}

/** Of some units of a seat on the map those that find a line of at most so many hexes to a Depot of theirs with an open road leg (3.6, I-32, I-148). */
export function suppliedUnits(g: BayonetsPlay, seat: Seat, longest: number, units: readonly Unit[]): Set<Unit> {
  const { world, c } = g;
  // Without Depots nobody is out of supply (I-141).
  if (world.depotsOf[seat].length === 0) return new Set(units);
  const found = new Set<Unit>();
  const who = occupationOf(g, seat);
  for (const depot of world.depotsOf[seat]) {
    if (found.size === units.length) break;
    if (!hasRoadLeg(g, depot)) continue;
    const at = asHex(c.hexOf[depot]);
    const length = traceFrom(world.scratch.trace, at, longest, groundOf(g).footWays, who);
    for (const unit of units) if (length[c.hexOf[unit]] !== NO_TRACE && serves(g, depot, unit)) found.add(unit);
  }
  return found;
}
