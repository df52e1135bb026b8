import { type Hex, OFF_MAP } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { NOBODY, type QuadPlay } from "../state.ts";
import type { World } from "../world.ts";
import type { Stance } from "./stance.ts";

/*
 * How the hexes looked to the unit that was last found to move. Where a unit goes is asked in the position in which it was chosen, so
 * they need not be looked at again.
 */

let looks = new Int32Array(0);
let isLooked = new Uint8Array(0);

// Whose looks they are, and the numbers of the position that they were seen in.
let world: World | null = null;
let unit = NOBODY;
let stance: Stance | null = null;
let numbers = new Int32Array(0);

// Where the unit wants to go, and the number of the search that found its ways.
let goal: Hex = OFF_MAP;
let search = -1;

/** Begins to look for a unit. */
export function beginSeeing(g: QuadPlay): void {
  const { size } = g.world.grid;
  if (looks.length < size) {
    looks = new Int32Array(size);
    isLooked = new Uint8Array(size);
  }
  isLooked.fill(0);
  unit = NOBODY;
}

/** Notes how a hex looks. */
export function noteSeen(hex: Hex, worth: number): void {
  looks[hex] = worth;
  isLooked[hex] = 1;
}

/** Keeps what was seen for the unit that it was seen for, and the best hex of all; OFF_MAP where more than looks decides. */
export function keepSeen(g: QuadPlay, mover: Unit, under: Stance, best: Hex): void {
  const { saved } = g.state;
  if (numbers.length !== saved.length) numbers = new Int32Array(saved.length);
  numbers.set(saved);
  world = g.world;
  unit = mover;
  stance = under;
  goal = best;
  search = g.world.scratch.searches;
}

/** Whether what was seen last is how the hexes look to this unit now. */
export function isStillSeen(g: QuadPlay, mover: Unit, under: Stance): boolean {
  const { saved } = g.state;
  if (unit !== mover || world !== g.world || stance !== under || numbers.length !== saved.length) return false;
  for (let i = 0; i < saved.length; i++) if (saved[i] !== numbers[i]) return false;
  return true;
}

/** How a hex looked; null where it was not looked at. */
export const seenAt = (hex: Hex): number | null => (isLooked[hex] === 1 ? looks[hex] : null);

/** The best hex for a unit that was seen to move and is now asked where to; OFF_MAP where it must be looked for. */
export function seenGoal(g: QuadPlay, mover: Unit, under: Stance): Hex {
  if (goal === OFF_MAP || !isStillSeen(g, mover, under)) return OFF_MAP;
  // The ways that were looked for then are those that are asked about now.
  const { scratch } = g.world;
  if (scratch.searches === search) scratch.asked = g.state.frames;
  return goal;
}
