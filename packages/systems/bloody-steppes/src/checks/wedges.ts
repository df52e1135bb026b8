import { DIRECTIONS, type Direction, type Grid, type Hex, STEP_Q, STEP_R, turn } from "@redoubt/hex";
import { type FacingModel, wedgeAt } from "@redoubt/mechanics";
import { cites } from "../kit.ts";

/** Every neighbour lies in front, on a flank or in the rear. */
export const enforces = cites("V.3");

/** V.3: where a hex lies as seen by a unit. */
export type Zone = "front" | "flank" | "rear";

/** Names of facings towards a corner, by the two neighbours it lies between; the index is the first of them clockwise. */
export const cornerNames = ["N/NE", "NE/SE", "SE/S", "S/SW", "SW/NW", "NW/N"] as const;
/** A facing towards a corner as people write it. */
export type CornerName = (typeof cornerNames)[number];

/** Names of facings towards a hexside. */
export const hexsideNames = ["N", "NE", "SE", "S", "SW", "NW"] as const;

/** The facing of a name such as "SE/S", in either order of its halves; undefined if there is none. */
export function parseFacing(text: string, model: FacingModel = "corner"): Direction | undefined {
  const names: readonly string[] = model === "corner" ? cornerNames : hexsideNames;
  const turned = text.split("/").reverse().join("/");
  const found = names.findIndex((name) => name === text || name === turned);
  return found < 0 ? undefined : (found as Direction); // six names, six directions
}

/** A facing as people write it. */
export function facingName(facing: Direction, model: FacingModel = "corner"): string {
  return (model === "corner" ? cornerNames : hexsideNames)[facing];
}

type NeighbourZones = Readonly<Record<Zone, readonly Direction[]>>;

const zones: readonly Zone[] = ["front", "flank", "rear"];

function neighboursIn(facing: Direction, model: FacingModel): NeighbourZones {
  const inZone = (zone: Zone): readonly Direction[] =>
    DIRECTIONS.map((by) => turn(facing, by + (model === "corner" ? 0 : -1))).filter(
      (direction) => zones[wedgeAt(model, facing, STEP_Q[direction], STEP_R[direction])] === zone,
    );
  return { front: inZone("front"), flank: inZone("flank"), rear: inZone("rear") };
}

const neighbourTables: Readonly<Record<FacingModel, readonly NeighbourZones[]>> = {
  corner: DIRECTIONS.map((facing) => neighboursIn(facing, "corner")),
  hexside: DIRECTIONS.map((facing) => neighboursIn(facing, "hexside")),
};

/** The neighbours in front, on the flanks and to the rear, as directions (V.3, K-1, K-189). */
export function neighbourZones(facing: Direction, model: FacingModel = "corner"): NeighbourZones {
  return neighbourTables[model][facing];
}

/** V.3: the zone of a unit with this facing in which another hex lies, at any range (K-1, K-161); World.wedges knows it by heart. */
export function zoneOf(grid: Grid, facing: Direction, from: Hex, to: Hex, model: FacingModel = "corner"): Zone {
  return zones[wedgeAt(model, facing, grid.q[to] - grid.q[from], grid.r[to] - grid.r[from])];
}

/** The hexes on the map in the front zone out to a range, nearest first; all round where there is no facing. */
export function frontHexes(
  grid: Grid,
  facing: Direction | undefined,
  from: Hex,
  range: number,
  model: FacingModel = "corner",
): Hex[] {
  const distanceTo = (hex: Hex): number => {
    const q = grid.q[hex] - grid.q[from];
    const r = grid.r[hex] - grid.r[from];
    return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
  };
  return grid.cells
    .filter((hex) => hex !== from && distanceTo(hex) <= range)
    .filter((hex) => facing === undefined || zoneOf(grid, facing, from, hex, model) === "front")
    .sort((a, b) => distanceTo(a) - distanceTo(b) || a - b);
}
