import { asHex, type Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { defenceStrength, ownEighths } from "../checks/fighting.ts";
import { sees } from "../checks/firing.ts";
import { mayHaltAt } from "../checks/march-order.ts";
import { leastLeft, searchFor } from "../checks/movement.ts";
import { UNREACHED } from "../checks/search.ts";
import { sightSceneOf } from "../checks/sight-now.ts";
import { groundOf } from "../ground-now.ts";
import { isFirstOfStack, unitsIn } from "../occupancy.ts";
import { enemyOf } from "../seat.ts";
import { BUILDING, FINISHED, FIRED, HELD, has, MOVED, ROAD_MARCH, STOPPED, unitsAt, zonesOf } from "../state.ts";
import { NO_ATTACK } from "../terrain.ts";
import { ARTILLERY } from "../world.ts";
import { groundWorth, type Scene } from "./scene.ts";
import { exitsOf, worthOf } from "./stakes.ts";

/** Somebody who may take part: where he could attack from, by the numbers of the spots. */
export interface Fighter {
  readonly unit: Unit;
  readonly eighths: number;
  readonly isFixed: boolean;
  /** What is left of its points in each of them, plus 1; 0 where it cannot go. */
  readonly spots: Uint8Array;
  isTaken: boolean;
  /** The hex that it is to attack, once it is taken. */
  aim: number;
}

/** An enemy hex: who is in it, what it is worth, and the ways to attack it from, each a spot. */
export interface Target {
  readonly hex: Hex;
  readonly prey: readonly Unit[];
  readonly defence: number;
  /** Whether guns see it from where they stand: nobody need attack what they fire at (9.1f). */
  readonly isShelled: boolean;
  readonly theirs: number;
  readonly ground: number;
  readonly exits: readonly Hex[];
  readonly ways: readonly {
    readonly hex: Hex;
    readonly spot: number;
    readonly direction: number;
    readonly over: number;
  }[];
}

/** A place for a fighter in an attack. */
export interface Post {
  readonly fighter: Fighter;
  readonly hex: Hex;
  readonly direction: number;
  readonly over: number;
}

/** The number of the spot in each hex, plus 1; of the last look. */
export const spotOf = new Int16Array(8192);

// Eighths of SP of the guns that see a hex from where they stand and may fire.
function gunsAt({ g, seat, toEnemy }: Scene, hex: Hex, isIn: (unit: Unit) => boolean): number {
  const { world, c } = g;
  const sight = sightSceneOf(g, seat);
  let guns = 0;
  for (const unit of world.unitsOf[seat]) {
    const at = c.hexOf[unit];
    if (world.kindOf[unit] < ARTILLERY || at <= 0 || toEnemy[at] < 2 || has(g, unit, MOVED | FIRED | ROAD_MARCH))
      continue;
    if (isIn(unit) && sees(sight, at, hex)) guns += ownEighths(g, unit);
  }
  return guns;
}

// The defence that is left of a hex after such fire: disrupted, it is halved (3.8.1c).
function shaken(defence: number, guns: number): number {
  if (guns < 16) return defence;
  const chance = guns >= 72 ? 75 : guns >= 48 ? 60 : guns >= 32 ? 45 : 30;
  return defence - Math.trunc((defence * chance * 4) / 1000);
}

/** All enemy hexes, and the spots from which any of them can be attacked. */
export function targetsOf(scene: Scene, isIn: (unit: Unit) => boolean): { targets: Target[]; spots: Hex[] } {
  const { g, seat, lore, stance } = scene;
  const { world, c } = g;
  const { step } = groundOf(g);
  const enemies = unitsAt(g, enemyOf(seat));
  const spots: Hex[] = [];
  const targets: Target[] = [];
  spotOf.fill(0, 0, world.grid.size);
  for (const enemy of world.unitsOf[enemyOf(seat)]) {
    if (!isFirstOfStack(g, enemy)) continue;
    const hex = c.hexOf[enemy];
    const prey = unitsIn(g, hex, enemyOf(seat));
    const ways = [];
    for (let d = 0; d < 6; d++) {
      const from = asHex(hex + world.grid.offsets[d]);
      const back = (d + 3) % 6;
      if (world.grid.onMap[from] !== 1 || enemies[from] !== 0 || (step[from * 8 + back] & NO_ATTACK) !== 0) continue;
      if (spotOf[from] === 0) {
        spots.push(from);
        spotOf[from] = spots.length;
      }
      ways.push({ hex: from, spot: spotOf[from] - 1, direction: d, over: step[from * 8 + back] });
    }
    const guns = gunsAt(scene, hex, isIn);
    targets.push({
      hex,
      prey,
      defence: shaken(defenceStrength(g, prey), guns),
      isShelled: guns >= 8,
      theirs: prey.reduce((sum, unit) => sum + worthOf(g, unit), 0),
      ground: groundWorth(g, lore, seat, stance, hex),
      exits: exitsOf(g, hex, enemyOf(seat)),
      ways,
    });
  }
  return { targets, spots };
}

/** All who are in and could attack somebody, the strongest first. */
export function fightersOf(scene: Scene, isIn: (unit: Unit) => boolean, spots: readonly Hex[]): Fighter[] {
  const { g, seat, toEnemy } = scene;
  const { world, c } = g;
  const { search } = world.scratch;
  const zones = zonesOf(g, enemyOf(seat));
  const fighters: Fighter[] = [];
  for (const unit of world.unitsOf[seat]) {
    const hex = c.hexOf[unit];
    if (hex <= 0 || !isIn(unit) || has(g, unit, ROAD_MARCH | BUILDING) || c.chargeAt[unit] !== 0) continue;
    const isGun = world.kindOf[unit] >= ARTILLERY;
    const isFixed = isGun || zones[hex] !== 0 || has(g, unit, HELD | MOVED | FINISHED | STOPPED);
    if ((isFixed && spotOf[hex] === 0) || toEnemy[hex] > 12) continue;
    const near = new Uint8Array(spots.length);
    if (!isFixed) {
      const points = leastLeft(g, [unit]);
      searchFor(g, [unit], hex, points);
      for (let i = 0; i < spots.length; i++)
        if (search.spent[spots[i]] !== UNREACHED && mayHaltAt(g, unit, spots[i], false))
          near[i] = points - search.spent[spots[i]] + 1;
    }
    if (spotOf[hex] !== 0) near[spotOf[hex] - 1] = 99;
    if (near.some((left) => left > 0))
      fighters.push({ unit, eighths: ownEighths(g, unit), isFixed, spots: near, isTaken: false, aim: 0 });
  }
  return fighters.sort((a, b) => b.eighths - a.eighths || a.unit - b.unit);
}
