/** A place on the sheet, in pixels at 100%. */
export type Point = readonly [x: number, y: number];

/** The place a share t of the way from a to b. */
export const between = (a: Point, b: Point, t = 0.5): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** The length of the straight line from a to b. */
export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** The unit vector from a towards b. */
export function direction(a: Point, b: Point): Point {
  const length = distance(a, b) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

/** The place reached from a by going `along` in direction u and `across` to its right. */
export const offset = (a: Point, u: Point, along: number, across = 0): Point => [
  a[0] + u[0] * along - u[1] * across,
  a[1] + u[1] * along + u[0] * across,
];

/** A number that is the same for every line drawn to this place. */
export const placeKey = (p: Point): number => Math.round(p[0] * 4) * 1000003 + Math.round(p[1] * 4);
