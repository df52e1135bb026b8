import { mostThings } from "@redoubt/engine";
import { type Hex, OFF_MAP } from "@redoubt/hex";
import { BARRED } from "@redoubt/mechanics";
import { RUSSIAN } from "../seat.ts";
import { beside, type RetributionPlay } from "../state.ts";
import { SOUTH_EDGE } from "../terrain.ts";

/** The value of a lane where none is open. */
export const SHUT = 255;

/** The ways on which Russians could walk to the south edge without meeting an Allied zone. */
export interface Lanes {
  /** Half points from each hex to the south edge by an open lane; SHUT where there is none. */
  readonly open: Uint8Array;
  /** 1 where Russians can come without meeting an Allied zone. */
  readonly north: Uint8Array;
}

// Scratch, documented as such: filled anew by each call and read before the next one.
const most = mostThings.hex;
const open = new Uint8Array(most);
const short = new Uint8Array(most);
const north = new Uint8Array(most);
const free = new Uint8Array(most);
const queue = new Int16Array(most);
const buckets: number[][] = Array.from({ length: SHUT + 1 }, () => []);
const lanes: Lanes = { open, north };

// Marks the hexes in which no Allied zone and no Allied unit lies.
function markFree(g: RetributionPlay): void {
  const { c, world } = g;
  free.fill(0, 0, world.grid.size);
  for (const hex of world.grid.cells) {
    if (c.alliedZones[hex] !== 0) continue;
    const found = c.mobileAt[hex] || c.piquetAt[hex];
    if (found === 0 || world.seatOf[found - 1] === RUSSIAN) free[hex] = 1;
  }
}

function searchFromEdge(g: RetributionPlay, edge: readonly number[], open: Uint8Array, most: number): void {
  const { grid, terrain } = g.world;
  const { packed } = terrain.costs[0];
  open.fill(SHUT, 0, grid.size);
  for (const hex of edge) {
    if (free[hex] === 0) continue;
    open[hex] = 0;
    buckets[0].push(hex);
  }
  for (let spent = 0; spent <= most; spent++) {
    const bucket = buckets[spent];
    for (let i = 0; i < bucket.length; i++) {
      const hex = bucket[i];
      if (open[hex] !== spent) continue;
      for (let d = 0; d < 6; d++) {
        const from = hex + grid.offsets[d];
        if (free[from] === 0) continue;
        const cost = (packed[from] >> (5 * ((d + 3) % 6))) & BARRED;
        if (cost === BARRED || spent + cost >= open[from] || spent + cost > most) continue;
        open[from] = spent + cost;
        buckets[spent + cost].push(from);
      }
    }
    bucket.length = 0;
  }
}

function searchFromRussians(g: RetributionPlay): void {
  const { c, world } = g;
  const { offsets, size } = world.grid;
  north.fill(0, 0, size);
  let count = 0;
  for (const u of world.mobile[RUSSIAN]) {
    const hex = c.hexOf[u];
    if (hex <= 0) continue;
    north[hex] = 1;
    queue[count++] = hex;
  }
  for (let i = 0; i < count; i++) {
    for (let d = 0; d < 6; d++) {
      const to = queue[i] + offsets[d];
      if (north[to] === 1 || free[to] === 0) continue;
      north[to] = 1;
      queue[count++] = to;
    }
  }
}

const edges = new WeakMap<object, readonly number[]>();

function edgeOf({ world }: RetributionPlay): readonly number[] {
  let edge = edges.get(world);
  if (edge === undefined) {
    edge = world.grid.cells.filter((hex) => (world.terrain.hex[hex] & SOUTH_EDGE) !== 0);
    edges.set(world, edge);
  }
  return edge;
}

/** Finds the lanes as they are now. */
export function findLanes(g: RetributionPlay): Lanes {
  markFree(g);
  searchFromEdge(g, edgeOf(g), open, SHUT - 1);
  searchFromRussians(g);
  return lanes;
}

/** Half points from each hex to the south edge by an open lane no longer than `most`, without touching the lanes found. */
export function shortLanes(g: RetributionPlay, most: number): Uint8Array {
  markFree(g);
  searchFromEdge(g, edgeOf(g), short, most);
  return short;
}

/** Half points that a Russian in a hex needs to the south edge by an open lane; SHUT where none is open to him. */
export function laneFrom(g: RetributionPlay, far: Uint8Array, hex: Hex): number {
  const { grid, terrain } = g.world;
  const packed = terrain.costs[0].packed[hex];
  let best = SHUT;
  for (let d = 0; d < 6; d++) {
    const cost = (packed >> (5 * d)) & BARRED;
    const next = far[hex + grid.offsets[d]];
    if (cost !== BARRED && next !== SHUT && cost + next < best) best = cost + next;
  }
  return best;
}

/** Calls `visit` for every hex of the shortest open lane out of a hex. */
export function alongLane(g: RetributionPlay, found: Lanes, from: Hex, visit: (hex: Hex) => void): void {
  const { terrain } = g.world;
  let hex = from;
  for (let steps = 0; steps < 60; steps++) {
    const packed = terrain.costs[0].packed[hex];
    let best = SHUT;
    let to = OFF_MAP;
    for (let d = 0; d < 6; d++) {
      const cost = (packed >> (5 * d)) & BARRED;
      const next = beside(g.world, hex, d);
      if (cost === BARRED || found.open[next] === SHUT || cost + found.open[next] >= best) continue;
      best = cost + found.open[next];
      to = next;
    }
    if (to === OFF_MAP) return;
    visit(to);
    hex = to;
    if (found.open[hex] === 0) return;
  }
}

/**
 * What the Allied unit in a hex does by staying: 2 if its zone keeps Russians apart from an open lane, 1 if it stands where
 * Russians and lanes meet already, so that it can still stop somebody, 0 elsewhere.
 */
export function holdsLine(g: RetributionPlay, { open: far, north: come }: Lanes, hex: Hex): number {
  const { offsets } = g.world.grid;
  const { alliedZones } = g.c;
  let isHeldOff = false;
  let isKeptClear = false;
  let isOpen = false;
  for (let d = 0; d < 6; d++) {
    const near = hex + offsets[d];
    // Where others hold as well this one is free to go.
    if (alliedZones[near] > 1) continue;
    for (let e = 0; e < 6; e++) {
      const next = near + offsets[e];
      if (come[next] === 1 && far[next] === SHUT) isHeldOff = true;
      if (come[next] === 0 && far[next] !== SHUT) isKeptClear = true;
      if (come[next] === 1 && far[next] !== SHUT) isOpen = true;
    }
  }
  return isHeldOff && isKeptClear ? 2 : isOpen ? 1 : 0;
}
