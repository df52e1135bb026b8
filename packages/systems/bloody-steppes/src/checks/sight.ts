import { asHex, distance, type Hex, type Side, stepSide } from "@redoubt/hex";
import { blockOnLine, createSightCache } from "@redoubt/mechanics";
import { type Ground, topOfEdge } from "../ground.ts";
import { cites } from "../kit.ts";
import type { SteppesRule } from "../rule-index.ts";
import { constants } from "../tables/constants.ts";

/** From middle to middle; a line along a hexside and the hexes at its ends hide nothing; the hexes on either side of what hides are counted without its own, an escarpment by its levels. */
export const enforces = cites("IX.2", "IX.7", "IX.9", "IX.11", "IX.12", "IX.13");

/** What cuts a line of sight, and the case that says so. */
export type SightBlock = { readonly rule: SteppesRule; readonly hex: Hex | undefined; readonly side: Side | undefined };

/** Whether a hex holds a combat unit of either side (IX.4, K-11). */
export type HoldsUnit = (hex: Hex) => boolean;

const empty: HoldsUnit = () => false;

/**
 * IX.4 to IX.7 for one hex that the line crosses between its ends (K-74): the case by which it blocks, or undefined.
 * `isObstacle`: ground that hides, or a combat unit, stands there.
 */
export function whyHexBlocks(
  ground: Ground,
  from: Hex,
  to: Hex,
  hex: Hex,
  isObstacle: boolean,
): SteppesRule | undefined {
  const { grid, level } = ground;
  const isFromHigher = level[from] >= level[to];
  const higher = isFromHigher ? from : to;
  const lower = isFromHigher ? to : from;
  const height = level[hex];
  if (height > level[higher]) return "IX.4";
  if (height === level[higher] && isObstacle) return "IX.4";
  const difference = level[higher] - level[lower];
  if (difference === 0) return undefined;
  const isEdge = height > level[lower];
  if (!isEdge && !(height === level[lower] && isObstacle)) return undefined;
  // IX.6: every level beyond the first moves the obstacle one hex towards the higher end (K-75).
  const moved = difference - 1;
  const toHigher = distance(grid, hex, higher) - 1 - moved;
  const toLower = distance(grid, hex, lower) - 1 + moved;
  if (toLower >= toHigher) return undefined;
  return isEdge ? "IX.5" : "IX.4";
}

/** IX.8: whether an escarpment edge on the line hides the target (K-80); a road cut has no edge (IX.10). */
export function doesEdgeBlock(ground: Ground, from: Hex, to: Hex, side: Side, isArtillery: boolean): boolean {
  const top = topOfEdge(ground, side);
  if (top === undefined) return false;
  const { level } = ground;
  const isFar = distance(ground.grid, from, to) >= constants.escarpmentDistance.value;
  if (top === from) return isArtillery && level[to] < level[from] && !isFar;
  return !(top === to && level[from] < level[to] && isFar);
}

/** IX: what hides one hex from another, or undefined if it is seen. Lines along hexsides are clear (IX.11), end hexes never block (IX.12, IX.13). */
export function sightBlock(
  ground: Ground,
  from: Hex,
  to: Hex,
  isArtillery = false,
  holdsUnit: HoldsUnit = empty,
): SightBlock | undefined {
  const block = blockOnLine<SightBlock>(ground.rays, from, to, {
    hex: (hex) => {
      const rule = whyHexBlocks(ground, from, to, hex, ground.hides[hex] === 1 || holdsUnit(hex));
      return rule === undefined ? null : { rule, hex, side: undefined };
    },
    side: (step) => {
      const side = stepSide(ground.grid, step);
      return doesEdgeBlock(ground, from, to, side, isArtillery) ? { rule: "IX.8", hex: undefined, side } : null;
    },
  });
  return block ?? undefined;
}

/** Sight over ground that does not change: the ground judged once for each pair of hexes, units along the line each time. */
export type Sight = {
  /** Whether a hex is seen from another. */
  readonly isSeen: (from: Hex, to: Hex, isArtillery: boolean, holdsUnit: HoldsUnit) => boolean;
};

const HIDDEN = 1;
const HIDDEN_FROM_GUNS = 2;

/** A remembering line of sight for one ground. */
export function createSight(ground: Ground): Sight {
  const isHexBlocking = (from: Hex, to: Hex): boolean =>
    ground.rays.between(from, to).hexes.some((step) => {
      const hex = asHex(from + step);
      return whyHexBlocks(ground, from, to, hex, ground.hides[hex] === 1) !== undefined;
    });
  const isEdgeBlocking = (from: Hex, to: Hex, isArtillery: boolean): boolean =>
    blockOnLine(ground.rays, from, to, {
      hex: () => null,
      side: (step) => (doesEdgeBlock(ground, from, to, stepSide(ground.grid, step), isArtillery) ? true : null),
    }) !== null;
  const cache = createSightCache(ground.grid, (from, to) => {
    if (isHexBlocking(from, to)) return HIDDEN | HIDDEN_FROM_GUNS;
    const plain = isEdgeBlocking(from, to, false) ? HIDDEN : 0;
    return plain | (isEdgeBlocking(from, to, true) ? HIDDEN_FROM_GUNS : 0);
  });
  return {
    isSeen(from, to, isArtillery, holdsUnit) {
      if ((cache.get(from, to) & (isArtillery ? HIDDEN_FROM_GUNS : HIDDEN)) !== 0) return false;
      // Only hexes whose inside the line passes can hold a unit that matters; this is looked at all the time.
      const { hexes } = ground.rays.between(from, to);
      for (let i = 0; i < hexes.length; i++) {
        const hex = asHex(from + hexes[i]);
        if (holdsUnit(hex) && whyHexBlocks(ground, from, to, hex, true) !== undefined) return false;
      }
      return true;
    },
  };
}
