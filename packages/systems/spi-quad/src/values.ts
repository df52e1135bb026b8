import { MissingValue } from "@redoubt/engine";
import type { Unit } from "@redoubt/mechanics";
import { DISRUPTED, type QuadPlay } from "./state.ts";
import { BRITISH } from "./unit.ts";
import { NO_ALLOWANCE } from "./world.ts";

/** A position left out a value that a rule needs: the mistake is in the position, and the message says where. */
function missing(g: QuadPlay, u: Unit, value: string): never {
  const side = (g.c.status[u] & DISRUPTED) === 0 ? "stats" : "stats.back";
  throw new MissingValue(`unit ${g.world.units[u].id}: ${side}.${value} is needed and not given`);
}

const showing = (g: QuadPlay, u: Unit): number => u * 2 + (g.c.status[u] & DISRUPTED);

/** The morale rating now: the side showing, halved (rounded up) for demoralized British (B20.0). */
export function moraleOf(g: QuadPlay, u: Unit): number {
  const { world, c } = g;
  const printed = world.printed.morale[showing(g, u)];
  if (printed < 0) missing(g, u, "morale");
  return c.demoralized[0] === 1 && world.nationOf[u] === BRITISH ? (printed + 1) >> 1 : printed;
}

/** The melee strength of the side showing, parenthesised or not. */
export function meleeOf(g: QuadPlay, u: Unit): number {
  const printed = g.world.printed.melee[showing(g, u)];
  if (printed < 0) missing(g, u, "melee");
  return printed;
}

/** Whether the melee strength of the side showing only defends (8.17). */
export const isMeleeParen = (g: QuadPlay, u: Unit): boolean => g.world.printed.meleeParen[showing(g, u)] === 1;

/** The printed fire strength of the side showing; for guns with a class see World.gunRow. */
export function fireOf(g: QuadPlay, u: Unit): number {
  const printed = g.world.printed.fire[showing(g, u)];
  if (printed < 0) missing(g, u, "fire");
  return printed;
}

/** Whether the fire strength of the side showing fires only defensively (7.21). */
export const isFireParen = (g: QuadPlay, u: Unit): boolean => g.world.printed.fireParen[showing(g, u)] === 1;

/** The movement allowance now, in half points (5.19, 9.11, 9.12). */
export function allowanceOf(g: QuadPlay, u: Unit): number {
  const allowance = g.world.allowance[showing(g, u)];
  if (allowance === NO_ALLOWANCE) missing(g, u, "ma");
  return allowance;
}
