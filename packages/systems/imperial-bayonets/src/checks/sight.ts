import { distance, type Grid, type Hex, hexNumber, isOnMap } from "@redoubt/hex";
import { blockOnLine } from "@redoubt/mechanics";
import { cites } from "../kit.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { type Weather, weatherEffects } from "../tables/weather.ts";
import { BLOCKS, IN_PLAY, type Terrain } from "../terrain.ts";

/** A line is cut only by what is named here, and by nothing that is seen over. */
export const enforces = cites("2.0m", "3.7g", "9.1c");

/** How guns fire over units: as over terrain, or only over one beneath and next to them (I-80, I-119). */
export type OverUnits = "by-3.7" | "adjacent-only";

/** All that sight depends on besides the two hexes. */
export interface SightScene {
  readonly grid: Grid;
  readonly terrain: Terrain;
  readonly weather: Weather;
  /** Combat units and Depots of each side per hex, seen by the firer. */
  readonly friends: Readonly<ArrayLike<number>>;
  readonly enemies: Readonly<ArrayLike<number>>;
  readonly overFriends: OverUnits;
  readonly overEnemies: OverUnits;
}

/** What cuts a line, where, and the case that says so. */
export interface SightBlock {
  readonly rule: BayonetsRule;
  readonly at: readonly string[];
  readonly what: string;
  /** True where units stand in the way. */
  readonly isUnits?: true;
}

/** How far one hex sees towards another: the weather's sight and one hex for each level above it (3.7b, E3, E5). */
export function sightRange({ terrain, weather }: SightScene, from: Hex, to: Hex): number {
  const { sight, heightHelps } = weatherEffects[weather];
  return sight + (heightHelps ? Math.max(0, terrain.level[from] - terrain.level[to]) : 0);
}

const weatherRule = { clear: "3.7b", fog: "E3", haze: "E5" } as const satisfies Record<Weather, BayonetsRule>;

/** Whether nothing but the weather keeps a hex out of sight (E3, E5). */
const isWeather = (scene: SightScene, from: Hex, to: Hex, range: number): boolean =>
  range <= sightRange({ ...scene, weather: "clear" }, from, to);

/** Why one hex does not see another; null if it does. The two hexes themselves never block (I-79). */
export function sightBlock(scene: SightScene, from: Hex, to: Hex): SightBlock | null {
  const { grid, terrain } = scene;
  const ray = terrain.rays.between(from, to);
  const reach = sightRange(scene, from, to);
  if (ray.range > reach)
    return {
      rule: isWeather(scene, from, to, ray.range) ? weatherRule[scene.weather] : "3.7b",
      at: [hexNumber(grid, to)],
      what: `${ray.range} hexes away, sight is ${reach}${scene.weather === "clear" ? "" : ` in ${scene.weather}`}`,
    };
  return blockOnLine<SightBlock>(terrain.rays, from, to, {
    hex: (hex) => hexBlock(scene, from, to, hex),
    // Along a hexside both hexes must block; at the edge the missing one does (I-79, I-120).
    along: (left, right) => ({ ...(left.at.length > 0 ? left : right), at: [...left.at, ...right.at] }),
  });
}

function hexBlock(scene: SightScene, from: Hex, to: Hex, hex: Hex): SightBlock | null {
  const { grid, terrain, friends, enemies } = scene;
  if (!isOnMap(grid, hex) || (terrain.hex[hex] & IN_PLAY) === 0)
    return { rule: "3.7d", at: [], what: "beyond the map" };
  const at = [hexNumber(grid, hex)];
  const below = terrain.level[from] - terrain.level[hex];
  if (below < 0) return { rule: "3.7f", at, what: "higher ground" };
  // From above one sees over what is at least half the way from the target (3.7g).
  const isSeenOver = below > 0 && 2 * distance(grid, hex, to) >= distance(grid, from, to);
  if ((terrain.hex[hex] & BLOCKS) !== 0 && !isSeenOver) return { rule: "3.7e", at, what: "ground that is not clear" };
  const isUnderGuns = below > 0 && distance(grid, from, hex) === 1;
  const passes = (over: OverUnits): boolean => (over === "by-3.7" ? isSeenOver : isUnderGuns);
  // What sight alone would pass over may still not be fired over (9.1b, I-80, E11).
  const block = { rule: isSeenOver ? "9.1b" : "3.7d", at, isUnits: true } as const;
  if (friends[hex] !== 0 && !passes(scene.overFriends)) return { ...block, what: "friends in the way" };
  if (enemies[hex] !== 0 && !passes(scene.overEnemies)) return { ...block, what: "enemies in the way" };
  return null;
}
