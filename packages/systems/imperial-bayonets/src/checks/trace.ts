import { asHex, DIRECTIONS, type Grid, type Hex } from "@redoubt/hex";
import { cites } from "../kit.ts";
import { ROAD, type Terrain, type Ways } from "../terrain.ts";

/** A path asks for enemies and their zones in a hex and for nothing of its ground. */
export const enforces = cites("3.5h", "6.1.1d", "6.1.1e", "6.1.1f");

/** The length of a path that was not found. */
export const NO_TRACE = 255;

/** Buffers of a search; what is in them is of the last run. */
export interface Trace {
  readonly grid: Grid;
  /** Hexes entered on the way from the start, NO_TRACE where it does not lead. */
  readonly length: Uint8Array;
  readonly queue: Uint16Array;
}

/** Buffers for traces on a grid. */
export function createTrace(grid: Grid): Trace {
  return { grid, length: new Uint8Array(grid.size).fill(NO_TRACE), queue: new Uint16Array(grid.size) };
}

/** Who stands where, seen by one side: counts per hex. */
export interface Occupation {
  readonly friends: Readonly<ArrayLike<number>>;
  readonly enemies: Readonly<ArrayLike<number>>;
  readonly enemyZone: Readonly<ArrayLike<number>>;
}

/** Whether a path may pass a hex: no enemy combat unit in it, and no enemy zone on it unless a friendly one is there (6.1.1e, 6.1.1f, I-32). */
export function isOpen({ friends, enemies, enemyZone }: Occupation, hex: Hex): boolean {
  return enemies[hex] === 0 && (enemyZone[hex] === 0 || friends[hex] !== 0);
}

/**
 * Measures paths from a hex over some ways, at most `longest` hexes; a path passes open hexes only, but may end in any (I-26, I-148). The
 * start does not block. Returns the lengths.
 */
export function traceFrom(trace: Trace, start: Hex, longest: number, ways: Ways, who: Occupation): Uint8Array {
  const { length, queue } = trace;
  const { offsets } = trace.grid;
  length.fill(NO_TRACE);
  length[start] = 0;
  queue[0] = start;
  let filled = 1;
  for (let i = 0; i < filled; i++) {
    const at = queue[i];
    if (length[at] === longest || (at !== start && !isOpen(who, asHex(at)))) continue;
    const open = ways[at];
    for (let d = 0; d < 6; d++) {
      const to = asHex(at + offsets[d]);
      if (((open >> d) & 1) === 0 || length[to] !== NO_TRACE) continue;
      length[to] = length[at] + 1;
      queue[filled++] = to;
    }
  }
  return length;
}

/** The hexes of a shortest path of the last run, from its start to a hex; empty where none leads. */
export function pathOf(trace: Trace, end: Hex, ways: Ways, who: Occupation): Hex[] {
  const { grid, length } = trace;
  if (length[end] === NO_TRACE) return [];
  const path = [end];
  for (let at = end; length[at] > 0; ) {
    const from: Hex | undefined = DIRECTIONS.map((d) => asHex(at + grid.offsets[d])).find(
      (hex) =>
        length[hex] === length[at] - 1 &&
        (length[hex] === 0 || isOpen(who, hex)) &&
        DIRECTIONS.some((d) => hex + grid.offsets[d] === at && ((ways[hex] >> d) & 1) === 1),
    );
    if (from === undefined) throw new RangeError("a trace leads back to its start");
    path.push(from);
    at = from;
  }
  return path.reverse();
}

/** The road leg of a line: where the road is met and where supply comes from; null if there is none (3.6c). */
export interface RoadLeg {
  readonly road: Hex;
  readonly source: Hex;
}

/**
 * Looks for the road leg of a Depot: at most `longest` hexes to an open road hex, then along the road through open hexes to an open
 * source. The Depot's own hex does not block (I-148).
 */
export function roadLegOf(
  trace: Trace,
  terrain: Terrain,
  depot: Hex,
  longest: number,
  sources: readonly Hex[],
  who: Occupation,
): RoadLeg | null {
  const passes = (hex: Hex): boolean => hex === depot || isOpen(who, hex);
  const length = traceFrom(trace, depot, longest, terrain.footWays, who);
  const near = trace.grid.cells.filter(
    (hex) => length[hex] !== NO_TRACE && (terrain.hex[hex] & ROAD) !== 0 && passes(hex),
  );
  near.sort((a, b) => length[a] - length[b]);
  const seen = new Set<Hex>();
  for (const road of near) {
    const source = sourceAlong(trace.grid, terrain.roadWays, road, sources, passes, seen);
    if (source !== null) return { road, source };
  }
  return null;
}

function sourceAlong(
  grid: Grid,
  roadWays: Ways,
  start: Hex,
  sources: readonly Hex[],
  passes: (hex: Hex) => boolean,
  seen: Set<Hex>,
): Hex | null {
  const waiting = seen.has(start) ? [] : [start];
  for (const at of waiting) {
    if (seen.has(at)) continue;
    seen.add(at);
    if (sources.includes(at)) return at;
    for (const d of DIRECTIONS) {
      const to = asHex(at + grid.offsets[d]);
      if (((roadWays[at] >> d) & 1) === 1 && passes(to)) waiting.push(to);
    }
  }
  return null;
}
