import type { Hex } from "@redoubt/hex";
import { asUnit } from "@redoubt/mechanics";
import type { MeleeKind } from "./checks/momentum.ts";
import { bestMorale, isGun, moraleOf, supportIn } from "./checks/morale.ts";
import { apart } from "./checks/neighbours.ts";
import { isOverrun, stacksToCheck } from "./checks/overrun.ts";
import { fireLedger } from "./modifiers/fire.ts";
import { type MeleePhase, meleeLedger, strengthOf } from "./modifiers/melee.ts";
import { unitsIn } from "./occupancy.ts";
import { moraleFor } from "./procedures/melee-check.ts";
import { FACED, has, type SteppesPlay } from "./state.ts";
import { fireChartBounds, fireResult } from "./tables/fire-result.ts";

// Every roll is one die of ten faces: chances are exact in percent.
const faces = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

const within = (value: number, lowest: number, highest: number): number => Math.min(Math.max(value, lowest), highest);

/** The chance in percent that a shot costs those in a hex at least one point (X.11). */
export function fireChance(g: SteppesPlay, firer: number, hex: Hex): number {
  const { total } = fireLedger({ g, firers: [firer], hex });
  const { infantryFire, artilleryFireNear, artilleryFireFar } = g.world.charts;
  const isNear = apart(g, g.c.hexOf[firer], hex) === 1;
  const chart = isGun(g.world, firer) ? (isNear ? artilleryFireNear : artilleryFireFar) : infantryFire;
  const { lowestDie, highestDie, lowestMorale, highestMorale } = fireChartBounds;
  const row = within(moraleOf(g, firer), lowestMorale, highestMorale);
  const hits = faces.filter((die) => {
    const { mp, sp } = fireResult(chart, row, within(die + total, lowestDie, highestDie));
    return mp + sp > 0;
  });
  return hits.length * 10;
}

interface Fight {
  readonly attackers: readonly number[];
  readonly target: Hex;
  readonly kind: MeleeKind;
}

/** How many faces of ten pass one of the checks of a melee. */
function passes(g: SteppesPlay, { attackers, target, kind }: Fight, phase: MeleePhase): number {
  const stacks = [attackers.map(asUnit)];
  const attack = strengthOf(g, attackers);
  const defence = strengthOf(g, unitsIn(g, target));
  const check = { phase, stacks, target, kind, attack, defence, fallen: 0 };
  const { total } = meleeLedger({ g, ...check });
  const { morale } = moraleFor(g, check);
  return faces.filter((die) => die + total <= morale).length;
}

/** VI.10: how many faces of ten let units of a hex react at all: all, unless they had an enemy before them when the activation began. */
export const steadyFaces = (g: SteppesPlay, units: readonly number[]): number =>
  has(g, units[0], FACED) ? moraleFaces(g, units) : faces.length;

/** How many faces of ten pass a plain check of units of a hex (I.17, I.18). */
function moraleFaces(g: SteppesPlay, units: readonly number[]): number {
  const morale = bestMorale(g, units) + (supportIn(g, g.c.hexOf[units[0]], units)?.modifier ?? 0);
  return faces.filter((die) => die <= morale).length;
}

/**
 * The chance in percent that attackers of one hex go in and the defenders do not stand (XII.20): A passes and B fails, for a
 * counterattack after the check of VI.10. Guns alone are lost when somebody gets at them (XII.52, K-171).
 */
export function steelChance(g: SteppesPlay, fight: Fight): number {
  const { attackers, target, kind } = fight;
  const stacks = [attackers.map(asUnit)];
  if (isOverrun(g, target, kind))
    return stacksToCheck(g, { stacks, target, kind }, []).length === 0 ? 100 : passes(g, fight, "A") * 10;
  const steady = kind === "counterattack" ? steadyFaces(g, attackers) : 10;
  return Math.round((steady * passes(g, fight, "A") * (10 - passes(g, fight, "B"))) / 10);
}

/** The chance in percent that the infantry of a hex forms square in time (VI.12), if it is steady enough to try (VI.10). */
export function squareChance(g: SteppesPlay, unit: number): number {
  const units = unitsIn(g, g.c.hexOf[unit]);
  return steadyFaces(g, units) * moraleFaces(g, units);
}
