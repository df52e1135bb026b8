import { asHex, directionTo, hexInColumnRow } from "@redoubt/hex";
import { BARRED, points, stepCost } from "@redoubt/mechanics";
import type { BenchCase } from "./alternate.ts";
import { importPeer } from "./peers.ts";
import { WORLD_COLS, WORLD_POINTS, WORLD_ROWS, type World } from "./world.ts";

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

/** The bench's floods written with honeycomb-grid and a Map; undefined where the library cannot be had. */
export async function honeycombCase(world: World): Promise<BenchCase | undefined> {
  const peer = await importPeer("honeycomb-grid");
  if (peer === undefined) return undefined;
  const flood = honeycombFlood(peer as Honeycomb, world); // the version is pinned
  let next = 0;
  return {
    name: "flood with honeycomb-grid",
    run() {
      for (let i = 0; i < 4; i++) flood(next++ % world.starts.length);
      return 4;
    },
  };
}

/** The flood from one of the world's starts: spent half points by hex. */
export function honeycombFlood(peer: Honeycomb, world: World): (start: number) => Map<PeerHex, number> {
  const { Grid, Direction, Orientation, defineHex, rectangle } = peer;
  const hexClass = defineHex({ orientation: Orientation.FLAT, offset: -1 });
  const grid = new Grid(hexClass, rectangle({ width: WORLD_COLS, height: WORLD_ROWS }));
  const { N, NE, SE, S, SW, NW } = Direction;
  const directions = [N, NE, SE, S, SW, NW];
  const ours = new Map([...grid].map((hex) => [hex, hexInColumnRow(world.grid, hex.col + 1, hex.row + 1) ?? asHex(0)]));
  const theirs = new Map([...ours].map(([hex, cell]) => [cell, hex]));
  const isZone = new Map([...ours].map(([hex, cell]) => [hex, world.zone[cell] !== 0]));
  const costInto = (from: PeerHex, to: PeerHex): number => {
    const [a, b] = [ours.get(from) ?? asHex(0), ours.get(to) ?? asHex(0)];
    const direction = directionTo(world.grid, a, b);
    if (direction === undefined || world.enemyAt[b] !== 0) return BARRED;
    return stepCost(world.costs, a, direction);
  };
  const costs = new Map(
    [...grid].map((from) => {
      const around = directions.map((d) => grid.neighborOf(from, d, { allowOutside: false }));
      return [from, new Map(around.flatMap((to) => (to === undefined ? [] : [[to, costInto(from, to)] as const])))];
    }),
  );
  return (index) => {
    const start = theirs.get(world.starts[index]);
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
        if (next === undefined) continue;
        const cost = costs.get(hex)?.get(next) ?? BARRED;
        const total = (spent.get(hex) ?? 0) + cost;
        if (cost === BARRED || total > points(WORLD_POINTS) || total >= (spent.get(next) ?? total + 1)) continue;
        spent.set(next, total);
        cameFrom.set(next, hex);
        open.push(next);
      }
    }
    return spent;
  };
}
