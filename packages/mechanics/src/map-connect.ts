import type { Problem } from "@redoubt/engine";
import {
  type Grid,
  type Hex,
  hexesOfSide,
  hexesOfVertex,
  isOnMap,
  neighbours,
  type Side,
  sideBetween,
  sideName,
  type Vertex,
  verticesOfSide,
} from "@redoubt/hex";
import { type HexMap, hasHexTag, hasSideTag, hexesTagged, sidesTagged, towardHex } from "./hex-map.ts";

/** Splits hexsides into chains: groups that hang together by shared vertices, in index order. */
export function chainsOf(grid: Grid, sides: readonly Side[]): Side[][] {
  return groups(sides, (side) => verticesOfSide(grid, side));
}

/** Splits hexes into areas that hang together by shared hexsides over which `isOpen` lets pass. */
export function areasOf(grid: Grid, hexes: readonly Hex[], isOpen: (side: Side) => boolean = () => true): Hex[][] {
  const left = new Set<Hex>(hexes);
  const areas: Hex[][] = [];
  for (const start of hexes) {
    if (!left.delete(start)) continue;
    const area = [start];
    for (const hex of area)
      for (const next of neighbours(grid, hex)) {
        const side = sideBetween(grid, hex, next);
        if (side !== undefined && isOpen(side) && left.delete(next)) area.push(next);
      }
    areas.push(area);
  }
  return areas;
}

/** What a chain of hexsides must be. */
export type ChainDemand = {
  /** How many separate chains there may be; 1 unless given. */
  readonly chains?: number;
  /** How many vertices may have three hexsides of the chain; none unless given. */
  readonly forks?: number;
  /** Whether every loose end must lie on the map edge. */
  readonly endsAtEdge?: boolean;
};

/** What breaks the hexsides of a tag, a river say, that should form an unbroken chain. */
export function chainProblems<S extends string>(
  map: HexMap<string, S>,
  tag: NoInfer<S>,
  demand: ChainDemand = {},
): Problem[] {
  const { grid } = map;
  const where = `sides, tag "${tag}"`;
  const sides = sidesTagged(map, tag);
  const problems: Problem[] = [];
  const chains = chainsOf(grid, sides);
  const allowed = demand.chains ?? 1;
  if (chains.length > allowed) {
    const starts = chains.map((chain) => `${chain.length} from ${sideName(grid, chain[0])}`);
    problems.push({
      where,
      what: `broken into ${chains.length} chains instead of ${allowed}: ${starts.join("; ")}`,
    });
  }
  const met = new Map<Vertex, Side[]>();
  for (const side of sides)
    for (const vertex of verticesOfSide(grid, side)) met.set(vertex, [...(met.get(vertex) ?? []), side]);
  const forks = [...met.values()].filter((at) => at.length === 3);
  if (forks.length > (demand.forks ?? 0)) {
    const places = forks.map((at) => at.map((side) => sideName(grid, side)).join(", "));
    problems.push({ where, what: `forks at ${places.join("; ")}` });
  }
  if (demand.endsAtEdge === true)
    for (const [vertex, at] of met)
      if (at.length === 1 && hexesOfVertex(grid, vertex).every((hex) => isOnMap(grid, hex)))
        problems.push({ where, what: `ends inside the map at ${sideName(grid, at[0])}` });
  return problems;
}

/** What breaks a network of tagged hexes joined over hexsides with the same tag, such as roads given tag by tag. */
export function networkProblems<H extends string, S extends string>(
  map: HexMap<H, S>,
  tag: NoInfer<H & S>,
  networks = Number.POSITIVE_INFINITY,
): Problem[] {
  const { grid } = map;
  const problems: Problem[] = [];
  for (const side of sidesTagged<S>(map, tag))
    for (const hex of hexesOfSide(grid, side))
      if (isOnMap(grid, hex) && !hasHexTag<H>(map, hex, tag))
        problems.push({
          where: `sides.${sideName(grid, side)}`,
          what: `"${tag}" leads into ${grid.numbers[hex]}, which has none`,
        });
  const hexes = hexesTagged<H>(map, tag);
  const areas = areasOf(grid, hexes, (side) => hasSideTag<S>(map, side, tag));
  for (const area of areas)
    if (area.length === 1)
      problems.push({ where: `hexes.${grid.numbers[area[0]]}`, what: `"${tag}" crosses none of its hexsides` });
  if (areas.length > networks)
    problems.push({
      where: `hexes, tag "${tag}"`,
      what: `${areas.length} separate networks instead of ${networks}`,
    });
  return problems;
}

/** Directed slopes that point to the lower of two hexes. */
export function slopeProblems<S extends string>(map: HexMap<string, S>, tag: NoInfer<S>): Problem[] {
  return sidesTagged(map, tag).flatMap((side) => {
    const high = towardHex(map, side, tag);
    const low = hexesOfSide(map.grid, side).find((hex) => hex !== high);
    if (high === undefined || low === undefined || map.elevation[high] >= map.elevation[low]) return [];
    const { numbers } = map.grid;
    const what = `"${tag}" rises to ${numbers[high]} at level ${map.elevation[high]} from ${numbers[low]} at level ${map.elevation[low]}`;
    return [{ where: `sides.${sideName(map.grid, side)}`, what }];
  });
}

function groups<T, K>(items: readonly T[], keysOf: (item: T) => readonly K[]): T[][] {
  const byKey = new Map<K, T[]>();
  for (const item of items) for (const key of keysOf(item)) byKey.set(key, [...(byKey.get(key) ?? []), item]);
  const left = new Set(items);
  const found: T[][] = [];
  for (const start of items) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const item of group)
      for (const key of keysOf(item)) for (const next of byKey.get(key) ?? []) if (left.delete(next)) group.push(next);
    found.push(group);
  }
  return found;
}
