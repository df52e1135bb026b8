import { cavalryStackStrength } from "../data/facts-balaclava.ts";
import { cites } from "../kit.ts";
import type { QuadRule } from "../rule-index.ts";
import type { QuadPlay } from "../state.ts";
import { BRITISH, CAVALRY } from "../unit.ts";
import { meleeOf } from "../values.ts";

/** Cases held by when stacking is asked about: where a unit stops, never where it passes (S-28). */
export const enforces = cites("5.31", "5.33", "5.35");

/** Whether the unit is British cavalry at Balaclava, which stacks by strength (B21.0). */
const isBritishCavalry = (g: QuadPlay, u: number): boolean =>
  g.world.isBalaclava && g.world.kindOf[u] === CAVALRY && g.world.nationOf[u] === BRITISH;

/** The case that keeps a unit from stopping in a hex with the friends there; null if it may (5.32, 5.33, 5.38, B21.0). */
export function whyNotStack(g: QuadPlay, u: number, hex: number): QuadRule | null {
  const { c, world } = g;
  let guns = world.isGun[u];
  let others = 1 - guns;
  let isAllBritishCavalry = guns === 1 || isBritishCavalry(g, u);
  let company = 0;
  for (let one = c.topOf[hex] - 1; one >= 0; one = c.below[one] - 1) {
    if (one === u) continue;
    company++;
    if (world.isGun[one] === 1) guns++;
    else {
      others++;
      isAllBritishCavalry &&= isBritishCavalry(g, one);
    }
  }
  if (company === 0) return null;
  if (others >= 2) {
    if (!isAllBritishCavalry) return "5.32";
    return guns <= 1 && cavalryStrength(g, u, hex) <= cavalryStackStrength ? null : "B21.0";
  }
  return guns + others <= 2 ? null : "5.38";
}

/** The melee strength of the cavalry in a hex together with a unit that joins it. */
function cavalryStrength(g: QuadPlay, u: number, hex: number): number {
  const { c, world } = g;
  let strength = world.isGun[u] === 1 ? 0 : meleeOf(g, u);
  for (let one = c.topOf[hex] - 1; one >= 0; one = c.below[one] - 1) {
    if (one !== u && world.isGun[one] === 0) strength += meleeOf(g, one);
  }
  return strength;
}

/** Whether a unit may stop in a hex with the friends there. */
export function mayStack(g: QuadPlay, u: number, hex: number): boolean {
  const { c, world } = g;
  const top = c.topOf[hex] - 1;
  if (top < 0) return true;
  // By far the most frequent case, told at a glance: infantry or cavalry on infantry or cavalry.
  if (!world.isBalaclava && top !== u && world.isGun[u] === 0 && world.isGun[top] === 0) return false;
  return whyNotStack(g, u, hex) === null;
}
