import { createGrid, STEP_Q, STEP_R } from "@redoubt/hex";
import type { MapFile } from "@redoubt/mechanics";
import type { Point } from "./point.ts";

/** The height of a hex from side to side, in pixels at 100%. */
export const HEX = 76;
/** The distance from a hex's centre to its corners. */
export const RADIUS = HEX / Math.sqrt(3);
/** The six sides of a hex, clockwise; side k runs from corner k to corner k+1. */
export const SIDES: readonly number[] = [0, 1, 2, 3, 4, 5];

const FRINGE = 2;

/** The hexes of a map, and a fringe of cells around it where the ground runs on to the border line. */
export type Grid = {
  readonly flat: boolean;
  /** The middle of every cell, map hexes and fringe. */
  readonly centres: readonly Point[];
  /** Printed number, or "" in the fringe. */
  readonly numbers: readonly string[];
  /** The map hex whose ground a fringe cell continues; a map hex stands for itself. */
  readonly ground: readonly number[];
  /** The cells that are hexes of the map, in order of their numbers. */
  readonly onMap: readonly number[];
  /** The cell of a printed number, -1 if the map has none. */
  cell(hex: string): number;
  /** The cell across a side, -1 beyond the fringe. */
  neighbour(cell: number, side: number): number;
  /** A corner, drawn in towards the centre when scale is below 1. */
  corner(cell: number, corner: number, scale?: number): Point;
  /** The cell that a place lies in, -1 beyond the fringe. */
  cellAt(p: Point): number;
};

type Cells = { q: number[]; r: number[]; numbers: string[]; ground: number[]; byAxial: Map<number, number> };

const axialKey = (q: number, r: number): number => (q + 4096) * 8192 + r + 4096;

function placeCells(map: MapFile): Cells {
  const { id: _, ...spec } = map;
  const printed = createGrid(spec);
  const flat = printed.orientation === "flat";
  const lines = flat ? printed.cols : printed.rows;
  const length = (line: number): number =>
    flat ? (line % 2 === 1 ? printed.evenRows : printed.rows) : line % 2 === 1 ? printed.evenCols : printed.cols;
  const longest = Math.max(length(0), length(1));
  const shift = (line: number): number => Math.floor((printed.parity === "even-low" ? line : line + 1) / 2);
  const numberAt = new Map<number, string>();
  for (const hex of printed.cells)
    numberAt.set(axialKey(printed.q[hex] ?? 0, printed.r[hex] ?? 0), printed.numbers[hex] ?? "");
  const cells: Cells = { q: [], r: [], numbers: [], ground: [], byAxial: new Map() };
  const axial = (line: number, place: number): readonly [number, number] => {
    const along = place - shift(line);
    return flat ? [line, along] : [along, line];
  };
  const nearest: number[] = [];
  for (let line = -FRINGE; line < lines + FRINGE; line++)
    for (let place = -FRINGE; place < longest + FRINGE; place++) {
      const [q, r] = axial(line, place);
      cells.byAxial.set(axialKey(q, r), cells.q.length);
      cells.q.push(q);
      cells.r.push(r);
      cells.numbers.push(numberAt.get(axialKey(q, r)) ?? "");
      const inLine = Math.min(Math.max(line, 0), lines - 1);
      nearest.push(axialKey(...axial(inLine, Math.min(Math.max(place, 0), length(inLine) - 1))));
    }
  cells.ground = nearest.map((key) => cells.byAxial.get(key) ?? 0);
  return cells;
}

/** Lays the cells of a map so that the leftmost and topmost corners of its hexes touch `at`. */
export function layGrid(map: MapFile, at: Point): Grid {
  const flat = map.orientation !== "pointy";
  const { q, r, numbers, ground, byAxial } = placeCells(map);
  const raw = q.map((_, i): Point => {
    const [cq, cr] = [q[i] ?? 0, r[i] ?? 0];
    return flat ? [1.5 * RADIUS * cq, HEX * (cr + cq / 2)] : [HEX * (cq + cr / 2), 1.5 * RADIUS * cr];
  });
  const onMap = numbers
    .map((number, i) => [number, i] as const)
    .filter(([number]) => number)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, i]) => i);
  const [halfWide, halfHigh] = flat ? [RADIUS, HEX / 2] : [HEX / 2, RADIUS];
  const originX = at[0] + halfWide - Math.min(...onMap.map((i) => raw[i]?.[0] ?? 0));
  const originY = at[1] + halfHigh - Math.min(...onMap.map((i) => raw[i]?.[1] ?? 0));
  const centres = raw.map(([x, y]): Point => [x + originX, y + originY]);
  const byNumber = new Map(onMap.map((i) => [numbers[i] ?? "", i]));
  const corners = SIDES.map((k): Point => {
    const angle = ((flat ? 240 : 210) + 60 * k) * (Math.PI / 180);
    return [Math.cos(angle) * RADIUS, Math.sin(angle) * RADIUS];
  });
  return {
    flat,
    centres,
    numbers,
    ground,
    onMap,
    cell: (hex) => byNumber.get(hex) ?? -1,
    neighbour: (cell, side) =>
      byAxial.get(axialKey((q[cell] ?? 0) + (STEP_Q[side] ?? 0), (r[cell] ?? 0) + (STEP_R[side] ?? 0))) ?? -1,
    corner: (cell, k, scale = 1) => {
      const [x, y] = centres[cell] ?? [0, 0];
      const [dx, dy] = corners[k % 6] ?? [0, 0];
      return [x + dx * scale, y + dy * scale];
    },
    cellAt: ([x, y]) => byAxial.get(roundAxial(flat, x - originX, y - originY)) ?? -1,
  };
}

/** The axial key of the hex that holds a place, by rounding in cube coordinates. */
function roundAxial(flat: boolean, x: number, y: number): number {
  const q = flat ? x / (1.5 * RADIUS) : x / HEX - y / (3 * RADIUS);
  const r = flat ? y / HEX - x / (3 * RADIUS) : y / (1.5 * RADIUS);
  const s = -q - r;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(s);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return axialKey(rq, rr);
}

/** The six corners of a cell. */
export const cornersOf = (grid: Grid, cell: number, scale = 1): Point[] =>
  SIDES.map((k) => grid.corner(cell, k, scale));

/** The side of `cell` that faces `other`, -1 if they are not adjacent. */
export const sideTowards = (grid: Grid, cell: number, other: number): number =>
  SIDES.findIndex((side) => grid.neighbour(cell, side) === other);
