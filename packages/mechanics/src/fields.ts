import type { Grid } from "@redoubt/hex";

/*
 * Fields over the hexes of a map that minds read positions from: how much of something lies within reach of each hex, and how
 * far each hex is from the nearest of some others. They look at distances alone and know no rule.
 */

/** A field that has nowhere to count from. */
export const FAR = 255;

/** Adds an amount to every hex of the map within so many hexes of one. */
export function spreadWithin(grid: Grid, field: Int32Array, hex: number, reach: number, amount: number): void {
  const { q, r, onMap, stride, size } = grid;
  for (let dr = -reach; dr <= reach; dr++) {
    const [first, last] = [Math.max(-reach, -reach - dr), Math.min(reach, reach - dr)];
    for (let dq = first; dq <= last; dq++) {
      const at = hex + dr * stride + dq;
      // Beyond the edge a line of indexes goes on in the next row of the map.
      if (at < 0 || at >= size || onMap[at] !== 1 || q[at] - q[hex] !== dq || r[at] - r[hex] !== dr) continue;
      field[at] += amount;
    }
  }
}

/** Counts for every hex of the map how many hexes it is from the nearest of some; FAR where there is none. */
export function hopsFrom(grid: Grid, field: Uint8Array, queue: Int32Array, hexes: readonly number[]): void {
  const { offsets, onMap, size } = grid;
  field.fill(FAR, 0, size);
  let count = 0;
  for (const hex of hexes) {
    if (field[hex] === 0) continue;
    field[hex] = 0;
    queue[count++] = hex;
  }
  for (let i = 0; i < count; i++) {
    const next = field[queue[i]] + 1;
    for (let d = 0; d < 6; d++) {
      const to = queue[i] + offsets[d];
      if (onMap[to] !== 1 || field[to] <= next || next >= FAR) continue;
      field[to] = next;
      queue[count++] = to;
    }
  }
}

/** How strongly a place of some price pulls from afar: half of it at a distance of `reach`. */
export const fading = (price: number, far: number, reach: number): number =>
  Math.trunc((price * reach) / (reach + far));
