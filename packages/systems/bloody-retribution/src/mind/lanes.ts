import { mostThings, type Seat } from "@redoubt/engine";
import { type Hex, OFF_MAP } from "@redoubt/hex";
import { BARRED } from "@redoubt/mechanics";
import { ALLIED, RUSSIAN } from "../seat.ts";
import { beside, type RetributionPlay } from "../state.ts";
import { SOUTH_EDGE } from "../terrain.ts";
import type { World } from "../world.ts";

/** The value of a lane where none is open. */
export const SHUT = 255;

/** The ways on which Russians could walk to the south edge without meeting an Allied zone. */
export interface Lanes {
  /** Half points from each hex to the south edge by an open lane; SHUT where there is none. */
  readonly open: Uint8Array;
  /** 1 where Russians can come without meeting an Allied zone, for the Allies. */
  readonly north: Uint8Array;
}

// Scratch, documented as such: filled anew by each call and read before the next one.
const most = mostThings.hex;
const open = new Uint8Array(most);
const short = new Uint8Array(most);
const north = new Uint8Array(most);
const free = new Uint8Array(most);
const queue = new Int16Array(most);
const lanes: Lanes = { open, north };

// Hexes to be gone on from lie in rows, one for each amount of half points; no step costs as much as there are rows.
const rows = BARRED + 1;
const filled = new Int32Array(rows);

// The free hexes and the map that the open lanes were last searched with: only what Allied units do changes them.
const freeThen = new Uint8Array(most);
let worldThen: World | null = null;

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

/** What a search from the south edge needs of a map. */
interface Approach {
  readonly edge: readonly number[];
  /** What the step into each hex costs out of its neighbour in each direction, packed as in StepCosts. */
  readonly into: Int32Array;
  readonly waiting: Uint16Array;
}

const approaches = new WeakMap<World, Approach>();

/** Looks it up. */
export function approachOf(world: World): Approach {
  const found = approaches.get(world);
  if (found !== undefined) return found;
  const { cells, offsets, size } = world.grid;
  const { packed } = world.terrain.costs[0];
  const into = new Int32Array(size);
  for (const hex of cells) {
    for (let d = 0; d < 6; d++) {
      const cost = (packed[hex + offsets[d]] >> (5 * ((d + 3) % 6))) & BARRED;
      into[hex] |= cost << (5 * d);
    }
  }
  const edge = cells.filter((hex) => (world.terrain.hex[hex] & SOUTH_EDGE) !== 0);
  const approach = { edge, into, waiting: new Uint16Array(rows * cells.length) };
  approaches.set(world, approach);
  return approach;
}

function searchFromEdge({ world }: RetributionPlay, open: Uint8Array, longest: number): void {
  const { cells, offsets, size } = world.grid;
  const { edge, into, waiting } = approachOf(world);
  const width = cells.length;
  open.fill(SHUT, 0, size);
  let count = 0;
  for (const hex of edge) {
    if (free[hex] === 0) continue;
    open[hex] = 0;
    waiting[count++] = hex;
  }
  filled[0] = count;
  for (let spent = 0; count > 0; spent++) {
    const row = spent % rows;
    for (let i = row * width; i < row * width + filled[row]; i++) {
      const hex = waiting[i];
      if (open[hex] !== spent) continue;
      let costs = into[hex];
      for (let d = 0; d < 6; d++, costs >>= 5) {
        const from = hex + offsets[d];
        const cost = costs & BARRED;
        const far = spent + cost;
        if (free[from] === 0 || far >= open[from] || far > longest || cost === BARRED) continue;
        open[from] = far;
        const to = far % rows;
        waiting[to * width + filled[to]++] = from;
        count++;
      }
    }
    count -= filled[row];
    filled[row] = 0;
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

function isFreeAsThen({ world }: RetributionPlay): boolean {
  if (worldThen !== world) return false;
  for (let hex = 0; hex < world.grid.size; hex++) if (free[hex] !== freeThen[hex]) return false;
  return true;
}

/** Finds the lanes as they are now. */
export function findLanes(g: RetributionPlay, seat: Seat): Lanes {
  markFree(g);
  if (!isFreeAsThen(g)) {
    searchFromEdge(g, open, SHUT - 1);
    freeThen.set(free.subarray(0, g.world.grid.size));
    worldThen = g.world;
  }
  // Only who holds the line asks how far they can come.
  if (seat === ALLIED) searchFromRussians(g);
  return lanes;
}

/** Half points from each hex to the south edge by an open lane no longer than `longest`, without touching the lanes found. */
export function shortLanes(g: RetributionPlay, longest: number): Uint8Array {
  markFree(g);
  searchFromEdge(g, short, longest);
  return short;
}

/** Half points that a Russian in a hex needs to the south edge by an open lane; SHUT where none is open to him. */
export function laneFrom({ grid, terrain }: World, far: Uint8Array, hex: Hex): number {
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
export function alongLane(g: RetributionPlay, far: Uint8Array, from: Hex, visit: (hex: Hex) => void): void {
  const { terrain } = g.world;
  let hex = from;
  for (let steps = 0; steps < 60; steps++) {
    const packed = terrain.costs[0].packed[hex];
    let best = SHUT;
    let to = OFF_MAP;
    for (let d = 0; d < 6; d++) {
      const cost = (packed >> (5 * d)) & BARRED;
      const next = beside(g.world, hex, d);
      if (cost === BARRED || far[next] === SHUT || cost + far[next] >= best) continue;
      best = cost + far[next];
      to = next;
    }
    if (to === OFF_MAP) return;
    visit(to);
    hex = to;
    if (far[hex] === 0) return;
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
