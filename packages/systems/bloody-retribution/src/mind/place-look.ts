import type { Hex } from "@redoubt/hex";
import { type Unit, whimOf } from "@redoubt/mechanics";
import { ALLIED, RUSSIAN } from "../seat.ts";
import { SEA, SOUTH_EDGE, UPHILL, WATER, WORK_IN } from "../terrain.ts";
import { holdsLine } from "./lanes.ts";
import { stepsTaken } from "./lore.ts";
import { UNKNOWN } from "./reach.ts";
import type { Scene } from "./scene.ts";
import { powerOf, worthOf } from "./worth.ts";

/** Beyond anything else: a Russian on the south edge has won. */
export const BREAKTHROUGH = 20_000;

// A blow is kept as its strength and, in the lowest bits, by how many steps the ground softens it.
const softening = 3;

// What one group of the enemy could bring against a hex: all who could come around it, where no friend stands; 0 where nobody could.
function reckonBlow({ g, strike }: Scene, hex: Hex, side: 0 | 1): number {
  const { world } = g;
  const { offsets, onMap } = world.grid;
  const power = strike.power[side];
  const count = strike.count[side];
  let strength = 0;
  let strongest = 0;
  let enough = 0;
  let shared = 255;
  let isWet = 1;
  for (let d = 0; d < 6; d++) {
    const near = hex + offsets[d];
    if (power[near] === 0 || onMap[near] === 0) continue;
    const step = world.terrain.step[near * 8 + ((d + 3) % 6)];
    if ((step & SEA) !== 0) continue;
    strength += power[near];
    if (power[near] > strongest) strongest = power[near];
    if (count[near] > enough) enough = count[near];
    shared &= step;
    if ((world.terrain.hex[near] & WATER) === 0) isWet = 0;
  }
  if (strength === 0) return 0;
  // The same few cannot be everywhere.
  strength = Math.min(strength, strongest * (enough + 1));
  const reduction =
    isWet + ((shared & UPHILL) !== 0 ? 1 : 0) + ((shared & WORK_IN) !== 0 ? world.rulings.redoubtReduction : 0);
  return (strength << softening) + reduction;
}

// How many steps one group of the enemy could take from the unit in a hex, in thousandths.
function blowOf(scene: Scene, u: Unit, hex: Hex, side: 0 | 1): number {
  const { g, lore, strike } = scene;
  const { c, world } = g;
  const known = strike.blow[side];
  if (known[hex] === UNKNOWN) known[hex] = reckonBlow(scene, hex, side);
  const blow = known[hex];
  if (blow === 0) return 0;
  const piquet = c.piquetAt[hex] !== 0 && world.seatOf[c.piquetAt[hex] - 1] === world.seatOf[u] ? 1 : 0;
  const [strength, reduction] = [blow >> softening, blow & ((1 << softening) - 1)];
  return stepsTaken(lore, strength - powerOf(g, u) - piquet, c.steps[u], reduction);
}

// What the enemies who could strike at the hex would cost the unit there.
function dangerLook(scene: Scene, u: Unit, hex: Hex): number {
  const lost = Math.max(blowOf(scene, u, hex, 0), blowOf(scene, u, hex, 1));
  if (lost === 0) return 0;
  return Math.trunc((worthOf(scene.g, u) * lost) / (1000 * Math.max(scene.g.c.steps[u], 1)));
}

// What an Allied unit does against a Russian walk to the south edge: shuts a lane, or keeps one shut by staying.
function guardLook(scene: Scene, u: Unit, hex: Hex): number {
  const { g, lanes, breach, hops, w } = scene;
  if (g.c.hexOf[u] !== hex) return breach[hex];
  // Whom no Russian can come near before the next move may go.
  const far = hops[hex];
  if (far > 13) return breach[hex];
  const holds = holdsLine(g, lanes, hex);
  const value = holds === 2 ? w.holdLine : holds === 1 ? w.holdOpen : 0;
  return Math.max(breach[hex], far > 7 ? value >> 1 : value);
}

/** How good a hex is for a unit to stand in, in points. */
export function placeLook(scene: Scene, u: Unit, hex: Hex): number {
  const { g, seat, pull, stance, assaults, w } = scene;
  const { c, world } = g;
  if (seat === RUSSIAN && (world.terrain.hex[hex] & SOUTH_EDGE) !== 0) return BREAKTHROUGH;
  let value = Math.trunc((pull[hex] * (2 + powerOf(g, u))) / 6);
  const place = world.terrain.victoryAt[hex];
  if (place >= 0) {
    value += c.owner[place] === seat ? scene.stakes[place] : w.takeVictory + w.takeVictoryPerTurn * c.turn[0];
  }
  if (seat === ALLIED) value += guardLook(scene, u, hex);
  if (assaults !== null && assaults.post[u] === hex) value += assaults.share[u];
  if (stance.whims.length > 0) value += whimOf(stance.whims, u, hex);
  const exposure = seat === RUSSIAN ? w.exposureRussianPercent : w.exposureAlliedPercent;
  return value - Math.trunc((dangerLook(scene, u, hex) * stance.exposure * exposure) / 10_000);
}
