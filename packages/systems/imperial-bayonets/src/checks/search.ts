import { asHex, type Grid, type Hex, OFF_MAP } from "@redoubt/hex";
import { BARRED } from "@redoubt/mechanics";

/** The spent points of a hex that was not reached. */
export const UNREACHED = 255;

/** The most half points anybody has. */
export const MOST_POINTS = 200;

/** A search for all that a mover can reach: run it, then read it, until it is run again. Costs are half points. */
export interface Search {
  readonly grid: Grid;
  /** The hexes reached, in order of discovery, the start first; only the first `count` are of this run. */
  readonly reached: Uint16Array;
  count: number;
  /** Half points spent to be in a hex, UNREACHED where it was not reached. */
  readonly spent: Uint8Array;
  /** The direction of the step that entered a hex. */
  readonly entered: Uint8Array;
  start: Hex;
  /** Hexes to be looked at, chained by the amount spent: the first of each amount, and the one after each entry. */
  readonly first: Int32Array;
  readonly after: Int32Array;
  readonly hexes: Uint16Array;
}

/** Buffers for searches on a grid. */
export function createSearch(grid: Grid): Search {
  // A hex is put into a chain once for each time it is reached more cheaply, at most once from each neighbour.
  const most = grid.size * 6 + 1;
  return {
    grid,
    reached: new Uint16Array(grid.size + 1),
    count: 0,
    spent: new Uint8Array(grid.size).fill(UNREACHED),
    entered: new Uint8Array(grid.size),
    start: OFF_MAP,
    first: new Int32Array(MOST_POINTS + BARRED + 1),
    after: new Int32Array(most),
    hexes: new Uint16Array(most),
  };
}

/** What holds a mover up, by hex. */
export interface Limits {
  /** Hexes that may not be entered where one of them is not 0: enemies, and what friends do not enter. */
  readonly enemies: Uint8Array;
  readonly closed: Uint8Array;
  /** Friends, and half points more for entering a hex with any. */
  readonly friends: Uint8Array;
  readonly company: number;
  /** Enemy zones: they end the move of whoever enters, and no step leads from one into another (3.4c, 3.4e). */
  readonly zone: Uint8Array;
}

/**
 * Finds every hex that a mover can reach with its points, and returns how many; the start counts. With a hex to go to it finds the
 * cheapest way there and looks no farther.
 */
export function searchFrom(
  s: Search,
  packed: Int32Array,
  start: Hex,
  points: number,
  { enemies, closed, friends, company, zone }: Limits,
  goal = 0,
): number {
  const { reached, spent, entered, first, after, hexes, grid } = s;
  const { offsets } = grid;
  for (let i = 0; i < s.count; i++) spent[reached[i]] = UNREACHED;
  first.fill(0, 0, points + 1);
  s.start = start;
  reached[0] = start;
  spent[start] = 0;
  hexes[1] = start;
  after[1] = 0;
  first[0] = 1;
  let filled = 2;
  let count = 1;
  // Hex 0 is off the map and never reached.
  for (let k = 0; k <= points && spent[goal] > k; k++) {
    for (let entry = first[k]; entry !== 0; entry = first[k]) {
      first[k] = after[entry];
      const at = hexes[entry];
      const isInZone = zone[at] !== 0;
      if (spent[at] !== k || (isInZone && at !== start)) continue;
      let costs = packed[at];
      for (let d = 0; d < 6; d++, costs >>= 5) {
        const cost = costs & 31;
        if (cost === BARRED) continue;
        const to = asHex(at + offsets[d]);
        // Most neighbours have been reached as cheaply: whoever stands there is looked at last.
        if (k + cost > points || k + cost >= spent[to]) continue;
        if (enemies[to] !== 0 || closed[to] !== 0 || (isInZone && zone[to] !== 0)) continue;
        const total = friends[to] === 0 ? k + cost : k + cost + company;
        if (total > points || total >= spent[to]) continue;
        if (spent[to] === UNREACHED) reached[count++] = to;
        spent[to] = total;
        entered[to] = d;
        hexes[filled] = to;
        after[filled] = first[total];
        first[total] = filled++;
      }
    }
  }
  s.count = count;
  return count;
}

/** The way of the last run from its start to a hex, the start left out; empty where it does not lead. */
export function wayTo({ spent, entered, start, grid }: Search, hex: Hex): Hex[] {
  if (spent[hex] === UNREACHED) return [];
  const way: Hex[] = [];
  for (let at = hex; at !== start; at = asHex(at - grid.offsets[entered[at]])) way.push(at);
  return way.reverse();
}
