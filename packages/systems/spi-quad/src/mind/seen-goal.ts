import { type Hex, OFF_MAP } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { NOBODY, type QuadPlay } from "../state.ts";
import type { World } from "../world.ts";
import type { Stance } from "./stance.ts";

/*
 * Where the unit wants to go that was last found to move. Where to is asked in the position in which the unit was chosen, so no hex need
 * be looked at again.
 */

let goal: Hex = OFF_MAP;

// Whose goal it is, the numbers of the position that it was seen in, and the number of the search that found the ways.
let world: World | null = null;
let unit = NOBODY;
let stance: Stance | null = null;
let numbers = new Int32Array(0);
let search = -1;

/** Keeps the best hex for a unit that is to move; OFF_MAP where more than looks decides. */
export function keepGoal(g: QuadPlay, mover: Unit, under: Stance, best: Hex): void {
  const { saved } = g.state;
  if (numbers.length !== saved.length) numbers = new Int32Array(saved.length);
  numbers.set(saved);
  world = g.world;
  unit = mover;
  stance = under;
  goal = best;
  search = g.world.scratch.searches;
}

function isStillSeen(g: QuadPlay, mover: Unit, under: Stance): boolean {
  const { saved } = g.state;
  if (unit !== mover || world !== g.world || stance !== under || numbers.length !== saved.length) return false;
  for (let i = 0; i < saved.length; i++) if (saved[i] !== numbers[i]) return false;
  return true;
}

/** The best hex for a unit that was found to move and is now asked where to; OFF_MAP where it must be looked for. */
export function seenGoal(g: QuadPlay, mover: Unit, under: Stance): Hex {
  if (goal === OFF_MAP || !isStillSeen(g, mover, under)) return OFF_MAP;
  // The ways that were looked for then are those that are asked about now.
  const { scratch } = g.world;
  if (scratch.searches === search) scratch.asked = g.state.frames;
  return goal;
}
