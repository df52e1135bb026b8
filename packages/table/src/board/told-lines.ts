import type { Layout } from "@redoubt/drawing";
import type { BoardView, MapLineView } from "@redoubt/mechanics";

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The pill with the words of a line, at its middle. */
function pill(x: number, y: number, { kind, text }: MapLineView): string {
  const width = text.length * 7.4 + 14;
  return (
    `<g class="tl-pill tl-${kind}" transform="translate(${Math.round(x)} ${Math.round(y)})">` +
    `<rect x="${-width / 2}" y="-11" width="${width}" height="22" rx="11"/><text y="5">${escaped(text)}</text></g>`
  );
}

function drawLine(sheet: Layout, line: MapLineView): string {
  const places = line.hexes.filter(sheet.has).map((hex) => sheet.seat(hex));
  if (places.length < 2) return "";
  const d = places.map(([x, y], i) => `${i === 0 ? "M" : "L"}${Math.round(x)} ${Math.round(y)}`).join("");
  const [from, to] = [places[(places.length - 1) >> 1], places[((places.length - 1) >> 1) + 1]];
  // A line of two ends may be long: its words stay near where it begins.
  const share =
    places.length === 2 ? Math.min(0.5, 90 / Math.max(1, Math.hypot(to[0] - from[0], to[1] - from[1]))) : 0.5;
  const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  return `<path class="tl-case" d="${d}"/><path class="tl tl-${line.kind}" d="${d}"/>${pill(x, y, line)}`;
}

/** Orders, traces and supply as the system tells them; those of a unit only while it is looked at. */
export function drawToldLines(sheet: Layout, { lines = [] }: BoardView, looked: readonly string[]): string {
  return lines
    .filter(({ of }) => of === undefined || looked.includes(of))
    .map((line) => drawLine(sheet, line))
    .join("");
}
