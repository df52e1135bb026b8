import type { Grid, Hex, Ray } from "@redoubt/hex";
import { asUnit, type Flood, type StepCosts } from "@redoubt/mechanics";
import { costsOf, searchReach } from "./checks/movement.ts";
import { isClearLine } from "./checks/sight.ts";
import { enemyOf } from "./seat.ts";
import { activeSeat, hexOf, isOnMap, type QuadPlay, zonesOf } from "./state.ts";
import { CLIFF, DOWN, STEEP, TOWN, UP, WOODS } from "./terrain.ts";
import { allowanceOf } from "./values.ts";

/** A search as a move of the quad makes it, and the numbers it is made on, for peers that search the same. */
export interface MeasuredSearch {
  readonly run: () => Flood;
  readonly costs: StepCosts;
  readonly start: Hex;
  /** Half points. */
  readonly points: number;
  /** Hexes with an enemy in them, by Hex. */
  readonly barred: Uint8Array;
  /** Hexes in which a move ends, by Hex. */
  readonly stop: Uint8Array;
}

/** What units of the Standard Rules can reach in a game: the searches that the bench measures. Alma's river bars more. */
export function measuredSearches(g: QuadPlay): readonly MeasuredSearch[] {
  const { world, c } = g;
  const units = Array.from(world.unitsOf[c.active[0] === 0 ? 0 : 1]).filter((u) => isOnMap(g, u));
  const barred = new Uint8Array(world.grid.size);
  for (let u = asUnit(0); u < world.count; u++)
    if (world.seatOf[u] !== c.active[0] && isOnMap(g, u)) barred[c.hexOf[u]] = 1;
  const stop = zonesOf(g, enemyOf(activeSeat(g))).slice();
  return units.map((unit) => {
    const mover = { unit, start: hexOf(g, unit), left: allowanceOf(g, unit) };
    const costs = costsOf(g, unit);
    return { run: () => searchReach(g, mover), costs, start: mover.start, points: mover.left, barred, stop };
  });
}

/** Lines of sight as the Standard Rules judge them (7.3), and the numbers they are judged by, for peers that look the same. */
export interface MeasuredSight {
  readonly grid: Grid;
  readonly isClear: (from: Hex, to: Hex) => boolean;
  readonly ray: (from: Hex, to: Hex) => Ray;
  /** By Hex: 1 where woods or a town hide what is behind. */
  readonly hides: Uint8Array;
  /** By step, eight times a hex plus a direction: bit 0 goes up, bit 1 goes down, bit 2 is steep or a cliff. */
  readonly slope: Uint8Array;
}

/** The lines of sight of a game. */
export function measuredSight({ world }: QuadPlay): MeasuredSight {
  const { grid, rays, terrain, options } = world;
  const ground = { grid, rays, terrain, options };
  return {
    grid,
    isClear: (from, to) => isClearLine(ground, from, to),
    ray: rays.between,
    hides: Uint8Array.from(terrain.hex, (bits) => ((bits & (WOODS | TOWN)) === 0 ? 0 : 1)),
    slope: Uint8Array.from(terrain.step, (bits) => {
      const ways = ((bits & UP) === 0 ? 0 : 1) | ((bits & DOWN) === 0 ? 0 : 2);
      return ways | ((bits & (STEEP | CLIFF)) === 0 ? 0 : 4);
    }),
  };
}
