import { type Grid, SIDES } from "../geometry/grid.ts";
import { newPen, type Pen, path } from "../geometry/pen.ts";
import { between, direction, offset, type Point } from "../geometry/point.ts";
import { isNamed, type Survey } from "./survey.ts";

const WALLS: ReadonlySet<string> = new Set(["redoubt", "rampart", "works", "front", "front-of-works"]);
const INSET = 0.95;

/** Walls of redoubts and batteries inside their hexsides, with ticks outward, and the corners of a hex that is a work. */
export function drawWorks(survey: Survey): string {
  const { grid } = survey;
  const [wall, ticks, posts, ramparts] = [newPen(), newPen(), newPen(), newPen()];
  const walls = wallsByHex(survey);
  for (const [cell, sides] of walls) {
    for (const run of runs(sides)) parapet(wall, grid, cell, run);
    for (const side of sides) counterscarp(ticks, grid, cell, side);
  }
  for (const cell of grid.onMap) {
    // A hex whose walls are drawn needs no other mark.
    const bare = !walls.has(cell);
    if (bare && survey.tags[cell].has("redoubt")) bastions(posts, grid, cell);
    if (bare && survey.tags[cell].has("rampart")) bastions(ramparts, grid, cell);
    if (survey.tags[cell].has("ip")) breastwork(wall, ticks, grid.centres[cell]);
  }
  return (
    path("m-bastion", posts.text()) +
    path("m-bastion m-rampart", ramparts.text()) +
    path("m-ticks", ticks.text()) +
    path("m-parapet", wall.text())
  );
}

function wallsByHex(survey: Survey): Map<number, Set<number>> {
  const walls = new Map<number, Set<number>>();
  for (const edge of survey.edges) {
    if (!edge.inPlay) continue;
    for (const tag of edge.tags) {
      if (!WALLS.has(tag.name)) continue;
      const cell = isNamed(survey.grid, edge.b, tag.inside) ? edge.b : edge.a;
      const other = cell === edge.a ? edge.b : edge.a;
      const side = SIDES.find((k) => survey.grid.neighbour(cell, k) === other) ?? 0;
      walls.set(cell, (walls.get(cell) ?? new Set()).add(side));
    }
  }
  return walls;
}

/** Neighbouring sides as unbroken runs, clockwise. */
function runs(sides: ReadonlySet<number>): number[][] {
  if (sides.size === 6) return [[...SIDES]];
  return SIDES.filter((side) => sides.has(side) && !sides.has((side + 5) % 6)).map((first) => {
    const run = [first];
    for (let next = (first + 1) % 6; sides.has(next); next = (next + 1) % 6) run.push(next);
    return run;
  });
}

function parapet(pen: Pen, grid: Grid, cell: number, run: readonly number[]): void {
  pen.move(grid.corner(cell, run[0], INSET));
  for (const side of run) pen.line(grid.corner(cell, side + 1, INSET));
}

function counterscarp(pen: Pen, grid: Grid, cell: number, side: number): void {
  const [p, q] = [grid.corner(cell, side, INSET), grid.corner(cell, side + 1, INSET)];
  const along = direction(p, q);
  const out = direction(grid.centres[cell], between(p, q));
  const count = 8;
  for (let i = 0; i < count; i++) {
    const at = between(p, q, (i + 0.5) / count);
    pen.move(offset(at, along, -1.2));
    pen.line(offset(at, out, i % 2 ? 6 : 9));
    pen.line(offset(at, along, 1.2));
    pen.close();
  }
}

function bastions(pen: Pen, grid: Grid, cell: number): void {
  for (const k of SIDES) {
    const [at, left, right] = [
      grid.corner(cell, k, 0.86),
      grid.corner(cell, k + 5, 0.86),
      grid.corner(cell, k + 1, 0.86),
    ];
    pen.move(between(at, left, 0.2));
    pen.line(at);
    pen.line(between(at, right, 0.2));
  }
}

function breastwork(wall: Pen, ticks: Pen, [x, y]: Point): void {
  const points: Point[] = [
    [x - 34, y + 20],
    [x - 22, y + 34],
    [x + 22, y + 34],
    [x + 34, y + 20],
  ];
  wall.move(points[0]);
  for (const p of points.slice(1)) wall.line(p);
  for (let i = -3; i <= 3; i++) ticks.stamp([x + i * 6, y + 29], "l-1.2 3h2.4z");
}
