import { type Direction, STEP_Q, STEP_R } from "./direction.ts";
import { asHex, type Grid, type Hex } from "./grid.ts";

/** Hexes from one hex to another, the first not counted. */
export function distance(grid: Grid, a: Hex, b: Hex): number {
  return axialDistance(grid.q[b] - grid.q[a], grid.r[b] - grid.r[a]);
}

/** Length in hexes of an axial difference. */
export function axialDistance(dq: number, dr: number): number {
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) >> 1;
}

/** The hexes of the map at most `range` from a centre, in index order, the centre included. */
export function hexesWithin(grid: Grid, centre: Hex, range: number): Hex[] {
  const out = new Uint16Array(grid.cells.length);
  const count = fillWithin(grid, centre, range, out);
  return Array.from(out.subarray(0, count), asHex);
}

/** Writes the hexes at most `range` from a centre into `out`, in index order, and returns how many; allocates nothing. */
export function fillWithin(grid: Grid, centre: Hex, range: number, out: Uint16Array | Int32Array): number {
  const { stride, onMap } = grid;
  const columns = stride - 1;
  const height = grid.size / stride;
  // Array coordinates, so that the scan never wraps from one axial row into the next.
  const x = centre % stride;
  const y = Math.trunc(centre / stride);
  let count = 0;
  for (let dr = -range; dr <= range; dr++) {
    if (y + dr < 0 || y + dr >= height) continue;
    const low = Math.max(-range, -range - dr, -x);
    const high = Math.min(range, range - dr, columns - x);
    const row = centre + dr * stride;
    for (let dq = low; dq <= high; dq++) if (onMap[row + dq] === 1) out[count++] = row + dq;
  }
  return count;
}

/** The hexes of the map exactly `range` from a centre, clockwise from direction 0. */
export function ring(grid: Grid, centre: Hex, range: number): Hex[] {
  if (range === 0) return [centre];
  const hexes: Hex[] = [];
  let q = grid.q[centre] + STEP_Q[0] * range;
  let r = grid.r[centre] + STEP_R[0] * range;
  for (let leg = 0; leg < 6; leg++) {
    // From the corner in direction d the ring runs in direction d+2.
    const along = (leg + 2) % 6;
    for (let i = 0; i < range; i++) {
      const hex = atAxial(grid, q, r);
      if (hex !== undefined) hexes.push(hex);
      q += STEP_Q[along];
      r += STEP_R[along];
    }
  }
  return hexes;
}

/** The hex of the map at axial coordinates, if there is one. */
export function atAxial(grid: Grid, q: number, r: number): Hex | undefined {
  const x = q - grid.q[0];
  const y = r - grid.r[0];
  if (x < 0 || x >= grid.stride || y < 0) return undefined;
  const cell = y * grid.stride + x;
  return grid.onMap[cell] === 1 ? asHex(cell) : undefined;
}

/**
 * Where b lies seen from a, in twelfths of a circle: 2d exactly in direction d, 2d+1 strictly between directions d and
 * d+1. Undefined when a is b.
 */
export function bearing(grid: Grid, a: Hex, b: Hex): number | undefined {
  const dq = grid.q[b] - grid.q[a];
  const dr = grid.r[b] - grid.r[a];
  if (dq === 0 && dr === 0) return undefined;
  for (let d = 0; d < 6; d++) {
    const left = cross(STEP_Q[d], STEP_R[d], dq, dr);
    const next = (d + 1) % 6;
    const right = cross(dq, dr, STEP_Q[next], STEP_R[next]);
    // In the sixth that starts at direction d: not left of d, and left of d+1.
    if (left >= 0 && right > 0) return left === 0 ? 2 * d : 2 * d + 1;
  }
  return undefined;
}

/** The direction in which b lies exactly straight from a, if it does. */
export function straightDirection(grid: Grid, a: Hex, b: Hex): Direction | undefined {
  const towards = bearing(grid, a, b);
  // An even twelfth is twice a direction.
  return towards === undefined || towards % 2 === 1 ? undefined : ((towards / 2) as Direction);
}

// Positive when the second vector lies clockwise of the first (axial coordinates, rows counted downwards).
function cross(q1: number, r1: number, q2: number, r2: number): number {
  return q1 * r2 - r1 * q2;
}
