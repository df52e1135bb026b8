import { newPen, path } from "../geometry/pen.ts";
import { direction, offset, type Point } from "../geometry/point.ts";
import type { Layout } from "../layout.ts";
import { drawCost, hexPath, type Overlay, type ReachHex } from "./reach.ts";

/** The way a unit would take: a cased line with an arrow, what has been spent on the way, and the last hex in a heavy outline. */
export function drawRoute(sheet: Layout, hexes: readonly string[], costs: readonly ReachHex[] = []): Overlay {
  if (hexes.length < 2) return { under: "", over: "" };
  const seats = hexes.map(sheet.seat);
  const end = seats[seats.length - 1];
  const u = direction(seats[seats.length - 2], end);
  const pen = newPen();
  pen.move(seats[0]);
  for (const p of [...seats.slice(1, -1), offset(end, u, -36)]) pen.line(p);
  const last = hexes[hexes.length - 1];
  const target = hexPath(sheet, last, 0.95);
  const under =
    path("ov-end-case", target) +
    path("ov-end", target) +
    path("ov-route-case", pen.text()) +
    path("ov-route", pen.text()) +
    path("ov-head", arrowhead(end, u));
  const over = costs
    .map(({ hex, cost, kind }) => {
      const [x, y] = sheet.centre(hex);
      if (hex === last) return drawCost([x + 31, y - 16], cost, kind);
      return drawCost([x, y], cost, kind, kind === "pass" ? -29 : 5);
    })
    .join("");
  return { under, over };
}

/** The way that a unit has come so far: a thin dashed line to where it stands. */
export function drawWalked(sheet: Layout, hexes: readonly string[]): string {
  if (hexes.length < 2) return "";
  const pen = newPen();
  pen.move(sheet.seat(hexes[0]));
  for (const hex of hexes.slice(1)) pen.line(sheet.seat(hex));
  return path("ov-walked-case", pen.text()) + path("ov-walked", pen.text());
}

function arrowhead(end: Point, u: Point): string {
  const pen = newPen();
  pen.move(offset(end, u, -25));
  pen.line(offset(end, u, -40, 10));
  pen.line(offset(end, u, -36));
  pen.line(offset(end, u, -40, -10));
  pen.close();
  return pen.text();
}

/** The hex under the keyboard's focus. */
export const drawFocus = (sheet: Layout, hex: string): string =>
  path("ov-focus-case", hexPath(sheet, hex, 0.93)) + path("ov-focus", hexPath(sheet, hex, 0.93));

/** What has changed last, where nothing moves on the screen. */
export const drawChanged = (sheet: Layout, hexes: readonly string[]): string =>
  path("ov-changed", hexes.map((hex) => hexPath(sheet, hex, 0.97)).join(""));
