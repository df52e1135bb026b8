import type { Seat } from "@redoubt/engine";
import { type Hex, OFF_MAP } from "@redoubt/hex";
import {
  asUnit,
  deriveTops,
  liftZone,
  placeZone,
  putOnTop,
  takeOff,
  topUnit,
  type Unit,
  unitBelow,
} from "@redoubt/mechanics";
import { cites } from "./kit.ts";
import { bothSeats, enemyOf } from "./seat.ts";
import {
  type BayonetsPlay,
  closedAt,
  DISRUPTED,
  OUT_OF_SUPPLY,
  OVERRUNNING,
  piecesAt,
  ROAD_MARCH,
  solidAt,
  TEMP_DM,
  unitsAt,
  zonesOf,
} from "./state.ts";
import { DEPOT, INFANTRY, LEADER, type World } from "./world.ts";

/** Zones are counted here for every unit that has one, whatever took it away; control changes only where a unit is placed. */
export const enforces = cites("2.0h", "3.4a", "3.4g", "3.4h", "3.6f", "3.8.1d");

/** Whether a piece is a combat unit (3.1a). */
export const isCombat = (world: World, piece: Unit): boolean => world.kindOf[piece] < LEADER;

/** Whether a unit suffers the effects of demoralization: by its corps, until Rally, or out of supply (I-7). */
export function isDemoralized(g: BayonetsPlay, unit: Unit): boolean {
  if ((g.c.status[unit] & (TEMP_DM | OUT_OF_SUPPLY)) !== 0) return true;
  const corps = g.world.corpsOf[unit];
  return corps >= 0 && g.c.broken[corps] !== 0;
}

/** Whether a combat unit on the map has a zone: neither disrupted nor demoralized nor out of supply (3.4a, 3.8.1d, I-61). */
export function hasZone(g: BayonetsPlay, unit: Unit): boolean {
  const status = g.c.status[unit];
  if ((status & DISRUPTED) !== 0 || isDemoralized(g, unit)) return false;
  return (status & OVERRUNNING) === 0 || g.world.options.overrunZoc === "on";
}

function spread(g: BayonetsPlay, unit: Unit): void {
  const { world, c } = g;
  const hex = c.hexOf[unit];
  placeZone(zonesOf(g, world.seatOf[unit]), world.grid, hex, world.terrain.zone[hex]);
}

function fold(g: BayonetsPlay, unit: Unit): void {
  const { world, c } = g;
  const hex = c.hexOf[unit];
  liftZone(zonesOf(g, world.seatOf[unit]), world.grid, hex, world.terrain.zone[hex]);
}

function count(g: BayonetsPlay, piece: Unit, by: number): void {
  const { world, c } = g;
  const kind = world.kindOf[piece];
  const seat = world.seatOf[piece];
  const hex = c.hexOf[piece];
  piecesAt(g, seat)[hex] += by;
  if (kind === LEADER) return;
  solidAt(g, seat)[hex] += by;
  if (kind !== DEPOT) unitsAt(g, seat)[hex] += by;
  if (kind === DEPOT || (c.status[piece] & ROAD_MARCH) !== 0) closedAt(g, seat)[hex] += by;
}

/** Puts a piece that is in no stack into a hex. */
export function place(g: BayonetsPlay, piece: Unit, hex: Hex): void {
  const { world, c } = g;
  putOnTop(c, piece, hex);
  count(g, piece, 1);
  if (!isCombat(world, piece)) return;
  const seat = world.seatOf[piece];
  // Only a unit in the hex controls it, and an Overrun is not yet that (3.4h).
  if (unitsAt(g, enemyOf(seat))[hex] === 0) c.control[hex] = seat + 1;
  if (hasZone(g, piece)) spread(g, piece);
}

/** Takes a piece off its hex to a place off the map. */
export function lift(g: BayonetsPlay, piece: Unit, to: Hex): void {
  if (isCombat(g.world, piece) && hasZone(g, piece)) fold(g, piece);
  count(g, piece, -1);
  takeOff(g.c, piece, to);
}

/** Moves a piece to another hex. */
export function shift(g: BayonetsPlay, piece: Unit, hex: Hex): void {
  lift(g, piece, OFF_MAP);
  place(g, piece, hex);
}

/** The bits of which something that is counted by hex depends. */
const PLACED_BITS = DISRUPTED | TEMP_DM | OUT_OF_SUPPLY | OVERRUNNING | ROAD_MARCH;

