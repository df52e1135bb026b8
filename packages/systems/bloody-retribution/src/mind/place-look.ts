import { ALLIED, RUSSIAN } from "../seat.ts";
import { SOUTH_EDGE } from "../terrain.ts";
import { prizeOf } from "./attack-look.ts";
import { holdsLine } from "./lanes.ts";
import { chanceOf, stepsPaid } from "./lore.ts";
import { type Scene, wing } from "./scene.ts";
import { powerOf, worthOf } from "./worth.ts";

/** Beyond anything else: a Russian on the south edge has won. */
export const BREAKTHROUGH = 20_000;

// What the unit adds to an attack on the enemies next to the hex in the coming combat phase; the best one counts.
function contactLook(scene: Scene, u: number, hex: number): number {
  const { g, lore, seat, might, stance } = scene;
  const { c, world } = g;
  const { offsets } = world.grid;
  const power = powerOf(g, u);
  const side = might[wing(g, u)];
  const from = c.hexOf[u];
  let best = 0;
  for (let d = 0; d < 6; d++) {
    const target = hex + offsets[d];
    const found = c.mobileAt[target] || c.piquetAt[target];
    if (found === 0 || world.seatOf[found - 1] === seat) continue;
    let defence = 0;
    let prey = 0;
    let steps = 0;
    for (const one of [c.mobileAt[target], c.piquetAt[target]]) {
      if (one === 0) continue;
      defence += powerOf(g, one - 1);
      prey += worthOf(g, one - 1);
      steps += c.steps[one - 1];
    }
    const prize = prizeOf(scene, target);
    // Whoever stands beside the target already is in the sum; the unit itself must not be counted twice.
    const isBeside = from > 0 && offsets.includes(target - from);
    const others = side[target] - (isBeside ? power : 0);
    const gain = (strength: number): number => {
      const column = strength - defence;
      let lost = 0;
      for (let k = 1; k <= steps; k++) lost += chanceOf(lore, column, k, 0);
      const won =
        Math.trunc((prey * lost) / (1000 * steps)) + Math.trunc((prize * chanceOf(lore, column, steps, 0)) / 1000);
      return won - Math.trunc((worthOf(g, u) * stepsPaid(lore, column) * stance.ownLoss) / 200_000);
    };
    const added = gain(others + power) - (others > 0 ? Math.max(gain(others), 0) : 0);
    if (added > best) best = added;
  }
  return best;
}

// What the enemies near the hex would cost the unit there.
function dangerLook(scene: Scene, u: number, hex: number): number {
  const { g, lore, danger } = scene;
  if (danger[hex] === 0) return 0;
  const column = Math.trunc((danger[hex] * 3) / 4) - powerOf(g, u);
  const steps = g.c.steps[u];
  let lost = 0;
  for (let k = 1; k <= steps; k++) lost += chanceOf(lore, column, k, 0);
  return Math.trunc((worthOf(g, u) * lost) / (1000 * Math.max(steps, 1)));
}

// What staying is worth to a unit that does nothing, could stop somebody, or holds the line.
const staying = [0, 30, 70];

// What an Allied unit does against a Russian walk to the south edge: shuts a lane, or keeps one shut by staying.
function guardLook(scene: Scene, u: number, hex: number): number {
  const { g, lanes, breach } = scene;
  if (g.c.hexOf[u] !== hex) return breach[hex];
  return Math.max(breach[hex], staying[holdsLine(g, lanes, hex)]);
}

/** How good a hex is for a unit to stand in, in points. */
export function placeLook(scene: Scene, u: number, hex: number): number {
  const { g, seat, pull, stance } = scene;
  const { c, world } = g;
  if (seat === RUSSIAN && (world.terrain.hex[hex] & SOUTH_EDGE) !== 0) return BREAKTHROUGH;
  let value = Math.trunc((pull[hex] * (2 + powerOf(g, u))) / 6);
  const place = world.terrain.victoryAt[hex];
  if (place >= 0) value += c.owner[place] === seat ? scene.stakes[place] : 150 + 40 * c.turn[0];
  if (seat === ALLIED) value += guardLook(scene, u, hex);
  value += contactLook(scene, u, hex) >> 1;
  return value - Math.trunc((dangerLook(scene, u, hex) * stance.exposure) / 200);
}
