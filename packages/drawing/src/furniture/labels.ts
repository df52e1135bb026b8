import type { MapFile } from "@redoubt/mechanics";
import { HEX } from "../geometry/grid.ts";
import { newPen, safe, short } from "../geometry/pen.ts";
import { distance, type Point } from "../geometry/point.ts";
import type { Layout } from "../layout.ts";
import { berthAlong, letterArea } from "./along.ts";
import { extent, type Lettering, letteredAs, letterings } from "./lettering.ts";
import { type Area, type Room, roomOn, TOO_DEAR } from "./room.ts";

/** The lines of a map that names keep off, and those they run along. */
export type MapLines = {
  readonly water: readonly (readonly Point[])[];
  readonly roads: readonly { readonly name: string; readonly points: readonly Point[] }[];
  readonly others: readonly (readonly Point[])[];
};
const NO_LINES: MapLines = { water: [], roads: [], others: [] };

/** A name with the place found for it: the middle of its foot line, or the line that its letters stand on. */
export type PlacedLabel = Lettering & { readonly at: Point; readonly line?: readonly Point[] };

/** Finds a place for every name near where the map wants it, away from counters, hex numbers, lines and other names. */
export function placeLabels(
  map: MapFile,
  sheet: Layout,
  occupied: readonly string[] = [],
  lines = NO_LINES,
): PlacedLabel[] {
  const room = roomOn(sheet, occupied, [...lines.water, ...lines.roads.map(({ points }) => points), ...lines.others]);
  const isBySea = bySea(map, sheet);
  return letterings(map)
    .filter(({ hex }) => sheet.has(hex))
    .flatMap((label): PlacedLabel[] => {
      const [cx, cy] = sheet.centre(label.hex);
      const wanted: Point = [cx + (label.dx ?? 0) * HEX, cy + HEX * 0.24 + (label.dy ?? 0) * HEX];
      const placed = alongLine(label, wanted, lines, room, isBySea) ?? standing(label, wanted, room);
      return placed ? [placed] : [];
    });
}

/** Whether a hex is sea or touches it: a name there is the sea's and not that of a river. */
function bySea(map: MapFile, { grid }: Layout): (hex: string) => boolean {
  const isSea = (cell: number): boolean => (map.hexes?.[grid.numbers[cell] ?? ""] ?? []).includes("sea");
  return (hex) => {
    const cell = grid.cell(hex);
    return isSea(cell) || [0, 1, 2, 3, 4, 5].some((side) => isSea(grid.neighbour(cell, side)));
  };
}

const REACH = 110;
const GAP = { road: 5, water: 9 } as const;

/** A name of a road or a river along its own line. */
function alongLine(
  label: Lettering,
  wanted: Point,
  lines: MapLines,
  room: Room,
  isBySea: (hex: string) => boolean,
): PlacedLabel | undefined {
  const kind = letteredAs(label);
  if (kind !== "road" && (kind !== "water" || isBySea(label.hex))) return undefined;
  const { size, long } = extent(label);
  const courses =
    kind === "road"
      ? lines.roads.filter(({ name }) => name === label.along).map(({ points }) => points)
      : lines.water.filter((points) => points.some((p) => distance(p, wanted) < REACH));
  const berths = courses.flatMap((course) => berthAlong(room, course, wanted, long, size, GAP[kind]) ?? []);
  const best = berths.sort((a, b) => a.cost - b.cost)[0];
  if (!best || best.cost > (label.isSpare ? TOO_DEAR / 2 : TOO_DEAR)) return undefined;
  for (let i = 0; i < best.letters.length; i += 2) room.take(letterArea(best.letters[i], size));
  return { ...label, at: best.letters[best.letters.length >> 1], line: best.line };
}

const STEPS: readonly Point[] = [0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 54, 60, 66, 72, 80]
  .flatMap((dy) => [0, 6, 12, 18, 24, 32, 40, 48, 58, 70, 84, 100, 120, 145].map((dx): Point => [dx, dy]))
  .flatMap(([dx, dy]): Point[] => [
    [dx, dy],
    [-dx, dy],
    [dx, -dy],
    [-dx, -dy],
  ])
  .sort((a, b) => far(a) - far(b));
const FEWER: readonly Point[] = STEPS.filter((_, i) => i % 3 === 0);
const LESSER = /^(minor|place|exit)$/;
function far([dx, dy]: Point): number {
  return 0.55 * Math.hypot(dx, dy * 1.25);
}

/** A name that stands by itself. */
function standing(label: Lettering, wanted: Point, room: Room): PlacedLabel | undefined {
  if (label.isSpare) return undefined;
  let best: { at: Point; areas: readonly Area[]; cost: number } | undefined;
  const isSlanting = Boolean(label.rotate);
  for (const step of isSlanting ? FEWER : STEPS) {
    if (best && far(step) >= best.cost) break;
    const at: Point = [wanted[0] + step[0], wanted[1] + step[1]];
    const areas = areasOf(label, at);
    let cost = far(step);
    for (const area of areas) {
      cost += room.cost(area, best && best.cost - cost, isSlanting);
      if (best && cost >= best.cost) break;
    }
    if (!best || cost < best.cost) best = { at, areas, cost };
  }
  if (!best || (best.cost > TOO_DEAR && LESSER.test(letteredAs(label)))) return undefined;
  for (const area of best.areas) room.take(area);
  return { ...label, at: best.at };
}

/** The room a name takes, as boxes along its line, so that a slanting name claims no more than it needs. */
function areasOf(label: Lettering, [x, y]: Point): Area[] {
  const { size, long } = extent(label);
  const turn = ((label.rotate ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const boxes = label.rotate ? Math.max(1, Math.round(long / (size * 1.1))) : 1;
  const [halfLong, halfHigh] = [long / boxes / 2, size * 0.42];
  const w = halfLong * Math.abs(cos) + halfHigh * Math.abs(sin);
  const h = halfLong * Math.abs(sin) + halfHigh * Math.abs(cos);
  // The letters stand above the line they turn about.
  const [mx, my] = [x + sin * size * 0.28, y - cos * size * 0.28];
  return Array.from({ length: boxes }, (_, i) => {
    const along = ((i + 0.5) / boxes - 0.5) * long;
    const [px, py] = [mx + cos * along, my + sin * along];
    return { x0: px - w, x1: px + w, y0: py - h, y1: py + h };
  });
}

/** The names of a map: heights italic and spaced, towns bold, water blue, each with a halo of paper. */
export function drawLabels(map: MapFile, sheet: Layout, occupied?: readonly string[], lines?: MapLines): string {
  return placeLabels(map, sheet, occupied, lines)
    .map((label, i) => {
      const {
        text,
        rotate,
        line,
        at: [x, y],
      } = label;
      const name = `m-l m-l-${letteredAs(label)}`;
      if (line) {
        const pen = newPen();
        pen.spline(line.filter((_, k) => k % 3 === 0 || k === line.length - 1));
        const id = `m-line-${map.id ?? ""}-${i}`;
        return (
          `<path id="${id}" class="m-l-line" d="${pen.text()}"/>` +
          `<text class="${name}"><textPath href="#${id}" startOffset="50%">${safe(text)}</textPath></text>`
        );
      }
      const turn = rotate ? ` transform="rotate(${rotate} ${short(x)} ${short(y)})"` : "";
      return `<text class="${name}" x="${short(x)}" y="${short(y)}"${turn}>${safe(text)}</text>`;
    })
    .join("");
}
