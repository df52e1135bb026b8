import { mostThings } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import { ALLOWANCE } from "../checks/movement.ts";
import { RUSSIAN } from "../seat.ts";
import { hexOf, type RetributionPlay } from "../state.ts";
import { SEA_HEX } from "../terrain.ts";
import { alongLane, laneFrom, SHUT } from "./lanes.ts";
import type { Scene } from "./scene.ts";
import { lanesToFear, laneWorth, markWays, threatNow, threatWith } from "./threat.ts";

/** A Russian with a lane: how far he has to go, where he is, what shutting it is worth. */
type Runner = readonly [far: number, hex: Hex, worth: number];

const worstLanes = 4;
// How many hexes are looked at for one from which a lane can be shut.
const mostCuts = 80;

// Scratch, documented as such: filled anew for each question and read before the next one.
const most = mostThings.hex;
const hops = new Uint8Array(most);
const queue = new Uint16Array(most);
const isNearWay = new Uint8Array(most);
const spreadThen = new Int16Array(most);

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
export function markBreaches(scene: Scene): void {
  const { g, lanes, breach, w } = scene;
  const { world } = g;
  breach.fill(0, 0, world.grid.size);
  const found: Runner[] = [];
  for (const u of world.mobile[RUSSIAN]) {
    const hex = hexOf(g, u);
    if (hex <= 0) continue;
    const far = laneFrom(world, lanes.open, hex);
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
    alongLane(g, lanes.open, hex, (way) => {
      breach[way] = Math.max(breach[way], left);
      for (let d = 0; d < 6; d++) {
        const near = way + world.grid.offsets[d];
        breach[near] = Math.max(breach[near], left);
      }
      // Near the runner a zone stops him for sure; farther on there is mostly a way round it.
      left -= left >> 3;
    });
  }
  if (w.laneCut > 0 && found.some(([, , worth]) => worth >= w.laneShut)) markCuts(scene, found);
  if (marked > 0) spread(g, breach, w.laneFade);
}

// Beside lanes by which the game is lost it is not enough to stand: the hexes are found from which a zone shuts them.
function markCuts(scene: Scene, runners: readonly Runner[]): void {
  const { g, breach, w } = scene;
  const now = threatNow(scene);
  if (now < w.laneNext >> 1) return;
  const far = lanesToFear(g, w);
  markWays(g, w, far, isNearWay);
  let left = mostCuts;
  for (const hex of g.world.grid.cells) {
    if (breach[hex] === 0 || g.c.unitsAt[hex] !== 0) continue;
    if (left-- === 0) return;
    if (isNearWay[hex] === 0) continue;
    const drop = now - threatWith(g, w, far, hex);
    if (drop <= 0) continue;
    breach[hex] += Math.min(drop, w.laneCut);
    // Whoever stands beside him can also attack him.
    const isBeside = runners.some(([far, at]) => far <= ALLOWANCE && g.world.grid.offsets.includes(hex - at));
    if (isBeside) breach[hex] += w.laneCut >> 2;
  }
}

// Whoever is too far away to shut a lane at once comes nearer to it.
function spread(g: RetributionPlay, breach: Int16Array, fade: number): void {
  const { cells, offsets, onMap } = g.world.grid;
  spreadThen.fill(0, 0, g.world.grid.size);
  for (let round = 0; round < 12; round++) {
    let isChanged = false;
    for (const hex of cells) {
      // What has not grown since has nothing new to give.
      if (breach[hex] === spreadThen[hex]) continue;
      spreadThen[hex] = breach[hex];
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
