import { expect, test } from "vitest";
import { layout } from "../../src/layout.ts";
import { crossing } from "../../src/terrain/course.ts";
import { drawRoads, roadLines, ways } from "../../src/terrain/road.ts";
import { pairKey, survey } from "../../src/terrain/survey.ts";
import { drawnLines, MAPS } from "../maps.ts";

test.each(Object.entries(MAPS))("roads of %s cross their own hexsides in the middle third, and no other", (_, map) => {
  const { grid, field } = layout(map);
  const ground = survey(map, grid, field);
  const roads = ways(ground);
  const own = new Set(roads.flatMap(({ cells }) => cells.slice(1).map((cell, i) => pairKey(cells[i], cell))));
  const svg = drawRoads(roads, roadLines(ground, roads, true));
  const lines = [...svg.matchAll(/class="m-(?:bed|road)" d="([^"]*)"/g)].flatMap(([, d]) => drawnLines(d));
  const crossed = new Set<number>();
  const wrong: string[] = [];
  for (const line of lines)
    for (let i = 1; i < line.length; i++) {
      const [a, b] = [grid.cellAt(line[i - 1]), grid.cellAt(line[i])];
      if (a === b || !grid.numbers[a] || !grid.numbers[b]) continue;
      const middle = [0, 1].map((axis) => (grid.centres[a][axis] + grid.centres[b][axis]) / 2);
      const side = Math.hypot(grid.centres[a][0] - grid.centres[b][0], grid.centres[a][1] - grid.centres[b][1]);
      const off = Math.hypot(line[i][0] - middle[0], line[i][1] - middle[1]) / (side / Math.sqrt(3));
      crossed.add(pairKey(a, b));
      if (off >= 0.17 || !own.has(pairKey(a, b))) wrong.push(`${grid.numbers[a]}/${grid.numbers[b]} ${off.toFixed(2)}`);
    }
  expect(wrong).toEqual([]);
  expect(crossed.size).toBeGreaterThan(20);
  expect(crossed).toEqual(own);
});

test("a road crosses a bridge in the middle of its hexside", () => {
  const map = { cols: 4, rows: 4, sides: { "0202/0203": ["river", "bridge"] } };
  const { grid, field } = layout(map);
  const [a, b] = ["0202", "0203"].map(grid.cell);
  const [x, y] = crossing(survey(map, grid, field), a, b);
  expect(x).toBeCloseTo(grid.centres[a][0]);
  expect(y).toBeCloseTo((grid.centres[a][1] + grid.centres[b][1]) / 2);
});
