import { MissingValue } from "@redoubt/engine";
import type { SteppesPlay } from "./state.ts";
import type { World } from "./world.ts";

const unsaid = 255;

const missing = (world: World, piece: number, value: string): MissingValue =>
  new MissingValue(`${world.pieces[piece].id} has no ${value}: give stats.${value}`);

/** The Strength Points of a unit now; throws where a position gave none (I.12). */
export function strengthOf(g: SteppesPlay, unit: number): number {
  if (g.world.lacksStrength[unit] === 1) throw missing(g.world, unit, "sp");
  return g.c.sp[unit];
}

/** The morale printed on a counter; throws where a position gave none (I.17). */
export function printedMorale(world: World, unit: number): number {
  const morale = world.morale[unit];
  if (morale === unsaid) throw missing(world, unit, "morale");
  return morale;
}

/** The independence of a commander; throws where a position gave none (II.10, III.48). */
export function independenceOf(world: World, piece: number): number {
  const independence = world.commanders[piece]?.independence ?? unsaid;
  if (independence === unsaid) throw missing(world, piece, "independence");
  return independence;
}
