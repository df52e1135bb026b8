import { asHex, type Direction, doSidesTouch, type Grid, type Hex, sideOf } from "@redoubt/hex";
import { BARRED, points, type StepRule } from "@redoubt/mechanics";
import type { ExclusiveRules } from "../battles/exclusive.ts";
import { cites } from "../kit.ts";
import type { QuadOptions } from "../readings.ts";
import type { QuadRule } from "../rule-index.ts";
import { infantryDownhillSaving, type TerrainName, terrainEffects } from "../tables/terrain-effects.ts";
import * as t from "../terrain.ts";

type Prices = ExclusiveRules["prices"];

/** Disrupted units are priced as if there were no road. */
export const enforces = cites("9.14");

/** The ground as far as a step's price needs it. */
export interface Ground {
  readonly grid: Grid;
  readonly hex: Uint16Array;
  readonly step: Uint16Array;
}

/** Who moves: infantry or not (cavalry and guns pay alike), and on which side of the counter. */
export interface Mover {
  readonly isFoot: boolean;
  readonly isDisrupted: boolean;
  /** For finding ways that do not disrupt cavalry: bars Woods entered off the road (11.12). */
  readonly avoidsWoods: boolean;
}

/** A part of a price, in half points. */
export interface PricePart {
  readonly half: number;
  readonly what: string;
  readonly rule: QuadRule;
}

/** What a step costs, part by part; or the case that closes it. */
export type StepPrice = { readonly parts: readonly PricePart[] } | { readonly closed: QuadRule; readonly why: string };

const rows = new Map(terrainEffects.map((row) => [row.terrain, row]));

/** A line of the Terrain Effects Chart as a part of a price. */
function chart(name: TerrainName): PricePart {
  const row = rows.get(name);
  if (row === undefined || row.half === null) throw new RangeError(`the chart has no price for ${name}`);
  return { half: row.half, what: name, rule: row.rule };
}

const swamp: PricePart = { half: points(3), what: "swamp", rule: "13.0" };

/** Whether a step runs along one and the same steep slope (5.25, S-7): both hexes lie at its foot and its hexsides touch. */
export function isAlongSteep({ grid, hex, step }: Ground, from: Hex, direction: Direction): boolean {
  const to = asHex(from + grid.offsets[direction]);
  if ((step[from * 8 + direction] & t.SLOPE) !== 0) return false;
  if ((hex[from] & t.STEEP_HEX) === 0 || (hex[to] & t.STEEP_HEX) === 0) return false;
  for (let a = 0; a < 6; a++) {
    if ((step[from * 8 + a] & t.STEEP_UP) === 0) continue;
    for (let b = 0; b < 6; b++) {
      if ((step[to * 8 + b] & t.STEEP_UP) === 0) continue;
      // a and b count directions.
      const sides = [sideOf(grid, from, a as Direction), sideOf(grid, to, b as Direction)] as const;
      if (sides[0] === sides[1] || doSidesTouch(grid, ...sides)) return true;
    }
  }
  return false;
}

/** Why nobody, or not this mover, may take the step at all; null if it may. */
function whyClosed(bits: number, into: number, mover: Mover, prices: Prices): StepPrice | null {
  if ((into & t.SEA) !== 0) return { closed: "13.0", why: "sea" };
  if ((into & t.BOURLIUK) !== 0) return { closed: "A18.2", why: "bourliuk" };
  if ((bits & t.CLIFF) !== 0) return { closed: "13.0", why: "cliff" };
  if (mover.isFoot) return null;
  const byRoad = (bits & t.ROAD) !== 0 && !mover.isDisrupted;
  if ((bits & t.WALL) !== 0 && !byRoad) return { closed: "11.13", why: "redoubt-wall" };
  if ((into & t.SWAMP) !== 0 && !byRoad) return { closed: "13.0", why: "swamp" };
  const overBridge = (into & t.BRIDGE_HEX) !== 0 && !mover.isDisrupted;
  if ((into & t.AQUEDUCT) !== 0 && !byRoad && !overBridge) {
    return { closed: prices.aqueduct, why: "aqueduct" };
  }
  if (mover.avoidsWoods && (into & t.WOODS) !== 0 && (bits & t.ROAD) === 0) return { closed: "11.12", why: "woods" };
  return null;
}

