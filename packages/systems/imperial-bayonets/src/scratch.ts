import type { Grid, Hex } from "@redoubt/hex";
import type { StepCosts } from "@redoubt/mechanics";
import { createSearch, type Search } from "./checks/search.ts";
import { createTrace, type Trace } from "./checks/trace.ts";
import type { Terrain } from "./terrain.ts";

/** The terrain under the bridges of the state that was last asked for, and those of other states for the next time. */
export interface GroundCache {
  readonly known: Int32Array;
  now: Terrain;
  readonly made: Map<string, Terrain>;
  /** Prices for stacks of several types, by the bits of the types; of `now`. */
  readonly mixed: (StepCosts | undefined)[];
  /** Marches to destinations of orders, by hex; of `now`. */
  readonly marches: Map<Hex, Uint16Array>;
}

/** Buffers of searches and what is kept for speed alone: never part of a state. */
export interface Scratch {
  readonly trace: Trace;
  readonly search: Search;
  /** By hex: closed to a unit on the march; where a march ends; nothing anywhere; pieces of anybody. */
  readonly barred: Uint8Array;
  readonly zone: Uint8Array;
  readonly nothing: Uint8Array;
  readonly occupied: Uint8Array;
  readonly ground: GroundCache;
}

/** Buffers for a game on this terrain. */
export function createScratch(grid: Grid, terrain: Terrain, bridgeWords: number): Scratch {
  return {
    trace: createTrace(grid),
    search: createSearch(grid),
    barred: new Uint8Array(grid.size),
    zone: new Uint8Array(grid.size),
    nothing: new Uint8Array(grid.size),
    occupied: new Uint8Array(grid.size),
    ground: { known: new Int32Array(bridgeWords), now: terrain, made: new Map(), mixed: [], marches: new Map() },
  };
}
