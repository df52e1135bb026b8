import {
  asHex,
  columnOf,
  createRays,
  DIRECTIONS,
  type Direction,
  directionTo,
  type Hex,
  hexesOfSide,
  rowOf,
  type Side,
  sideOf,
} from "@redoubt/hex";
import { BARRED, createStepCosts, hasHexTag, repriced, type StepRule, stepCost, zoneReach } from "@redoubt/mechanics";
import { type BayonetsMap, type Bridge, isRoadLink, mapBridge, slopeOf, waterOf } from "./crossing.ts";
import type { Game } from "./data/game.ts";
import { groundTags } from "./data/map-tags.ts";
import { cites } from "./kit.ts";
import { type Mover, marchPrice, stepPrice } from "./step-price.ts";
import { hexEffects, hexsideEffects, type TerrainChart, type UnitType } from "./tables/terrain-effects.ts";
import * as bits from "./terrain.ts";

/** The reach of zones is worked out once for the map, and ends at major rivers. */
export const enforces = cites("3.4b");

/** What a terrain is made from besides the map: the part in play (T1), and bridges that differ from the map's. */
export interface GroundSetup {
  readonly area?: Game["area"];
  readonly bridges?: ReadonlyMap<Side, Bridge>;
  /** The prices; our own chart where missing. */
  readonly chart?: TerrainChart;
}

/** Reads a map into the arrays that rules look at. */
export function terrainOf(map: BayonetsMap, setup: GroundSetup = {}): bits.Terrain {
  const { grid } = map;
  const hex = new Uint16Array(grid.size);
  for (const cell of grid.cells) if (isInArea(map, cell, setup.area ?? null)) hex[cell] = hexBits(map, cell);
  const isOpen = (cell: Hex): boolean => (hex[cell] & bits.IN_PLAY) !== 0;
  const bridgeAt = (from: Hex, d: Direction): Bridge => {
    const side = sideOf(grid, from, d);
    return setup.bridges?.get(side) ?? mapBridge(map, side);
  };
  const step = new Uint8Array(grid.size * 8);
  for (const cell of grid.cells)
    for (const d of DIRECTIONS) {
      const to = asHex(cell + grid.offsets[d]);
      step[cell * 8 + d] =
        isOpen(cell) && isOpen(to) ? stepBits(map, cell, d, to, bridgeAt(cell, d)) : bits.NO_ATTACK | bits.NO_CHARGE;
    }
  const inPlay =
    (rule: StepRule): StepRule =>
    (from, to, d) =>
      isOpen(from) && isOpen(to) ? rule(from, to, d) : BARRED;
  const costs = (mover: Mover) =>
    createStepCosts(
      grid,
      inPlay((from, to, d) => stepPrice(map, mover, from, d, to, bridgeAt(from, d), setup.chart).cost),
    );
  const march = (type: UnitType) =>
    createStepCosts(
      grid,
      inPlay((from, to, d) => marchPrice(map, type, from, d, to, bridgeAt(from, d), setup.chart).cost),
    );
  const infantry = costs("infantry");
  return {
    rays: createRays(grid),
    hex,
    step,
    level: map.elevation,
    costs: {
      infantry,
      cavalry: costs("cavalry"),
      artillery: costs("artillery"),
      "horse-artillery": costs("horse-artillery"),
      leader: costs("leader"),
    },
    march: {
      infantry: march("infantry"),
      cavalry: march("cavalry"),
      artillery: march("artillery"),
      "horse-artillery": march("horse-artillery"),
    },
    zone: zoneReach(grid, (from, to, d) => isOpen(from) && isOpen(to) && hasZoneAcross(map, from, to, d)),
    ways: zoneReach(grid, (from, to) => isOpen(from) && isOpen(to)),
    footWays: zoneReach(grid, (from, _, d) => stepCost(infantry, from, d) !== BARRED),
    roadWays: zoneReach(
      grid,
      (from, to, d) => isOpen(from) && isOpen(to) && isRoadLink(map, from, to, bridgeAt(from, d)),
    ),
  };
}

