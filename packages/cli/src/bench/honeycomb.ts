import { directionTo, hexInColumnRow, OFF_MAP } from "@redoubt/hex";
import { BARRED, type StepCosts, stepCost } from "@redoubt/mechanics";
import type { BenchCase } from "./alternate.ts";
import type { Field } from "./field.ts";
import { importPeer } from "./peers.ts";

// The parts of honeycomb-grid 4 that the flood uses.
type PeerHex = { readonly col: number; readonly row: number };
type PeerGrid = Iterable<PeerHex> & {
  getHex(at: PeerHex): PeerHex | undefined;
  neighborOf(hex: PeerHex, direction: number, options: { allowOutside: false }): PeerHex | undefined;
};
type Honeycomb = {
  readonly Grid: new (hexClass: unknown, traverser: unknown) => PeerGrid;
  readonly Direction: Readonly<Record<string, number>>;
  readonly Orientation: { readonly FLAT: unknown };
  defineHex(settings: object): unknown;
  rectangle(size: object): unknown;
};

/** The bench's searches written with honeycomb-grid and a Map; undefined where the library cannot be had. */
export async function honeycombCase(field: Field): Promise<BenchCase | undefined> {
  const peer = await importPeer("honeycomb-grid");
  if (peer === undefined) return undefined;
  const floods = honeycombFloods(peer as Honeycomb, field); // the version is pinned
  field.searches.forEach((search, i) => {
    if (floods[i]().size !== search.run().count) throw new Error(`honeycomb-grid reaches other hexes in search ${i}`);
  });
  let next = 0;
  return {
    name: "flood with honeycomb-grid",
    run() {
      for (let i = 0; i < 4; i++) floods[next++ % floods.length]();
      return 4;
    },
  };
}

/** The same searches: each gives the half points spent by hex. */
function honeycombFloods(peer: Honeycomb, { grid: ours, searches }: Field): (() => Map<PeerHex, number>)[] {
  const { Grid, Direction, Orientation, defineHex, rectangle } = peer;
  const hexClass = defineHex({ orientation: Orientation.FLAT, offset: ours.parity === "even-low" ? -1 : 1 });
  const grid = new Grid(hexClass, rectangle({ width: ours.cols, height: ours.rows }));
  const { N, NE, SE, S, SW, NW } = Direction;
  const directions = [N, NE, SE, S, SW, NW];
  const cellOf = new Map([...grid].map((hex) => [hex, hexInColumnRow(ours, hex.col + 1, hex.row + 1) ?? OFF_MAP]));
  const hexOf = new Map([...cellOf].map(([hex, cell]) => [cell, hex]));
  const prices = new Map<StepCosts, Map<PeerHex, Map<PeerHex, number>>>();
  const pricesOf = (costs: StepCosts): Map<PeerHex, Map<PeerHex, number>> => {
    const known = prices.get(costs);
    if (known !== undefined) return known;
    const costInto = (from: PeerHex, to: PeerHex): number => {
      const [a, b] = [cellOf.get(from) ?? OFF_MAP, cellOf.get(to) ?? OFF_MAP];
      const direction = directionTo(ours, a, b);
      return direction === undefined ? BARRED : stepCost(costs, a, direction);
    };
    const made = new Map(
      [...grid].map((from) => {
        const around = directions.map((d) => grid.neighborOf(from, d, { allowOutside: false }));
        return [from, new Map(around.flatMap((to) => (to === undefined ? [] : [[to, costInto(from, to)] as const])))];
      }),
    );
    prices.set(costs, made);
    return made;
  };
  return searches.map(({ costs, start: cell, points, barred, stop }) => {
    const price = pricesOf(costs);
    const isMarked = (marks: Uint8Array) => new Map([...cellOf].map(([hex, at]) => [hex, marks[at] !== 0]));
    const [isBarred, isZone] = [isMarked(barred), isMarked(stop)];
    const start = hexOf.get(cell);
    return () => {
      const spent = new Map<PeerHex, number>();
      const cameFrom = new Map<PeerHex, PeerHex>();
      if (start === undefined) return spent;
      spent.set(start, 0);
      const open = [start];
      while (open.length > 0) {
        open.sort((a, b) => (spent.get(a) ?? 0) - (spent.get(b) ?? 0));
        const hex = open.shift();
        if (hex === undefined || (hex !== start && isZone.get(hex))) continue;
        for (const direction of directions) {
          const next = grid.neighborOf(hex, direction, { allowOutside: false });
          if (next === undefined || isBarred.get(next) || (isZone.get(hex) && isZone.get(next))) continue;
          const cost = price.get(hex)?.get(next) ?? BARRED;
          const total = (spent.get(hex) ?? 0) + cost;
          if (cost === BARRED || total > points || total >= (spent.get(next) ?? total + 1)) continue;
          spent.set(next, total);
          cameFrom.set(next, hex);
          open.push(next);
        }
      }
      return spent;
    };
  });
}
