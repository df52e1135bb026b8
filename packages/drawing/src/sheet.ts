import type { MapFile } from "@redoubt/mechanics";
import { drawStack } from "./counter/stack.ts";
import { drawMap, LAYERS, type MapOptions, mapGroup } from "./draw-map.ts";
import { detailAt, type Face } from "./face.ts";
import { safe, short } from "./geometry/pen.ts";
import { COUNTER } from "./layout.ts";
import { overlayDefs } from "./overlays/sight.ts";
import { counterCss } from "./style/counter-css.ts";
import { mapCss } from "./style/map-css.ts";
import { overlayCss } from "./style/overlay-css.ts";
import { bakeCss, type Theme } from "./style/palette.ts";

/** Counters in a hex, the top one first. */
export type HexCounters = { readonly hex: string; readonly faces: readonly Face[] };

/** What to draw of a sheet and how large. */
export type SheetOptions = Omit<MapOptions, "occupied"> & {
  readonly theme?: Theme;
  /** Drawn between map and counters, and over the counters. */
  readonly under?: string;
  readonly over?: string;
};

/** The classes that tell the style sheet how small the map is seen. */
export const farness = (zoom: number): Farness =>
  zoom < 0.45 ? "is-mid is-far is-farther" : zoom < 0.5 ? "is-mid is-far" : zoom < 0.6 ? "is-mid" : "";

/** How far off the map is, in steps: texture goes first, then numbers, then the lesser names. */
export type Farness = "" | "is-mid" | "is-mid is-far" | "is-mid is-far is-farther";

/** A picture that stands alone: map, counters and overlays with the colours of one theme written in. */
export function drawSheet(map: MapFile, counters: readonly HexCounters[] = [], options: SheetOptions = {}): string {
  const zoom = options.zoom ?? 1;
  const drawn = drawMap(map, { ...options, occupied: counters.map(({ hex }) => hex) });
  const { layout } = drawn;
  const detail = detailAt(COUNTER * zoom);
  const pointy = map.orientation === "pointy";
  const placed = counters.filter(({ hex, faces }) => faces.length > 0 && layout.has(hex));
  const stacks = [...placed]
    .sort((a, b) => layout.seat(a.hex)[1] - layout.seat(b.hex)[1] || (a.hex < b.hex ? -1 : 1))
    .map(({ hex, faces }) => drawStack(faces, { at: layout.seat(hex), detail, pointy }));
  const part = options.part ?? { x: 0, y: 0, width: layout.width, height: layout.height };
  const box = [part.x, part.y, part.width, part.height].map(short).join(" ");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="${farness(zoom)}" viewBox="${box}" width="${short(part.width * zoom)}" height="${short(part.height * zoom)}" role="img" aria-label="${safe(`Map of ${map.name ?? map.id ?? "the field"}`)}">` +
    `<style>${bakeCss(`${mapCss}\n${counterCss}\n${overlayCss}`, options.theme ?? "light")}</style>` +
    `<defs>${overlayDefs}</defs>${mapGroup(drawn, LAYERS)}${options.under ?? ""}<g class="counters">${stacks.join("")}</g>${options.over ?? ""}</svg>`
  );
}
