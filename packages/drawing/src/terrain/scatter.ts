import { RADIUS } from "../geometry/grid.ts";
import type { Point } from "../geometry/point.ts";
import { chanceOf } from "../geometry/variation.ts";
import { crossing } from "./course.ts";
import type { Way } from "./road.ts";
import { isInside, type Survey } from "./survey.ts";
import { waterOn } from "./water.ts";

/** Whether a mark may stand at a place, out of the way of roads, water and hex numbers. */
export type Clearance = (p: Point) => boolean;

const BUCKET = 6;
const bucketKey = (x: number, y: number): number => Math.floor(x / BUCKET) * 8192 + Math.floor(y / BUCKET);

/** Marks the ground that roads, water and hex numbers need for themselves. */
export function clearance(survey: Survey, roads: readonly Way[]): Clearance {
  const taken = new Set<number>();
  const take = (p: Point, radius: number): void => {
    for (let x = p[0] - radius; x <= p[0] + radius; x += BUCKET)
      for (let y = p[1] - radius; y <= p[1] + radius; y += BUCKET) taken.add(bucketKey(x, y));
  };
  const takeLine = (a: Point, b: Point, radius: number): void => {
    const steps = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / 8);
    for (let i = 0; i <= steps; i++)
      take([a[0] + ((b[0] - a[0]) * i) / steps, a[1] + ((b[1] - a[1]) * i) / steps], radius);
  };
  for (const { cells } of roads) {
    const gates = cells.slice(1).map((cell, i) => crossing(survey, cells[i], cell));
    for (let i = 1; i < gates.length; i++) takeLine(gates[i - 1], gates[i], 9);
  }
  for (const edge of survey.edges) if (waterOn(edge)) takeLine(edge.p, edge.q, 9);
  for (const cell of survey.grid.onMap) {
    const [x, y] = survey.grid.centres[cell];
    for (const dx of [-14, -7, 0, 7, 14]) take([x + dx, y - 30], 5);
  }
  return ([x, y]) => !taken.has(bucketKey(x, y));
}

/** How marks stand: their distance, how far they stray from the lattice, and how the lattice is turned. */
export type Spread = {
  readonly apart: number;
  readonly rows?: number;
  readonly stray: number;
  readonly turned?: number;
};

/** Places for marks inside every cell that belongs, on one lattice over the whole sheet so that fields join unseen. */
export function scatter(survey: Survey, belongs: (cell: number) => boolean, spread: Spread): Point[] {
  const { grid } = survey;
  const rows = spread.rows ?? spread.apart * 0.866;
  const [cos, sin] = [Math.cos(spread.turned ?? 0), Math.sin(spread.turned ?? 0)];
  const out: Point[] = [];
  grid.centres.forEach(([cx, cy], cell) => {
    if (!belongs(cell)) return;
    const [mx, my] = [cx * cos + cy * sin, cy * cos - cx * sin];
    for (let j = Math.ceil((my - RADIUS) / rows); j * rows < my + RADIUS; j++)
      for (let i = Math.floor((mx - RADIUS) / spread.apart); i * spread.apart < mx + RADIUS; i++) {
        const u = (i + (j % 2 ? 0.5 : 0)) * spread.apart + (chanceOf(i, j, 3) - 0.5) * spread.stray;
        const v = j * rows + (chanceOf(i, j, 4) - 0.5) * spread.stray;
        const p: Point = [u * cos - v * sin, v * cos + u * sin];
        if (grid.cellAt(p) === cell && isInside(survey.field, p, 8)) out.push(p);
      }
  });
  return out;
}

/** Whether a place lies at least so far inside the cells that belong. */
export function isWithin(survey: Survey, belongs: (cell: number) => boolean, [x, y]: Point, margin: number): boolean {
  return RING.every(([dx, dy]) => {
    const cell = survey.grid.cellAt([x + dx * margin, y + dy * margin]);
    return cell >= 0 && belongs(cell);
  });
}
const RING: readonly Point[] = [
  [1, 0],
  [0.5, 0.87],
  [-0.5, 0.87],
  [-1, 0],
  [-0.5, -0.87],
  [0.5, -0.87],
];