/** The price of the hex entered, before hexsides (5.21, 5.25, A18.1, A18.3, S-26). */
function hexPart(ground: Ground, from: Hex, direction: Direction, mover: Mover, prices: Prices): PricePart {
  const bits = ground.step[from * 8 + direction];
  const into = ground.hex[from + ground.grid.offsets[direction]];
  if (!mover.isDisrupted && (bits & t.MAJOR_ROAD) !== 0) return chart("major-road");
  if (!mover.isDisrupted && (bits & t.MINOR_ROAD) !== 0) return chart("minor-road");
  if ((into & t.BRIDGE_HEX) !== 0) return chart("aqueduct-bridge");
  if ((into & t.AQUEDUCT) !== 0) return chart("aqueduct");
  if ((into & t.SWAMP) !== 0) return swamp;
  if ((into & t.VINEYARD) !== 0) return chart("vineyard");
  const isSteep = prices.hasSteepHexes ? (into & t.STEEP_HEX) !== 0 : isAlongSteep(ground, from, direction);
  if (isSteep) {
    const part = chart((into & t.WOODS) !== 0 ? "steep-along-woods" : "steep-along");
    return prices.hasSteepHexes ? { ...part, rule: "A18.3" } : part;
  }
  if ((into & t.WOODS) !== 0) return chart("woods");
  return chart((into & t.TOWN) !== 0 ? "town" : "clear");
}

/** The slope on the hexside: ridges alike for all (5.27), single slopes cheaper downhill for infantry (5.23, 5.24, 5.26). */
function slopePart(bits: number, isFoot: boolean): PricePart | null {
  if ((bits & t.SLOPE) === 0) return null;
  if (t.isRidge(bits)) {
    const steeps = ((bits & t.STEEP_UP) !== 0 ? 1 : 0) + ((bits & t.STEEP_DOWN) !== 0 ? 1 : 0);
    return chart((["ridge-gentle-gentle", "ridge-gentle-steep", "ridge-steep-steep"] as const)[steeps]);
  }
  const part = chart((bits & t.STEEP) !== 0 ? "steep-slope" : "gentle-slope");
  if (!isFoot || (bits & t.DOWN) === 0) return part;
  return { half: part.half - infantryDownhillSaving, what: `${part.what} downhill`, rule: "5.26" };
}

function waterPart(bits: number): PricePart | null {
  if ((bits & t.RIVER) !== 0) return chart((bits & t.ALMA) !== 0 ? "alma-east" : "river");
  if ((bits & t.STREAM) !== 0) return chart((bits & t.ALMA) !== 0 ? "alma-west" : "stream");
  return null;
}

/** The price of hex and water together, by the reading of the bridge line (S-27). */
function crossingParts(hex: PricePart, bits: number, options: QuadOptions): readonly PricePart[] {
  if ((bits & t.BRIDGE) === 0) {
    const water = waterPart(bits);
    return water === null ? [hex] : [hex, water];
  }
  if (options.bridgeCost === "total-1") return [chart("bridge")];
  return options.bridgeCost === "plus-1" ? [hex, chart("bridge")] : [hex];
}

/** What a step out of a hex costs a mover, part by part. */
export function priceOfStep(
  ground: Ground,
  from: Hex,
  direction: Direction,
  mover: Mover,
  prices: Prices,
  options: QuadOptions,
): StepPrice {
  const bits = ground.step[from * 8 + direction];
  const into = ground.hex[from + ground.grid.offsets[direction]];
  const closed = whyClosed(bits, into, mover, prices);
  if (closed !== null) return closed;
  const parts = crossingParts(hexPart(ground, from, direction, mover, prices), bits, options);
  const slope = slopePart(bits, mover.isFoot);
  const comesDownInAll =
    prices.hasSteepHexes &&
    options.almaSteepHexTotal === "on" &&
    (into & t.STEEP_HEX) !== 0 &&
    !t.isRidge(bits) &&
    (bits & t.DOWN) !== 0;
  if (slope === null || slope.half === 0 || comesDownInAll) return { parts };
  return { parts: [...parts, slope] };
}

/** The case that closes a step to a unit: 11.13 speaks of cavalry, what holds for guns at a wall stands in the chart. */
export const closingRule = (closed: QuadRule, isCavalry: boolean): QuadRule =>
  closed === "11.13" && !isCavalry ? "13.0" : closed;

/** The step prices of a mover as the movement search wants them. Steps over equal ground are priced once. */
export function stepRule(ground: Ground, mover: Mover, prices: Prices, options: QuadOptions): StepRule {
  const known = new Map<number, number>();
  return (from, to, direction) => {
    const along = !prices.hasSteepHexes && isAlongSteep(ground, from, direction) ? 1 : 0;
    const like = (ground.hex[to] * 65536 + ground.step[from * 8 + direction]) * 2 + along;
    const before = known.get(like);
    if (before !== undefined) return before;
    const price = priceOfStep(ground, from, direction, mover, prices, options);
    const half = "closed" in price ? BARRED : price.parts.reduce((sum, part) => sum + part.half, 0);
    known.set(like, half);
    return half;
  };
}
