import { type Direction, type Grid, type Hex, STEP_Q, STEP_R, turn } from "@redoubt/hex";

/** K-1: units face a corner of their hex, or with the other reading one of its hexsides. */
export type FacingModel = "corner" | "hexside";

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

/** The neighbours in front, on the flanks and to the rear, as directions (V.3, K-1, K-189). */
export function neighbourZones(
  facing: Direction,
  model: FacingModel = "corner",
): Readonly<Record<Zone, readonly Direction[]>> {
  const at = (...by: readonly number[]): Direction[] => by.map((one) => turn(facing, one));
  return model === "corner"
    ? { front: at(0, 1), flank: at(2, 5), rear: at(3, 4) }
    : { front: at(5, 0, 1), flank: at(2, 4), rear: at(3) };
}

/** Twice the signed area of two axial vectors: whether the second lies clockwise (positive) of the first. */
function turnOf(q1: number, r1: number, q2: number, r2: number): number {
  return q1 * r2 - r1 * q2;
}

/** Whether a difference of hexes lies in the closed angle of 60 degrees from a direction to the next one clockwise. */
function isInSixth(q: number, r: number, first: Direction): boolean {
  const next = turn(first, 1);
  return turnOf(STEP_Q[first], STEP_R[first], q, r) >= 0 && turnOf(q, r, STEP_Q[next], STEP_R[next]) >= 0;
}

/** Whether a difference of hexes lies on the arm in a direction. */
function isOnArm(q: number, r: number, direction: Direction): boolean {
  return isInSixth(q, r, direction) && isInSixth(q, r, turn(direction, 5));
}

/** V.3: the zone of a unit with this facing in which another hex lies, at any range (K-1, K-161). */
export function zoneOf(grid: Grid, facing: Direction, from: Hex, to: Hex, model: FacingModel = "corner"): Zone {
  const q = grid.q[to] - grid.q[from];
  const r = grid.r[to] - grid.r[from];
  if (model === "corner") {
    if (isInSixth(q, r, facing)) return "front";
    return isInSixth(q, r, turn(facing, 3)) ? "rear" : "flank";
  }
  if (isInSixth(q, r, facing) || isInSixth(q, r, turn(facing, 5))) return "front";
  const isBehind = isInSixth(q, r, turn(facing, 2)) || isInSixth(q, r, turn(facing, 3));
  const isFlankArm = isOnArm(q, r, turn(facing, 2)) || isOnArm(q, r, turn(facing, 4));
  return isBehind && !isFlankArm ? "rear" : "flank";
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
