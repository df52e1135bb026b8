/** One of the six directions, clockwise; 0 is N on flat grids and NW on pointy ones. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

/** All six directions, clockwise. */
export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** Direction names of grids whose hexes stand in columns, indexed by direction. */
export const FLAT_NAMES = ["N", "NE", "SE", "S", "SW", "NW"] as const;

/** Direction names of grids whose hexes lie in rows, indexed by direction. */
export const POINTY_NAMES = ["NW", "NE", "E", "SE", "SW", "W"] as const;

/** A direction as people write it. */
export type DirectionName = (typeof FLAT_NAMES)[number] | (typeof POINTY_NAMES)[number];

/** Axial column change of one step in each direction, the same for both orientations. */
export const STEP_Q: readonly number[] = [0, 1, 1, 0, -1, -1];

/** Axial row change of one step in each direction, the same for both orientations. */
export const STEP_R: readonly number[] = [-1, -1, 0, 1, 1, 0];

/** The direction `by` sixths of a circle clockwise (negative: anticlockwise). */
export function turn(direction: Direction, by: number): Direction {
  // The remainder of a non-negative number by six is one of the six directions.
  return ((((direction + by) % 6) + 6) % 6) as Direction;
}

/** The direction pointing the other way. */
export function opposite(direction: Direction): Direction {
  return turn(direction, 3);
}
