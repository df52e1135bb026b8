import { mostThings } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import { RUSSIAN } from "../seat.ts";
import { hexOf, type RetributionPlay } from "../state.ts";
import { SEA_HEX } from "../terrain.ts";
import { alongLane, laneFrom, SHUT } from "./lanes.ts";
import type { Scene } from "./scene.ts";
import { laneWorth } from "./threat.ts";

const worstLanes = 4;

// Scratch, documented as such: filled anew for each question and read before the next one.
const most = mostThings.hex;
const hops = new Uint8Array(most);
const queue = new Uint16Array(most);

/** Counts the hexes from every hex to the nearest Russian, whatever stands between; 255 where none comes. */
export function hopsToRussians(g: RetributionPlay): Uint8Array {
  const { world, c } = g;
  const { offsets, onMap, size } = world.grid;
  hops.fill(255, 0, size);
  let count = 0;
  for (const u of world.mobile[RUSSIAN]) {
    const hex = c.hexOf[u];
    if (hex <= 0) continue;
    hops[hex] = 0;
    queue[count++] = hex;
  }
  for (let i = 0; i < count; i++) {
    const hex = queue[i];
    for (let d = 0; d < 6; d++) {
      const to = hex + offsets[d];
      if (onMap[to] === 0 || hops[to] !== 255 || (world.terrain.hex[to] & SEA_HEX) !== 0) continue;
      hops[to] = hops[hex] + 1;
      queue[count++] = to;
    }
  }
  return hops;
}

/** Marks the hexes from which a zone would lie on the lanes that are shortest for the Russians. */
export function markBreaches({ g, lanes, breach, w }: Scene): void {
  const { world } = g;
  breach.fill(0, 0, world.grid.size);
  const found: [far: number, hex: Hex, worth: number][] = [];
  for (const u of world.mobile[RUSSIAN]) {
    const hex = hexOf(g, u);
    if (hex <= 0) continue;
    const far = laneFrom(g, lanes.open, hex);
    if (far === SHUT) continue;
    const worth = Math.min(laneWorth(g, w, u, far), w.laneShut);
    if (worth > 0) found.push([far, hex, worth]);
  }
  found.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  let marked = 0;
  for (const [, hex, worth] of found) {
    if (marked === worstLanes) break;
    // Who goes the way of another is stopped with him.
    if (breach[hex] >= worth) continue;
    marked++;
    let left = worth;
    alongLane(g, lanes, hex, (way) => {
      breach[way] = Math.max(breach[way], left);
      for (let d = 0; d < 6; d++) {
        const near = way + world.grid.offsets[d];
        breach[near] = Math.max(breach[near], left);
      }
      // Near the runner a zone stops him for sure; farther on there is mostly a way round it.
      left -= left >> 3;
    });
  }
  if (marked > 0) spread(g, breach, w.laneFade);
}

// Whoever is too far away to shut a lane at once comes nearer to it.
function spread(g: RetributionPlay, breach: Int16Array, fade: number): void {
  const { cells, offsets, onMap } = g.world.grid;
  for (let round = 0; round < 12; round++) {
    let isChanged = false;
    for (const hex of cells) {
      const value = Math.trunc((breach[hex] * fade) / 100);
      if (value < 4) continue;
      for (let d = 0; d < 6; d++) {
        const to = hex + offsets[d];
        if (onMap[to] === 0 || breach[to] >= value) continue;
        breach[to] = value;
        isChanged = true;
      }
    }
    if (!isChanged) return;
  }
}
