import { boxesOf, crossAlike } from "./boxes.ts";
import { isGun } from "./checks/morale.ts";
import { formations, isAllRound } from "./formation.ts";
import { cites } from "./kit.ts";
import { lift, recount } from "./occupancy.ts";
import type { SteppesRule } from "./rule-index.ts";
import { BOX, DESTROYED, DISORGANIZED, EFFECTIVE, NO_FACING, NO_FORMATION, ROUTED, type SteppesPlay } from "./state.ts";
import { strengthOf } from "./values.ts";

/** Strength is lost here alone, to fire, melee and flight, and never comes back; at none a unit is destroyed. Guns have neither strength to lose nor a third level; nobody but guns and the routed is without a formation. */
export const enforces = cites("I.12", "I.13", "IV.7", "VII.15", "X.13", "XIV.1", "XIV.4", "XIV.30");

/** Takes a unit out of the game for good (I.12, XIV.31). */
export function destroy(g: SteppesPlay, unit: number, rule: SteppesRule): void {
  const { c, world } = g;
  const nation = world.nationOf[unit];
  if (isGun(world, unit)) c.gunsLost[nation]++;
  else c.spLost[nation] += c.sp[unit];
  c.sp[unit] = 0;
  c.marked[unit] = 0;
  c.rally[unit] = 0;
  for (const counter of boxesOf(g, unit)) c.sp[counter] = 0;
  lift(g, unit, DESTROYED);
  g.emit({ kind: "destroyed", rule, piece: unit });
}

/** Takes Strength Points from a unit; what it cannot pay is returned. At 0 it is destroyed (XIV.5). Guns have none (I.13). */
export function loseStrength(g: SteppesPlay, unit: number, points: number, rule: SteppesRule): number {
  const { c, world } = g;
  if (isGun(world, unit) || points <= 0) return points;
  const paid = Math.min(points, strengthOf(g, unit));
  c.sp[unit] -= paid;
  c.spLost[world.nationOf[unit]] += paid;
  g.emit({ kind: "strength-lost", rule, piece: unit, sp: paid });
  if (c.sp[unit] === 0) destroy(g, unit, "XIV.5");
  else {
    crossAlike(g, unit);
    recount(g, c.hexOf[unit]);
  }
  return points - paid;
}

/** VII.15, XIV.6: takes points from the topmost unit of a hex that has any, then from the next (K-70). */
export function loseFromTop(g: SteppesPlay, units: readonly number[], points: number, rule: SteppesRule): void {
  let left = points;
  for (const unit of units) {
    if (left === 0) return;
    if (g.c.hexOf[unit] > 0) left = loseStrength(g, unit, left, rule);
  }
}

/** Makes an effective unit disorganized (XIV.36). */
export function disorganize(g: SteppesPlay, unit: number, rule: SteppesRule): void {
  if (g.c.level[unit] !== EFFECTIVE) return;
  g.c.level[unit] = DISORGANIZED;
  g.emit({ kind: "disorganized", rule, piece: unit });
}

/** Brings a disorganized unit into order (XIV.40). */
export function reorganize(g: SteppesPlay, unit: number, rule: SteppesRule): void {
  g.c.level[unit] = EFFECTIVE;
  g.emit({ kind: "reorganized", rule, piece: unit });
}

/** Routs a unit: it has neither facing nor formation any more (XIV.49). Guns that rout are destroyed (XIV.31). */
export function rout(g: SteppesPlay, unit: number, rule: SteppesRule): void {
  const { c } = g;
  if (isGun(g.world, unit)) {
    destroy(g, unit, "XIV.31");
    return;
  }
  if (c.level[unit] === ROUTED) return;
  c.level[unit] = ROUTED;
  c.formation[unit] = NO_FORMATION;
  c.facing[unit] = NO_FACING;
  c.march[unit] = 0;
  c.marked[unit] = 0;
  c.lost[unit] = 0;
  g.emit({ kind: "routed", rule, piece: unit });
}

/** Gives a unit a formation; those with a front all round have no facing (V.1, V.3). */
export function takeFormation(g: SteppesPlay, unit: number, place: number, facing: number): void {
  g.c.formation[unit] = place + 1;
  g.c.facing[unit] = isAllRound(formations[place]) ? NO_FACING : facing;
}

/** Turns units to a facing; those with a front all round, and the routed, have none to change (V.1, XIV.49). */
export function turnTo(g: SteppesPlay, units: readonly number[], facing: number): void {
  for (const unit of units) if (g.c.facing[unit] !== NO_FACING) g.c.facing[unit] = facing;
}

/** Puts a commander or rider on the turn track until a turn (III.41, XIII.8). */
export function sendAway(g: SteppesPlay, piece: number, until: number): void {
  g.c.box[piece] = until;
  if (g.c.hexOf[piece] > 0) lift(g, piece, BOX);
  else g.c.hexOf[piece] = BOX;
}
