import { type Box, countersOf, drawSheet, layout } from "@redoubt/drawing";
import { createGrid } from "@redoubt/hex";
import type { BoardView, MapFile } from "@redoubt/mechanics";
import { Resvg } from "@resvg/resvg-js";
import { hexesIn, type Window } from "./board-text.ts";

/** The rectangle of the sheet that holds some hexes whole. */
function boxAround(map: MapFile, hexes: readonly string[]): Box {
  const { corners } = layout(map);
  const points = hexes.flatMap((hex) => corners(hex));
  const [x, y] = [0, 1].map((axis) => Math.min(...points.map((point) => point[axis])));
  const [right, bottom] = [0, 1].map((axis) => Math.max(...points.map((point) => point[axis])));
  return { x, y, width: right - x, height: bottom - y };
}

/** The map with its counters as SVG: the whole sheet with title and scale, or a part of the map alone. */
export function pictureOf(map: MapFile, view: BoardView, sides: readonly string[], window: Window | null): string {
  const { has } = layout(map);
  const counters = countersOf(view.units, sides, has);
  const subtitle = `turn ${view.turn}, ${view.phase}`;
  if (window === null) return drawSheet(map, counters, { subtitle });
  const grid = createGrid(map);
  const hexes = hexesIn(grid, window).map((hex) => grid.numbers[hex]);
  const shown = counters.filter(({ hex }) => hexes.includes(hex));
  return drawSheet(map, shown, { subtitle, part: boxAround(map, hexes) });
}

/** An SVG picture as PNG. */
export function pngOf(svg: string): Uint8Array {
  return new Resvg(svg, { font: { loadSystemFonts: true } }).render().asPng();
}
