import { RADIUS } from "../geometry/grid.ts";
import { outlineSides, type Side } from "../geometry/outline.ts";
import { type Point, placeKey } from "../geometry/point.ts";
import type { Line } from "../geometry/spline.ts";
import { isSea, pairKey, type Survey } from "./survey.ts";
import { engraved, kept, LEAST, lineOf, roundness, smoothed, turning } from "./trace.ts";

/** One level's line round higher ground, which lies on its right, and the hexsides it runs along. */
export type Contour = { readonly level: number; readonly sides: readonly Side[]; readonly line: Line };

/** The contours of a map, from the lowest level up; where there is sea, the first are its shores. */
export type Contours = {
  readonly lowest: number;
  readonly highest: number;
  readonly all: readonly Contour[];
  /** The height of a cell; the sea lies one level below the lowest ground. */
  heightOf(cell: number): number;
};

type Loop = {
  readonly level: number;
  readonly sides: readonly Side[];
  readonly places: Point[];
  readonly round: number[];
};
type Mean = { sum: Point; count: number };
type Turn = { round: number; count: number; lowest: number; highest: number };

/**
 * Draws every level's line. Levels that share a hexside are smoothed together and laid side by side, the higher towards the
 * higher ground, and turn round a corner in the same order: so lines never cross each other, nor a hexside not theirs.
 */
export function contours(survey: Survey, isFine: boolean): Contours {
  const { grid, heights } = survey;
  const dry = [...grid.centres.keys()].filter((cell) => !isSea(survey, cell)).map((cell) => heights[cell]);
  const [lowest, highest] = [Math.min(...dry, 0), Math.max(...dry, 0)];
  // Asked for often: looked up once for every cell.
  const levels = heights.map((height, cell) => (isSea(survey, cell) ? lowest - 1 : height));
  const heightOf = (cell: number): number => levels[cell];
  const loops: Loop[] = [];
  for (let level = lowest; level <= highest; level++)
    for (const sides of outlineSides(grid, grid.centres.keys(), (cell) => heightOf(cell) >= level))
      loops.push({ level, sides, places: smoothed(survey, sides, true), round: roundness(sides, true) });
  const means = meanPlaces(loops);
  const turns = sharedTurns(loops);
  const all = loops.map(({ level, sides, places, round }): Contour => {
    const own = sides.map((side, i) => {
      if (side.left < 0) return kept(side, places[i]);
      const { sum, count } = means.get(pairKey(side.right, side.left)) ?? { sum: places[i], count: 1 };
      const low = heightOf(side.left);
      const rise = heightOf(side.right) - low;
      const spread = spreadOf(survey, side, rise);
      const slot = (level - low - 0.5) / rise - 0.5;
      return kept(side, [sum[0] / count, sum[1] / count], slot * spread, spread / 2);
    });
    const turnings = sides.map((side, i) => {
      const j = (i + 1) % sides.length;
      const turn = turns.get(turnKey(side, sides[j])) ?? { round: round[i], count: 1, lowest: level, highest: level };
      // The line nearest to the corner comes first: the lowest round high ground, the highest round low ground.
      const rank = side.right === sides[j].right ? level - turn.lowest : turn.highest - level;
      return turning(side, sides[j], own[i], own[j], turn.round / turn.count, LEAST + rank * APART);
    });
    return { level, sides, line: engraved(lineOf(own, turnings), isFine) };
  });
  return { lowest, highest, all, heightOf };
}
const APART = 0.045 * RADIUS;

/** The breadth over which the lines of a hexside are spread. */
function spreadOf(survey: Survey, { right, left }: Side, levels: number): number {
  if (levels < 2) return 0;
  const isSheer = survey.edgeBetween(right, left)?.tags.some(({ name }) => /cliff|escarpment/.test(name));
  return RADIUS * (isSheer ? 0.05 * levels : Math.min(0.36, 0.15 * levels));
}

/** The mean of the places that the lines of each hexside found for themselves. */
function meanPlaces(loops: readonly Loop[]): Map<number, Mean> {
  const means = new Map<number, Mean>();
  for (const { sides, places } of loops)
    sides.forEach(({ right, left }, i) => {
      const key = pairKey(right, left);
      const { sum, count } = means.get(key) ?? { sum: [0, 0], count: 0 };
      means.set(key, { sum: [sum[0] + places[i][0], sum[1] + places[i][1]], count: count + 1 });
    });
  return means;
}

/** A corner as lines pass it in the same hex. */
const turnKey = (side: Side, next: Side): number =>
  placeKey(side.q) * 8192 + (side.right === next.right ? side.right : side.left) + 1;

function sharedTurns(loops: readonly Loop[]): Map<number, Turn> {
  const turns = new Map<number, Turn>();
  for (const { level, sides, round } of loops)
    sides.forEach((side, i) => {
      const key = turnKey(side, sides[(i + 1) % sides.length]);
      const turn = turns.get(key);
      if (!turn) turns.set(key, { round: round[i], count: 1, lowest: level, highest: level });
      else {
        turn.round += round[i];
        turn.count++;
        turn.lowest = Math.min(turn.lowest, level);
        turn.highest = Math.max(turn.highest, level);
      }
    });
  return turns;
}
