import { angleOf, HEX, hexPath, type Layout, type Point, regionPath } from "@redoubt/drawing";
import type { BoardView, MapLineView, MapRegionView } from "@redoubt/mechanics";
import { besideRegion, clearPlace } from "./beside.ts";
import { type ToldMark, toldLegend } from "./told-legend.ts";
import lineCss from "./told-lines.css?inline";

/** How the lines look: worn by the page that draws them. */
export { lineCss };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** A place as a path has it. */
export const at = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;
/** The place so far along the way from one to another. */
export const along = ([x0, y0]: Point, [x1, y1]: Point, share: number): Point => [
  x0 + (x1 - x0) * share,
  y0 + (y1 - y0) * share,
];

const LOCK = '<path class="tl-lock" d="M-4 -1V-4a4 4 0 0 1 8 0v3M-6 -1H6V7H-6Z"/>';

const pillWidth = (text: string): number => text.length * 7.4 + 14;

/** A pill with the words of a line. */
export function pill(place: Point, kind: string, text: string): string {
  if (text === "") return "";
  const width = pillWidth(text);
  return `<g class="tl-pill tl-${kind}" transform="translate(${at(place)})"><rect x="${-width / 2}" y="-11" width="${width}" height="22" rx="11"/><text y="5">${escaped(text)}</text></g>`;
}

/** Where the words of a line may stand: in its middle, else elsewhere on it; a line of two ends may be long, and keeps its words near where it begins. */
function besideLine(places: readonly Point[]): readonly Point[] {
  if (places.length > 2) {
    const half = (places.length - 1) >> 1;
    const parts = places.slice(1).map((to, i): Point => along(places[i], to, 0.5));
    return [parts[half], ...parts.filter((_, i) => i !== half)];
  }
  const [from, to] = places;
  const length = Math.max(1, Math.hypot(to[0] - from[0], to[1] - from[1]));
  return [90, 60, 120, 150, 180].map((far) => along(from, to, Math.min(0.5, far / length)));
}

/** Something again and again along a line, turned with it. */
function repeated(places: readonly Point[], apart: number, mark: string): string {
  const parts: string[] = [];
  let left = apart / 2;
  for (let i = 1; i < places.length; i++) {
    const [from, to] = [places[i - 1], places[i]];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const angle = Math.round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);
    for (; left < length; left += apart)
      parts.push(`<path transform="translate(${at(along(from, to, left / length))}) rotate(${angle})" d="${mark}"/>`);
    left -= length;
  }
  return parts.join("");
}

/** A bar across a line on the edge of the hex that stops it, and why. */
function bar(places: readonly Point[], hexes: readonly string[], { stop }: MapLineView): string {
  const i = stop === undefined ? -1 : hexes.indexOf(stop.hex);
  if (stop === undefined || i < 1) return "";
  const [from, to] = [places[i - 1], places[i]];
  const angle = Math.round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);
  const edge = along(from, to, 0.5);
  return `<path class="tl-bar" transform="translate(${at(edge)}) rotate(${angle})" d="M0-15V15"/>${pill([to[0], to[1] + 30], "stop", stop.text)}`;
}

function drawLine(sheet: Layout, line: MapLineView, occupied: readonly string[]): string {
  const hexes = line.hexes.filter(sheet.has);
  const places = hexes.map((hex) => sheet.seat(hex));
  if (places.length < 2) return "";
  const d = places.map((place, i) => `${i === 0 ? "M" : "L"}${at(place)}`).join("");
  const base = `<path class="tl-case" d="${d}"/>`;
  const kind = `tl-${line.kind}${line.how === undefined ? "" : ` tl-${line.how}`}`;
  const words = (look: string, on = places): string =>
    pill(clearPlace(sheet, besideLine(on), pillWidth(line.text), occupied), look, line.text);
  switch (line.kind) {
    case "march": {
      const end = hexes[hexes.length - 1];
      const flag = `<g class="tl-flag" transform="translate(${at(sheet.seat(end))})"><path d="M-14-58H${line.isSealed === true ? 26 : 14}V-34H-14ZM-14-58V-22"/><text x="-2" y="-41">${escaped(line.text)}</text>${line.isSealed === true ? `<g transform="translate(15 -47)">${LOCK}</g>` : ""}</g>`;
      return `<path class="tl-lane" d="${d}"/><g class="tl-chevrons">${repeated(places, 22, "M-5-7 4 0-5 7")}</g><path class="tl-goal" d="${hexPath(sheet, end, 0.94)}"/>${flag}`;
    }
    case "order":
      return drawOrder(sheet, line, places, occupied);
    case "rider":
      return `${base}<path class="tl ${kind}" d="${d}"/>${words("rider")}`;
    case "charge":
      return `<path class="tl-lane" d="${d}"/><g class="tl-hoofs">${repeated(places, 24, "M-4-6A6 6 0 1 1-4 6")}</g>`;
    case "supply":
      return `${base}<path class="tl tl-supply" d="${d}"/>${places.map(([x, y]) => `<circle class="tl-bead" cx="${Math.round(x)}" cy="${Math.round(y)}" r="5"/>`).join("")}${words("supply")}`;
    case "road":
      return `${base}<path class="tl tl-supply" d="${d}"/><g class="tl-ties">${repeated(places, 11, "M0-6V6")}</g>${words("supply", places.slice(0, 3))}`;
    default:
      return `${base}<path class="tl ${kind}" d="${d}"/>${words(line.how === "fails" ? "stop" : line.kind)}${bar(places, hexes, line)}`;
  }
}

