import { columnOf, type Hex } from "@redoubt/hex";
import { tripwireColumn } from "../data/facts-balaclava.ts";
import { RUSSIAN } from "../seat.ts";
import { topUnit } from "../state.ts";
import type { World } from "../world.ts";
import type { Scene } from "./scene.ts";
import { setPrize } from "./sets.ts";
import { hundredth } from "./shares.ts";

const known = new WeakMap<World, Uint8Array>();

// The hexes beyond the line that calls down the French as 1: numbers are read once.
function beyondWire(world: World): Uint8Array {
  let beyond = known.get(world);
  if (beyond === undefined) {
    beyond = new Uint8Array(world.grid.size);
    for (const hex of world.grid.cells) beyond[hex] = columnOf(world.grid, hex) < tripwireColumn ? 1 : 0;
    known.set(world, beyond);
  }
  return beyond;
}

/** What it costs to be the first Russian beyond the line that calls down the French (B17.21). */
export function tripwireLook({ g, seat, stance }: Scene, hex: Hex): number {
  const { c, world } = g;
  if (stance.tripwire === 0 || seat !== RUSSIAN || !world.rules.hasTripwire || c.frenchCalled[0] === 1) return 0;
  return beyondWire(world)[hex] === 1 ? stance.tripwire : 0;
}

/** What having a hex is worth by itself. */
export function placePrize({ g, lore, seat, unit, stance }: Scene, hex: Hex, isStanding: boolean): number {
  const base = isStanding ? hundredth(lore.prize[seat][hex], stance.garrison) : lore.prize[seat][hex];
  if (stance.sets === 0 || lore.prize[seat][hex] === 0) return base;
  const top = topUnit(g, hex);
  const isManned = isStanding && top >= 0 && top !== unit && g.world.seatOf[top] === seat;
  return base + hundredth(setPrize(g, seat, hex, isManned), stance.sets);
}