/** Sets and clears bits of a unit's status; its zone comes and goes with them. */
export function changeStatus(g: BayonetsPlay, unit: Unit, set: number, clear: number): void {
  const { c, world } = g;
  const before = c.status[unit];
  const after = (before & ~clear) | set;
  if (c.hexOf[unit] <= 0 || !isCombat(world, unit) || ((before ^ after) & PLACED_BITS) === 0) {
    c.status[unit] = after;
    return;
  }
  if (((before ^ after) & ROAD_MARCH) !== 0)
    closedAt(g, world.seatOf[unit])[c.hexOf[unit]] += (after & ROAD_MARCH) !== 0 ? 1 : -1;
  const isSpread = hasZone(g, unit);
  c.status[unit] = after;
  const mayBeSpread = hasZone(g, unit);
  if (isSpread === mayBeSpread) return;
  if (isSpread) fold(g, unit);
  else spread(g, unit);
}

/** Demoralizes a corps or ends it; the zones of all its units come and go with it. */
export function changeCorps(g: BayonetsPlay, corps: number, isBroken: boolean): void {
  const { c, world } = g;
  const onMap = (unit: Unit) => c.hexOf[unit] > 0 && hasZone(g, unit);
  for (const unit of world.corps[corps].units) if (onMap(unit)) fold(g, unit);
  c.broken[corps] = isBroken ? 1 : 0;
  for (const unit of world.corps[corps].units) if (onMap(unit)) spread(g, unit);
}

/** Rebuilds what is derived. */
export function derive(g: BayonetsPlay): void {
  const { c, world } = g;
  deriveTops(c);
  for (const seat of bothSeats) {
    unitsAt(g, seat).fill(0);
    solidAt(g, seat).fill(0);
    piecesAt(g, seat).fill(0);
    closedAt(g, seat).fill(0);
    zonesOf(g, seat).fill(0);
  }
  for (let piece = 0; piece < world.count; piece++) {
    if (c.hexOf[piece] <= 0) continue;
    count(g, asUnit(piece), 1);
    if (isCombat(world, asUnit(piece)) && hasZone(g, asUnit(piece))) spread(g, asUnit(piece));
  }
}

/** The combat units of a seat in a hex, in the order of their numbers. */
export function unitsIn(g: BayonetsPlay, hex: Hex, seat: Seat): Unit[] {
  const { world, c } = g;
  const found: Unit[] = [];
  if (unitsAt(g, seat)[hex] === 0) return found;
  for (let u = topUnit(c, hex); u >= 0; u = unitBelow(c, u))
    if (isCombat(world, u) && world.seatOf[u] === seat) found.push(u);
  return found.length > 1 ? found.sort((a, b) => a - b) : found;
}

/** Whether a unit on the map is the topmost combat unit of its side in its hex: one for each hex that is to be looked at once. */
export function isFirstOfStack({ world, c }: BayonetsPlay, unit: Unit): boolean {
  const hex = c.hexOf[unit];
  if (hex <= 0) return false;
  const seat = world.seatOf[unit];
  let first = topUnit(c, hex);
  while (!isCombat(world, first) || world.seatOf[first] !== seat) first = unitBelow(c, first);
  return first === unit;
}

/** The Leaders of a seat in a hex, in the order of their numbers. */
export function leadersIn(g: BayonetsPlay, hex: Hex, seat: Seat): Unit[] {
  const { world, c } = g;
  const found: Unit[] = [];
  for (let u = topUnit(c, hex); u >= 0; u = unitBelow(c, u))
    if (world.kindOf[u] === LEADER && world.seatOf[u] === seat) found.push(u);
  return found.sort((a, b) => a - b);
}

/** Whether any piece of a seat is in a hex. */
export const isAnyoneIn = (g: BayonetsPlay, hex: Hex, seat: Seat): boolean => piecesAt(g, seat)[hex] !== 0;

/** Whether a Depot of a seat is in a hex. */
export const isDepotIn = (g: BayonetsPlay, hex: Hex, seat: Seat): boolean =>
  solidAt(g, seat)[hex] > unitsAt(g, seat)[hex];

/** Whether a unit of a seat with one of these bits is in a hex. */
export function isUnitWith(g: BayonetsPlay, hex: Hex, seat: Seat, bits: number): boolean {
  if (unitsAt(g, seat)[hex] === 0) return false;
  for (let u = topUnit(g.c, hex); u >= 0; u = unitBelow(g.c, u))
    if (isCombat(g.world, u) && g.world.seatOf[u] === seat && (g.c.status[u] & bits) !== 0) return true;
  return false;
}

/** Whether infantry of either side is in a hex (7.4l). */
export function isInfantryIn(g: BayonetsPlay, hex: Hex): boolean {
  for (let u = topUnit(g.c, hex); u >= 0; u = unitBelow(g.c, u)) if (g.world.kindOf[u] === INFANTRY) return true;
  return false;
}
