import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { cavalryStackStrength } from "../data/facts-balaclava.ts";
import { cites } from "../kit.ts";
import type { QuadRule } from "../rule-index.ts";
import { type QuadPlay, topUnit, unitBelow } from "../state.ts";
import { BRITISH, CAVALRY } from "../unit.ts";
import { meleeOf } from "../values.ts";
import { whyNotOnMap } from "./presence.ts";
import { refusal, type Why } from "./refusal.ts";

/** Cases held by when stacking is asked about: where a unit stops, never where it passes (S-28). */
export const enforces = cites("5.31", "5.33", "5.35");

/** Whether the unit is British cavalry at Balaclava, which stacks by strength (B21.0). */
const isBritishCavalry = (g: QuadPlay, u: Unit): boolean =>
  g.world.rules.stacksBritishCavalry && g.world.kindOf[u] === CAVALRY && g.world.nationOf[u] === BRITISH;

/**
 * The case against so many guns and other units in one hex; null if there is none (5.32, 5.33, 5.38, B21.0). `cavalry` is
 * the melee strength of the others where they are all British cavalry at Balaclava, else null.
 */
export function caseAgainst(guns: number, others: number, cavalry: number | null): QuadRule | null {
  if (others < 2) return guns + others <= 2 ? null : "5.38";
  if (cavalry === null) return "5.32";
  return guns <= 1 && cavalry <= cavalryStackStrength ? null : "B21.0";
}

/** The case that keeps a unit from stopping in a hex with the friends there; null if it may. */
export function whyNotStack(g: QuadPlay, u: Unit, hex: Hex): QuadRule | null {
  const { world } = g;
  let guns = world.isGun[u];
  let others = 1 - guns;
  let isAllBritishCavalry = guns === 1 || isBritishCavalry(g, u);
  for (let one = topUnit(g, hex); one >= 0; one = unitBelow(g, one)) {
    if (one === u) continue;
    if (world.isGun[one] === 1) guns++;
    else {
      others++;
      isAllBritishCavalry &&= isBritishCavalry(g, one);
    }
  }
  return caseAgainst(guns, others, others >= 2 && isAllBritishCavalry ? cavalryStrength(g, u, hex) : null);
}

/** The melee strength of the cavalry in a hex together with a unit that joins it. */
function cavalryStrength(g: QuadPlay, u: Unit, hex: Hex): number {
  const { world } = g;
  let strength = world.isGun[u] === 1 ? 0 : meleeOf(g, u);
  for (let one = topUnit(g, hex); one >= 0; one = unitBelow(g, one)) {
    if (one !== u && world.isGun[one] === 0) strength += meleeOf(g, one);
  }
  return strength;
}

/** Whether a unit may stop in a hex with the friends there. */
export function mayStack(g: QuadPlay, u: Unit, hex: Hex): boolean {
  const { world } = g;
  const top = topUnit(g, hex);
  if (top < 0) return true;
  // By far the most frequent case, told at a glance: infantry or cavalry on infantry or cavalry.
  if (!world.rules.stacksBritishCavalry && top !== u && world.isGun[u] === 0 && world.isGun[top] === 0) return false;
  return whyNotStack(g, u, hex) === null;
}

/** Why a unit may not be put on top of its stack; null if it may (5.37, S-29). */
export function whyNotTop(g: QuadPlay, u: Unit): Why {
  const { c, world } = g;
  const told = { unit: world.units[u].id };
  if (world.seatOf[u] !== c.active[0]) return refusal("5.11", "not-yours", told);
  const away = whyNotOnMap(g, u, "5.37");
  if (away !== null) return away;
  return c.topOf[c.hexOf[u]] === u + 1 ? refusal("5.37", "on-top-already", told) : null;
}
