import { asHex, type Hex } from "@redoubt/hex";
import { UNIT } from "../piece.ts";
import { isOnMap, type SteppesPlay } from "../state.ts";
import { whyNotOwnFire } from "./fire.ts";
import { apart } from "./neighbours.ts";

/** The hexes at which any of these units may fire in its own activation. */
export function fireTargets(g: SteppesPlay, units: readonly number[]): readonly Hex[] {
  const { world, c } = g;
  const seat = world.seatOf[units[0]];
  const hexes = new Set<number>();
  for (let enemy = 0; enemy < world.count; enemy++) {
    if (world.kindOf[enemy] !== UNIT || world.seatOf[enemy] === seat || !isOnMap(g, enemy)) continue;
    // Nobody fires farther than eight hexes (XI.9).
    if (apart(g, c.hexOf[units[0]], c.hexOf[enemy]) <= 8) hexes.add(c.hexOf[enemy]);
  }
  return [...hexes].map(asHex).filter((hex) => units.some((unit) => whyNotOwnFire(g, unit, hex) === null));
}
