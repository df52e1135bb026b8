import type { Hex } from "@redoubt/hex";
import { climbLine } from "../modifiers/melee-sum.ts";
import { CLEAR_LINE, TOWN_LINE, WOODS_LINE } from "../setup/results.ts";
import type { QuadPlay } from "../state.ts";
import { TOWN, VINEYARD, WOODS } from "../terrain.ts";
import type { World } from "../world.ts";

/** The odds line that the ground of a hex alone gives its defenders. */
export function groundLine(g: QuadPlay, hex: Hex): number {
  const ground = g.world.terrain.hex[hex];
  if ((ground & (TOWN | VINEYARD)) !== 0) return TOWN_LINE;
  return (ground & WOODS) !== 0 ? WOODS_LINE : CLEAR_LINE;
}

const known = new WeakMap<World, Int8Array>();

/** The odds line that each hex gives its defenders: its ground, or the climb into it, taken from all sides alike. */
export function heldLines(g: QuadPlay): Int8Array {
  const { world } = g;
  const found = known.get(world);
  if (found !== undefined) return found;
  const lines = new Int8Array(world.grid.size);
  for (const hex of world.grid.cells) {
    let line = 0;
    let sides = 0;
    for (let d = 0; d < 6; d++) {
      const next = hex + world.grid.offsets[d];
      if (world.grid.onMap[next] === 0) continue;
      sides++;
      line += climbLine(world.terrain.step[next * 8 + ((d + 3) % 6)]);
    }
    lines[hex] = Math.min(groundLine(g, hex), Math.trunc(line / Math.max(sides, 1)));
  }
  known.set(world, lines);
  return lines;
}
