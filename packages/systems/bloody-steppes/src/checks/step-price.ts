import { asHex, DIRECTIONS, type Direction, type Hex, type Side, sideOf } from "@redoubt/hex";
import {
  BARRED,
  cellAt,
  createStepCosts,
  hasHexTag,
  hasSideTag,
  points,
  rowNamed,
  type StepCosts,
  type Table,
} from "@redoubt/mechanics";
import { groundTags, type SideTag } from "../data/map-tags.ts";
import type { Ground } from "../ground.ts";
import { type MoverClass, moverClasses } from "../tables/terrain-movement.ts";
import { priceForCommander, priceForRider } from "./commander-price.ts";

/** A ground before its prices are known. */
export type Unpriced = Omit<Ground, "prices">;

/** Prices of steps, each worked out when it is first asked for. */
export type Prices = {
  readonly step: (mover: MoverClass, from: Hex, direction: Direction, marching: boolean) => StepPrice | undefined;
  /** By hex times six plus direction: what a step costs a commander, and a rider; 0 where he cannot go (commander-price.ts). */
  readonly commander: Uint8Array;
  readonly rider: Uint8Array;
};

/** What a step costs: whole points, and whether it disorganizes a closed unit ("D"). */
export type StepPrice = { readonly cost: number; readonly disorganizes: boolean };

/** A cell of the movement table: "2", "+1", "3D", or "P" for impassable. */
function priceOf(cell: string): StepPrice | undefined {
  if (cell === "P" || cell === "-") return undefined;
  return { cost: Number.parseInt(cell, 10), disorganizes: cell.endsWith("D") };
}

/** A row of the movement table for a class. */
function lookUp(table: Table, row: string, mover: MoverClass): StepPrice | undefined {
  return priceOf(cellAt(table, rowNamed(table, row), moverClasses.indexOf(mover)));
}

/** Prices put together; undefined as soon as one is impassable. */
function sum(prices: readonly (StepPrice | undefined)[]): StepPrice | undefined {
  let cost = 0;
  let disorganizes = false;
  for (const price of prices) {
    if (price === undefined) return undefined;
    cost += price.cost;
    disorganizes ||= price.disorganizes;
  }
  return { cost, disorganizes };
}

/** The price of the ground of a hex, the dearest of its kinds (K-187). */
export function hexPrice(ground: Unpriced, mover: MoverClass, hex: Hex): StepPrice | undefined {
  const kinds = groundTags.filter((tag) => hasHexTag(ground.map, hex, tag));
  const prices = (kinds.length === 0 ? ["clear"] : kinds).map((kind) => lookUp(ground.charts.hexCosts, kind, mover));
  if (prices.includes(undefined)) return undefined;
  const known = prices.filter((price) => price !== undefined);
  return {
    cost: Math.max(...known.map(({ cost }) => cost)),
    disorganizes: known.some(({ disorganizes }) => disorganizes),
  };
}

/** The rows of the hexside table for a step by its slope. */
function slopePrice(ground: Unpriced, rise: number, mover: MoverClass): StepPrice | undefined {
  if (rise === 1) return lookUp(ground.charts.hexsideCosts, "one level up", mover);
  if (rise > 1) return lookUp(ground.charts.hexsideCosts, "steep up", mover);
  return rise < -1 ? lookUp(ground.charts.hexsideCosts, "steep down", mover) : { cost: 0, disorganizes: false };
}

/** The rows of the hexside table for water: a bridge or ford in its place, else the water itself (K-187). */
function waterPrices(ground: Unpriced, side: Side, mover: MoverClass): (StepPrice | undefined)[] {
  const has = (tag: SideTag): boolean => hasSideTag(ground.map, side, tag);
  if (has("bridge") || has("ford")) return [lookUp(ground.charts.hexsideCosts, "ford or bridge", mover)];
  if (has("river")) return [lookUp(ground.charts.hexsideCosts, "river", mover)];
  return has("stream") || has("aqueduct") ? [lookUp(ground.charts.hexsideCosts, "stream, aqueduct", mover)] : [];
}

/**
 * VIII.6, VIII.14: what a step from a hex in a direction costs a class of mover; undefined where it is impassable or leaves the map.
 * `marching`: the unit bears the FORCED MARCH marker and so uses roads better (III.19). Backward steps and squares pay their surcharge elsewhere.
 */
export function stepPrice(
  ground: Ground,
  mover: MoverClass,
  from: Hex,
  direction: Direction,
  marching = false,
): StepPrice | undefined {
  return ground.prices.step(mover, from, direction, marching);
}

