import { asHex, type Direction, type Hex, sideOf } from "@redoubt/hex";
import { type Bridge, mapBridge } from "../crossing.ts";
import { bridgeNow } from "../ground-now.ts";
import type { BayonetsPlay } from "../state.ts";

/** What stands over the hexside out of a hex in a direction now. */
export function bridgeOver(g: BayonetsPlay, from: Hex, d: Direction): Bridge {
  const { world } = g;
  const side = sideOf(world.grid, asHex(from), d);
  const place = world.bridges.placeOf[side];
  return place < 0 ? mapBridge(world.map, side) : bridgeNow(g, place);
}
