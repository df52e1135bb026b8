/**
 * A second opinion on straight lines, sharing nothing with the code under test: hexes as polygons, lines cut at polygon
 * edges, all in exact fractions. Lengths along y are in units of the square root of three, which changes no crossing.
 */

/** An exact fraction with positive denominator. */
export type Fraction = { readonly n: bigint; readonly d: bigint };

/** A point, both coordinates over one denominator. */
export type Point = { readonly x: Fraction; readonly y: Fraction };

/** The stretch of a line inside or on the edge of a polygon. */
export type Stretch = { readonly from: Fraction; readonly to: Fraction; readonly isInside: boolean };

const CORNERS = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
] as const;

export function fraction(n: bigint | number, d: bigint | number = 1): Fraction {
  const [a, b] = [BigInt(n), BigInt(d)];
  return b < 0n ? { n: -a, d: -b } : { n: a, d: b };
}
export const add = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d);
export const subtract = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d);
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);
export const over = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n);
export const compare = (a: Fraction, b: Fraction): number => {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** The centre of the hex at axial coordinates of a flat grid, y downwards. */
export function centre(q: number, r: number): Point {
  return { x: fraction(3 * q), y: fraction(q + 2 * r) };
}

/** The corners of a hex, clockwise on the page. */
export function corners(q: number, r: number): Point[] {
  const { x, y } = centre(q, r);
  return CORNERS.map(([dx, dy]) => ({ x: add(x, fraction(dx)), y: add(y, fraction(dy)) }));
}

/** Twice the area of the triangle a, b, c: positive when c lies to the right of the way from a to b (y downwards). */
export function turnOf(a: Point, b: Point, c: Point): Fraction {
  const one = times(subtract(b.x, a.x), subtract(c.y, a.y));
  return subtract(one, times(subtract(b.y, a.y), subtract(c.x, a.x)));
}

/** The point at time t on the way from a to b. */
export function pointAt(a: Point, b: Point, t: Fraction): Point {
  return { x: add(a.x, times(t, subtract(b.x, a.x))), y: add(a.y, times(t, subtract(b.y, a.y))) };
}

/** The part of the way from a to b that lies in a hex, edges included; undefined if none. */
export function stretchIn(q: number, r: number, a: Point, b: Point): Stretch | undefined {
  let from = fraction(0);
  let to = fraction(1);
  const ring = corners(q, r);
  for (let i = 0; i < 6; i++) {
    // Inside is to the right of every edge walked clockwise.
    const start = turnOf(ring[i], ring[(i + 1) % 6], a);
    const end = turnOf(ring[i], ring[(i + 1) % 6], b);
    const change = subtract(end, start);
    if (change.n === 0n) {
      if (start.n < 0n) return undefined;
      continue;
    }
    const meets = over(fraction(-start.n, start.d), change);
    if (change.n > 0n && compare(meets, from) > 0) from = meets;
    if (change.n < 0n && compare(meets, to) < 0) to = meets;
  }
  const length = compare(to, from);
  if (length < 0) return undefined;
  const middle = pointAt(a, b, over(add(from, to), fraction(2)));
  const isInside = ring.every((corner, i) => turnOf(corner, ring[(i + 1) % 6], middle).n > 0n);
  return { from, to, isInside };
}

/** The way shifted to its left (or right) by a sliver far smaller than any gap a line of this length can leave. */
export function nudged(a: Point, b: Point, hand: "left" | "right"): readonly [Point, Point] {
  const sliver = fraction(hand === "left" ? 1 : -1, 10_000_000);
  // With y downwards, left of (dx, dy) is (dy, -dx).
  const shift = (p: Point): Point => ({
    x: add(p.x, times(sliver, subtract(b.y, a.y))),
    y: subtract(p.y, times(sliver, subtract(b.x, a.x))),
  });
  return [shift(a), shift(b)];
}