/** A ground with its prices, which are remembered: a move looks at the same steps over and over. */
export function withPrices(ground: Unpriced): Ground {
  const store = () => new Array<StepPrice | undefined | null>(ground.grid.size * 6).fill(null);
  const known = Object.fromEntries(moverClasses.map((mover) => [mover, [store(), store()]]));
  const step: Prices["step"] = (mover, from, direction, marching) => {
    const prices = known[mover][marching ? 1 : 0];
    const place = from * 6 + direction;
    const price = prices[place];
    if (price !== null) return price;
    prices[place] = priceStep(ground, mover, from, direction, marching);
    return prices[place] ?? undefined;
  };
  const commander = new Uint8Array(ground.grid.size * 6);
  const rider = new Uint8Array(ground.grid.size * 6);
  for (const hex of ground.grid.cells)
    for (const direction of DIRECTIONS) {
      commander[hex * 6 + direction] = priceForCommander(ground, hex, direction);
      rider[hex * 6 + direction] = priceForRider(ground, hex, direction);
    }
  return { ...ground, prices: { step, commander, rider } };
}

function priceStep(
  ground: Unpriced,
  mover: MoverClass,
  from: Hex,
  direction: Direction,
  marching: boolean,
): StepPrice | undefined {
  const { grid, level } = ground;
  const to = asHex(from + grid.offsets[direction]);
  if (grid.onMap[to] !== 1 || hasHexTag(ground.map, to, "sea")) return undefined;
  const side = sideOf(grid, from, direction);
  const front = ground.front[side] === 0 ? [] : [lookUp(ground.charts.hexsideCosts, "front of a work", mover)];
  if (ground.ravine[side] === 1)
    return sum([lookUp(ground.charts.edgeCosts, "road cut", mover), ...waterPrices(ground, side, mover), ...front]);
  if (ground.edge[side] > 0)
    return sum([lookUp(ground.charts.edgeCosts, "escarpment", mover), ...waterPrices(ground, side, mover), ...front]);
  const rise = level[to] - level[from];
  if (hasSideTag(ground.map, side, "road")) return roadPrice(ground, mover, side, rise, marching, front);
  return sum([
    hexPrice(ground, mover, to),
    slopePrice(ground, rise, mover),
    ...waterPrices(ground, side, mover),
    ...front,
  ]);
}

function roadPrice(
  ground: Unpriced,
  mover: MoverClass,
  side: Side,
  rise: number,
  marching: boolean,
  front: readonly (StepPrice | undefined)[],
): StepPrice | undefined {
  const march = marching ? lookUp(ground.charts.roadCosts, "on a Forced March", mover) : undefined;
  // On the march a road ignores slopes and streams; a river still counts by its bridge or ford.
  const water = waterPrices(ground, side, mover);
  const isRiver = hasSideTag(ground.map, side, "river");
  if (march !== undefined) return withoutDisorder(sum([march, ...(isRiver ? water : []), ...front]));
  const uphill = rise > 0 ? [lookUp(ground.charts.roadCosts, "uphill", mover)] : [];
  return withoutDisorder(sum([lookUp(ground.charts.roadCosts, "road", mover), ...uphill, ...water, ...front]));
}

/** D does not apply along a road (K-153). */
function withoutDisorder(price: StepPrice | undefined): StepPrice | undefined {
  return price === undefined ? undefined : { cost: price.cost, disorganizes: false };
}

/** What every step of the map costs a class of mover, in the half points of the shared searches; `routed` is what any open step costs those (XIV.51). */
export function stepCostsFor(
  ground: Ground,
  mover: MoverClass,
  marching = false,
  routed: number | null = null,
): StepCosts {
  return createStepCosts(ground.grid, (from, _to, direction) => {
    const price = stepPrice(ground, mover, from, direction, marching);
    return price === undefined ? BARRED : points(routed ?? price.cost);
  });
}

/** By Hex, one bit for each direction: the steps that disorganize a closed unit of the class ("D"). */
export function disorderSteps(ground: Ground, mover: MoverClass, marching = false): Uint8Array {
  const steps = new Uint8Array(ground.grid.size);
  for (const hex of ground.grid.cells)
    for (const direction of DIRECTIONS)
      if (stepPrice(ground, mover, hex, direction, marching)?.disorganizes === true) steps[hex] |= 1 << direction;
  return steps;
}
