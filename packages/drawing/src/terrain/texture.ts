import { newPen, path } from "../geometry/pen.ts";
import type { Point } from "../geometry/point.ts";
import { chanceOf, handOf, waves } from "../geometry/variation.ts";
import type { Contours } from "./contour.ts";
import { type Clearance, scatter } from "./scatter.ts";
import type { Survey } from "./survey.ts";

// What stands on its own colour or is covered anyway.
const COVERED: readonly string[] = ["sea", "woods", "forest", "grove", "orchard", "vineyard", "marsh", "swamp", "town"];

const isOpen = ({ tags }: Survey, cell: number): boolean => !COVERED.some((tag) => tags[cell].has(tag));

/** Two slow washes, one dry and one green, hardly seen: as if the tint had been laid on by hand. */
export const drawWashes = (survey: Survey): string =>
  path("m-wash", wash(survey, 41)) + path("m-wash m-wash-green", wash(survey, 42));

const WIDE = 300;
const HIGH = 210;

function wash({ field: { x, y, width, height } }: Survey, seed: number): string {
  const pen = newPen();
  for (let i = 0; i * WIDE < width; i++)
    for (let j = 0; j * HIGH < height; j++) {
      const hand = handOf(seed * 4096 + i * 64 + j);
      if (hand() < 0.4) continue;
      const [cx, cy, size] = [x + (i + hand()) * WIDE, y + (j + hand()) * HIGH, 0.3 + 0.3 * hand()];
      const rim = Array.from({ length: 11 }, (_, k): Point => {
        const r = size * (0.65 + 0.7 * hand());
        const [px, py] = [cx + Math.cos(k * 0.571) * r * WIDE, cy + Math.sin(k * 0.571) * r * HIGH];
        return [Math.min(Math.max(px, x), x + width), Math.min(Math.max(py, y), y + height)];
      });
      pen.spline(rim, true);
    }
  return pen.text();
}

const TUFTS: readonly string[] = [
  "m-2.6 0l-.9-2.2m3.5 2.5v-3.4m2.6 3.1l.9-2.2",
  "m-2 0l-.6-1.8m2.6 2v-2.9m2.2 2.6l.8-2.4",
  "h.1m3.9 1.4h.1m-2.6 2.6h.1",
];

/** Grass on open ground: tufts in drifts, away from lines and numbers. */
export function drawGrass(survey: Survey, clear: Clearance, { all }: Contours): string {
  const lines = new Set<number>();
  const key = (x: number, y: number): number => Math.round(x / NEAR) * 8192 + Math.round(y / NEAR);
  for (const { line } of all)
    for (const [x, y] of line.points)
      for (const dx of [-NEAR, 0, NEAR]) for (const dy of [-NEAR, 0, NEAR]) lines.add(key(x + dx, y + dy));
  const pen = newPen();
  for (const p of scatter(survey, (cell) => isOpen(survey, cell), { apart: 23, stray: 20 })) {
    const [x, y] = p;
    const drift = 0.34 + 1.1 * waves(x / 170, y / 150, 71) + 0.5 * waves(x / 60, y / 60, 72);
    const chance = chanceOf(Math.round(x * 2), Math.round(y * 2), 73);
    if (chance > drift || !clear(p) || lines.has(key(x, y))) continue;
    pen.stamp(p, TUFTS[Math.floor((chance / drift) * TUFTS.length) % TUFTS.length]);
  }
  return path("m-tuft", pen.text());
}
const NEAR = 11;
