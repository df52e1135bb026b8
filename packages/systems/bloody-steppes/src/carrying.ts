import { stackIn } from "@redoubt/mechanics";
import { isGun } from "./checks/morale.ts";
import { apart, ownFormationOf } from "./checks/neighbours.ts";
import { isAllRound } from "./formation.ts";
import { cites } from "./kit.ts";
import { shift, unitsIn } from "./occupancy.ts";
import { UNIT } from "./piece.ts";
import { ATTACK, FORCED_MARCH, NO_FACING, type SteppesPlay } from "./state.ts";

/** Commanders and riders go along with the last unit of their hex, and their order follows; left alone they are chased like others. */
export const enforces = cites("III.44/2", "XIII.9");

/**
 * XIII.9, III.44/2: commanders and riders whose unit leaves a hex by no will of its own go along with it, unless others of
 * their side stay there. A leader's distance follows what the move does to it (K-117).
 */
export function carryAlong(g: SteppesPlay, seat: number, from: number, to: number): void {
  if (from === to || unitsIn(g, from).length > 0) return;
  for (const piece of stackIn(g.c, from)) {
    if (g.world.kindOf[piece] === UNIT || g.world.seatOf[piece] !== seat) continue;
    shift(g, piece, to);
    followDistance(g, piece, from, to);
  }
}

/** K-117, K-142: the distance left of a leader under Attack or Forced March changes with his own distance to the goal. */
function followDistance(g: SteppesPlay, leader: number, from: number, to: number): void {
  const { c, world } = g;
  const command = world.ledBy[leader];
  if (command < 0 || (c.orderType[command] !== ATTACK && c.orderType[command] !== FORCED_MARCH)) return;
  const now = apart(g, to, c.goal[command]);
  const left = c.left[command] + now - apart(g, from, c.goal[command]);
  c.left[command] = Math.min(Math.max(left, 0), now);
}

/** K-142: after a displacement, an entry or a new order the distance left is at most the way to the goal. */
export function cutDistance(g: SteppesPlay, leader: number): void {
  const { c, world } = g;
  const command = world.ledBy[leader];
  if (command < 0 || c.hexOf[leader] <= 0 || (c.orderType[command] !== ATTACK && c.orderType[command] !== FORCED_MARCH))
    return;
  c.left[command] = Math.min(c.left[command], apart(g, c.hexOf[leader], c.goal[command]));
}

/** K-151: who comes to others by retreat, flight or push takes the facing of the infantry or cavalry that stood there, free. */
export function adoptFacing(g: SteppesPlay, units: readonly number[]): void {
  const there = unitsIn(g, g.c.hexOf[units[0]]).find(
    (unit) => !units.includes(unit) && !isGun(g.world, unit) && g.c.facing[unit] !== NO_FACING,
  );
  if (there === undefined) return;
  const facing = g.c.facing[there];
  const turning = units.filter(
    (unit) => !isGun(g.world, unit) && g.c.facing[unit] !== NO_FACING && g.c.facing[unit] !== facing,
  );
  for (const unit of turning) g.c.facing[unit] = facing;
  const told = turning.filter((unit) => !isAllRound(ownFormationOf(g, unit) ?? "line"));
  if (told.length === 0) return;
  g.emit({ kind: "turned", rule: "V.2", pieces: told, facing });
}