/** An order: its sector as a tint, a tick for each hex that is to go, a head at the last, dots beyond. */
function drawOrder(
  sheet: Layout,
  { text, ticks = 0, sector }: MapLineView,
  [from, to]: readonly Point[],
  occupied: readonly string[],
): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const reach = Math.min(length, ticks * HEX);
  const head = along(from, to, length === 0 ? 0 : reach / length);
  const turn = Math.round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);
  const marks = Array.from({ length: ticks }, (_, i) => (i + 1) * HEX).filter((far) => far < reach - 4);
  const rungs = marks.map((far) => `M${far}-8V8`).join("");
  const angle = angleOf(sector, !sheet.grid.flat);
  const side = (by: number): Point => {
    const rad = (((angle ?? 0) + by) * Math.PI) / 180;
    const far = Math.max(3, ticks) * HEX;
    return [from[0] + far * Math.sin(rad), from[1] - far * Math.cos(rad)];
  };
  const tint =
    angle === undefined ? "" : `<path class="tl-sector" d="M${at(from)}L${at(side(-30))}L${at(side(30))}Z"/>`;
  const width = pillWidth(text);
  const [x, y] = head;
  const beside: readonly Point[] = [
    [x, y + 26],
    [x, y - 26],
    [x + width / 2 + 16, y],
    [x - width / 2 - 16, y],
    [x, y + 52],
    [x, y - 52],
  ];
  return (
    `${tint}<path class="tl-case" d="M${at(from)}L${at(head)}"/><path class="tl tl-beyond" d="M${at(head)}L${at(to)}"/>` +
    `<path class="tl tl-order" d="M${at(from)}L${at(head)}"/>` +
    `<g class="tl-rungs" transform="translate(${at(from)}) rotate(${turn})"><path d="${rungs}"/><path class="tl-head" d="M${Math.round(reach) + 12} 0 ${Math.round(reach) - 8}-10 ${Math.round(reach) - 3} 0 ${Math.round(reach) - 8} 10Z"/></g>` +
    pill(clearPlace(sheet, beside, width, occupied), "order", text)
  );
}

function drawRegion(sheet: Layout, { hexes, text }: MapRegionView, occupied: readonly string[]): string {
  const d = regionPath(sheet, hexes);
  const place = besideRegion(sheet, hexes, pillWidth(text), occupied);
  if (place === null) return "";
  return `<path class="tl-region-case" d="${d}"/><path class="tl-region" d="${d}"/>${pill(place, "region", text)}`;
}

/** What is drawn on the map, and what it means. */
export interface Drawn {
  readonly svg: string;
  readonly legend: readonly ToldMark[];
}

/** Orders, traces, supply and reach as the system tells them; those of a unit only while it is looked at, those of a layer while it is on. */
export function drawTold(
  sheet: Layout,
  { lines = [], regions = [], units = [] }: BoardView,
  looked: readonly string[],
  hidden: readonly string[],
): Drawn {
  const isShown = ({ of, layer }: { readonly of?: string | readonly string[]; readonly layer?: string }): boolean =>
    (of === undefined || [of].flat().some((one) => looked.includes(one))) &&
    (layer === undefined || !hidden.includes(layer));
  const [shownLines, shownRegions] = [lines.filter(isShown), regions.filter(isShown)];
  const occupied = units.map((unit) => unit.at);
  const parts = [
    ...shownRegions.map((region) => drawRegion(sheet, region, occupied)),
    ...shownLines.map((line) => drawLine(sheet, line, occupied)),
  ];
  return { svg: parts.join(""), legend: toldLegend(shownLines, shownRegions) };
}
