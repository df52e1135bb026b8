import { type Direction, type Hex, type Side, sideOf } from "@redoubt/hex";
import { BARRED, hasHexTag, MAX_STEP_COST, points } from "@redoubt/mechanics";
import { type BayonetsMap, type Bridge, isRoadLink, type Slope, slopeOf, waterOf } from "./crossing.ts";
import { groundTags } from "./data/map-tags.ts";
import { cites } from "./kit.ts";
import type { BayonetsRule } from "./rule-index.ts";
import { type Costs, ownTerrain, roadEffects, type TerrainChart, type UnitType } from "./tables/terrain-effects.ts";

/** Bridges are free on the march, every force of a column pays the hexes before it, and the chart is that of the game. */
export const enforces = cites("7.2d", "7.3j", "7.3l");

/** Who pays for a step: a type of combat unit, or a Leader (I-29). */
export type Mover = UnitType | "leader";

/** One part of a price, in half points. */
export interface PricePart {
  readonly what: string;
  readonly rule: BayonetsRule;
  readonly halves: number;
}

/** What a step costs in half points with its parts; BARRED with the part that bars it alone. */
export interface StepPrice {
  readonly cost: number;
  readonly parts: readonly PricePart[];
}

const columns = {
  infantry: "inf",
  cavalry: "cav",
  artillery: "art",
  "horse-artillery": "horse",
  leader: "inf",
} as const;

const part = (row: Costs, mover: Mover, what: string, rule: BayonetsRule): PricePart => {
  const cost = row[columns[mover]];
  return { what, rule, halves: cost === "P" ? BARRED : points(cost) };
};

function sum(parts: readonly PricePart[]): StepPrice {
  const bar = parts.find(({ halves }) => halves === BARRED);
  if (bar !== undefined) return { cost: BARRED, parts: [bar] };
  const paid = parts.filter(({ halves }) => halves > 0);
  // No allowance buys the dearest step that can be written, so that nothing is lost by the cap.
  return {
    cost: Math.min(
      paid.reduce((total, { halves }) => total + halves, 0),
      MAX_STEP_COST,
    ),
    parts: paid,
  };
}

/** The ground of a hex; where a hex holds several kinds the dearest counts. */
function groundPart({ hexes }: TerrainChart, map: BayonetsMap, mover: Mover, hex: Hex): PricePart {
  const found = groundTags.filter((tag) => hasHexTag(map, hex, tag));
  const parts = (found.length === 0 ? (["clear"] as const) : found).map((name) =>
    part(hexes[name], mover, name, "7.1a"),
  );
  return parts.reduce((dearest, one) => (one.halves > dearest.halves ? one : dearest));
}

function slopePart({ hexsides }: TerrainChart, { kind, isUp }: Slope, mover: Mover, byRoad: boolean): PricePart[] {
  if (kind === "level") return [];
  if (kind === "cliff") return [part(hexsides.cliff, mover, kind, "TEC")];
  // A road makes a slope of a steep slope (I-151).
  if (kind === "steep-slope" && !byRoad) return [part(hexsides["steep slope"], mover, "steep slope", "7.1e")];
  const row = isUp ? "slope up" : "slope down";
  return [part(hexsides[row], mover, row, byRoad ? "7.3k" : "7.1e")];
}

function sideParts(
  chart: TerrainChart,
  map: BayonetsMap,
  mover: Mover,
  from: Hex,
  to: Hex,
  side: Side,
  bridge: Bridge,
  byRoad: boolean,
) {
  const water = waterOf(map, side, bridge);
  const crossing = water === null ? [] : [part(chart.hexsides[water], mover, water, "7.1e")];
  return [...slopePart(chart, slopeOf(map, from, to, side), mover, byRoad), ...crossing];
}

/**
 * The price of a step to an adjacent hex, hexsides added to the hex (7.1e). Along a road the hex costs 1 and slopes up are paid
 * (I-102); Leaders pay a half there (I-29). Company in the hex is not in it (3.3i).
 */
export function stepPrice(
  map: BayonetsMap,
  mover: Mover,
  from: Hex,
  d: Direction,
  to: Hex,
  bridge: Bridge,
  chart: TerrainChart = ownTerrain,
): StepPrice {
  const byRoad = isRoadLink(map, from, to, bridge);
  const sides = sideParts(chart, map, mover, from, to, sideOf(map.grid, from, d), bridge, byRoad);
  return sum([hexPart(chart, map, mover, to, byRoad, mover === "leader"), ...sides]);
}

/** The price of a step in Road March: half a point along the road, bridges free, slopes up as always (7.3a, 7.3j, 7.3k). */
export function marchPrice(
  map: BayonetsMap,
  type: UnitType,
  from: Hex,
  d: Direction,
  to: Hex,
  bridge: Bridge,
  chart: TerrainChart = ownTerrain,
): StepPrice {
  if (!isRoadLink(map, from, to, bridge))
    return { cost: BARRED, parts: [{ what: "no road", rule: "7.3a", halves: BARRED }] };
  const sides = sideParts(chart, map, type, from, to, sideOf(map.grid, from, d), bridge, true);
  return sum([hexPart(chart, map, type, to, true, true), ...sides]);
}

/**
 * The price of coming in as the n-th force through a hex: n times the hex, along its road if it has one, a half of that in Road
 * March, which only a road allows (7.2c, 7.2d, I-49). Leaders pay the hex once, whatever n (I-104).
 */
export function entryPrice(
  map: BayonetsMap,
  mover: Mover,
  hex: Hex,
  n: number,
  isMarching: boolean,
  chart: TerrainChart = ownTerrain,
): StepPrice {
  const byRoad = hasHexTag(map, hex, "road") && !hasHexTag(map, hex, "impassable");
  if (isMarching && !byRoad) return { cost: BARRED, parts: [{ what: "no road", rule: "7.3a", halves: BARRED }] };
  const one = hexPart(chart, map, mover, hex, byRoad, isMarching || mover === "leader");
  if (one.halves === BARRED) return sum([one]);
  const halves = one.halves * (mover === "leader" ? 1 : n);
  return {
    cost: halves,
    parts: [{ what: n === 1 ? one.what : `${one.what}, ${n} in the queue`, rule: "7.2c", halves }],
  };
}

function hexPart(
  chart: TerrainChart,
  map: BayonetsMap,
  mover: Mover,
  hex: Hex,
  byRoad: boolean,
  isHalf: boolean,
): PricePart {
  if (!byRoad || hasHexTag(map, hex, "impassable")) return groundPart(chart, map, mover, hex);
  if (!isHalf) return part(roadEffects["along the road"], mover, "road", "TEC");
  const halves = roadEffects["halves on march"][columns[mover]];
  return { what: "road", rule: mover === "leader" ? "TEC" : "7.3a", halves };
}
