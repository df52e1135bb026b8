import type { Told, Tone } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { hexName } from "../state.ts";
import type { World } from "../world.ts";

/** The ids of pieces. */
export const ids = ({ pieces }: World, numbers: readonly number[]): string[] => numbers.map((one) => pieces[one].id);

/** The names of pieces as a list in words. */
export function names({ pieces }: World, numbers: readonly number[]): string {
  const all = numbers.map((one) => pieces[one].name);
  return all.length < 2 ? (all[0] ?? "nobody") : `${all.slice(0, -1).join(", ")} and ${all[all.length - 1]}`;
}

/** "is" or "are", by how many there are. */
export const are = (numbers: readonly number[]): string => (numbers.length === 1 ? "is" : "are");

/** The ending of a verb, by how many there are. */
export const s = (numbers: readonly number[]): string => (numbers.length === 1 ? "s" : "");

/** The printed numbers of hexes. */
export const hexes = (world: World, numbers: readonly number[]): string[] =>
  numbers.map((hex) => hexName(world, asHex(hex)));

/** A sentence about pieces and hexes. */
export function told(
  world: World,
  tone: Tone,
  text: string,
  pieces: readonly Unit[] = [],
  places: readonly number[] = [],
): Told {
  return { text, tone, units: ids(world, pieces), hexes: hexes(world, places) };
}

/** A result that leaves pieces worse off. */
export const harm = (world: World, text: string, pieces: readonly Unit[], places: readonly number[] = []): Told => ({
  ...told(world, "result", text, pieces, places),
  harms: ids(world, pieces),
});

/** A result about pieces that went along a path. */
export const walked = (
  world: World,
  text: string,
  pieces: readonly Unit[],
  path: readonly Hex[],
  going?: Told["going"],
): Told => ({
  ...told(world, "result", text, pieces, [path[path.length - 1]]),
  path: hexes(world, path),
  ...(going === undefined ? {} : { going }),
});
