import { asHex, type Direction, type Hex, sideOf } from "@redoubt/hex";
import { hasHexTag, hasSideTag } from "@redoubt/mechanics";
import type { Ground } from "../ground.ts";
import { constants } from "../tables/constants.ts";
import type { MoverClass } from "../tables/terrain-movement.ts";
import { hexPrice, type Unpriced } from "./step-price.ts";

const cavalry: readonly MoverClass[] = ["cavalry", "dispersed", "march"];

/** Whether cavalry can enter a hex in no formation at all (III.5, K-192). */
const isBarredToCavalry = (ground: Unpriced, hex: Hex): boolean =>
  cavalry.every((mover) => hexPrice(ground, mover, hex) === undefined);

/** III.5: what a step costs a commander, 1 and 1 more for a hex and for a hexside barred to cavalry; 0 into sea or off the map (K-44). */
export function priceForCommander(ground: Unpriced, from: Hex, direction: Direction): number {
  const to = asHex(from + ground.grid.offsets[direction]);
  if (ground.grid.onMap[to] !== 1 || hasHexTag(ground.map, to, "sea")) return 0;
  const side = sideOf(ground.grid, from, direction);
  const surcharge = constants.commanderBarredSurcharge.value;
  const hex = isBarredToCavalry(ground, to) ? surcharge : 0;
  const hexside = ground.edge[side] > 0 || ground.front[side] !== 0 ? surcharge : 0;
  return 1 + hex + hexside;
}

/** III.44: what a step costs a dispatch rider, 1; 0 into sea, off the map, and onto or over an escarpment except by its road (K-195). */
export function priceForRider(ground: Unpriced, from: Hex, direction: Direction): number {
  const to = asHex(from + ground.grid.offsets[direction]);
  if (ground.grid.onMap[to] !== 1 || hasHexTag(ground.map, to, "sea")) return 0;
  const side = sideOf(ground.grid, from, direction);
  if (ground.edge[side] > 0) return 0;
  return ground.hasEdge[to] === 1 && !hasSideTag(ground.map, side, "road") ? 0 : 1;
}

const orNone = (price: number): number | undefined => (price === 0 ? undefined : price);

/** III.5: what a step costs a commander; undefined where he cannot go. */
export const commanderPrice = ({ prices }: Ground, from: Hex, direction: Direction): number | undefined =>
  orNone(prices.commander[from * 6 + direction]);

/** III.44: what a step costs a dispatch rider; undefined where he cannot go. */
export const riderPrice = ({ prices }: Ground, from: Hex, direction: Direction): number | undefined =>
  orNone(prices.rider[from * 6 + direction]);