/** The same terrain with another bridge, or none, over one hexside: only the two steps across it differ (7.6, E10). */
export function bridged(
  map: BayonetsMap,
  terrain: bits.Terrain,
  side: Side,
  bridge: Bridge,
  chart?: TerrainChart,
): bits.Terrain {
  const { grid } = map;
  const ends = hexesOfSide(grid, side);
  if (ends.some((hex) => (terrain.hex[hex] & bits.IN_PLAY) === 0)) return terrain;
  const steps = ends.map((from, i) => {
    const to = ends[1 - i];
    const d = directionTo(grid, from, to);
    if (d === undefined) throw new RangeError("the two hexes of a hexside are neighbours");
    return { from, to, d };
  });
  const across = steps.map(({ from, d }) => ({ from, direction: d }));
  const step = terrain.step.slice();
  for (const { from, d, to } of steps) step[from * 8 + d] = stepBits(map, from, d, to, bridge);
  const costs = (mover: Mover) =>
    repriced(terrain.costs[mover], across, (from, to, d) => stepPrice(map, mover, from, d, to, bridge, chart).cost);
  const march = (type: UnitType) =>
    repriced(terrain.march[type], across, (from, to, d) => marchPrice(map, type, from, d, to, bridge, chart).cost);
  const ways = (mask: Uint8Array, isWay: (from: Hex, d: Direction, to: Hex) => boolean): Uint8Array => {
    const changed = mask.slice();
    for (const { from, d, to } of steps)
      changed[from] = (changed[from] & ~(1 << d)) | (isWay(from, d, to) ? 1 << d : 0);
    return changed;
  };
  const infantry = costs("infantry");
  return {
    ...terrain,
    step,
    costs: {
      infantry,
      cavalry: costs("cavalry"),
      artillery: costs("artillery"),
      "horse-artillery": costs("horse-artillery"),
      leader: costs("leader"),
    },
    march: {
      infantry: march("infantry"),
      cavalry: march("cavalry"),
      artillery: march("artillery"),
      "horse-artillery": march("horse-artillery"),
    },
    footWays: ways(terrain.footWays, (from, d) => stepCost(infantry, from, d) !== BARRED),
    roadWays: ways(terrain.roadWays, (from, _, to) => isRoadLink(map, from, to, bridge)),
  };
}

function isInArea(map: BayonetsMap, hex: Hex, area: Game["area"]): boolean {
  if (area === null) return true;
  const [column, row] = [columnOf(map.grid, hex), rowOf(map.grid, hex)];
  return column >= area.columns[0] && column <= area.columns[1] && row >= area.rows[0] && row <= area.rows[1];
}

function hexBits(map: BayonetsMap, hex: Hex): number {
  const found = groundTags.filter((tag) => hasHexTag(map, hex, tag));
  const effects = found.length === 0 ? [hexEffects.clear] : found.map((tag) => hexEffects[tag]);
  const any = (test: (one: (typeof effects)[number]) => boolean, bit: number): number => (effects.some(test) ? bit : 0);
  const all = (test: (one: (typeof effects)[number]) => boolean, bit: number): number =>
    effects.every(test) ? bit : 0;
  return (
    bits.IN_PLAY |
    any(({ cover }) => cover < 0, bits.COVER) |
    any(({ shock }) => shock, bits.SHOCK) |
    any(({ free }) => free, bits.FREE) |
    any(({ blocks }) => blocks, bits.BLOCKS) |
    all(({ charge }) => charge, bits.CHARGEABLE) |
    all(({ build }) => build, bits.BUILDABLE) |
    (hasHexTag(map, hex, "marsh") ? bits.MARSH : 0) |
    (hasHexTag(map, hex, "road") ? bits.ROAD : 0) |
    (hasHexTag(map, hex, "town") || hasHexTag(map, hex, "city") ? bits.TOWN : 0)
  );
}

function stepBits(map: BayonetsMap, from: Hex, d: Direction, to: Hex, bridge: Bridge): number {
  const side = sideOf(map.grid, from, d);
  const slope = slopeOf(map, from, to, side);
  const water = waterOf(map, side, bridge);
  const isBarred = slope.kind === "cliff" || (water !== null && !hexsideEffects[water].attack);
  return (
    (slope.kind === "level" ? 0 : slope.isUp ? bits.UP : bits.DOWN) |
    (water !== null && hexsideEffects[water].halved ? bits.HALVES_ATTACK : 0) |
    (water === "bridge" ? bits.OVER_BRIDGE : 0) |
    (isBarred ? bits.NO_ATTACK : 0) |
    (slope.kind !== "level" || water !== null ? bits.NO_CHARGE : 0) |
    (water === null || water === "stream" ? 0 : bits.WATER)
  );
}

/** Zones stop at cliffs and at major rivers, bridged or not (3.4b, I-103). */
function hasZoneAcross(map: BayonetsMap, from: Hex, to: Hex, d: Direction): boolean {
  const side = sideOf(map.grid, from, d);
  const water = waterOf(map, side, "none");
  return slopeOf(map, from, to, side).kind !== "cliff" && (water === null || hexsideEffects[water].zone);
}

/** The hexes on the same bank of the river as a hex (I-138): bridges and fords do not join banks. */
export function bankOf(map: BayonetsMap, hex: Hex): Set<Hex> {
  const { grid } = map;
  const bank = new Set([hex]);
  for (const at of bank)
    for (const d of DIRECTIONS) {
      const to = asHex(at + grid.offsets[d]);
      const side = sideOf(grid, at, d);
      const isRiver = (map.sideMask[side] & (map.sideBits.river | map.sideBits["major-river"])) !== 0;
      if (grid.onMap[to] === 1 && !isRiver) bank.add(to);
    }
  return bank;
}
