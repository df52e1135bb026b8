import { asHex, type Hex } from "@redoubt/hex";
import { enemyOf, type SteppesPlay } from "../state.ts";
import { canAimAt, whyNoFire, whyNoOwnFire } from "./fire.ts";
import { isWithin } from "./neighbours.ts";

/** The hexes at which any of these units may fire in its own activation. */
export function fireTargets(g: SteppesPlay, units: readonly number[]): readonly Hex[] {
  const { world, c } = g;
  const found: Hex[] = [];
  const firers = units.filter((unit) => whyNoFire(g, unit) === null && whyNoOwnFire(g, unit) === null);
  if (firers.length === 0) return found;
  for (const enemy of world.unitsOf[enemyOf(world.seatOf[units[0]])]) {
    const hex = asHex(c.hexOf[enemy]);
    // Nobody fires farther than eight hexes (XI.9).
    if (hex <= 0 || !isWithin(g, c.hexOf[units[0]], hex, 8) || found.includes(hex)) continue;
    if (firers.some((unit) => canAimAt(g, unit, hex))) found.push(hex);
  }
  return found;
}
