import type { Grid } from "./grid.ts";
import { SIDES } from "./grid.ts";
import { newPen } from "./pen.ts";
import { type Point, placeKey } from "./point.ts";

/** A hexside as a line runs along it, from p to q, between the cell on its right and the one on its left (-1: none). */
export type Side = { readonly p: Point; readonly q: Point; readonly right: number; readonly left: number };

/** The closed outlines of all cells that belong, each as its hexsides in order, the belonging cells on the right. */
export function outlineSides(grid: Grid, cells: Iterable<number>, belongs: (cell: number) => boolean): Side[][] {
  const next = new Map<number, Side>();
  for (const cell of cells) {
    if (!belongs(cell)) continue;
    for (const side of SIDES) {
      const other = grid.neighbour(cell, side);
      if (other >= 0 && belongs(other)) continue;
      const p = grid.corner(cell, side);
      next.set(placeKey(p), { p, q: grid.corner(cell, side + 1), right: cell, left: other });
    }
  }
  const loops: Side[][] = [];
  for (const [start] of next) {
    const loop: Side[] = [];
    let key = start;
    for (let side = next.get(key); side; side = next.get(key)) {
      next.delete(key);
      loop.push(side);
      key = placeKey(side.q);
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

/** The same outlines as their corners. */
export const outlines = (grid: Grid, cells: Iterable<number>, belongs: (cell: number) => boolean): Point[][] =>
  outlineSides(grid, cells, belongs).map((loop) => loop.map(({ p }) => p));

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
