import { directionTo, type Hex, hexAt, type Side, sideBetween } from "@redoubt/hex";
import { loadMap, mustBe } from "@redoubt/mechanics";
import type { BayonetsMap, Bridge } from "../src/crossing.ts";
import { mapBridge } from "../src/crossing.ts";
import { mapVocabulary } from "../src/data/map-tags.ts";
import { maps } from "../src/data/maps.ts";
import { type GroundSetup, terrainOf } from "../src/ground.ts";
import { type Mover, marchPrice, stepPrice } from "../src/step-price.ts";
import type { UnitType } from "../src/tables/terrain-effects.ts";
import type { Terrain } from "../src/terrain.ts";

/** A map of eight columns by eight rows unless told otherwise, or a named one. */
export interface FieldSpec {
  readonly use?: string;
  readonly hexes?: Readonly<Record<string, readonly string[]>>;
  readonly sides?: Readonly<Record<string, readonly string[]>>;
  readonly roads?: readonly (readonly string[])[];
  readonly elevation?: Readonly<Record<string, number>>;
  readonly setup?: GroundSetup;
}

/** A field to try rules on, by printed hex numbers. */
export interface Field {
  readonly map: BayonetsMap;
  readonly terrain: Terrain;
  hex(number: string): Hex;
  side(name: string): Side;
  /** Half points of a step for a mover, over the bridge as the map has it or as told. */
  price(mover: Mover, from: string, to: string, bridge?: Bridge): number;
  /** The same in Road March. */
  march(type: UnitType, from: string, to: string, bridge?: Bridge): number;
  /** Counts per hex for the hexes named, each as often as it is. */
  counts(...numbers: readonly string[]): Uint8Array;
}

/** Makes a field; a fault in its map is a fault of the test. */
export function fieldOf({ setup = {}, ...ground }: FieldSpec): Field {
  const spec = ground.use === undefined ? { cols: 8, rows: 8, ...ground } : ground;
  const map = mustBe("the map of a test", loadMap(spec, mapVocabulary, maps));
  const { grid } = map;
  const hex = (number: string): Hex => hexAt(grid, number);
  const side = (name: string): Side => {
    const found = sideBetween(grid, hex(name.slice(0, 4)), hex(name.slice(5)));
    if (found === undefined) throw new RangeError(`no hexside ${name}`);
    return found;
  };
  const step = (from: string, to: string) => {
    const d = directionTo(grid, hex(from), hex(to));
    if (d === undefined) throw new RangeError(`no step from ${from} to ${to}`);
    return d;
  };
  return {
    map,
    terrain: terrainOf(map, setup),
    hex,
    side,
    price: (mover, from, to, bridge = mapBridge(map, side(`${from}/${to}`))) =>
      stepPrice(map, mover, hex(from), step(from, to), hex(to), bridge).cost,
    march: (type, from, to, bridge = mapBridge(map, side(`${from}/${to}`))) =>
      marchPrice(map, type, hex(from), step(from, to), hex(to), bridge).cost,
    counts: (...numbers) => {
      const counts = new Uint8Array(grid.size);
      for (const number of numbers) counts[hex(number)]++;
      return counts;
    },
  };
}

/** Adds to counts of zones those of units in the hexes named. */
export function zonesOf({ map, terrain, hex }: Field, ...numbers: readonly string[]): Uint8Array {
  const zone = new Uint8Array(map.grid.size);
  for (const number of numbers)
    for (let d = 0; d < 6; d++) zone[hex(number) + map.grid.offsets[d]] += (terrain.zone[hex(number)] >> d) & 1;
  return zone;
}
