import type { Grid } from "./grid.ts";
import { SIDES } from "./grid.ts";
import { newPen } from "./pen.ts";
import { between, type Point, placeKey } from "./point.ts";

/** The closed outlines of all cells that belong, each as its corners in order, the belonging cells on the right. */
export function outlines(grid: Grid, cells: Iterable<number>, belongs: (cell: number) => boolean): Point[][] {
  const next = new Map<number, { from: Point; to: Point }>();
  for (const cell of cells) {
    if (!belongs(cell)) continue;
    for (const side of SIDES) {
      const other = grid.neighbour(cell, side);
      if (other >= 0 && belongs(other)) continue;
      const from = grid.corner(cell, side);
      next.set(placeKey(from), { from, to: grid.corner(cell, side + 1) });
    }
  }
  const loops: Point[][] = [];
  for (const [start] of next) {
    const loop: Point[] = [];
    let key = start;
    for (let edge = next.get(key); edge; edge = next.get(key)) {
      next.delete(key);
      loop.push(edge.from);
      key = placeKey(edge.to);
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

/** Path text of outlines with straight sides. */
export function straightPath(loops: readonly (readonly Point[])[]): string {
  const pen = newPen();
  for (const loop of loops) {
    pen.move(loop[0]);
    for (const p of loop.slice(1)) pen.line(p);
    pen.close();
  }
  return pen.text();
}

/** Path text of outlines smoothed through the midpoints of their sides. */
export function smoothPath(loops: readonly (readonly Point[])[], sway: (p: Point) => Point): string {
  const pen = newPen();
  for (const loop of loops) {
    const v = loop.map(sway);
    const n = v.length;
    let from = between(v[n - 1], v[0]);
    pen.move(from);
    for (let i = 0; i < n; i++) {
      const to = between(v[i], v[(i + 1) % n]);
      pen.curve(eased(from, v[i], to), to);
      from = to;
    }
    pen.close();
  }
  return pen.text();
}

/** The control of a curve from one midpoint to the next: the corner, drawn in so that a zigzag of hexsides runs calmly. */
export const eased = (from: Point, corner: Point, to: Point): Point => between(corner, between(from, to), CALM);
const CALM = 0.38;
