import { notPossible, type Refusal, refusal } from "@redoubt/engine";
import { asHex, directionTo, type Hex } from "@redoubt/hex";
import { BARRED, pointsText, type StepCosts, stepCost, type Unit } from "@redoubt/mechanics";
import { costsOfTypes, groundOf } from "../ground-now.ts";
import { cites } from "../kit.ts";
import { isAnyoneIn, isDepotIn, isUnitWith } from "../occupancy.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { enemyOf } from "../seat.ts";
import {
  type BayonetsPlay,
  closedAt,
  has,
  hexName,
  piecesAt,
  ROAD_MARCH,
  solidAt,
  unitsAt,
  zonesOf,
} from "../state.ts";
import { marchPrice, stepPrice } from "../step-price.ts";
import { constants } from "../tables/constants.ts";
import { unitTypes } from "../tables/terrain-effects.ts";
import { IN_PLAY } from "../terrain.ts";
import { pointsLeft } from "../values.ts";
import { LEADER } from "../world.ts";
import { bridgeOver } from "./bridge-side.ts";
import { mayHaltAt } from "./march-order.ts";
import { type Limits, searchFrom, UNREACHED, wayTo } from "./search.ts";
import { isNextTo } from "./touch.ts";

/** Company costs where units are entered and never where they are left; the hex of the start stops nobody. */
export const enforces = cites("3.3j", "3.4d");

const COMPANY = 2 * constants.joiningStack.value;

const isMarching = (g: BayonetsPlay, movers: readonly Unit[]): boolean => has(g, movers[0], ROAD_MARCH);
const isLeader = (g: BayonetsPlay, movers: readonly Unit[]): boolean => g.world.kindOf[movers[0]] === LEADER;

/** What steps cost one mover by itself, in half points, company left out. */
function costsOf(g: BayonetsPlay, piece: Unit): StepCosts {
  const terrain = groundOf(g);
  const kind = g.world.kindOf[piece];
  if (kind === LEADER) return terrain.costs.leader;
  const type = unitTypes[kind];
  return has(g, piece, ROAD_MARCH) ? terrain.march[type] : terrain.costs[type];
}

/** What it costs a combat unit to join others in a hex; Leaders and units on the march never do (3.3i, 3.3j, I-21). */
function companyIn(g: BayonetsPlay, movers: readonly Unit[], hex: Hex): number {
  if (isLeader(g, movers)) return 0;
  return unitsAt(g, g.world.seatOf[movers[0]])[hex] === 0 ? 0 : COMPANY;
}

/** The price of a step for one of the movers with company, in half points; BARRED where its type may not. */
export function priceOf(g: BayonetsPlay, movers: readonly Unit[], piece: Unit, from: Hex, d: number, to: Hex): number {
  // Directions are loop variables here; the price table has all six.
  const cost = stepCost(costsOf(g, piece), asHex(from), d as 0);
  return cost === BARRED ? BARRED : cost + companyIn(g, movers, to);
}

/** What closes hexes to movers and what company costs them. */
function limitsFor(g: BayonetsPlay, movers: readonly Unit[]): Limits {
  const { world } = g;
  const seat = world.seatOf[movers[0]];
  const zone = zonesOf(g, enemyOf(seat));
  if (isLeader(g, movers)) {
    const { nothing } = world.scratch;
    return { enemies: piecesAt(g, enemyOf(seat)), closed: nothing, friends: nothing, company: 0, zone };
  }
  if (isMarching(g, movers)) return marchLimits(g, movers[0]);
  const friends = unitsAt(g, seat);
  return { enemies: unitsAt(g, enemyOf(seat)), closed: closedAt(g, seat), friends, company: COMPANY, zone };
}

/** On the march no hex with friends or next to others on the march is entered, and coming next to an enemy ends it (7.3d, 7.3e, 7.3h). */
function marchLimits(g: BayonetsPlay, unit: Unit): Limits {
  const { world, c } = g;
  const { barred, zone, nothing } = world.scratch;
  const { offsets } = world.grid;
  const seat = world.seatOf[unit];
  const enemies = unitsAt(g, enemyOf(seat));
  barred.set(solidAt(g, seat));
  zone.set(zonesOf(g, enemyOf(seat)));
  for (const other of world.unitsOf[seat]) {
    if ((c.status[other] & ROAD_MARCH) === 0 || c.hexOf[other] <= 0 || other === unit) continue;
    for (let d = 0; d < 6; d++) barred[c.hexOf[other] + offsets[d]] = 1;
  }
  for (const enemy of world.unitsOf[enemyOf(seat)])
    if (c.hexOf[enemy] > 0) for (let d = 0; d < 6; d++) zone[c.hexOf[enemy] + offsets[d]] = 1;
  return { enemies, closed: barred, friends: nothing, company: 0, zone };
}

/** The least half points that any of the movers has left. */
export const leastLeft = (g: BayonetsPlay, movers: readonly Unit[]): number =>
  movers.reduce((least, piece) => Math.min(least, pointsLeft(g, piece)), 255);

