import { asHex, type Direction, type Hex, sideOf } from "@redoubt/hex";
import { hasHexTag, hasSideTag } from "@redoubt/mechanics";
import type { Ground } from "../ground.ts";
import { constants } from "../tables/constants.ts";

/** III.5: what a step costs a commander, 1 and 1 more for a hex and for a hexside barred to cavalry; undefined into sea or off the map (K-44). */
export function commanderPrice(ground: Ground, from: Hex, direction: Direction): number | undefined {
  const to = asHex(from + ground.grid.offsets[direction]);
  if (ground.grid.onMap[to] !== 1 || hasHexTag(ground.map, to, "sea")) return undefined;
  const side = sideOf(ground.grid, from, direction);
  const surcharge = constants.commanderBarredSurcharge.value;
  const hex = ground.prices.isBarredToCavalry(to) ? surcharge : 0;
  const hexside = ground.edge[side] > 0 || ground.front[side] !== 0 ? surcharge : 0;
  return 1 + hex + hexside;
}

/** III.44: what a step costs a dispatch rider, 1; undefined into sea, off the map, and onto or over an escarpment except by its road (K-195). */
export function riderPrice(ground: Ground, from: Hex, direction: Direction): number | undefined {
  const to = asHex(from + ground.grid.offsets[direction]);
  if (ground.grid.onMap[to] !== 1 || hasHexTag(ground.map, to, "sea")) return undefined;
  const side = sideOf(ground.grid, from, direction);
  if (ground.edge[side] > 0) return undefined;
  return ground.hasEdge[to] === 1 && !hasSideTag(ground.map, side, "road") ? undefined : 1;
}
