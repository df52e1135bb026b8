import { newPen, path, short } from "../geometry/pen.ts";
import { between, type Point } from "../geometry/point.ts";
import type { Layout } from "../layout.ts";
import { hexPath, type Overlay } from "./reach.ts";

/** A hexside, or a whole hex, that a line of sight meets. */
export type Obstacle = { readonly side: readonly [string, string] } | { readonly hex: string };

/** A line of sight: where it is cut, where the ground rises before that, and what its owner does not see at all. */
export type SightLine = {
  readonly from: string;
  readonly to: string;
  readonly block?: Obstacle;
  readonly rise?: Obstacle;
  readonly unseen?: readonly string[];
};

/** Draws a line of sight: solid as far as it is clear, dotted beyond what blocks it; unseen hexes are lined over. */
export function drawSight(sheet: Layout, sight: SightLine): Overlay {
  const [from, to] = [sheet.seat(sight.from), sheet.seat(sight.to)];
  const cut = sight.block ? nearestOn(from, to, middleOf(sheet, sight.block)) : to;
  const veil = (sight.unseen ?? [])
    .filter(sheet.has)
    .map((hex) => hexPath(sheet, hex))
    .join("");
  const over = [
    stroke("ov-sight-case", from, to),
    stroke("ov-sight", from, cut),
    sight.block ? stroke("ov-sight ov-sight-cut", cut, to) : "",
    sight.rise ? obstacle(sheet, sight.rise, "ov-rise") : "",
    sight.block ? obstacle(sheet, sight.block, "ov-block") : "",
  ].join("");
  return { under: veil ? `<path fill="url(#rd-veil)" d="${veil}"/>` : "", over };
}

function middleOf(sheet: Layout, obstacle: Obstacle): Point {
  return "hex" in obstacle ? sheet.centre(obstacle.hex) : between(...sheet.side(...obstacle.side));
}

function obstacle(sheet: Layout, obstacle: Obstacle, name: string): string {
  if ("hex" in obstacle) {
    const d = hexPath(sheet, obstacle.hex, 0.9);
    return path("ov-bar-case", d) + path(`ov-bar ${name}`, d);
  }
  const [p, q] = sheet.side(...obstacle.side);
  const [a, b] = [between(p, q, 0.08), between(p, q, 0.92)];
  return stroke("ov-bar-case", a, b) + stroke(`ov-bar ${name}`, a, b);
}

function stroke(classes: string, a: Point, b: Point): string {
  const pen = newPen();
  pen.move(a);
  pen.line(b);
  return path(classes, pen.text());
}

function nearestOn(a: Point, b: Point, p: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1);
  return between(a, b, Math.min(1, Math.max(0, t)));
}

/** Hexes that a click was refused for: a dashed outline and small crosses. */
export function drawRefused(sheet: Layout, hexes: readonly string[]): string {
  const d = hexes
    .filter(sheet.has)
    .map((hex) => hexPath(sheet, hex, 0.94))
    .join("");
  return d ? `<path fill="url(#rd-crosses)" d="${d}"/>${path("ov-refused-case", d)}${path("ov-refused", d)}` : "";
}

/** The patterns that overlays are filled with; they stand once in a document, in its defs. */
export const overlayDefs: string = [
  tile(
    "rd-dots",
    10,
    10,
    "",
    '<circle class="ov-dot" cx="2.5" cy="2.5" r="1.35"/><circle class="ov-dot" cx="7.5" cy="7.5" r="1.35"/>',
  ),
  tile("rd-hatch", 8, 8, "rotate(45)", '<path class="ov-hatch" d="M0 0V8"/>'),
  tile("rd-veil", 6, 5, "", '<path class="ov-veil" d="M0 2.5H6"/>'),
  tile("rd-crosses", 13, 13, "", '<path class="ov-cross" d="M3.5 3.5l6 6M9.5 3.5l-6 6"/>'),
].join("");

function tile(id: string, width: number, height: number, turn: string, inside: string): string {
  const turned = turn ? ` patternTransform="${turn}"` : "";
  return `<pattern id="${id}" width="${short(width)}" height="${short(height)}" patternUnits="userSpaceOnUse"${turned}>${inside}</pattern>`;
}
