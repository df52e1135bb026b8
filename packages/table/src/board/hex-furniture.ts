import type { Layout, Point } from "@redoubt/drawing";
import type { MarkerView } from "@redoubt/mechanics";

const at = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** Works around the upper half of a hex: the three sides whose middles lie highest. */
function works(sheet: Layout, hex: string, name: string, text: string): string {
  const corners = sheet.corners(hex, 0.9);
  const sides = corners.map((from, i) => [from, corners[(i + 1) % corners.length]] as const);
  const upper = [...sides].sort((a, b) => a[0][1] + a[1][1] - b[0][1] - b[1][1]).slice(0, 3);
  const d = upper.map(([from, to]) => `M${at(from)}L${at(to)}`).join("");
  const [x, y] = sheet.centre(hex);
  const count = text === "" ? "" : `<text x="${Math.round(x + 24)}" y="${Math.round(y - 18)}">${text}</text>`;
  return `<g class="fur fur-${name}"><path class="fur-case" d="${d}"/><path d="${d}"/>${count}</g>`;
}

/** What has become of a bridge, on its hexside: "1611/1711". */
function bridge(sheet: Layout, sides: string, d: string): string {
  const [a, b] = sides.split("/");
  if (!sheet.has(a) || !sheet.has(b)) return "";
  const [[x0, y0], [x1, y1]] = sheet.side(a, b);
  const angle = Math.round((Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI);
  return `<g class="fur fur-bridge" transform="translate(${at([(x0 + x1) / 2, (y0 + y1) / 2])}) rotate(${angle})"><path class="fur-case" d="${d}"/><path d="${d}"/></g>`;
}

const CROSS = "M-9-9 9 9M9-9-9 9";
const PLANKS = "M-9-12V12M9-12V12M-9-8H9M-9-3H9M-9 3H9M-9 8H9";
const BURST = "M0-12V12M-10.4-6 10.4 6M10.4-6-10.4 6";

/** Works, bridges and bombardments as a part of the hex they are on; null for markers that are signs of their own. */
export function drawFurniture(sheet: Layout, { hex, kind, text }: MarkerView): string | null {
  switch (kind) {
    case "improved-position":
      return works(sheet, hex, "works", "");
    case "under-construction":
      return works(sheet, hex, "rising", text === "0" ? "" : text);
    case "bridge-destroyed":
    case "bridge-none":
      return bridge(sheet, text, CROSS);
    case "bridge-intact":
    case "bridge-thrown":
      return bridge(sheet, text, PLANKS);
    case "bombarded": {
      const [x, y] = sheet.centre(hex);
      return `<g class="fur fur-burst" transform="translate(${at([x + 28, y + 20])})"><path class="fur-case" d="${BURST}"/><path d="${BURST}"/></g>`;
    }
    case "attacked":
    case "charge":
      // Told by the brackets and lines of the moment.
      return "";
    default:
      return null;
  }
}
