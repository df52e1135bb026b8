import { describe, expect, test } from "vitest";
import { RADIUS } from "../../src/geometry/grid.ts";
import { layout } from "../../src/layout.ts";
import { type Contours, contours } from "../../src/terrain/contour.ts";
import { drawGround } from "../../src/terrain/ground.ts";
import { survey } from "../../src/terrain/survey.ts";
import { drawnLines, MAPS } from "../maps.ts";

type Place = readonly [number, number];
type Drawn = { readonly level: number; readonly lines: readonly (readonly Place[])[] };

/** The lines of every level as they stand in the text of the drawing, shores first. */
function levelsIn(svg: string, { lowest }: Contours): Drawn[] {
  const text = (classes: string): string[] =>
    [...svg.matchAll(new RegExp(`class="${classes}" d="([^"]*)"`, "g"))].map(([, d]) => d);
  const shores = text("m-land m-shore").map((d) => ({ level: lowest, lines: drawnLines(d) }));
  return [...shores, ...text("m-tint m-e\\d").map((d, i) => ({ level: lowest + 1 + i, lines: drawnLines(d) }))];
}

/** Whether each place lies inside the lines, by counting those to its right; places are sorted into rows by their y. */
function insideOf(lines: readonly (readonly Place[])[], places: readonly Place[]): boolean[] {
  const rows = [...new Set(places.map(([, y]) => y))].sort((a, b) => a - b);
  const hits = new Map(rows.map((y): [number, number[]] => [y, []]));
  for (const line of lines)
    for (let i = 1; i < line.length; i++) {
      const [[ax, ay], [bx, by]] = [line[i - 1], line[i]];
      let row = rows.findIndex((y) => y >= Math.min(ay, by));
      for (; row >= 0 && rows[row] < Math.max(ay, by); row++)
        hits.get(rows[row])?.push(((bx - ax) * (rows[row] - ay)) / (by - ay) + ax);
    }
  return places.map(([x, y]) => (hits.get(y) ?? []).filter((hit) => hit > x).length % 2 === 1);
}

/** How many pairs of pieces of lines of two levels cross. */
function crossingsOf(levels: readonly Drawn[], isSeen: (p: Place) => boolean): number {
  type Piece = { readonly level: number; readonly a: Place; readonly b: Place };
  const near = new Map<number, Piece[]>();
  const turn = (p: Place, q: Place, r: Place): number => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  let count = 0;
  for (const { level, lines } of levels)
    for (const line of lines)
      for (let i = 1; i < line.length; i++) {
        const [a, b] = [line[i - 1], line[i]];
        if (!isSeen(a)) continue;
        const key = (dx: number, dy: number): number => (Math.floor(a[0] / 4) + dx) * 16384 + Math.floor(a[1] / 4) + dy;
        for (const dx of [-1, 0, 1])
          for (const dy of [-1, 0, 1])
            for (const one of near.get(key(dx, dy)) ?? [])
              if (
                one.level !== level &&
                turn(a, b, one.a) * turn(a, b, one.b) < 0 &&
                turn(one.a, one.b, a) * turn(one.a, one.b, b) < 0
              )
                count++;
        const there = near.get(key(0, 0));
        if (there) there.push({ level, a, b });
        else near.set(key(0, 0), [{ level, a, b }]);
      }
  return count;
}

describe.each(Object.entries(MAPS))("contours of %s", (_, map) => {
  const sheet = layout(map);
  const { grid } = sheet;
  const ground = survey(map, grid, sheet.field);

  describe.each([true, false])("drawn finely: %s", (isFine) => {
    const heights = contours(ground, isFine);
    const levels = levelsIn(drawGround(ground, heights), heights);

    test("every hex centre lies in the tint of its level", () => {
      const centres = grid.onMap.map((cell) => grid.centres[cell]);
      expect(levels.length).toBeGreaterThan(2);
      for (const { level, lines } of levels) {
        const inside = insideOf(lines, centres);
        const wrong = grid.onMap.filter((cell, i) => inside[i] !== heights.heightOf(cell) >= level);
        expect(wrong.map((cell) => grid.numbers[cell])).toEqual([]);
      }
    });

    test("no contour crosses a hexside that is not its own", () => {
      const wrong: string[] = [];
      for (const { level, lines } of levels)
        for (const line of lines)
          for (let i = 1; i < line.length; i++) {
            const [a, b] = [grid.cellAt(line[i - 1]), grid.cellAt(line[i])];
            if (a === b || a < 0 || b < 0 || (!grid.numbers[a] && !grid.numbers[b])) continue;
            const isOwn = heights.heightOf(a) >= level !== heights.heightOf(b) >= level;
            if (!isOwn) wrong.push(`${level}: ${grid.numbers[a]}/${grid.numbers[b]}`);
          }
      expect(wrong).toEqual([]);
    });

    test("no contour comes nearer to a centre than half a hex radius", () => {
      let nearest = Number.POSITIVE_INFINITY;
      for (const { lines } of levels)
        for (const p of lines.flat()) {
          const cell = grid.cellAt(p);
          if (cell < 0 || !grid.numbers[cell]) continue;
          const [x, y] = grid.centres[cell];
          nearest = Math.min(nearest, Math.hypot(p[0] - x, p[1] - y));
        }
      expect(nearest / RADIUS).toBeGreaterThan(0.5);
    });

    test("lines of two levels never cross", () => {
      const isSeen = (p: Place): boolean => grid.numbers[grid.cellAt(p)] !== "" && grid.cellAt(p) >= 0;
      expect(crossingsOf(levels, isSeen)).toBe(0);
    });
  });
});
