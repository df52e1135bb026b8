import { newPen, path } from "../geometry/pen.ts";
import type { Point } from "../geometry/point.ts";
import { chanceOf } from "../geometry/variation.ts";
import { regionPath } from "./ground.ts";
import { type Clearance, isWithin, scatter } from "./scatter.ts";
import type { Survey } from "./survey.ts";

/** The tints of vineyards and wet ground, drawn under the slopes. */
export function drawFieldTints(survey: Survey): string {
  return (
    path(
      "m-vineyard",
      regionPath(survey, (cell) => survey.tags[cell].has("vineyard")),
    ) +
    path(
      "m-wet",
      regionPath(survey, (cell) => isWet(survey, cell)),
    )
  );
}

const isWet = (survey: Survey, cell: number): boolean =>
  survey.tags[cell].has("marsh") || survey.tags[cell].has("swamp");

const ROWS_TURNED = -0.3;

/** Vines on their stakes in rows, reeds in tufts over still water. */
export function drawFields(survey: Survey, clear: Clearance): string {
  return drawVines(survey, clear) + drawReeds(survey, clear);
}

function drawVines(survey: Survey, clear: Clearance): string {
  const vineyard = (cell: number): boolean => survey.tags[cell].has("vineyard");
  const furrows = newPen();
  const vines = newPen();
  const along: Point = [Math.cos(ROWS_TURNED), Math.sin(ROWS_TURNED)];
  for (const p of scatter(survey, vineyard, { apart: 10.5, rows: 10.5, stray: 1.4, turned: ROWS_TURNED })) {
    if (!clear(p) || !isWithin(survey, vineyard, p, 5)) continue;
    furrows.move([p[0] - along[0] * 4.4, p[1] - along[1] * 4.4 + 0.6]);
    furrows.line([p[0] + along[0] * 4.4, p[1] + along[1] * 4.4 + 0.6]);
    vines.stamp(p, VINES[Math.floor(chanceOf(Math.round(p[0] * 2), Math.round(p[1] * 2)) * VINES.length)]);
  }
  return path("m-furrow", furrows.text()) + path("m-vine", vines.text());
}

const VINES: readonly string[] = [
  "v-5m0 2.3l-2.2-1.6m2.2.9l2.1-1.8",
  "l.3-5.2m-.2 2.8l-2.1-1.9m2.2.4l2.3-1.2",
  "l-.3-4.9m.2 1.9l-2.3-1.1m2.4 1.5l2-2",
];

function drawReeds(survey: Survey, clear: Clearance): string {
  const wet = (cell: number): boolean => isWet(survey, cell);
  const water = newPen();
  const reeds = newPen();
  scatter(survey, wet, { apart: 19, rows: 11.5, stray: 6 }).forEach((p, i) => {
    if (!clear(p) || !isWithin(survey, wet, p, 7)) return;
    const half = 4.5 + chanceOf(i, Math.round(p[0])) * 3.5;
    water.move([p[0] - half, p[1]]);
    water.line([p[0] + half, p[1]]);
    if (chanceOf(i, Math.round(p[1])) < 0.62) reeds.stamp(p, "l-2.4-4.4m2.4 4.4v-5.8m0 5.8l2.4-4.4");
  });
  return path("m-still", water.text()) + path("m-reed", reeds.text());
}
