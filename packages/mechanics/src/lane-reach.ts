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

/** How the bits of lanes move: acts of all lanes with the same price in the same direction, one after another. */
interface Moves {
  readonly costs: StepCosts;
  /** The direction of a step, or TURNED, which come last. */
  readonly how: Uint8Array;
  /** Half points of a turn, or what a step costs beyond the table. */
  readonly price: Uint8Array;
  /** By act times 256 plus the bits of the lanes before: those after. */
  readonly after: Uint8Array;
  /** What the cheapest act of all costs. */
  readonly least: number;
}

const TURNED = 6;

function movesOf({ lanes, costs, after, extra, turns }: Lanes): Moves {
  const all = Array.from({ length: lanes }, (_, lane) => lane);
  if (lanes > 8 || costs.some((one) => one !== costs[0]))
    throw new RangeError("lanes that are bits are at most eight, with the same costs of steps");
  const steps = [0, 1, 2, 3, 4, 5].flatMap((how) =>
    all.map((from) => ({ how, from, into: after[from * 6 + how], price: extra[from * 6 + how] })),
  );
  const turning = all.flatMap((from) =>
    all.map((into) => ({ how: TURNED, from, into, price: turns[from * lanes + into] })),
  );
  const single = [
    ...steps.filter(({ into }) => into !== NO_LANE),
    ...turning.filter(({ price, from, into }) => price !== BARRED && into !== from),
  ];
  const joint = single.filter(
    ({ how, price }, place) => single.findIndex((one) => one.how === how && one.price === price) === place,
  );
  let least = Math.min(BARRED, ...turning.map(({ price }) => price));
  for (const packed of costs[0].packed)
    for (let d = 0; d < 6; d++) least = Math.min(least, (packed >> (5 * d)) & BARRED);
  if (least === 0) throw new RangeError("lanes that are bits have no free acts");
  const tables = joint.flatMap(({ how, price }) => {
    const same = single.filter((one) => one.how === how && one.price === price);
    const comes = (bits: number): number =>
      same.reduce((sum, { from, into }) => (((bits >> from) & 1) === 1 ? sum | (1 << into) : sum), 0);
    return Array.from({ length: 256 }, (_, bits) => comes(bits));
  });
  return {
    costs: costs[0],
    how: Uint8Array.from(joint, ({ how }) => how),
    price: Uint8Array.from(joint, ({ price }) => price),
    after: Uint8Array.from(tables),
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

/** Spreads from the start, which is coming for nothing; returns how many hexes were reached. */
function spread(buffers: Buffers, moves: Moves, points: number, barred: Uint8Array): number {
  const { grid, reached, seen, coming, listed, filled } = buffers;
  const { how, price, after, least } = moves;
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
      const costs = packed[hex];
      for (let m = 0; m < how.length; m++) {
        const then = after[m * 256 + now];
        if (then === 0) continue;
        let spent = k + price[m];
        let to = hex;
        const d = how[m];
        if (d !== TURNED) {
          const step = (costs >> (5 * d)) & BARRED;
          to += offsets[d];
          if (step === BARRED || barred[to] !== 0) continue;
          spent += step;
        }
        if (spent > points || (then & ~seen[to]) === 0) continue;
        const place = spent * size + to;
        if (coming[place] === 0) listed[spent * size + filled[spent]++] = to;
        coming[place] |= then;
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
