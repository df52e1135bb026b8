import { angleOf } from "../counter/plan.ts";
import { newPen, path } from "../geometry/pen.ts";
import type { Layout } from "../layout.ts";

/** A heavy line on the hexsides before a unit: two where it faces a corner, one where it faces a side; "" without a front. */
export function drawFront(sheet: Layout, hex: string, facing: string | undefined): string {
  const angle = angleOf(facing, !sheet.grid.flat);
  if (angle === undefined) return "";
  const [x, y] = sheet.centre(hex);
  const corners = sheet.corners(hex, 0.97);
  const away = corners.map(([cx, cy]) => {
    const turn = (Math.atan2(cx - x, y - cy) * 180) / Math.PI - angle;
    return Math.abs((((turn % 360) + 540) % 360) - 180);
  });
  // From a corner that is faced its two neighbours are 60 degrees off; of a side that is faced both ends are 30.
  const near = corners.map((_, i) => i).filter((i) => away[i] < 61);
  const from = near.find((i) => !near.includes((i + 5) % 6)) ?? near[0];
  const pen = newPen();
  near.forEach((_, step) => {
    const corner = corners[(from + step) % 6];
    if (step === 0) pen.move(corner);
    else pen.line(corner);
  });
  return path("ov-front-case", pen.text()) + path("ov-front", pen.text());
}
