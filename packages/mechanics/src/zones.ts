import { asHex, DIRECTIONS, type Direction, type Grid, type Hex, turn } from "@redoubt/hex";

/** Directions as a set of six bits, direction 0 lowest. */
export type DirectionMask = number;

/** All six directions. */
export const ALL_ROUND: DirectionMask = 63;

/** The mask of some directions. */
export function directionMask(...directions: readonly Direction[]): DirectionMask {
  return directions.reduce<number>((mask, direction) => mask | (1 << direction), 0);
}

/** The mask of the directions at most `spread` turns either way of a facing: 0 the front hex alone, 1 three hexes. */
export function frontMask(facing: Direction, spread: number): DirectionMask {
  return directionMask(...DIRECTIONS.filter((d) => [...Array(spread + 1).keys()].some((by) => isTurn(facing, d, by))));
}

/** The mask of the two directions either side of the corner clockwise of a direction, for units that face corners. */
export function cornerMask(corner: Direction): DirectionMask {
  return directionMask(corner, turn(corner, 1));
}

/** The directions of a mask, clockwise from 0. */
export function maskDirections(mask: DirectionMask): Direction[] {
  return DIRECTIONS.filter((direction) => (mask >> direction) & 1);
}

/** Per hex, the neighbours on the map that a zone reaches; made once per map and kind of zone. */
export function zoneReach(grid: Grid, reaches: (from: Hex, to: Hex, direction: Direction) => boolean): Uint8Array {
  const reach = new Uint8Array(grid.size);
  for (const from of grid.cells) {
    const open = DIRECTIONS.filter((direction) => {
      const to = asHex(from + grid.offsets[direction]);
      return grid.onMap[to] === 1 && reaches(from, to, direction);
    });
    reach[from] = directionMask(...open);
  }
  return reach;
}

/**
 * Zones counted per hex, kept up to date as units come and go. A layer is one kind of zone of one side: as many arrays
 * as are asked for, each the number of units whose zone lies on the hex.
 */
export type Zones = {
  readonly grid: Grid;
  readonly layers: readonly Uint8Array[];
};

/** Empty zones in a number of layers. */
export function createZones(grid: Grid, layers: number): Zones {
  return { grid, layers: Array.from({ length: layers }, () => new Uint8Array(grid.size)) };
}

/** Adds the zone of a unit in a hex, reaching the neighbours in a mask. */
export function placeZone(zones: Zones, layer: number, hex: Hex, mask: DirectionMask): void {
  const counts = zones.layers[layer];
  const { offsets } = zones.grid;
  for (let d = 0; d < 6; d++) counts[hex + offsets[d]] += (mask >> d) & 1;
}

/** Takes away a zone placed with the same hex and mask. */
export function liftZone(zones: Zones, layer: number, hex: Hex, mask: DirectionMask): void {
  const counts = zones.layers[layer];
  const { offsets } = zones.grid;
  for (let d = 0; d < 6; d++) counts[hex + offsets[d]] -= (mask >> d) & 1;
}

/** Adds a zone of any shape: every hex of a list. */
export function placeZoneArea(zones: Zones, layer: number, hexes: readonly Hex[]): void {
  const counts = zones.layers[layer];
  for (const hex of hexes) counts[hex]++;
}

/** Takes away a zone placed with the same list. */
export function liftZoneArea(zones: Zones, layer: number, hexes: readonly Hex[]): void {
  const counts = zones.layers[layer];
  for (const hex of hexes) counts[hex]--;
}

/** Empties every layer. */
export function clearZones(zones: Zones): void {
  for (const counts of zones.layers) counts.fill(0);
}

/** Whether any zone of a layer lies on a hex. */
export function isInZone(zones: Zones, layer: number, hex: Hex): boolean {
  return zones.layers[layer][hex] !== 0;
}

function isTurn(from: Direction, to: Direction, by: number): boolean {
  return turn(from, by) === to || turn(from, -by) === to;
}
