import { SIDES } from "../geometry/grid.ts";
import { outlines, smoothPath } from "../geometry/outline.ts";
import { newPen, path } from "../geometry/pen.ts";
import { between, type Point } from "../geometry/point.ts";
import { seams } from "./seam.ts";
import { type Edge, isInside, type Survey, swayed } from "./survey.ts";

/** The number of tints for heights; level 0 is the bare paper. */
export const TINTS = 8;

/** The tint of a height: steps spread over the eight tints, so that low maps use them too. */
export function tintOf(height: number, highest: number): number {
  const step = highest > 6 ? TINTS / highest : Math.min(2, 7.2 / Math.max(1, highest));
  return Math.min(TINTS, Math.max(1, Math.round(height * step)));
}

/** The smooth outline of every cell that passes, cut off a little beyond the border line. */
export function regionPath(survey: Survey, belongs: (cell: number) => boolean): string {
  const { x, y, width, height } = survey.field;
  const cut = (corner: Point): Point => {
    const [px, py] = swayed(corner);
    return [
      Math.min(Math.max(px, x - BEYOND), x + width + BEYOND),
      Math.min(Math.max(py, y - BEYOND), y + height + BEYOND),
    ];
  };
  return smoothPath(outlines(survey.grid, survey.grid.centres.keys(), belongs), cut);
}
const BEYOND = 16;

/** Whether a cell is open water. */
export const isSea = (survey: Survey, cell: number): boolean => survey.tags[cell].has("sea");

/** Sea with lines along the shore, the dry land over it, and a tint for every height. */
export function drawGround(survey: Survey): string {
  const { heights } = survey;
  const highest = Math.max(...heights);
  const lowest = Math.min(...heights);
  const out: string[] = [];
  const sea = regionPath(survey, (cell) => isSea(survey, cell));
  if (sea) {
    out.push(path("m-sea", sea));
    const shore = shoreLine(survey);
    // Each line along the shore is a wide stroke with a narrower one of plain water over it; the land then covers the other half.
    for (const line of [5, 4, 3, 2, 1]) out.push(path(`m-shore${line}`, shore), path(`m-lee${line}`, shore));
    out.push(
      path(
        "m-land",
        regionPath(survey, (cell) => !isSea(survey, cell)),
      ),
      path("m-shore", shore),
    );
  }
  for (let level = lowest + 1; level <= highest; level++) {
    const d = regionPath(survey, (cell) => heights[cell] >= level && !isSea(survey, cell));
    out.push(path(`m-tint m-e${tintOf(level - Math.min(0, lowest), highest - Math.min(0, lowest))}`, d));
  }
  return out.join("");
}

/** The line between sea and land, open where it leaves the map. */
function shoreLine(survey: Survey): string {
  const { grid } = survey;
  const edges = [...grid.centres.keys()].flatMap((a) =>
    SIDES.flatMap((side): Edge[] => {
      const b = grid.neighbour(a, side);
      if (b < 0 || !isSea(survey, a) || isSea(survey, b)) return [];
      const [p, q] = [swayed(grid.corner(a, side)), swayed(grid.corner(a, side + 1))];
      return isInside(survey.field, between(p, q), 30) ? [{ a, b, p, q, tags: [], inPlay: false }] : [];
    }),
  );
  const pen = newPen();
  for (const seam of seams(edges, (_, others) => others[0])) {
    pen.move(seam.start);
    pen.curve(seam.leave, seam.mid);
    pen.curve(seam.arrive, seam.end);
  }
  return pen.text();
}
