import { asHex } from "@redoubt/hex";
import { BARRED, type Unit } from "@redoubt/mechanics";
import { ownEighths } from "../checks/fighting.ts";
import { groundOf } from "../ground-now.ts";
import type { BayonetsPlay } from "../state.ts";
import { unitTypes } from "../tables/terrain-effects.ts";
import { HALVES_ATTACK, NO_ATTACK, type Terrain } from "../terrain.ts";

/** The hexes that somebody could attack in his next maneuver, as if nobody stood in the way: with all he has, and over water only. */
interface Strike {
  readonly whole: Uint16Array;
  readonly half: Uint16Array;
}

// Strikes by the ground under the bridges of now, then by kind, allowance and hex.
const known = new WeakMap<Terrain, Map<number, Strike>>();

// Half points to every hex within an allowance.
function reachOf(g: BayonetsPlay, kind: number, from: number, points: number): Map<number, number> {
  const { offsets, onMap } = g.world.grid;
  const { packed } = groundOf(g).costs[unitTypes[kind]];
  const spent = new Map([[from, 0]]);
  const queue = [from];
  for (let i = 0; i < queue.length; i++) {
    const hex = queue[i];
    for (let d = 0; d < 6; d++) {
      const to = hex + offsets[d];
      const cost = (packed[hex] >> (5 * d)) & BARRED;
      if (cost === BARRED || onMap[to] !== 1) continue;
      const sum = (spent.get(hex) ?? 0) + cost;
      if (sum > points || sum >= (spent.get(to) ?? 255)) continue;
      spent.set(to, sum);
      queue.push(to);
    }
  }
  return spent;
}

function strikeOf(g: BayonetsPlay, kind: number, from: number, points: number): Strike {
  const { offsets, onMap } = g.world.grid;
  const { step } = groundOf(g);
  const [whole, half] = [new Set<number>(), new Set<number>()];
  for (const hex of reachOf(g, kind, from, points).keys())
    for (let d = 0; d < 6; d++) {
      const target = hex + offsets[d];
      const over = step[hex * 8 + d];
      if (onMap[target] === 1 && (over & NO_ATTACK) === 0) ((over & HALVES_ATTACK) !== 0 ? half : whole).add(target);
    }
  return { whole: Uint16Array.from(whole), half: Uint16Array.from([...half].filter((hex) => !whole.has(hex))) };
}

/** Adds the strength with which a unit could attack each hex in its next maneuver, in eighths of SP. */
export function addStrike(g: BayonetsPlay, unit: Unit, field: Int32Array): void {
  const { world, c } = g;
  const ground = groundOf(g);
  const strikes = known.get(ground) ?? new Map<number, Strike>();
  if (strikes.size === 0) known.set(ground, strikes);
  const from = asHex(c.hexOf[unit]);
  const points = 2 * world.maOf[unit];
  const key = (from * 4 + world.kindOf[unit]) * 32 + points;
  const strike = strikes.get(key) ?? strikeOf(g, world.kindOf[unit], from, points);
  strikes.set(key, strike);
  const eighths = ownEighths(g, unit);
  for (const hex of strike.whole) field[hex] += eighths;
  for (const hex of strike.half) field[hex] += eighths >> 1;
}
