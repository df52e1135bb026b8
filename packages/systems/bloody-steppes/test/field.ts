import { type Hex, hexAt, hexNumber, type Side, sideBetween } from "@redoubt/hex";
import { loadMap, mapOf, mustBe } from "@redoubt/mechanics";
import { mapVocabulary } from "../src/data/map-tags.ts";
import { maps } from "../src/data/maps.ts";
import { createGround, type Ground } from "../src/ground.ts";

/** The ground of one of the three battles. */
export function groundOf(name: keyof typeof maps): Ground {
  return createGround(mapOf(maps[name], mapVocabulary));
}

/** A small field of a test's own, eight columns of eight unless it says otherwise. */
export function field(file: object = {}): Ground {
  const map = loadMap("use" in file ? file : { cols: 8, rows: 8, ...file }, mapVocabulary, maps);
  return createGround(mustBe("the map of a test", map));
}

/** The hex of a printed number. */
export function at(ground: Ground, number: string): Hex {
  return hexAt(ground.grid, number);
}

/** The hexside between two printed numbers. */
export function between(ground: Ground, a: string, b: string): Side {
  const side = sideBetween(ground.grid, at(ground, a), at(ground, b));
  if (side === undefined) throw new Error(`${a} and ${b} do not touch`);
  return side;
}

/** The printed numbers of some hexes, sorted. */
export function numbers(ground: Ground, hexes: readonly Hex[]): string[] {
  return hexes.map((hex) => hexNumber(ground.grid, hex)).sort();
}
