import { cornersOf, type Grid, SIDES } from "../geometry/grid.ts";
import { outlines, straightPath } from "../geometry/outline.ts";
import { newPen, type Pen, path } from "../geometry/pen.ts";
import { between, direction, offset, type Point } from "../geometry/point.ts";
import type { Survey } from "./survey.ts";

/** Cross-hatching over hexes that nothing may enter, scree over hexes of an escarpment. */
export function drawClosed(survey: Survey): string {
  const [closed, scree] = [newPen(), newPen()];
  for (const cell of survey.grid.onMap) {
    const tags = survey.tags[cell];
    if (tags.has("impassable") || tags.has("bourliuk"))
      for (const angle of [Math.PI / 4, -Math.PI / 4]) hatch(closed, cornersOf(survey.grid, cell, 0.93), angle, 8);
    if (tags.has("escarpment")) hatch(scree, cornersOf(survey.grid, cell, 0.9), Math.PI / 3, 9);
  }
  return path("m-closed", closed.text()) + path("m-scree", scree.text());
}

/** Parallel lines across a convex shape. */
function hatch(pen: Pen, shape: readonly Point[], angle: number, apart: number): void {
  const [u, n]: [Point, Point] = [
    [Math.cos(angle), Math.sin(angle)],
    [-Math.sin(angle), Math.cos(angle)],
  ];
  const depth = shape.map((p) => p[0] * n[0] + p[1] * n[1]);
  for (let line = Math.ceil(Math.min(...depth) / apart) * apart; line < Math.max(...depth); line += apart) {
    const hits = shape.flatMap((p, i): Point[] => {
      const j = (i + 1) % shape.length;
      const t = (line - depth[i]) / (depth[j] - depth[i]);
      return t >= 0 && t < 1 ? [between(p, shape[j], t)] : [];
    });
    if (hits.length < 2) continue;
    hits.sort((a, b) => a[0] * u[0] + a[1] * u[1] - b[0] * u[0] - b[1] * u[1]);
    pen.move(hits[0]);
    pen.line(hits[hits.length - 1]);
  }
}

/** What matters to play and stands on no ground: objectives, places of entry, the edge to be reached, named heights. */
export function drawMarks(survey: Survey): string {
  const { grid, tags } = survey;
  const [stars, entries, exits] = [newPen(), newPen(), newPen()];
  for (const cell of grid.onMap) {
    const [x, y] = grid.centres[cell];
    if (tags[cell].has("victory")) stars.stamp([x + 33.5, y + 1], STAR);
    if (tags[cell].has("entry")) chevrons(entries, grid, cell, -1);
    if (tags[cell].has("south-edge")) chevrons(exits, grid, cell, 1);
  }
  const hill = straightPath(
    outlines(grid, grid.onMap, (cell) => tags[cell].has("shell-hill") && grid.numbers[cell] !== ""),
  );
  return (
    path("m-zone", hill) + path("m-star", stars.text()) + path("m-entry", entries.text()) + path("m-exit", exits.text())
  );
}

const STAR = "m0-7.6l1.8 5.2h5.5l-4.4 3.3 1.6 5.3-4.5-3.2-4.5 3.2 1.6-5.3-4.4-3.3h5.5z";

/** Chevrons on the side where a hex meets the edge of the map, pointing in or out. */
function chevrons(pen: Pen, grid: Grid, cell: number, way: 1 | -1): void {
  const open = SIDES.filter((side) => grid.numbers[grid.neighbour(cell, side)] === "");
  const side = open.find((one) => one % 3 === 0) ?? open[0] ?? 0;
  const [p, q] = [grid.corner(cell, side), grid.corner(cell, side + 1)];
  const out = direction(grid.centres[cell], between(p, q));
  const along = direction(p, q);
  const foot = offset(between(p, q), out, way > 0 ? 2 : 16);
  // Two for a way in, one between them for a way out.
  for (const at of way > 0 ? [foot] : [offset(foot, along, -13), offset(foot, along, 13)]) {
    const tip = offset(at, out, way * 11);
    pen.move(offset(at, along, -5.5));
    pen.line(tip);
    pen.line(offset(at, along, 5.5));
    pen.line(offset(at, out, way * 3.5));
    pen.close();
  }
}
