import { acrossSide, asSide, type Direction, type Hex, hexesOfSide, type Side } from "@redoubt/hex";
import {
  createStepCosts,
  type HexMap,
  hasHexTag,
  hasSideTag,
  sideWord,
  towardHex,
  zoneReach,
} from "@redoubt/mechanics";
import { banksOf } from "../battles/banks.ts";
import type { ExclusiveRules } from "../battles/exclusive.ts";
import { stepRule } from "../checks/step-cost.ts";
import type { HexTag, SideTag } from "../data/map-tags.ts";
import type { QuadOptions } from "../readings.ts";
import * as t from "../terrain.ts";

type QuadMap = HexMap<HexTag, SideTag>;

const hexBits: readonly (readonly [HexTag, number])[] = [
  ["woods", t.WOODS],
  ["town", t.TOWN],
  ["vineyard", t.VINEYARD],
  ["aqueduct", t.AQUEDUCT],
  ["bridge", t.BRIDGE_HEX | t.AQUEDUCT],
  ["swamp", t.SWAMP],
  ["sea", t.SEA],
  ["redoubt", t.REDOUBT_HEX],
  ["bourliuk", t.BOURLIUK | t.TOWN],
  ["major-road", t.MAJOR_ROAD_HEX],
  ["minor-road", t.MINOR_ROAD_HEX],
];

const plainSideBits: readonly (readonly [SideTag, number])[] = [
  ["river", t.RIVER],
  ["stream", t.STREAM],
  ["bridge", t.BRIDGE],
  ["alma-east", t.RIVER | t.ALMA],
  ["alma-west", t.STREAM | t.ALMA],
  ["major-road", t.MAJOR_ROAD],
  ["minor-road", t.MINOR_ROAD],
];

/** Hexside tags that rise to, or protect, one hex: bits of the step towards that hex, and of the step back. */
const directedBits: readonly (readonly [SideTag, number, number])[] = [
  ["gentle-slope", t.GENTLE_UP, t.GENTLE_DOWN],
  ["steep-slope", t.STEEP_UP, t.STEEP_DOWN],
  ["cliff", t.CLIFF_UP, t.CLIFF_DOWN],
  ["redoubt", t.WALL_IN, t.WALL_OUT],
];

/** Bits of a hexside for the step out of one of its hexes. */
function stepBits(map: QuadMap, from: Hex, side: Side): number {
  let bits = 0;
  for (const [tag, bit] of plainSideBits) if (hasSideTag(map, side, tag)) bits |= bit;
  for (const [tag, towards, back] of directedBits) {
    if (hasSideTag(map, side, tag)) bits |= towardHex(map, side, tag) === from ? back : towards;
  }
  const near = sideWord(map, side, "ridge", from);
  if (near === undefined) return bits;
  const far = sideWord(map, side, "ridge", acrossSide(map.grid, side, from));
  return bits | (near === "gentle" ? t.GENTLE_UP : t.STEEP_UP) | (far === "gentle" ? t.GENTLE_DOWN : t.STEEP_DOWN);
}

/** Bits of every hex: its tags, and what its hexsides make of it. */
function hexBitsOf(map: QuadMap, step: Uint16Array): Uint16Array {
  const hex = new Uint16Array(map.grid.size);
  for (const at of map.grid.cells) {
    if (map.hexMask[at] !== 0) for (const [tag, bit] of hexBits) if (hasHexTag(map, at, tag)) hex[at] |= bit;
    for (let d = 0; d < 6; d++) {
      const bits = step[at * 8 + d];
      if ((bits & t.STEEP_UP) !== 0) hex[at] |= t.STEEP_HEX;
      if ((bits & t.WALL_OUT) !== 0) hex[at] |= t.REDOUBT_HEX;
    }
  }
  return hex;
}

/** Where zones reach from hex to hex: not over cliffs, nor over rivers without a bridge (6.14). */
function zonesOver(step: Uint16Array): (from: Hex, to: Hex, direction: Direction) => boolean {
  return (from, _to, direction) => {
    const bits = step[from * 8 + direction];
    return (bits & t.CLIFF) === 0 && ((bits & t.RIVER) === 0 || (bits & t.BRIDGE) !== 0);
  };
}

/** Turns a map into the arrays that rules read. */
export function groundOf(map: QuadMap, rules: ExclusiveRules, options: QuadOptions): t.Terrain {
  const { grid } = map;
  const step = new Uint16Array(grid.size * 8);
  for (let side = 0; side < map.sideMask.length; side++) {
    if (map.sideMask[side] === 0) continue;
    const [owner, other] = hexesOfSide(grid, asSide(side));
    const direction = side % 3;
    step[owner * 8 + direction] = stepBits(map, owner, asSide(side));
    step[other * 8 + direction + 3] = stepBits(map, other, asSide(side));
  }
  const hex = hexBitsOf(map, step);
  const ground = { grid, hex, step };
  const movers = [
    { isFoot: true, isDisrupted: false, avoidsWoods: false },
    { isFoot: true, isDisrupted: true, avoidsWoods: false },
    { isFoot: false, isDisrupted: false, avoidsWoods: false },
    { isFoot: false, isDisrupted: true, avoidsWoods: false },
    { isFoot: false, isDisrupted: false, avoidsWoods: true },
    { isFoot: false, isDisrupted: true, avoidsWoods: true },
  ];
  const costs = movers.map((mover) => createStepCosts(grid, stepRule(ground, mover, rules.prices, options)));
  const depth = rules.limitsCrossing ? banksOf(map) : new Uint8Array(grid.size);
  const deepest = depth.reduce((most, one) => Math.max(most, one), 0);
  const deeper = Array.from({ length: deepest + 1 }, (_, k) => depth.map((one) => (one > k ? 1 : 0)));
  return { hex, step, zoneReach: zoneReach(grid, zonesOver(step)), costs, depth, deeper };
}
