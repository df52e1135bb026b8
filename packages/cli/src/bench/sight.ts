import { createRays, type Hex, type Ray, type Rays } from "@redoubt/hex";
import { isSightCut } from "@redoubt/mechanics";
import type { BenchCase } from "./alternate.ts";
import type { World } from "./world.ts";

/** Sight lines of ten hexes in the form for hot loops: hexes between the ends that rise above the line, no early exit. */
export function sightCase(world: World): BenchCase {
  const rays = createRays(world.grid);
  const { pairs } = world;
  let seen = 0;
  return {
    name: "sight line",
    run() {
      for (const [from, to] of pairs) seen += risingHexes(world, rays, from, to);
      return seen < 0 ? 0 : pairs.length;
    },
  };
}

/** The same lines through the rule visitor. */
export function sightRuleCase(world: World): BenchCase {
  const rays = createRays(world.grid);
  const { pairs, elevation, height } = world;
  let seen = 0;
  let from = 0;
  let to = 0;
  const rule = {
    hex: (hex: Hex, ordinal: number, ray: Ray): boolean => {
      const n = ray.crossings;
      if (height[hex] * n > elevation[from] * (n - ordinal) + elevation[to] * ordinal) seen++;
      return false;
    },
  };
  return {
    name: "sight line, rule asked at every hex",
    run() {
      for (const pair of pairs) {
        from = pair[0];
        to = pair[1];
        isSightCut(rays, pair[0], pair[1], rule);
      }
      return seen < 0 ? 0 : pairs.length;
    },
  };
}

/** All rising hexes of all pairs, to compare with the C twin. */
export function sightChecksum(world: World): number {
  const rays = createRays(world.grid);
  return world.pairs.reduce((sum, [from, to]) => sum + risingHexes(world, rays, from, to), 0);
}

function risingHexes(world: World, rays: Rays, from: Hex, to: Hex): number {
  const { hexes } = rays.between(from, to);
  const { height, elevation } = world;
  const n = hexes.length + 1;
  const a = elevation[from];
  const b = elevation[to];
  let count = 0;
  for (let i = 1; i < n; i++) if (height[from + hexes[i - 1]] * n > a * (n - i) + b * i) count++;
  return count;
}
