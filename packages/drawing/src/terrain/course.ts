import { type Grid, sideTowards } from "../geometry/grid.ts";
import type { Pen } from "../geometry/pen.ts";
import { between, direction, type Point } from "../geometry/point.ts";
import { chanceOf } from "../geometry/variation.ts";
import { neighbours } from "./survey.ts";

/** Joins cells into lines that pass each of them once, branching where they must. */
export function lines(grid: Grid, cells: ReadonlySet<number>): number[][] {
  const left = new Set(cells);
  const near = (cell: number): number[] => neighbours(grid, cell).filter((other) => left.has(other));
  const out: number[][] = [];
  const walk = (line: number[]): void => {
    for (let cell = line[line.length - 1]; ; cell = line[line.length - 1]) {
      const next = near(cell).sort((a, b) => near(a).length - near(b).length || a - b)[0];
      if (next === undefined) break;
      left.delete(next);
      line.push(next);
    }
    out.push(line);
    for (const cell of line) while (near(cell).length > 0) walk([cell]);
  };
  const ends = [...cells].sort((a, b) => near(a).length - near(b).length || a - b);
  for (const cell of ends) if (left.delete(cell)) walk([cell]);
  return out;
}

/** Where a line through a cell turns: near the middle, a little off it. */
export function bend(grid: Grid, cell: number, sway = 18): Point {
  const [x, y] = grid.centres[cell];
  return [x + (chanceOf(cell, 5) - 0.5) * sway, y + (chanceOf(cell, 6) - 0.5) * sway];
}

/** Where a line crosses from one cell into the next: near the middle of their hexside. */
export const gate = (grid: Grid, a: number, b: number): Point => between(bend(grid, a), bend(grid, b));

/** Where a line that ends in a cell leaves the map: the outer side opposite to where it came in, if there is one. */
export function wayOut(grid: Grid, from: number, cell: number, isOut: (cell: number) => boolean): number {
  const back = sideTowards(grid, cell, from);
  for (const turn of [3, 2, 4]) {
    const other = grid.neighbour(cell, (back + turn) % 6);
    if (other >= 0 && isOut(other)) return other;
  }
  return -1;
}

/** Draws a line through cells as one smooth curve; it runs on over the edge of the map and into open water. */
export function drawCourse(pen: Pen, grid: Grid, line: readonly number[], isOut: (cell: number) => boolean): void {
  if (line.length === 1) {
    const [x, y] = grid.centres[line[0]];
    pen.move([x - 38, y + 4]);
    pen.curve([x - 16, y - 12], [x, y]);
    pen.curve([x + 16, y + 12], [x + 38, y - 4]);
    return;
  }
  const first = wayOut(grid, line[1], line[0], isOut);
  const last = wayOut(grid, line[line.length - 2], line[line.length - 1], isOut);
  const cells = [...(first < 0 ? [] : [first]), ...line, ...(last < 0 ? [] : [last])];
  pen.move(first < 0 ? bend(grid, line[0]) : grid.centres[first]);
  pen.line(gate(grid, cells[0], cells[1]));
  for (let i = 1; i < cells.length - 1; i++) pen.curve(bend(grid, cells[i]), gate(grid, cells[i], cells[i + 1]));
  pen.line(last < 0 ? bend(grid, cells[cells.length - 1]) : grid.centres[last]);
}

/** Where a line stands in one of its cells, and which way it runs there. */
export function lineAt(grid: Grid, drawn: readonly (readonly number[])[], cell: number): { at: Point; along: Point } {
  const line = drawn.find((one) => one.includes(cell)) ?? [cell];
  const i = line.indexOf(cell);
  const middle = bend(grid, cell);
  const before = i > 0 ? gate(grid, line[i - 1], cell) : middle;
  const after = i < line.length - 1 ? gate(grid, cell, line[i + 1]) : middle;
  if (line.length === 1) return { at: grid.centres[cell], along: [1, 0] };
  const at = i > 0 && i < line.length - 1 ? between(between(before, middle), between(middle, after)) : middle;
  return { at, along: direction(before, after) };
}
