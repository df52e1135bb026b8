import { type Direction, type Hex, type Side, sideOf } from "@redoubt/hex";
import { BARRED, HALVES, type HexMap, hasHexTag, hasSideTag, MAX_STEP_COST, towardHex } from "@redoubt/mechanics";
import { groundTags, type HexTag, type SideTag } from "../data/map-tags.ts";
import { cites } from "../kit.ts";
import type { RetributionRule } from "../rule-index.ts";
import { type Cost, hexCosts, hexsideCosts, roadCost } from "../tables/terrain-effects.ts";

/** Every kind of terrain has its row in the chart, and the road rate holds only along the road. */
export const enforces = cites("8.4", "TEC*", "TEC**");

/** A map of this system, ready for play. */
export type RetributionMap = HexMap<HexTag, SideTag>;

/** The kinds that move (2.9), in the order of the unit kinds. */
export const movingKinds = ["infantry", "zouave", "cavalry"] as const;
/** One of the kinds that move. */
export type MovingKind = (typeof movingKinds)[number];

/** What a step costs in half points, and the cases that make it up; BARRED with the case that bars it. */
export interface StepPrice {
  readonly cost: number;
  readonly rules: readonly RetributionRule[];
}

type Row = Readonly<Record<MovingKind, Cost>> & { readonly text: RetributionRule };

/** Adds up the parts of one step (8.12, TEC*). */
function priceOf(rows: readonly (readonly [Row, Cost])[]): StepPrice {
  const rules: RetributionRule[] = [];
  let cost = 0;
  for (const [{ text }, part] of rows) {
    if (typeof part !== "number") return { cost: BARRED, rules: [text] };
    if (part > 0 && !rules.includes(text)) rules.push(text);
    cost += part;
  }
  // No mover has points for the dearest step that can be written, so that nothing is lost by the cap.
  return { cost: Math.min(cost * HALVES, MAX_STEP_COST), rules };
}

/** The ground in a hex, every kind of it; clear where there is none (8.5). */
function groundRows(map: RetributionMap, hex: Hex, kind: MovingKind): (readonly [Row, Cost])[] {
  const found = groundTags.filter((tag) => hasHexTag(map, hex, tag)).map((tag): Row => hexCosts[tag]);
  return (found.length === 0 ? [hexCosts.clear] : found).map((row: Row) => [row, row[kind]]);
}

/** Whether a road runs from the hex across the hexside into the other (8.7, TEC-4, TEC**). */
export function isAlongRoad(map: RetributionMap, from: Hex, to: Hex, side: Side): boolean {
  return hasSideTag(map, side, "road") && hasHexTag(map, from, "road") && hasHexTag(map, to, "road");
}

/** Whether river, aqueduct or marsh is in the hex. */
export const isWater = (map: RetributionMap, hex: Hex): boolean =>
  hasHexTag(map, hex, "river") || hasHexTag(map, hex, "aqueduct") || hasHexTag(map, hex, "marsh");

/** The hexsides of a step with what each costs (8.8-8.11, B-24). */
function sideRows(
  map: RetributionMap,
  kind: MovingKind,
  to: Hex,
  side: Side,
  byRoad: boolean,
  roadCancelsSteep: boolean,
): (readonly [Row, Cost])[] {
  const rows: (readonly [Row, Cost])[] = [];
  const add = (name: keyof typeof hexsideCosts, cheap: boolean) => {
    const row: Row & { readonly byRoad: Readonly<Record<MovingKind, Cost>> } = hexsideCosts[name];
    rows.push([row, cheap ? row.byRoad[kind] : row[kind]]);
  };
  if (hasSideTag(map, side, "slope")) {
    add(towardHex(map, side, "slope") === to ? "slope uphill" : "slope downhill", byRoad);
  }
  if (hasSideTag(map, side, "steep-slope")) add("steep-slope", byRoad && roadCancelsSteep);
  if (hasSideTag(map, side, "redoubt")) add("redoubt", byRoad);
  return rows;
}

/** What one kind of unit pays for a step into an adjacent hex, all parts of it added (8.5-8.12). */
export function stepPrice(
  map: RetributionMap,
  kind: MovingKind,
  from: Hex,
  to: Hex,
  direction: Direction,
  roadCancelsSteep: boolean,
): StepPrice {
  const side = sideOf(map.grid, from, direction);
  const byRoad = isAlongRoad(map, from, to, side);
  // The sea stops everybody, whatever else there is (8.11).
  const isSea = hasHexTag(map, from, "sea") || hasHexTag(map, to, "sea") || hasSideTag(map, side, "sea");
  if (isSea) return { cost: BARRED, rules: [hexsideCosts.sea.text] };
  const sides = sideRows(map, kind, to, side, byRoad, roadCancelsSteep);
  if (byRoad) return priceOf([[roadCost.road, roadCost.road[kind]], ...sides]);
  // Cavalry does not leave water off the road either (8.7, B-25).
  if (kind === "cavalry" && isWater(map, from)) return { cost: BARRED, rules: ["8.7"] };
  return priceOf([...groundRows(map, to, kind), ...sides]);
}

/** What one kind of unit pays to come onto the map in a hex: its ground, or the road rate; nothing for its side (5.5, B-27). */
export function entryPrice(map: RetributionMap, kind: MovingKind, hex: Hex): StepPrice {
  if (hasHexTag(map, hex, "road") && !hasHexTag(map, hex, "sea"))
    return priceOf([[roadCost.road, roadCost.road[kind]]]);
  return priceOf(groundRows(map, hex, kind));
}
