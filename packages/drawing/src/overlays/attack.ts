import { newPen, path, safe, short } from "../geometry/pen.ts";
import { between, direction, offset, type Point } from "../geometry/point.ts";
import { COUNTER, type Layout } from "../layout.ts";
import type { Overlay } from "./reach.ts";

/** Brackets round a hex that may be attacked, solid and with ticks once it is. */
export function drawTarget(sheet: Layout, hex: string, chosen: boolean): string {
  const [x, y] = sheet.seat(hex);
  const half = COUNTER / 2 + 8;
  const arm = 14;
  const pen = newPen();
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]) {
    pen.move([x + sx * half, y + sy * (half - arm)]);
    pen.line([x + sx * half, y + sy * half]);
    pen.line([x + sx * (half - arm), y + sy * half]);
  }
  const corners = pen.text();
  if (!chosen) return path("ov-bracket-case", corners) + path("ov-bracket ov-bracket-may", corners);
  for (const [dx, dy] of [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ]) {
    pen.move([x + dx * (half - 5), y + dy * (half - 5)]);
    pen.line([x + dx * (half + 6), y + dy * (half + 6)]);
  }
  return path("ov-bracket-case", corners) + path("ov-bracket", pen.text());
}

/** A dart over the hexside between each attacker and the hex it attacks. */
export function drawDarts(sheet: Layout, from: readonly string[], to: string): string {
  const pen = newPen();
  for (const hex of from) {
    const [a, b] = [sheet.seat(hex), sheet.seat(to)];
    const u = direction(a, b);
    const at = between(a, b, 0.47);
    pen.move(offset(at, u, -9, -7.5));
    pen.line(offset(at, u, 13));
    pen.line(offset(at, u, -9, 7.5));
    pen.line(offset(at, u, -4));
    pen.close();
  }
  return path("ov-dart", pen.text());
}

/** A unit that fires or may fire, with its strength there. */
export type FireLine = { readonly from: string; readonly to: string; readonly strength?: string };

/** Dotted lines from those who may fire to their target, each with its strength. */
export function drawFire(sheet: Layout, lines: readonly FireLine[]): Overlay {
  const pen = newPen();
  const badges = lines.map(({ from, to, strength }) => {
    const [a, b] = [sheet.seat(from), sheet.seat(to)];
    const u = direction(a, b);
    const [start, end]: [Point, Point] = [offset(a, u, 29), offset(b, u, -31)];
    pen.move(start);
    pen.line(end);
    if (!strength) return "";
    const [x, y] = between(start, end);
    const wide = Math.max(23, strength.length * 8.2 + 12);
    return `<rect class="ov-fire-badge" x="${short(x - wide / 2)}" y="${short(y - 11.5)}" width="${short(wide)}" height="23" rx="${strength.length > 2 ? 5 : 11.5}"/><text class="ov-fire-text" x="${short(x)}" y="${short(y + 5)}">${safe(strength)}</text>`;
  });
  return { under: path("ov-fire-case", pen.text()) + path("ov-fire", pen.text()), over: badges.join("") };
}
