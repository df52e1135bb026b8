import { distance, type Hex, OFF_MAP, type Rays, type Step } from "@redoubt/hex";
import { createSightCache, isSightCut, type SightRule } from "./sight.ts";

/**
 * Whether a hex between the ends of a line cuts it: its level, whether something stands on it that hides what is behind, the
 * levels of both ends, and the distances to both.
 */
export type LevelRule = (
  level: number,
  isObstacle: boolean,
  fromLevel: number,
  toLevel: number,
  fromDistance: number,
  toDistance: number,
) => boolean;

/** How lines are judged on ground with levels. All numbers are whole, and a line along a hexside is decided by a word. */
export interface LevelGround {
  readonly rays: Rays;
  /** The level of each hex. */
  readonly level: Int8Array;
  /** 1 where the ground of a hex is an obstacle. */
  readonly isObstacle: Uint8Array;
  readonly cuts: LevelRule;
  /** Whether a line along a hexside is always clear, or cut where both hexes beside it cut. Beyond the map every hex does. */
  readonly along: "clear" | "both";
  /** Whether crossing a hexside cuts the line by itself, such as the edge of a cliff; at a corner it must on both hands. */
  readonly sideCuts?: (step: Step, from: Hex, to: Hex) => boolean;
}

/** Sight on ground that does not change, with pieces on it that do. */
export interface LevelSight {
  /** Whether a hex is seen from another; `pieces` is not 0 in the hexes with a piece that hides what is behind it. */
  readonly isSeen: (from: Hex, to: Hex, pieces: ArrayLike<number>) => boolean;
  /** The hex that cuts the line first; OFF_MAP if none does. */
  readonly firstCut: (from: Hex, to: Hex, pieces: ArrayLike<number>) => Hex;
}

/** A line of sight that judges the ground of each pair of hexes once, and the pieces along the line each time. */
export function createLevelSight({ rays, level, isObstacle, cuts, along, sideCuts }: LevelGround): LevelSight {
  const { grid } = rays;
  const none = new Uint8Array(grid.size);
  // The line being walked: one rule serves all lines, so that looking allocates nothing.
  let [from, to, found] = [OFF_MAP, OFF_MAP, OFF_MAP];
  let pieces: ArrayLike<number> = none;

  const isCutIn = (hex: Hex): boolean => {
    if (grid.onMap[hex] !== 1) return true;
    const hides = isObstacle[hex] === 1 || pieces[hex] !== 0;
    if (!cuts(level[hex], hides, level[from], level[to], distance(grid, from, hex), distance(grid, hex, to)))
      return false;
    found = hex;
    return true;
  };
  const isCutAt = (step: Step): boolean => sideCuts?.(step, from, to) === true;
  const rule: SightRule = {
    hex: isCutIn,
    ...(along === "clear" ? {} : { along: (left: Hex, right: Hex) => isCutIn(left) && isCutIn(right) }),
    ...(sideCuts === undefined
      ? {}
      : {
          side: isCutAt,
          vertex: (left, left2, right, right2) =>
            (isCutAt(left) || (left2 !== undefined && isCutAt(left2))) &&
            (isCutAt(right) || (right2 !== undefined && isCutAt(right2))),
        }),
  };
  const walk = (start: Hex, end: Hex, standing: ArrayLike<number>): boolean => {
    from = start;
    to = end;
    pieces = standing;
    found = OFF_MAP;
    return isSightCut(rays, start, end, rule);
  };
  const ground = createSightCache(grid, (start, end) => (walk(start, end, none) ? 1 : 0));
  return {
    isSeen: (start, end, standing) => ground.get(start, end) === 0 && !walk(start, end, standing),
    firstCut: (start, end, standing) => (walk(start, end, standing) ? found : OFF_MAP),
  };
}
