import { asHex, type Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { cites } from "../kit.ts";
import { hexOf, type QuadPlay } from "../state.ts";
import { canMakeWay } from "./displacement.ts";
import { refusal, type Why } from "./refusal.ts";
import {
  distanceToEnemy,
  FRIENDS,
  hasRoomToEnd,
  isRetreatStep,
  occupantsOf,
  whyNotRetreatStep,
} from "./retreat-step.ts";

/**
 * The search of S-40: paths that take the unit one hex farther from where it fought with every step. The longest come
 * first (8.54), then empty hexes before guns before displacement (8.53, 8.64), then the end farthest from the enemy (8.56).
 */
export const enforces = cites("8.5", "8.53", "8.54", "8.56", "8.62", "8.64");

/** The next hexes from which the best paths go on, and how many steps those have; scratch, filled by findRetreats. */
export const retreats = { count: 0, hexes: new Int32Array(6), steps: 0 };

// Scratch of one search: the best path through each first step, and the best of all.
const ranks = new Int32Array(6);
const trail: Hex[] = [];
let best = 0;

// Longer first, then the better class of hexes, then the distance of the end from the enemy: one number to compare.
const rankOf = (steps: number, worst: number, distance: number): number =>
  steps * 4096 + (FRIENDS - worst) * 1024 + distance;
const stepsIn = (rank: number): number => rank >> 12;
const classIn = (rank: number): number => (rank >> 10) & 3;

function explore(g: QuadPlay, u: Unit, origin: Hex, at: Hex, left: number, worst: number, most: number): number {
  const { grid, seatOf } = g.world;
  const { q, r, offsets } = grid;
  const steps = trail.length;
  let rank = 0;
  if (steps > 0 && hasRoomToEnd(g, at) && rankOf(steps, worst, 255) >= best) {
    rank = rankOf(steps, worst, distanceToEnemy(g, at, seatOf[u]));
    if (rank > best) best = rank;
  }
  if (left === 0) return rank;
  const gone = distanceBetween(q, r, origin, at);
  trail.push(at);
  for (let d = 0; d < 6; d++) {
    const to = asHex(at + offsets[d]);
    if (!isRetreatStep(g, u, at, d) || distanceBetween(q, r, origin, to) <= gone) continue;
    const found = occupantsOf(g, to);
    if (found > most || (found === FRIENDS && !canMakeWay(g, to, trail))) continue;
    const through = explore(g, u, origin, to, left - 1, Math.max(worst, found), most);
    if (steps === 0) ranks[d] = through;
    if (through > rank) rank = through;
  }
  trail.pop();
  return rank;
}

function distanceBetween(q: Int16Array, r: Int16Array, a: Hex, b: Hex): number {
  const dq = q[b] - q[a];
  const dr = r[b] - r[a];
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) >> 1;
}

/**
 * Finds the hexes a retreating unit may step to next. `origin` is where it fought, `left` the hexes still to go. With
 * `retreats.steps` below `left` it cannot go the whole way and is lost where it stops; with none it is lost where it is.
 */
export function findRetreats(g: QuadPlay, u: Unit, origin: Hex, left: number): void {
  const at = hexOf(g, u);
  const { offsets } = g.world.grid;
  for (let most = FRIENDS - 1; most <= FRIENDS; most++) {
    ranks.fill(0);
    best = 0;
    trail.length = 0;
    explore(g, u, origin, at, left, 0, most);
    if (stepsIn(best) === left) break;
  }
  retreats.count = 0;
  retreats.steps = stepsIn(best);
  if (best === 0) return;
  for (let d = 0; d < 6; d++) if (ranks[d] === best) retreats.hexes[retreats.count++] = asHex(at + offsets[d]);
}

/** Whether a unit can take no step of a retreat: it is lost where it fought (7.16, 8.5). */
export function isCutOff(g: QuadPlay, u: Unit, hexes: number): boolean {
  findRetreats(g, u, hexOf(g, u), hexes);
  return retreats.count === 0;
}

/** Whether a unit cannot retreat the whole way even if every friend makes way: it is lost wherever it stops (8.54). */
export function isPenned(g: QuadPlay, u: Unit, hexes: number): boolean {
  return !hasOpenWay(g, u, hexOf(g, u), hexOf(g, u), hexes);
}

/** Whether a unit that alone must retreat is sure to be lost by it. */
export const isLostIfAlone = (g: QuadPlay, u: Unit, hexes: number): boolean =>
  isPenned(g, u, hexes) || isCutOff(g, u, hexes);

function hasOpenWay(g: QuadPlay, u: Unit, origin: Hex, at: Hex, left: number): boolean {
  if (left === 0) return true;
  const { q, r, offsets } = g.world.grid;
  const gone = distanceBetween(q, r, origin, at);
  return offsets.some(
    (offset, d) =>
      isRetreatStep(g, u, at, d) &&
      distanceBetween(q, r, origin, asHex(at + offset)) > gone &&
      hasOpenWay(g, u, origin, asHex(at + offset), left - 1),
  );
}

/** How good the best path is that goes on from the next hex in a direction, friends there being displaced if need be. */
function rankThrough(g: QuadPlay, u: Unit, origin: Hex, left: number, to: Hex): number {
  best = 0;
  trail.length = 0;
  trail.push(hexOf(g, u));
  return explore(g, u, origin, to, left - 1, occupantsOf(g, to), FRIENDS);
}

/** Why a retreating unit may not step to a hex next; null if it may. */
export function whyNotRetreatTo(g: QuadPlay, u: Unit, origin: Hex, left: number, to: Hex): Why {
  const { grid, units } = g.world;
  const at = hexOf(g, u);
  const told = { unit: units[u].id, hex: grid.numbers[to], start: grid.numbers[origin] };
  const direction = grid.offsets.indexOf(to - at);
  if (direction < 0) return refusal("8.5", "not-adjacent", told);
  const why = whyNotRetreatStep(g, u, at, direction);
  if (why !== null) return why;
  const gone = distanceBetween(grid.q, grid.r, origin, at);
  if (distanceBetween(grid.q, grid.r, origin, to) <= gone) return refusal("8.54", "retreats-no-farther", told);
  if (occupantsOf(g, to) === FRIENDS && !canMakeWay(g, to, [at]))
    return refusal("8.63", "friends-cannot-make-way", told);
  const here = rankThrough(g, u, origin, left, to);
  if (here === 0) return refusal("8.62", "guns-leave-no-room", told);
  findRetreats(g, u, origin, left);
  if (stepsIn(here) < stepsIn(best)) return refusal("8.54", "not-the-whole-way", told);
  if (classIn(here) < classIn(best)) return refusal("8.53", "friends-there", told);
  return here < best ? refusal("8.56", "nearer-the-enemy", told) : null;
}
