import { asHex, type Grid, type Hex } from "@redoubt/hex";
import type { LeaveZone } from "./flood.ts";
import { BARRED, type StepCosts } from "./step-costs.ts";

/** No lane: a step in that direction may not be taken. */
export const NO_LANE = 255;

/**
 * How a mover is in a hex: a facing, a formation, or both as one number, from 0 up to below `lanes`. Each lane has its own
 * prices of steps, and turning from one into another has a price of its own.
 */
export interface Lanes {
  readonly lanes: number;
  /** What every step costs in each lane. */
  readonly costs: readonly StepCosts[];
  /** By lane times six plus direction: the lane after a step that way, or NO_LANE. */
  readonly after: Uint8Array;
  /** By lane times six plus direction: half points more than the table of costs says, such as for a step backwards. */
  readonly extra: Uint8Array;
  /** By lane times `lanes` plus lane: half points for turning from the one into the other, or BARRED. */
  readonly turns: Uint8Array;
}

/** What holds a mover up; every array is indexed by Hex, and nothing is held up where one is absent. */
export interface LaneLimits {
  /** Hexes that may not be entered where not 0. */
  readonly barred?: Uint8Array | undefined;
  /** Hexes that end the move of whoever enters them where not 0. */
  readonly stop?: Uint8Array | undefined;
  /** How a mover that begins where `stop` is not 0 may leave; "anywhere" unless given. */
  readonly leave?: LeaveZone | undefined;
  /** Half points more for entering a hex, such as one with friends in it. */
  readonly surcharge?: Uint8Array | undefined;
  /** Where only the cheapest way to one hex is wanted: the search ends when it is known; other hexes may be missing. */
  readonly goal?: Hex | undefined;
}

/** Where a mover can be, how it can be there, and by which acts it comes to be so. Made once; a run allocates nothing. */
export interface LaneFlood {
  readonly grid: Grid;
  /** Searches from a hex and lane with so many half points; returns how many hexes were reached, the start included. */
  readonly run: (lanes: Lanes, start: Hex, lane: number, points: number, limits?: LaneLimits) => number;
  /** The hexes reached, each once, the start first; only as many as the run returned are of this run. */
  readonly reached: Uint16Array;
  /** Half points spent to be in a hex in a lane; -1 if the last run did not reach that. */
  readonly spentIn: (hex: Hex, lane: number) => number;
  /** The cheapest lane to be in a hex, the lowest of several; NO_LANE if it was not reached. */
  readonly cheapest: (hex: Hex) => number;
  /** The acts of the last run that lead to a hex and lane, in order; empty for the start and for what was not reached. */
  readonly actsTo: (hex: Hex, lane: number) => readonly LaneAct[];
}

/** One act of a mover: it turns into a lane where it is, or steps into a hex, in which it then has this lane. */
export interface LaneAct {
  readonly kind: "turn" | "step";
  readonly hex: Hex;
  readonly lane: number;
}

const TURNED = 6;
const NOBODY = -1;

/** The acts of lanes, one after another without those that are barred; those of a lane begin at its place in `steps` and `turns`. */
interface Acts {
  readonly steps: Uint8Array;
  readonly direction: Uint8Array;
  readonly extra: Uint8Array;
  readonly after: Uint8Array;
  readonly turns: Uint8Array;
  readonly price: Uint8Array;
  readonly turned: Uint8Array;
  /** What the cheapest act of all costs, anywhere on the map. */
  readonly least: number;
}

function actsOf({ lanes, costs, after, extra, turns }: Lanes): Acts {
  const all = Array.from({ length: lanes }, (_, lane) => lane);
  const stepsOf = (lane: number) => [0, 1, 2, 3, 4, 5].filter((d) => after[lane * 6 + d] !== NO_LANE);
  const turnsOf = (lane: number) => all.filter((then) => turns[lane * lanes + then] !== BARRED);
  const starts = (of: (lane: number) => readonly number[]) =>
    Uint8Array.from([0, ...all], (_, lane) => all.slice(0, lane).flatMap(of).length);
  const perStep = (value: (lane: number, d: number) => number) =>
    Uint8Array.from(all.flatMap((lane) => stepsOf(lane).map((d) => value(lane, d))));
  const perTurn = (value: (lane: number, then: number) => number) =>
    Uint8Array.from(all.flatMap((lane) => turnsOf(lane).map((then) => value(lane, then))));
  const price = perTurn((lane, then) => turns[lane * lanes + then]);
  return {
    steps: starts(stepsOf),
    direction: perStep((_, d) => d),
    extra: perStep((lane, d) => extra[lane * 6 + d]),
    after: perStep((lane, d) => after[lane * 6 + d]),
    turns: starts(turnsOf),
    price,
    turned: perTurn((_, then) => then),
    least: Math.min(...price, ...costs.map(({ packed }) => leastCost(packed))),
  };
}

function leastCost(packed: Int32Array): number {
  let least = BARRED;
  for (const costs of packed) for (let d = 0; d < 6; d++) least = Math.min(least, (costs >> (5 * d)) & BARRED);
  return least;
}

