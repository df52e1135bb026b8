import {
  DIRECTIONS,
  type Direction,
  distance,
  type Grid,
  type Hex,
  hexesWithin,
  STEP_Q,
  STEP_R,
  turn,
} from "@redoubt/hex";

/** What units face: a corner of their hex, or one of its hexsides. Facing c towards a corner lies clockwise of direction c. */
export type FacingModel = "corner" | "hexside";

/** Where a hex lies as seen by a unit that faces somewhere. */
export const FRONT = 0;
export const FLANK = 1;
export const REAR = 2;
export type Wedge = typeof FRONT | typeof FLANK | typeof REAR;

/** Front, flank and rear of every facing at every range, worked out once. */
export interface Wedges {
  readonly model: FacingModel;
  /** The wedge of a unit with this facing in which another hex lies. */
  readonly wedgeOf: (facing: Direction, from: Hex, to: Hex) => Wedge;
  /** The directions of the neighbours in a wedge as six bits. */
  readonly neighbours: (facing: Direction, wedge: Wedge) => number;
  /** The hexes on the map in a wedge out to a range, nearest first. */
  readonly hexesIn: (facing: Direction, wedge: Wedge, from: Hex, range: number) => readonly Hex[];
}

/** Twice the signed area of two axial vectors: positive where the second lies clockwise of the first. */
const area = (q1: number, r1: number, q2: number, r2: number): number => q1 * r2 - r1 * q2;

/** Whether a difference of hexes lies in the closed angle of 60 degrees from a direction to the next one clockwise. */
function isInSixth(q: number, r: number, first: Direction): boolean {
  const next = turn(first, 1);
  return area(STEP_Q[first], STEP_R[first], q, r) >= 0 && area(q, r, STEP_Q[next], STEP_R[next]) >= 0;
}

/** Whether a difference of hexes lies on the arm in a direction. */
const isOnArm = (q: number, r: number, direction: Direction): boolean =>
  isInSixth(q, r, direction) && isInSixth(q, r, turn(direction, -1));

/**
 * The wedge in which an axial difference lies, at any range. Facing a corner, front and rear are the closed angles of 60 degrees with their arms, the rest is flank: 2, 2 and 2
 * neighbours. Facing a hexside the front is the closed angle of 120 degrees, the rear the open one between the arms behind: 3, 2
 * and 1 neighbours.
 */
export function wedgeAt(model: FacingModel, facing: Direction, q: number, r: number): Wedge {
  if (model === "corner") {
    if (isInSixth(q, r, facing)) return FRONT;
    return isInSixth(q, r, turn(facing, 3)) ? REAR : FLANK;
  }
  if (isInSixth(q, r, facing) || isInSixth(q, r, turn(facing, -1))) return FRONT;
  const isBehind = isInSixth(q, r, turn(facing, 2)) || isInSixth(q, r, turn(facing, 3));
  const isArm = isOnArm(q, r, turn(facing, 2)) || isOnArm(q, r, turn(facing, 4));
  return isBehind && !isArm ? REAR : FLANK;
}

/** The wedges of a grid. */
export function createWedges(grid: Grid, model: FacingModel): Wedges {
  const { q, r, stride } = grid;
  const height = grid.size / stride;
  const width = 2 * stride - 1;
  const middle = (height - 1) * width + stride - 1;
  // Two bits for each facing at every difference of two cells.
  const table = new Uint16Array(width * (2 * height - 1));
  for (let dr = 1 - height; dr < height; dr++)
    for (let dq = 1 - stride; dq < stride; dq++) {
      table[middle + dr * width + dq] = DIRECTIONS.reduce<number>(
        (bits, facing) => bits | (wedgeAt(model, facing, dq, dr) << (2 * facing)),
        0,
      );
    }
  const wedgeOf = (facing: Direction, from: Hex, to: Hex): Wedge =>
    ((table[middle + (r[to] - r[from]) * width + q[to] - q[from]] >> (2 * facing)) & 3) as Wedge; // wedgeAt put it there
  return {
    model,
    wedgeOf,
    neighbours: (facing, wedge) =>
      DIRECTIONS.reduce<number>(
        (mask, d) => (wedgeAt(model, facing, STEP_Q[d], STEP_R[d]) === wedge ? mask | (1 << d) : mask),
        0,
      ),
    hexesIn: (facing, wedge, from, range) =>
      hexesWithin(grid, from, range)
        .filter((hex) => hex !== from && wedgeOf(facing, from, hex) === wedge)
        .sort((a, b) => distance(grid, from, a) - distance(grid, from, b)),
  };
}
