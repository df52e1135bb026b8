import { acrossSide, asHex, DIRECTIONS, type Hex, type Side, sideOf } from "@redoubt/hex";
import { createStepCosts, type HexMap, hasHexTag, hasSideTag, sideWord, towardHex } from "@redoubt/mechanics";
import { banksOf } from "./banks.ts";
import { stepRule } from "./checks/step-cost.ts";
import type { HexTag, SideTag } from "./data/map-tags.ts";
import type { QuadOptions } from "./readings.ts";
import * as t from "./terrain.ts";
import type { Battle } from "./world.ts";

type QuadMap = HexMap<HexTag, SideTag>;

const hexBits: Readonly<Partial<Record<HexTag, number>>> = {
  woods: t.WOODS,
  town: t.TOWN,
  vineyard: t.VINEYARD,
  aqueduct: t.AQUEDUCT,
  bridge: t.BRIDGE_HEX | t.AQUEDUCT,
  swamp: t.SWAMP,
  sea: t.SEA,
  redoubt: t.REDOUBT_HEX,
  bourliuk: t.BOURLIUK | t.TOWN,
  "major-road": t.MAJOR_ROAD_HEX,
  "minor-road": t.MINOR_ROAD_HEX,
};

const plainSideBits: Readonly<Partial<Record<SideTag, number>>> = {
  river: t.RIVER,
  stream: t.STREAM,
  bridge: t.BRIDGE,
  "alma-east": t.RIVER | t.ALMA,
  "alma-west": t.STREAM | t.ALMA,
  "major-road": t.MAJOR_ROAD,
  "minor-road": t.MINOR_ROAD,
};

/** Bits of a hexside tag that rises to, or protects, one hex: for the step towards that hex, and for the step back. */
const directedBits: Readonly<Partial<Record<SideTag, readonly [number, number]>>> = {
  "gentle-slope": [t.GENTLE_UP, t.GENTLE_DOWN],
  "steep-slope": [t.STEEP_UP, t.STEEP_DOWN],
  cliff: [t.CLIFF_UP, t.CLIFF_DOWN],
  redoubt: [t.WALL_IN, t.WALL_OUT],
};

function stepBits(map: QuadMap, from: Hex, side: Side): number {
  let bits = 0;
  for (const [tag, bit] of Object.entries(plainSideBits)) if (hasSideTag(map, side, tag as SideTag)) bits |= bit;
  for (const [tag, [towards, back]] of Object.entries(directedBits)) {
    const hex = towardHex(map, side, tag as SideTag); // the keys of a record are its key type
    if (hex !== undefined) bits |= hex === from ? back : towards;
  }
  const near = sideWord(map, side, "ridge", from);
  if (near === undefined) return bits;
  const far = sideWord(map, side, "ridge", acrossSide(map.grid, side, from));
  return bits | (near === "gentle" ? t.GENTLE_UP : t.STEEP_UP) | (far === "gentle" ? t.GENTLE_DOWN : t.STEEP_DOWN);
}

/** Turns a map into the arrays that rules read. */
export function groundOf(map: QuadMap, battle: Battle, options: QuadOptions): t.Terrain {
  const { grid } = map;
  const hex = new Uint16Array(grid.size);
  const step = new Uint16Array(grid.size * 8);
  const zoneStep = new Uint8Array(grid.size * 8);
  for (const at of grid.cells) {
    for (const [tag, bit] of Object.entries(hexBits)) if (hasHexTag(map, at, tag as HexTag)) hex[at] |= bit;
    for (const d of DIRECTIONS) {
      const bits = stepBits(map, at, sideOf(grid, at, d));
      step[at * 8 + d] = bits;
      if ((bits & t.STEEP_UP) !== 0) hex[at] |= t.STEEP_HEX;
      if ((bits & t.WALL_OUT) !== 0) hex[at] |= t.REDOUBT_HEX;
      const cuts = (bits & t.CLIFF) !== 0 || ((bits & t.RIVER) !== 0 && (bits & t.BRIDGE) === 0);
      if (!cuts && grid.onMap[asHex(at + grid.offsets[d])] === 1) zoneStep[at * 8 + d] = 1;
    }
  }
  const ground = { grid, hex, step };
  const movers = [
    { isFoot: true, isDisrupted: false, avoidsWoods: false },
    { isFoot: true, isDisrupted: true, avoidsWoods: false },
    { isFoot: false, isDisrupted: false, avoidsWoods: false },
    { isFoot: false, isDisrupted: true, avoidsWoods: false },
    { isFoot: false, isDisrupted: false, avoidsWoods: true },
    { isFoot: false, isDisrupted: true, avoidsWoods: true },
  ];
  const costs = movers.map((mover) => createStepCosts(grid, stepRule(ground, mover, battle, options)));
  const depth = battle === "alma" ? banksOf(map, step) : new Uint8Array(grid.size);
  const deepest = depth.reduce((most, one) => Math.max(most, one), 0);
  const deeper = Array.from({ length: deepest + 1 }, (_, k) => depth.map((one) => (one > k ? 1 : 0)));
  return { hex, step, zoneStep, costs, depth, deeper };
}