function costsOfAll(g: BayonetsPlay, movers: readonly Unit[]): StepCosts {
  if (movers.length === 1) return costsOf(g, movers[0]);
  return costsOfTypes(
    g,
    movers.reduce((types, piece) => types | (1 << g.world.kindOf[piece]), 0),
  );
}

/** Searches for all that movers can reach from a hex with so many half points; the result is in the world's search. */
export function searchFor(g: BayonetsPlay, movers: readonly Unit[], from: Hex, points: number): void {
  searchFrom(g.world.scratch.search, costsOfAll(g, movers).packed, from, Math.max(points, 0), limitsFor(g, movers));
}

/** The hexes of the cheapest way of movers to one that they can reach. */
export function cheapestWay(g: BayonetsPlay, movers: readonly Unit[], to: Hex): Hex[] {
  const { search } = g.world.scratch;
  const from = g.c.hexOf[movers[0]];
  searchFrom(search, costsOfAll(g, movers).packed, from, leastLeft(g, movers), limitsFor(g, movers), to);
  return wayTo(search, to);
}

/** Whether all movers may halt in a hex (5.5h). */
export const mayAllHaltAt = (g: BayonetsPlay, movers: readonly Unit[], hex: Hex): boolean =>
  movers.every((piece) => mayHaltAt(g, piece, hex, isMarching(g, movers)));

const isOrdered = (g: BayonetsPlay, movers: readonly Unit[]): boolean =>
  movers.some((piece) => g.c.orderOf[piece] !== 0);

/** Whether movers that have come into a hex could still halt somewhere (I-107). The world's search is used. */
function canStillHalt(g: BayonetsPlay, movers: readonly Unit[], hex: Hex, left: number): boolean {
  if (mayAllHaltAt(g, movers, hex)) return true;
  searchFor(g, movers, hex, left);
  const { search } = g.world.scratch;
  for (let i = 1; i < search.count; i++) if (mayAllHaltAt(g, movers, asHex(search.reached[i]))) return true;
  return false;
}

/** Why movers may not enter a hex at all, whatever it costs; null if they may. */
export function whyClosed(g: BayonetsPlay, movers: readonly Unit[], to: Hex): Refusal<BayonetsRule> | null {
  const { world } = g;
  const hex = hexName(world, to);
  const seat = world.seatOf[movers[0]];
  if (world.grid.onMap[to] !== 1 || (world.terrain.hex[to] & IN_PLAY) === 0) return notPossible("7.1a", "off-map");
  if (isLeader(g, movers)) {
    return isAnyoneIn(g, to, enemyOf(seat)) ? refusal("3.5f", "enemy-there", { hex }) : null;
  }
  if (unitsAt(g, enemyOf(seat))[to] !== 0) return refusal("7.1a", "enemy-there", { hex });
  if (isDepotIn(g, to, seat)) return refusal("3.3g", "depot-there", { hex });
  if (isUnitWith(g, to, seat, ROAD_MARCH)) return refusal("7.3e", "march-there", { hex });
  return isMarching(g, movers) ? whyNotMarchInto(g, movers, to) : null;
}

function whyNotMarchInto(g: BayonetsPlay, movers: readonly Unit[], to: Hex): Refusal<BayonetsRule> | null {
  const { world, c } = g;
  const seat = world.seatOf[movers[0]];
  const hex = hexName(world, to);
  if (unitsAt(g, seat)[to] !== 0) return refusal("7.3e", "friends-there", { hex });
  for (const unit of world.unitsOf[seat]) {
    if (unit === movers[0] || !has(g, unit, ROAD_MARCH) || c.hexOf[unit] <= 0) continue;
    if (directionTo(world.grid, asHex(c.hexOf[unit]), asHex(to)) !== undefined)
      return refusal("7.3d", "march-adjacent", { hex, unit: world.pieces[unit].id });
  }
  return null;
}

/** What keeps movers from stepping straight into a neighbour. */
const OPEN = 0;
const CLOSED = 1;
const ZONE_TO_ZONE = 2;
const NO_GROUND = 3;
const TOO_DEAR = 4;
const AWAY = 5;

/** The fault with the place of the mover whom it concerns, packed in one number: lists ask this of every neighbour. */
const faultOf = (kind: number, mover: number): number => kind | (mover << 3);

/** Looks for what keeps movers in one hex from a step into a neighbour (7.1, 3.4, 7.3). Each pays its own price (I-101). */
function findFault(g: BayonetsPlay, movers: readonly Unit[], from: Hex, d: number, to: Hex): number {
  const { world } = g;
  const zone = zonesOf(g, enemyOf(world.seatOf[movers[0]]));
  if (isClosed(g, movers, to)) return CLOSED;
  if (zone[from] !== 0 && zone[to] !== 0) return ZONE_TO_ZONE;
  let least = 255;
  for (let i = 0; i < movers.length; i++) {
    const price = priceOf(g, movers, movers[i], from, d, to);
    const left = pointsLeft(g, movers[i]);
    if (price === BARRED) return faultOf(NO_GROUND, i);
    if (price > left) return faultOf(TOO_DEAR, i);
    least = Math.min(least, left - price);
  }
  if (!isOrdered(g, movers)) return OPEN;
  const isStopped = zone[to] !== 0 || (isMarching(g, movers) && isNextTo(g, to, enemyOf(world.seatOf[movers[0]])));
  const mayHalt = isStopped ? mayAllHaltAt(g, movers, to) : canStillHalt(g, movers, to, least);
  return mayHalt ? OPEN : AWAY;
}

