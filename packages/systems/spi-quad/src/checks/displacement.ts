import { asHex, type Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { cites } from "../kit.ts";
import { hexOf, type QuadPlay, topUnit, unitBelow } from "../state.ts";
import { refusal, type Why } from "./refusal.ts";
import {
  distanceToEnemy,
  EMPTY,
  FRIENDS,
  hasRoomToEnd,
  isRetreatStep,
  occupantsOf,
  whyNotRetreatStep,
} from "./retreat-step.ts";

/** Guns stay where they are (8.62); a displacement that would kill anybody is no way at all (8.63). */
export const enforces = cites("8.61", "8.62", "8.63", "8.64");

// Scratch: the hexes that the chain being searched already uses, and in which order; a map has at most 99 x 99 hexes.
const used = new Uint8Array(1 << 14);
const marked = new Int16Array(1 << 14);
let marks = 0;

function mark(hex: Hex): void {
  used[hex] = 1;
  marked[marks++] = hex;
}

function unmark(downTo: number): void {
  while (marks > downTo) used[marked[--marks]] = 0;
}

function begin(chain: readonly Hex[]): void {
  unmark(0);
  for (const hex of chain) mark(hex);
}

/** The first infantry or cavalry unit from `u` down its stack, or NOBODY. */
export function firstToMove(g: QuadPlay, u: Unit): Unit {
  const { world } = g;
  let at = u;
  while (at >= 0 && world.isGun[at] === 1) at = unitBelow(g, at);
  return at;
}

/**
 * Whether a unit and the infantry and cavalry under it can all be displaced from their hex, using no hex twice. A hex
 * that was tried in vain stays used: whoever could leave through it was tried on the way.
 */
function canAllLeave(g: QuadPlay, u: Unit, hex: Hex): boolean {
  const unit = firstToMove(g, u);
  if (unit < 0) return true;
  const { offsets } = g.world.grid;
  for (let d = 0; d < 6; d++) {
    const to = asHex(hex + offsets[d]);
    if (used[to] === 1 || !canTake(g, unit, hex, d)) continue;
    const before = marks;
    mark(to);
    if (occupantsOf(g, to) === FRIENDS && !canAllLeave(g, topUnit(g, to), to)) continue;
    if (canAllLeave(g, unitBelow(g, unit), hex)) return true;
    unmark(before);
  }
  return false;
}

/** Whether a displaced unit may end in the next hex in a direction once the infantry and cavalry there has gone. */
function canTake(g: QuadPlay, unit: Unit, hex: Hex, direction: number): boolean {
  return isRetreatStep(g, unit, hex, direction) && hasRoomToEnd(g, asHex(hex + g.world.grid.offsets[direction]));
}

/** Whether all infantry and cavalry in a hex can make way; `chain` are the hexes of those who push. */
export function canMakeWay(g: QuadPlay, hex: Hex, chain: readonly Hex[]): boolean {
  begin(chain);
  mark(hex);
  return canAllLeave(g, topUnit(g, hex), hex);
}

/** The hexes to which a displaced unit may go; scratch, filled by findPlaces. */
export const places = { count: 0, hexes: new Int32Array(6) };

/**
 * Finds where a displaced unit may go: empty hexes first, then one with a gun, then one whose units make way in turn;
 * among those the ones farthest from the enemy (S-40, S-41). `chain` are the hexes of those who push.
 */
export function findPlaces(g: QuadPlay, unit: Unit, chain: readonly Hex[]): void {
  const { world } = g;
  const hex = hexOf(g, unit);
  const { offsets } = world.grid;
  const seat = world.seatOf[unit];
  let best = -1;
  places.count = 0;
  for (let pass = EMPTY; pass <= FRIENDS && places.count === 0; pass++) {
    for (let d = 0; d < 6; d++) {
      const to = asHex(hex + offsets[d]);
      if (chain.includes(to) || !canTake(g, unit, hex, d) || occupantsOf(g, to) !== pass) continue;
      if (!leavesWayForRest(g, unit, to, chain, pass)) continue;
      const score = distanceToEnemy(g, to, seat);
      if (score > best) {
        best = score;
        places.count = 0;
      }
      if (score === best) places.hexes[places.count++] = to;
    }
  }
}

/** Whether the units at `to` and the rest of the stack can still make way when the unit goes to `to`. */
function leavesWayForRest(g: QuadPlay, unit: Unit, to: Hex, chain: readonly Hex[], occupants: number): boolean {
  const hex = hexOf(g, unit);
  const rest = firstToMove(g, unitBelow(g, unit));
  if (occupants !== FRIENDS && rest < 0) return true;
  begin(chain);
  mark(hex);
  mark(to);
  if (occupants === FRIENDS && !canAllLeave(g, topUnit(g, to), to)) return false;
  return canAllLeave(g, rest, hex);
}

/** Why a displaced unit may not go to a hex; null if it may. `chain` are the hexes of those who push. */
export function whyNotMakeWay(g: QuadPlay, unit: Unit, chain: readonly Hex[], to: Hex): Why {
  const { grid, units, seatOf } = g.world;
  const at = hexOf(g, unit);
  const told = { unit: units[unit].id, hex: grid.numbers[to] };
  const direction = grid.offsets.indexOf(to - at);
  if (direction < 0) return refusal("8.61", "not-adjacent", told);
  const why = whyNotRetreatStep(g, unit, at, direction);
  if (why !== null) return why;
  if (chain.includes(to)) return refusal("8.61", "back-to-who-pushes", told);
  if (!hasRoomToEnd(g, to)) return refusal("8.62", "guns-leave-no-room", told);
  const found = occupantsOf(g, to);
  if (!leavesWayForRest(g, unit, to, chain, found)) return refusal("8.63", "friends-cannot-make-way", told);
  findPlaces(g, unit, chain);
  const taken = asHex(places.hexes[0]);
  if (found > occupantsOf(g, taken)) return refusal("8.64", "friends-there", told);
  const isAsFar = distanceToEnemy(g, to, seatOf[unit]) >= distanceToEnemy(g, taken, seatOf[unit]);
  return isAsFar ? null : refusal("8.56", "nearer-the-enemy", told);
}
