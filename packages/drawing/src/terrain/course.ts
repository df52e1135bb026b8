import { type Grid, RADIUS, sideTowards } from "../geometry/grid.ts";
import { between, direction, type Point } from "../geometry/point.ts";
import { chanceOf } from "../geometry/variation.ts";
import { neighbours, type Survey } from "./survey.ts";

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

/** Where a line crosses from one cell to the next: on their hexside, in its middle third; at a bridge or ford in the middle. */
export function crossing({ grid, edgeBetween }: Survey, a: number, b: number): Point {
  const [x, y] = between(grid.centres[a], grid.centres[b]);
  const isSquare = edgeBetween(a, b)?.tags.some(({ name }) => /bridge|ford/.test(name));
  const share = isSquare ? 0 : 0.22 * (chanceOf(Math.round(x * 2), Math.round(y * 2), 51) - 0.5);
  // A hexside is as long as a radius, and lies square to the line between the centres.
  const [ux, uy] = direction(grid.centres[Math.min(a, b)], grid.centres[Math.max(a, b)]);
  return [x - uy * share * RADIUS, y + ux * share * RADIUS];
}

/** Where a line turns in a cell, from one crossing to the next: on the way between them, a little towards the middle. */
export function turn({ grid }: Survey, cell: number, from: Point, to: Point): Point {
  const [x, y] = grid.centres[cell];
  const near: Point = [x + (chanceOf(cell, 5) - 0.5) * SWAY, y + (chanceOf(cell, 6) - 0.5) * SWAY];
  return between(between(from, to), near, 0.4);
}
const SWAY = 12;

/** Where a line that ends in a cell leaves the map: the outer side opposite to where it came in, if there is one. */
export function wayOut(grid: Grid, from: number, cell: number, isOut: (cell: number) => boolean): number {
  const back = sideTowards(grid, cell, from);
  for (const turn of [3, 2, 4]) {
    const other = grid.neighbour(cell, (back + turn) % 6);
    if (other >= 0 && isOut(other)) return other;
  }
  return -1;
}

/** The end of a line in its last cell, outwards: over the border where that cell lies at it, else at the given place or inside. */
export function tipOf(
  survey: Survey,
  from: number,
  cell: number,
  isOut: (cell: number) => boolean,
  end?: Point,
): Point[] {
  const { grid } = survey;
  const gate = crossing(survey, from, cell);
  const out = end ? -1 : wayOut(grid, from, cell, isOut);
  if (out < 0) return [end ?? turn(survey, cell, gate, grid.centres[cell])];
  const over = crossing(survey, cell, out);
  return [turn(survey, cell, gate, over), over, between(grid.centres[cell], grid.centres[out], 1.6)];
}

/** The controls of a line through cells, between its tips: a crossing for every hexside, a turn in every cell. */
export function courseOf(
  survey: Survey,
  cells: readonly number[],
  begin: readonly Point[],
  finish: readonly Point[],
): Point[] {
  const gates = cells.slice(1).map((cell, i) => crossing(survey, cells[i], cell));
  const inner = gates.slice(1).flatMap((gate, i) => [turn(survey, cells[i + 1], gates[i], gate), gate]);
  return [...begin.toReversed(), gates[0], ...inner, ...finish];
}

/** Where a line stands in one of its cells, and which way it runs there. */
export function lineAt(
  survey: Survey,
  drawn: readonly (readonly number[])[],
  cell: number,
): { at: Point; along: Point } {
  const line = drawn.find((one) => one.includes(cell)) ?? [cell];
  const i = line.indexOf(cell);
  const centre = survey.grid.centres[cell];
  if (line.length === 1) return { at: centre, along: [1, 0] };
  const before = i > 0 ? crossing(survey, line[i - 1], cell) : centre;
  const after = i < line.length - 1 ? crossing(survey, cell, line[i + 1]) : centre;
  const [x, y] = turn(survey, cell, before, after);
  return {
    at: [(before[0] + 6 * x + after[0]) / 8, (before[1] + 6 * y + after[1]) / 8],
    along: direction(before, after),
  };
}