function isClosed(g: BayonetsPlay, movers: readonly Unit[], to: Hex): boolean {
  const { world } = g;
  if ((world.terrain.hex[to] & IN_PLAY) === 0) return true;
  const seat = world.seatOf[movers[0]];
  if (isLeader(g, movers)) return piecesAt(g, enemyOf(seat))[to] !== 0;
  if (unitsAt(g, enemyOf(seat))[to] !== 0 || closedAt(g, seat)[to] !== 0) return true;
  return isMarching(g, movers) && whyNotMarchInto(g, movers, to) !== null;
}

/** Whether movers may step straight into the neighbour in a direction. */
export const mayStep = (g: BayonetsPlay, movers: readonly Unit[], d: number): boolean => {
  const from = g.c.hexOf[movers[0]];
  return findFault(g, movers, from, d, asHex(from + g.world.grid.offsets[d])) === OPEN;
};

/** Why movers in one hex may not step straight into a neighbour; null if they may. */
export function whyNotStep(g: BayonetsPlay, movers: readonly Unit[], to: Hex): Refusal<BayonetsRule> | null {
  const { world, c } = g;
  const from = c.hexOf[movers[0]];
  const hex = hexName(world, to);
  const d = directionTo(world.grid, asHex(from), asHex(to));
  if (d === undefined) return notPossible("7.1a", "not-adjacent", { hex });
  const fault = findFault(g, movers, from, d, to);
  const culprit = movers[fault >> 3];
  switch (fault & 7) {
    case CLOSED:
      return whyClosed(g, movers, to);
    case ZONE_TO_ZONE:
      return refusal("3.4e", "zone-to-zone", { hex });
    case NO_GROUND:
      return whyBarred(g, culprit, from, to);
    case TOO_DEAR: {
      const price = priceOf(g, movers, culprit, from, d, to);
      const left = pointsLeft(g, culprit);
      return refusal(price - companyIn(g, movers, to) > left ? "7.1a" : "3.3i", "too-dear", {
        unit: world.pieces[culprit].id,
        hex,
        cost: pointsText(price),
        left: pointsText(left),
      });
    }
    case AWAY:
      return refusal("5.5h", "away-from-destination", { hex });
    default:
      return null;
  }
}

function whyBarred(g: BayonetsPlay, piece: Unit, from: Hex, to: Hex): Refusal<BayonetsRule> {
  const { world } = g;
  const d = directionTo(world.grid, asHex(from), asHex(to)) ?? 0;
  const kind = world.kindOf[piece];
  const mover = kind === LEADER ? "leader" : unitTypes[kind];
  const bridge = bridgeOver(g, from, d);
  const chart = world.charts.terrain;
  const price =
    mover !== "leader" && has(g, piece, ROAD_MARCH)
      ? marchPrice(world.map, mover, asHex(from), d, asHex(to), bridge, chart)
      : stepPrice(world.map, mover, asHex(from), d, asHex(to), bridge, chart);
  const [{ what, rule }] = price.parts;
  return refusal(rule, "barred-ground", { unit: world.pieces[piece].id, hex: hexName(world, to), what });
}

/** Why movers may not go to a hex by the cheapest way; null if they may. */
export function whyNotGo(g: BayonetsPlay, movers: readonly Unit[], to: Hex): Refusal<BayonetsRule> | null {
  const { world, c } = g;
  const from = c.hexOf[movers[0]];
  const hex = hexName(world, to);
  if (to === from) return notPossible("7.1a", "is-there", { hex });
  const closed = whyClosed(g, movers, to);
  if (closed !== null) return closed;
  const left = leastLeft(g, movers);
  searchFor(g, movers, from, left);
  const { search, nothing } = world.scratch;
  if (search.spent[to] !== UNREACHED)
    return mayAllHaltAt(g, movers, to) ? null : refusal("5.5h", "away-from-destination", { hex });
  if (directionTo(world.grid, asHex(from), asHex(to)) !== undefined) {
    const why = whyNotStep(g, movers, to);
    if (why !== null) return why;
    return refusal("7.1c", "step-only", { hex });
  }
  const packed = costsOfAll(g, movers).packed;
  searchFrom(search, packed, from, left, { ...limitsFor(g, movers), zone: nothing });
  if (search.spent[to] !== UNREACHED) return refusal("3.4c", "zones-in-the-way", { hex });
  return refusal("7.1a", "out-of-reach", { hex, left: pointsText(left) });
}
