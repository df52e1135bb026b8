import { outlines, smoothPath } from "../geometry/outline.ts";
import { path } from "../geometry/pen.ts";
import { type Survey, swayed } from "./survey.ts";

/** The number of tints for heights; level 0 is the bare paper. */
export const TINTS = 8;

/** The tint of a height: steps spread over the eight tints, so that low maps use them too. */
export function tintOf(height: number, highest: number): number {
  const step = highest > 6 ? TINTS / highest : Math.min(2, 7.2 / Math.max(1, highest));
  return Math.min(TINTS, Math.max(1, Math.round(height * step)));
}

/** The smooth outline of every cell that passes. */
export function regionPath(survey: Survey, belongs: (cell: number) => boolean): string {
  return smoothPath(outlines(survey.grid, survey.grid.centres.keys(), belongs), swayed);
}

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
    // Each line along the shore is a wide stroke with a narrower one of plain water over it; the land then covers the other half.
    for (const line of [5, 4, 3, 2, 1]) out.push(path(`m-shore${line}`, sea), path(`m-lee${line}`, sea));
    out.push(path("m-land", regionPath(survey, (cell) => !isSea(survey, cell))), path("m-shore", sea));
  }
  for (let level = lowest + 1; level <= highest; level++) {
    const d = regionPath(survey, (cell) => heights[cell] >= level && !isSea(survey, cell));
    out.push(path(`m-tint m-e${tintOf(level - Math.min(0, lowest), highest - Math.min(0, lowest))}`, d));
  }
  return out.join("");
}
