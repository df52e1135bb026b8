import { RADIUS } from "../geometry/grid.ts";
import { outlineSides } from "../geometry/outline.ts";
import { newPen, path } from "../geometry/pen.ts";
import type { Point } from "../geometry/point.ts";
import type { Box } from "../layout.ts";
import type { Contours } from "./contour.ts";
import { isInside, type Survey } from "./survey.ts";
import { engraved, kept, lineOf, roundness, smoothed, turning } from "./trace.ts";

/** The number of tints for heights; level 0 is the bare paper. */
export const TINTS = 8;

/** The tint of a height: steps spread over the eight tints, so that low maps use them too. */
export function tintOf(height: number, highest: number): number {
  const step = highest > 6 ? TINTS / highest : Math.min(2, 7.2 / Math.max(1, highest));
  return Math.min(TINTS, Math.max(1, Math.round(height * step)));
}

// What lies farther out than this from the seen part of the sheet is drawn at that distance.
const BEYOND = 16;

/** The controls of a line that is seen only inside a box: what lies beyond follows its edge, in as few places as need be. */
function cutTo({ x, y, width, height }: Box, points: readonly Point[]): Point[] {
  const [left, top, right, foot] = [x - BEYOND, y - BEYOND, x + width + BEYOND, y + height + BEYOND];
  const sideOf = ([px, py]: Point): number => (px < left ? 1 : px > right ? 2 : 0) + (py < top ? 4 : py > foot ? 8 : 0);
  const sides = points.map(sideOf);
  const n = points.length;
  return points.flatMap(([px, py], i): Point[] => {
    const side = sides[i];
    if (side !== 0 && side === sides[(i + n - 1) % n] && side === sides[(i + 1) % n]) return [];
    return [[Math.min(Math.max(px, left), right), Math.min(Math.max(py, top), foot)]];
  });
}

// Growth keeps a little inside its hexes, and its edge is rougher than that of a slope.
const INSET = 0.07 * RADIUS;
const ROUGH = 1.8;

/** The outline of every cell that passes, drawn a little in and by a rougher hand than slopes. */
export function regionPath(survey: Survey, belongs: (cell: number) => boolean, isFine = true): string {
  const pen = newPen();
  const { grid } = survey;
  for (const sides of outlineSides(grid, grid.centres.keys(), belongs)) {
    const places = smoothed(survey, sides, true).map((at, i) => kept(sides[i], at, INSET));
    const round = roundness(sides, true);
    const next = (i: number): number => (i + 1) % sides.length;
    const turnings = sides.map((side, i) => turning(side, sides[next(i)], places[i], places[next(i)], round[i]));
    pen.spline(cutTo(survey.seen, engraved(lineOf(places, turnings), isFine, ROUGH).points), true);
  }
  return pen.text();
}

/** Sea with lines along the shore, the dry land over it, and a tint for every height. */
export function drawGround(survey: Survey, { lowest, highest, all }: Contours): string {
  const at = (level: number): string => {
    const pen = newPen();
    for (const contour of all) if (contour.level === level) pen.spline(cutTo(survey.seen, contour.line.points), true);
    return pen.text();
  };
  const out = all.some(({ line }) => line.points.length > 0) && hasSea(survey) ? drawSea(survey, at(lowest)) : [];
  for (let level = lowest + 1; level <= highest; level++)
    out.push(path(`m-tint m-e${tintOf(level - Math.min(0, lowest), highest - Math.min(0, lowest))}`, at(level)));
  return out.join("");
}

const hasSea = ({ tags }: Survey): boolean => tags.some((names) => names.has("sea"));

/** Each line along the shore is a wide stroke with a narrower one of plain water over it; the land then covers the other half. */
function drawSea({ field }: Survey, land: string): string[] {
  const { x, y, width, height } = field;
  const out = [`<rect class="m-sea" x="${x}" y="${y}" width="${width}" height="${height}"/>`];
  for (const line of [6, 5, 4, 3, 2, 1]) out.push(path(`m-shore${line}`, land), path(`m-lee${line}`, land));
  return [...out, path("m-land m-shore", land)];
}

/** Whether a place is worth drawing: seen, or a little beyond. */
export const isNear = (survey: Survey, p: Point): boolean => isInside(survey.seen, p, BEYOND);
