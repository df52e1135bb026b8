import { createFlood, points, runFlood } from "@redoubt/mechanics";
import type { BenchCase } from "./alternate.ts";
import { WORLD_POINTS, type World } from "./world.ts";

/** Movement floods through the public search: 64 starts a run, enemies barred, zones stop. */
export function floodCase(world: World): BenchCase {
  const flood = createFlood(world.grid, points(WORLD_POINTS));
  const limits = { barred: world.enemyAt, stop: world.zone };
  return {
    name: "flood",
    run() {
      for (const start of world.starts) runFlood(flood, world.costs, start, points(WORLD_POINTS), limits);
      return world.starts.length;
    },
  };
}

/** A number over every hex reached and its cost, to compare with the C twin and the peers. */
export function floodChecksum(world: World): number {
  const flood = createFlood(world.grid, points(WORLD_POINTS));
  const limits = { barred: world.enemyAt, stop: world.zone };
  let sum = 2166136261;
  for (const start of world.starts) {
    runFlood(flood, world.costs, start, points(WORLD_POINTS), limits);
    for (let cell = 0; cell < world.grid.size; cell++)
      if (flood.spent[cell] <= points(WORLD_POINTS))
        sum = Math.imul(sum ^ (cell * 16 + (flood.spent[cell] >> 1)), 16777619) >>> 0;
  }
  return sum;
}
