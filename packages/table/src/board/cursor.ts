import type { Layout } from "@redoubt/drawing";

/** Where an arrow key leads. */
export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const WAYS: Readonly<Record<Arrow, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Whether a key moves the cursor. */
export const isArrow = (key: string): key is Arrow => key in WAYS;

/** The hexes next to one, as far as they are on the map. */
export function neighbours(sheet: Layout, hex: string): readonly string[] {
  const cell = sheet.grid.cell(hex);
  if (cell < 0) return [];
  return [0, 1, 2, 3, 4, 5].map((side) => sheet.grid.numbers[sheet.grid.neighbour(cell, side)] ?? "").filter(Boolean);
}

/**
 * The hex that an arrow key leads to. Hexes have no neighbour straight to the left and right (or up and down): there the
 * cursor goes to the one nearest to its own line, `line`, so that a row walked to and fro stays one row.
 */
export function step(sheet: Layout, from: string, arrow: Arrow, line: readonly [number, number]): string {
  const [dx, dy] = WAYS[arrow];
  const [x, y] = sheet.centre(from);
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const hex of neighbours(sheet, from)) {
    const [hx, hy] = sheet.centre(hex);
    const ahead = (hx - x) * dx + (hy - y) * dy;
    if (ahead < 8) continue;
    const aside = dx === 0 ? Math.abs(hx - line[0]) : Math.abs(hy - line[1]);
    if (aside < least) [least, best] = [aside, hex];
  }
  return best;
}

/** The next of some hexes after one, in the order of their numbers, and around. */
export function nextOf(hexes: readonly string[], from: string | null, by: 1 | -1): string | null {
  if (hexes.length === 0) return null;
  const sorted = [...hexes].sort();
  if (from === null) return by === 1 ? sorted[0] : (sorted.at(-1) ?? null);
  const later = by === 1 ? sorted.find((hex) => hex > from) : sorted.findLast((hex) => hex < from);
  return later ?? (by === 1 ? sorted[0] : (sorted.at(-1) ?? null));
}
