import { asHex, DIRECTIONS, distance, type Hex, hexesWithin, sideOf } from "@redoubt/hex";
import { BARRED, createStepCosts, hasHexTag, hasSideTag, hexDetail, hexesTagged, towardHex } from "@redoubt/mechanics";
import { entryPrice, isAlongRoad, isWater, movingKinds, type RetributionMap, stepPrice } from "../checks/step-cost.ts";
import { constants } from "../tables/constants.ts";
import * as bits from "../terrain.ts";

/** Reads a map into the arrays that rules look at. */
export function terrainOf(map: RetributionMap, roadCancelsSteep: boolean): bits.Terrain {
  const { grid } = map;
  const hex = new Uint8Array(grid.size);
  const step = new Uint8Array(grid.size * 8);
  for (const cell of grid.cells) {
    hex[cell] = hexBits(map, cell);
    for (const direction of DIRECTIONS) step[cell * 8 + direction] = stepBits(map, cell, direction);
  }
  const victoryHexes = hexesTagged(map, "victory");
  const victoryAt = new Int8Array(grid.size).fill(-1);
  for (const [place, cell] of victoryHexes.entries()) victoryAt[cell] = place;
  const entryHexes = hexesTagged(map, "entry");
  return {
    hex,
    step,
    costs: movingKinds.map((kind) =>
      createStepCosts(grid, (from, to, d) => stepPrice(map, kind, from, to, d, roadCancelsSteep).cost),
    ),
    entryCost: movingKinds.map((kind) => {
      const cost = new Uint8Array(grid.size).fill(BARRED);
      for (const cell of entryHexes) cost[cell] = entryPrice(map, kind, cell).cost;
      return cost;
    }),
    entryHexes,
    victoryHexes,
    victoryNames: victoryHexes.map((cell) => map.names.get(cell) ?? hexDetail(map, cell, "victory") ?? ""),
    victoryAt,
    ...gunsOf(map),
    toVictory: victoryHexes.map((goal) => distances(map, [goal])),
    toEdge: distances(map, hexesTagged(map, "south-edge")),
  };
}

function hexBits(map: RetributionMap, cell: Hex): number {
  return (
    (hasHexTag(map, cell, "sea") ? bits.SEA_HEX : 0) |
    (isWater(map, cell) ? bits.WATER : 0) |
    (hasHexTag(map, cell, "road") ? bits.ROAD_HEX : 0) |
    (hasHexTag(map, cell, "south-edge") ? bits.SOUTH_EDGE : 0) |
    (hasHexTag(map, cell, "entry") ? bits.ENTRY : 0) |
    (hasHexTag(map, cell, "shell-hill") ? bits.SHELL_HILL : 0)
  );
}

function stepBits(map: RetributionMap, from: Hex, direction: (typeof DIRECTIONS)[number]): number {
  const to = asHex(from + map.grid.offsets[direction]);
  if (map.grid.onMap[to] !== 1) return bits.SEA;
  const side = sideOf(map.grid, from, direction);
  const isUp = towardHex(map, side, "slope") === to || towardHex(map, side, "steep-slope") === to;
  return (
    (hasSideTag(map, side, "sea") || hasHexTag(map, to, "sea") ? bits.SEA : 0) |
    (hasSideTag(map, side, "steep-slope") ? bits.STEEP : 0) |
    (isUp ? bits.UPHILL : 0) |
    (towardHex(map, side, "redoubt") === to ? bits.WORK_IN : 0) |
    (isWater(map, to) ? bits.INTO_WATER : 0) |
    (isAlongRoad(map, from, to, side) ? bits.ALONG_ROAD : 0)
  );
}

/** Where the guns of Shell Hill reach, and what lies next to them (5.6, B-31, B-33). */
function gunsOf(map: RetributionMap): Pick<bits.Terrain, "hills" | "inRange" | "nextToHill"> {
  const { grid } = map;
  const hills = hexesTagged(map, "shell-hill");
  const inRange = new Uint8Array(grid.size);
  const nextToHill = new Uint8Array(grid.size);
  for (const [place, hill] of hills.entries()) {
    for (const cell of hexesWithin(grid, hill, constants.bombardmentRange.value)) inRange[cell] |= 1 << place;
    for (const direction of DIRECTIONS) nextToHill[hill + grid.offsets[direction]] = 1;
  }
  return { hills, inRange, nextToHill };
}

function distances(map: RetributionMap, goals: readonly Hex[]): Uint8Array {
  const { grid } = map;
  const to = new Uint8Array(grid.size).fill(255);
  for (const cell of grid.cells) {
    for (const goal of goals) to[cell] = Math.min(to[cell], distance(grid, cell, goal));
  }
  return to;
}
