import { STEP_Q, STEP_R } from "./direction.ts";
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
  const out = new Uint16Array(Math.min(grid.cells.length, 3 * range * (range + 1) + 1));
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