/** Buffers for searches on a grid in at most so many lanes with at most so many half points. */
export function createLaneFlood(grid: Grid, mostLanes: number, mostPoints: number): LaneFlood {
  if (mostPoints < 0 || mostPoints > 200) throw new RangeError(`a flood takes 0 to 200 half points, not ${mostPoints}`);
  const size = grid.size * mostLanes;
  const reached = new Uint16Array(grid.cells.length + 1);
  const isReached = new Uint8Array(grid.size);
  const nothing = new Uint8Array(grid.size);
  const spent = new Uint8Array(size);
  const act = new Uint8Array(size);
  const fromLane = new Uint8Array(size);
  // Those waiting with the same amount spent form a chain, so that one can be taken out when it is reached more cheaply.
  const first = new Int32Array(mostPoints + 1);
  const after = new Int32Array(size);
  const before = new Int32Array(size);
  let points = -1;
  let count = 0;
  let lanes = mostLanes;

  const known = new Map<Lanes, Acts>();
  const actsOfLanes = (of: Lanes): Acts => {
    const found = known.get(of) ?? actsOf(of);
    known.set(of, found);
    return found;
  };

  const wait = (node: number, cost: number): void => {
    const next = first[cost];
    first[cost] = node;
    before[node] = NOBODY;
    after[node] = next;
    if (next >= 0) before[next] = node;
  };
  const unwait = (node: number, cost: number): void => {
    const previous = before[node];
    const next = after[node];
    if (previous >= 0) after[previous] = next;
    else first[cost] = next;
    if (next >= 0) before[next] = previous;
  };
  const come = (hex: number, lane: number, cost: number, how: number, from: number): void => {
    const node = hex * lanes + lane;
    const old = spent[node];
    if (cost >= old) return;
    if (old <= points) unwait(node, old);
    spent[node] = cost;
    act[node] = how;
    fromLane[node] = from;
    wait(node, cost);
    if (isReached[hex] === 1) return;
    isReached[hex] = 1;
    reached[count++] = hex;
  };

  const run = (of: Lanes, start: Hex, facing: number, most: number, limits: LaneLimits = {}): number => {
    if (of.lanes > mostLanes) throw new RangeError(`this flood was made for ${mostLanes} lanes, not ${of.lanes}`);
    if (!Number.isInteger(most) || most < 0 || most > mostPoints)
      throw new RangeError(`this flood was made for ${mostPoints} half points, not ${most}`);
    const { barred = nothing, stop = nothing, surcharge = nothing, leave = "anywhere", goal } = limits;
    lanes = of.lanes;
    points = most;
    for (let i = 0; i < count; i++) isReached[reached[i]] = 0;
    count = 0;
    // One more than the points means "not reached": a single comparison rejects what is dear and what is known.
    spent.fill(most + 1, 0, grid.size * lanes);
    first.fill(NOBODY, 0, most + 1);
    come(start, facing, 0, TURNED, facing);
    const acts = actsOfLanes(of);
    // Whoever has less left than any act costs stays where he is: most of those reached.
    for (let k = 0; k <= most - acts.least && (goal === undefined || k <= costOf(goal)); k++) {
      for (let node = first[k]; node >= 0; node = first[k]) {
        first[k] = after[node];
        if (after[node] >= 0) before[after[node]] = NOBODY;
        const hex = Math.trunc(node / lanes);
        const isStopped = stop[hex] !== 0;
        if (isStopped && hex !== start) continue;
        const lane = node - hex * lanes;
        if (!isStopped || leave !== "never") {
          const closed = isStopped && leave !== "anywhere" ? stop : nothing;
          step(acts, of.costs[lane].packed[hex], hex, lane, k, barred, surcharge, closed);
        }
        for (let i = acts.turns[lane]; i < acts.turns[lane + 1]; i++)
          come(hex, acts.turned[i], k + acts.price[i], TURNED, lane);
      }
    }
    return count;
  };

  const step = (
    acts: Acts,
    packed: number,
    hex: number,
    lane: number,
    k: number,
    barred: Uint8Array,
    surcharge: Uint8Array,
    closed: Uint8Array,
  ): void => {
    for (let i = acts.steps[lane]; i < acts.steps[lane + 1]; i++) {
      const d = acts.direction[i];
      const cost = (packed >> (5 * d)) & BARRED;
      const to = hex + grid.offsets[d];
      if (cost === BARRED || k + cost > points || barred[to] !== 0 || closed[to] !== 0) continue;
      come(to, acts.after[i], k + cost + acts.extra[i] + surcharge[to], d, lane);
    }
  };

  /** The least that was spent on being in a hex so far. */
  const costOf = (hex: Hex): number => {
    let least = points + 1;
    for (let lane = 0; lane < lanes; lane++) least = Math.min(least, spent[hex * lanes + lane]);
    return least;
  };
  const spentIn = (hex: Hex, lane: number): number => {
    const cost = spent[hex * lanes + lane];
    return cost <= points ? cost : -1;
  };
  return {
    grid,
    run,
    reached,
    spentIn,
    cheapest: (hex) => {
      let best = NO_LANE;
      let least = points + 1;
      for (let lane = 0; lane < lanes; lane++) {
        if (spent[hex * lanes + lane] >= least) continue;
        least = spent[hex * lanes + lane];
        best = lane;
      }
      return best;
    },
    actsTo: (hex, lane) => {
      const acts: LaneAct[] = [];
      if (spentIn(hex, lane) < 0) return acts;
      for (let [at, now] = [hex, lane]; ; ) {
        const node = at * lanes + now;
        const how = act[node];
        // Only the start was reached by turning from itself.
        if (how === TURNED && fromLane[node] === now) return acts.reverse();
        acts.push({ kind: how === TURNED ? "turn" : "step", hex: at, lane: now });
        if (how !== TURNED) at = asHex(at - grid.offsets[how]);
        now = fromLane[node];
      }
    },
  };
}
