import type { MapFile, MapFileLabel } from "@redoubt/mechanics";
import { HEX } from "../geometry/grid.ts";
import { safe, short } from "../geometry/pen.ts";
import type { Point } from "../geometry/point.ts";
import { COUNTER, type Layout } from "../layout.ts";
import { NUMBER_BOX } from "../terrain/numbers.ts";

type Area = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };

// Size and width of a letter by kind, as the style sheet sets them.
const LETTERS: Readonly<Record<string, readonly [size: number, width: number]>> = {
  height: [27, 15.6],
  valley: [26, 17],
  town: [19, 11],
  water: [20, 13.4],
  work: [16.5, 9.4],
  minor: [16, 7.6],
  place: [16, 8],
  exit: [15.5, 7.4],
};
const KINDS = new Set(Object.keys(LETTERS));
// Kinds of name in the order in which they choose their place.
const ORDER: readonly string[] = ["town", "work", "height", "valley", "water", "place", "minor", "exit"];

/** A name with the place found for it: the middle of its foot line. */
export type PlacedLabel = MapFileLabel & { readonly at: Point };

/** Finds a place for every name near where the map wants it, away from counters, hex numbers and other names. */
export function placeLabels(map: MapFile, sheet: Layout, occupied: readonly string[] = []): PlacedLabel[] {
  const counters = occupied.filter(sheet.has).map((hex): Area => {
    const [x, y] = sheet.seat(hex);
    return { x0: x - COUNTER / 2 - 3, y0: y - COUNTER / 2 - 3, x1: x + COUNTER / 2 + 5, y1: y + COUNTER / 2 + 4 };
  });
  const numbers = sheet.hexes.map((hex): Area => {
    const [x, y] = sheet.centre(hex);
    return { x0: x - NUMBER_BOX.half, y0: y + NUMBER_BOX.top, x1: x + NUMBER_BOX.half, y1: y + NUMBER_BOX.foot };
  });
  const placed: PlacedLabel[] = [];
  const names: Area[] = [];
  const labels = (map.labels ?? []).filter((label) => sheet.has(label.hex));
  const rank = (label: MapFileLabel): number => (ORDER.indexOf(label.kind) + 9) % 9;
  for (const label of [...labels].sort((a, b) => rank(a) - rank(b))) {
    const [cx, cy] = sheet.centre(label.hex);
    const wanted: Point = [cx + (label.dx ?? 0) * HEX, cy + HEX * 0.24 + (label.dy ?? 0) * HEX];
    const near = areasNear(counters, wanted);
    const nearNumbers = areasNear(numbers, wanted);
    let best = { at: wanted, cost: Number.POSITIVE_INFINITY };
    for (const step of STEPS) {
      const at: Point = [wanted[0] + step[0], wanted[1] + step[1]];
      const moved = Math.hypot(step[0], step[1] * 1.3);
      if (moved >= best.cost) continue;
      const areas = areasOf(label, at);
      const cost =
        moved +
        30 * covered(areas, near) +
        4.5 * covered(areas, nearNumbers) +
        50 * covered(areas, names) +
        60 * outside(areas, sheet);
      if (cost < best.cost) best = { at, cost };
    }
    placed.push({ ...label, at: best.at });
    names.push(...areasOf(label, best.at));
  }
  return placed;
}

const STEPS: readonly Point[] = [0, 9, -9, 18, -18, 27, -27, 38, -38, 50, -50, 64, -64].flatMap((dy) =>
  [0, 14, -14, 30, -30, 48, -48, 66, -66, 90, -90].map((dx): Point => [dx, dy]),
);

const areasNear = (areas: readonly Area[], [x, y]: Point): Area[] =>
  areas.filter((area) => area.x1 > x - 320 && area.x0 < x + 320 && area.y1 > y - 260 && area.y0 < y + 260);

/** The room a name takes, as boxes along its line, so that a slanting name claims no more than it needs. */
function areasOf(label: MapFileLabel, [x, y]: Point): Area[] {
  const [size, width] = LETTERS[label.kind] ?? LETTERS.minor;
  const long = label.text.length * width;
  const turn = ((label.rotate ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const boxes = label.rotate ? Math.max(1, Math.round(long / (size * 1.1))) : 1;
  const [halfLong, halfHigh] = [long / boxes / 2, size * 0.46];
  const w = halfLong * Math.abs(cos) + halfHigh * Math.abs(sin);
  const h = halfLong * Math.abs(sin) + halfHigh * Math.abs(cos);
  // The letters stand above the line they turn about.
  const [mx, my] = [x + sin * size * 0.26, y - cos * size * 0.26];
  return Array.from({ length: boxes }, (_, i) => {
    const along = ((i + 0.5) / boxes - 0.5) * long;
    const [px, py] = [mx + cos * along, my + sin * along];
    return { x0: px - w, x1: px + w, y0: py - h, y1: py + h };
  });
}

/** How much of a name others cover, in hundredths of a square hex. */
function covered(areas: readonly Area[], others: readonly Area[]): number {
  let sum = 0;
  for (const area of areas)
    for (const other of others) {
      const wide = Math.min(area.x1, other.x1) - Math.max(area.x0, other.x0);
      if (wide <= 0) continue;
      const high = Math.min(area.y1, other.y1) - Math.max(area.y0, other.y0);
      if (high > 0) sum += (wide * high) / (HEX * HEX * 0.01);
    }
  return sum;
}

function outside(areas: readonly Area[], { field }: Layout): number {
  const over = (by: number): number => Math.max(0, by);
  return Math.max(
    ...areas.map(
      (area) =>
        over(field.x + 6 - area.x0) +
        over(area.x1 - field.x - field.width + 6) +
        over(field.y + 6 - area.y0) +
        over(area.y1 - field.y - field.height + 6),
    ),
  );
}

/** The names of a map: heights italic and spaced, towns bold, water blue, each with a halo of paper. */
export function drawLabels(map: MapFile, sheet: Layout, occupied?: readonly string[]): string {
  return placeLabels(map, sheet, occupied)
    .map(({ text, kind, rotate, at: [x, y] }) => {
      const turn = rotate ? ` transform="rotate(${rotate} ${short(x)} ${short(y)})"` : "";
      const known = KINDS.has(kind) ? kind : "minor";
      return `<text class="m-l m-l-${known}" x="${short(x)}" y="${short(y)}"${turn}>${safe(text)}</text>`;
    })
    .join("");
}
