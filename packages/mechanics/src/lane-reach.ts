import type { Grid, Hex } from "@redoubt/hex";
import { type Lanes, NO_LANE } from "./lane-flood.ts";
import { BARRED, type StepCosts } from "./step-costs.ts";

/**
 * Where a mover with facings can be, and no more: neither at what cost nor how it stands there. Several times as fast as a
 * LaneFlood, since the lanes of a hex are bits of one number that turn and step together.
 */
export interface LaneReach {
  /** Searches from a hex and lane with so many half points; returns how many hexes were reached, the start included. */
  readonly run: (lanes: Lanes, start: Hex, lane: number, points: number, barred: Uint8Array) => number;
  /** The hexes reached, each once, the start first, then the cheaper ones first; only as many as the run returned are of this run. */
  readonly reached: Uint16Array;
}

/** How the bits of lanes move. */
interface Moves {
  readonly costs: StepCosts;
  /** By direction: the lanes that step there for what the table says, and those that pay `more`. */
  readonly ahead: Uint8Array;
  readonly aside: Uint8Array;
  readonly more: number;
  /** The prices of turns; and by their place times 256 plus the bits of the lanes before, those after. */
  readonly prices: readonly number[];
  readonly turned: Uint8Array;
  /** What the cheapest act of all costs. */
  readonly least: number;
}

function movesOf({ lanes, costs, after, extra, turns }: Lanes): Moves {
  const all = Array.from({ length: lanes }, (_, lane) => lane);
  const directions = [0, 1, 2, 3, 4, 5];
  const more = Math.max(0, ...extra.filter((_, act) => after[act] !== NO_LANE));
  const isPlain = all.every((lane) =>
    directions.every((d) => {
      const into = after[lane * 6 + d];
      return into === NO_LANE || (into === lane && [0, more].includes(extra[lane * 6 + d]));
    }),
  );
  if (lanes > 8 || !isPlain || costs.some((one) => one !== costs[0]))
    throw new RangeError("lanes that are bits are at most eight, with one table of costs, and steps keep to them");
  const stepping = (price: number): Uint8Array =>
    Uint8Array.from(directions, (d) =>
      all.reduce((bits, lane) => {
        const isOne = after[lane * 6 + d] !== NO_LANE && extra[lane * 6 + d] === price;
        return isOne ? bits | (1 << lane) : bits;
      }, 0),
    );
  const prices = [...new Set(turns)].filter((price) => price !== BARRED);
  const turnedFrom = (bits: number, price: number): number =>
    turns.reduce((sum, one, act) => {
      const isOne = one === price && ((bits >> Math.trunc(act / lanes)) & 1) === 1;
      return isOne ? sum | (1 << (act % lanes)) : sum;
    }, 0);
  let least = Math.min(BARRED, ...prices);
  for (const packed of costs[0].packed)
    for (let d = 0; d < 6; d++) least = Math.min(least, (packed >> (5 * d)) & BARRED);
  if (least === 0) throw new RangeError("lanes that are bits have no free acts");
  return {
    costs: costs[0],
    ahead: stepping(0),
    aside: more === 0 ? new Uint8Array(6) : stepping(more),
    more,
    prices,
    turned: Uint8Array.from(
      prices.flatMap((price) => Array.from({ length: 256 }, (_, bits) => turnedFrom(bits, price))),
    ),
    least,
  };
}

/** What only the search itself may touch. */
interface Buffers {
  readonly grid: Grid;
  readonly reached: Uint16Array;
  /** By hex: the lanes in which it was reached. */
  readonly seen: Uint8Array;
  /** By amount spent and hex: the lanes that come to be there for it; the hexes with any are listed, in as many rows. */
  readonly coming: Uint8Array;
  readonly listed: Uint16Array;
  readonly filled: Int32Array;
}

/** Lanes come to be in a hex for an amount spent. */
function come({ grid, coming, listed, filled }: Buffers, spent: number, hex: number, lanes: number): void {
  const row = spent * grid.size;
  if (coming[row + hex] === 0) listed[row + filled[spent]++] = hex;
  coming[row + hex] |= lanes;
}

/** Spreads from the start, which is coming for nothing; returns how many hexes were reached. */
function spread(buffers: Buffers, moves: Moves, points: number, barred: Uint8Array): number {
  const { grid, reached, seen, coming, listed, filled } = buffers;
  const { ahead, aside, more, prices, turned, least } = moves;
  const { packed } = moves.costs;
  const { size, offsets } = grid;
  let count = 0;
  for (let k = 0; k <= points; k++) {
    const row = k * size;
    for (let i = 0; i < filled[k]; i++) {
      const hex = listed[row + i];
      const old = seen[hex];
      const now = coming[row + hex] & ~old;
      coming[row + hex] = 0;
      if (now === 0) continue;
      if (old === 0) reached[count++] = hex;
      seen[hex] = old | now;
      // Whoever has less left than any act costs stays where he is: most of those reached.
      if (k + least > points) continue;
      for (let t = 0; t < prices.length; t++) {
        const into = turned[t * 256 + now] & ~(old | now);
        if (into !== 0 && k + prices[t] <= points) come(buffers, k + prices[t], hex, into);
      }
      const costs = packed[hex];
      for (let d = 0; d < 6; d++) {
        const step = (costs >> (5 * d)) & BARRED;
        const spent = k + step;
        if (spent > points || step === BARRED) continue;
        const to = hex + offsets[d];
        const fresh = now & (ahead[d] | aside[d]) & ~seen[to];
        if (fresh === 0 || barred[to] !== 0) continue;
        if ((fresh & ahead[d]) !== 0) come(buffers, spent, to, fresh & ahead[d]);
        if ((fresh & aside[d]) !== 0 && spent + more <= points) come(buffers, spent + more, to, fresh & aside[d]);
      }
    }
  }
  return count;
}

/** Buffers for searches on a grid with at most so many half points. */
export function createLaneReach(grid: Grid, mostPoints: number): LaneReach {
  const rows = (mostPoints + 1) * grid.size;
  const reached = new Uint16Array(grid.cells.length + 1);
  const seen = new Uint8Array(grid.size);
  const coming = new Uint8Array(rows);
  const listed = new Uint16Array(rows);
  const filled = new Int32Array(mostPoints + 1);
  const buffers: Buffers = { grid, reached, seen, coming, listed, filled };
  const known = new Map<Lanes, Moves>();
  let count = 0;
  const run = (of: Lanes, start: Hex, lane: number, points: number, barred: Uint8Array): number => {
    if (points > mostPoints) throw new RangeError(`this reach was made for ${mostPoints} half points, not ${points}`);
    const moves = known.get(of) ?? movesOf(of);
    known.set(of, moves);
    for (let i = 0; i < count; i++) seen[reached[i]] = 0;
    filled.fill(0, 0, points + 1);
    coming[start] = 1 << lane;
    listed[0] = start;
    filled[0] = 1;
    count = spread(buffers, moves, points, barred);
    return count;
  };
  return { run, reached };
}
