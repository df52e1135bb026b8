import { asHex, distance, type Hex } from "@redoubt/hex";
import { type Ledger, ledger, type ModifierRow, type Unit } from "@redoubt/mechanics";
import { ownStrength } from "../checks/fighting.ts";
import { cites } from "../kit.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { type BayonetsPlay, IMPROVED_POSITION } from "../state.ts";
import { artilleryColumn } from "../strength.ts";
import { artilleryModifiers, farFrom } from "../tables/artillery-results.ts";
import { weatherEffects, weathers } from "../tables/weather.ts";
import { COVER } from "../terrain.ts";

/** All rows are of the ground or of the game. */
export const enforces = cites("9.1d", "9.2b");

/** Who fires at which hex. */
export interface Fire {
  readonly g: BayonetsPlay;
  readonly units: readonly Unit[];
  readonly hex: Hex;
}

const { higher, lower, cover, far, fog } = artilleryModifiers;

/** How much higher the target is than a gun. */
const rise = ({ g, hex }: Fire, unit: Unit): number =>
  g.world.terrain.level[hex] - g.world.terrain.level[g.c.hexOf[unit]];

/** Die modifiers of a bombardment (9.2d, ART-M, E3). */
export const fireDie: readonly ModifierRow<Fire, BayonetsRule>[] = [
  { id: "higher", ...higher, note: "target higher", when: (fire) => fire.units.every((unit) => rise(fire, unit) > 0) },
  { id: "lower", ...lower, note: "target lower", when: (fire) => fire.units.every((unit) => rise(fire, unit) < 0) },
  {
    id: "cover",
    ...cover,
    note: "cover",
    when: ({ g, hex }) => (g.world.terrain.hex[hex] & COVER) !== 0 || g.c.works[hex] === IMPROVED_POSITION,
  },
  {
    id: "far",
    ...far,
    note: "long range",
    when: ({ g, units, hex }) =>
      units.some((unit) => distance(g.world.grid, asHex(g.c.hexOf[unit]), asHex(hex)) >= farFrom),
  },
  { id: "fog", ...fog, note: "fog", when: ({ g }) => weatherEffects[weathers[g.c.weather[0]]].artilleryDie !== 0 },
];

/** A bombardment before the die. */
export interface FireSum {
  readonly attack: number;
  /** The place of the column on the chart; null below the first one (9.2c). */
  readonly column: number | null;
  readonly die: Ledger<BayonetsRule>;
}

/** Adds a bombardment up (9.2a to 9.2d). */
export function fireSum(fire: Fire): FireSum {
  const attack = ownStrength(fire.g, fire.units);
  return { attack, column: artilleryColumn(attack), die: ledger(fireDie, fire) };
}
