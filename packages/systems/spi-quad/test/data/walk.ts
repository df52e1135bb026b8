import { type Hex, neighbours, type Side, sideBetween } from "@redoubt/hex";
import { type HexMap, hasHexTag, hasSideTag } from "@redoubt/mechanics";
import type { HexTag, SideTag } from "../../src/data/map-tags.ts";

/** A map of the quad. */
export type QuadMap = HexMap<HexTag, SideTag>;

/** The hexside between two adjacent hexes. */
export function between(map: QuadMap, a: Hex, b: Hex): Side {
  const side = sideBetween(map.grid, a, b);
  if (side === undefined) throw new Error(`${map.grid.numbers[a]} and ${map.grid.numbers[b]} are not adjacent`);
  return side;
}

/** Every hex that can be reached from a hex, cost and enemies aside; `heavy` for cavalry and guns. */
export function reach(map: QuadMap, from: Hex, heavy: boolean): ReadonlySet<Hex> {
  const seen = new Set([from]);
  for (const hex of seen)
    for (const next of neighbours(map.grid, hex)) if (isOpen(map, hex, next, heavy)) seen.add(next);
  return seen;
}

function isOpen(map: QuadMap, from: Hex, to: Hex, heavy: boolean): boolean {
  const side = between(map, from, to);
  if (hasHexTag(map, to, "sea") || hasHexTag(map, to, "bourliuk") || hasSideTag(map, side, "cliff")) return false;
  if (!heavy) return true;
  const road = hasSideTag(map, side, "major-road") || hasSideTag(map, side, "minor-road");
  if (hasHexTag(map, to, "aqueduct") && !hasHexTag(map, to, "bridge") && !road) return false;
  return !hasSideTag(map, side, "redoubt") || road;
}
