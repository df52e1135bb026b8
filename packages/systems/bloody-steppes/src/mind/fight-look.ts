import type { Hex } from "@redoubt/hex";
import { fireChance, steelChance } from "../chances.ts";
import type { MeleeKind } from "../checks/momentum.ts";
import { unitsIn } from "../occupancy.ts";
import type { SteppesPlay } from "../state.ts";
import { type Scene, worthOf } from "./scene.ts";

const worthIn = (g: SteppesPlay, hex: number): number =>
  unitsIn(g, hex).reduce((sum, unit) => sum + worthOf(g, unit), 0);

// What being beaten in melee costs, and what a point lost to fire costs, in hundredths of a stack's worth.
const beaten = 45;
const shot = 18;
// A hex that counts is worth this many points to whoever takes it.
const keyPrize = 120;

/** What holding a key hex is worth; 0 elsewhere. */
export const prizeOf = ({ world }: SteppesPlay, hex: number): number => (world.keyAt[hex] === 0 ? 0 : keyPrize);

/** What a volley or salvo at a hex promises, in points. */
export function fireGain({ g }: Scene, firer: number, hex: Hex): number {
  return Math.trunc((fireChance(g, firer, hex) * worthIn(g, hex) * shot) / 10_000) + 1;
}

/** What cold steel against a hex promises, in points; far below nothing where the chance is too small. */
export function steelGain(scene: Scene, attackers: readonly number[], target: Hex, kind: MeleeKind): number {
  const { g, stance } = scene;
  const chance = steelChance(g, { attackers, target, kind });
  const prey = worthIn(g, target) + prizeOf(g, target);
  const own = attackers.reduce((sum, unit) => sum + worthOf(g, unit), 0);
  const won = Math.trunc((chance * prey * beaten) / 10_000);
  const lost = Math.trunc(((100 - chance) * own * beaten * stance.ownLoss) / 2_000_000);
  return won - lost + (chance < stance.steel ? -60 : 10);
}
