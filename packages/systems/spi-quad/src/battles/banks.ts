import { DIRECTIONS, type Hex, neighbour } from "@redoubt/hex";
import { areasOf, type HexMap, hasHexTag, hexesTagged } from "@redoubt/mechanics";
import type { HexTag, SideTag } from "../data/map-tags.ts";

type QuadMap = HexMap<HexTag, SideTag>;

/** The hexes south of the Alma: those a map names, or all that the river cuts off from the north edge. */
function southernHexes(map: QuadMap): readonly Hex[] {
  const { grid } = map;
  const named = hexesTagged(map, "south-bank");
  if (named.length > 0) return named;
  const water = (["alma-east", "alma-west", "bridge"] as const).map((tag) => map.sideBits[tag]);
  const mask = water.reduce((all, bit) => all | bit, 0);
  const areas = areasOf(grid, grid.cells, (side) => (map.sideMask[side] & mask) === 0);
  const isNorthern = (area: readonly Hex[]): boolean => area.some((hex) => grid.numbers[hex].endsWith("01"));
  return areas.filter((area) => !isNorthern(area)).flat();
}

/** How far south of the Alma each hex lies, the bank being 1 (A17.11, S-56). */
export function banksOf(map: QuadMap): Uint8Array {
  const { grid } = map;
  const depth = new Uint8Array(grid.size);
  const south = new Set<Hex>(southernHexes(map));
  // Only the Alma and its bridge part the two banks.
  let edge = [...south].filter((hex) => DIRECTIONS.some((d) => isNorth(map, south, neighbour(grid, hex, d))));
  for (let far = 1; edge.length > 0; far++) {
    for (const hex of edge) depth[hex] = far;
    const next = edge.flatMap((hex) => DIRECTIONS.map((d) => neighbour(grid, hex, d)));
    edge = [...new Set(next)].filter((hex) => south.has(hex) && depth[hex] === 0);
  }
  return depth;
}

const isNorth = (map: QuadMap, south: ReadonlySet<Hex>, hex: Hex): boolean =>
  map.grid.onMap[hex] === 1 && !south.has(hex) && !hasHexTag(map, hex, "sea");
