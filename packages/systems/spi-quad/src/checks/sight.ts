import {
  asHex,
  asSide,
  asStep,
  type Grid,
  type Hex,
  hexNumber,
  RAY_ALONG,
  RAY_FIELDS,
  RAY_HEX,
  RAY_SIDE,
  RAY_VERTEX,
  RAY_VERTEX_LEFT,
  type Rays,
  type Side,
  sideName,
  stepSide,
} from "@redoubt/hex";
import { cites } from "../kit.ts";
import type { QuadOptions } from "../readings.ts";
import type { QuadRule } from "../rule-index.ts";
import { CLIFF, DOWN, isRidge, STEEP, type Terrain, TOWN, UP, WOODS } from "../terrain.ts";

// The line of sight of the Standard Rules (7.3). Alma's own (A18.4) stands in alma-sight.ts.

/** Cases held by how the line is drawn and what it is asked: centre to centre, ends and units never block. */
export const enforces = cites("7.31", "7.37", "7.38");

/** What a line of sight is judged by. */
export interface SightGround {
  readonly grid: Grid;
  readonly rays: Rays;
  readonly terrain: Terrain;
  readonly options: QuadOptions;
}

/** Something that cuts a line, and the case that says so. */
export interface SightBlock {
  readonly rule: QuadRule;
  readonly at: readonly string[];
  readonly what: string;
}

/** The line as far as it was walked: what the line shifted slightly to the left and to the right has met. */
interface Walk {
  readonly ground: SightGround;
  readonly n: number;
  readonly climbed: [boolean, boolean];
  readonly cut: [SightBlock | null, SightBlock | null];
}

const LEFT = 0;
const RIGHT = 1;
type Hand = typeof LEFT | typeof RIGHT;

/** Whether a hexside crossed as number `k` of the line blocks by itself (7.32, 7.34) or after a climb (7.33). */
function crossSide(walk: Walk, hand: Hand, step: number, k: number): SightBlock | null {
  const { ground, n, climbed } = walk;
  const bits = ground.terrain.step[step];
  if ((bits & (UP | DOWN)) === 0) return null;
  const at = [sideName(ground.grid, stepSide(ground.grid, asStep(step)))];
  if (isRidge(bits)) return k === 1 ? null : { rule: "7.34", at, what: "ridge" };
  const isExempt = k === 1 && ground.options.ownSteepHexsideNeverBlocks === "on";
  if ((bits & (STEEP | CLIFF)) !== 0 && !isExempt) {
    if ((bits & DOWN) !== 0 && 2 * k > n) return { rule: "7.32", at, what: "steep slope below, more than half way" };
    if ((bits & UP) !== 0 && 2 * k < n) return { rule: "7.32", at, what: "steep slope above, less than half way" };
  }
  if ((bits & DOWN) !== 0 && climbed[hand]) return { rule: "7.33", at, what: "slope down after a slope up" };
  if ((bits & UP) !== 0) climbed[hand] = true;
  return null;
}

const isBlockingHex = (ground: SightGround, hex: number): boolean => (ground.terrain.hex[hex] & (WOODS | TOWN)) !== 0;

function enterHex(ground: SightGround, hex: number): SightBlock | null {
  if (!isBlockingHex(ground, hex)) return null;
  return { rule: "7.35", at: [hexNumber(ground.grid, asHex(hex))], what: "woods or town" };
}

/** Notes what a place does to the two lines; returns the block where both are cut at this place (7.36, S-38). */
function judge(walk: Walk, left: SightBlock | null, right: SightBlock | null): SightBlock | null {
  walk.cut[LEFT] ??= left;
  walk.cut[RIGHT] ??= right;
  if (left === null || right === null) return null;
  if (left.rule === right.rule && left.at[0] === right.at[0]) return left;
  // Two hexsides that block for the same reason do so by its case; two hexes beside the line, or two reasons, by 7.36.
  const rule = left.rule === right.rule && left.rule !== "7.35" ? left.rule : "7.36";
  return { rule, at: [...left.at, ...right.at], what: `${left.what} on both hands` };
}

function meet(walk: Walk, records: Int32Array, i: number, from: number): SightBlock | null {
  const { ground } = walk;
  const k = records[i + 4];
  const hex = (field: number): number => from + records[i + field];
  const step = (field: number): number => from * 8 + records[i + field];
  switch (records[i]) {
    case RAY_HEX: {
      const block = enterHex(ground, hex(1));
      return judge(walk, block, block);
    }
    case RAY_SIDE:
      return judge(walk, crossSide(walk, LEFT, step(1), k), crossSide(walk, RIGHT, step(1), k));
    case RAY_ALONG:
      return judge(walk, enterHex(ground, hex(1)), enterHex(ground, hex(2)));
    case RAY_VERTEX:
      return judge(walk, crossSide(walk, LEFT, step(1), k), crossSide(walk, RIGHT, step(2), k));
    default: {
      const one: Hand = records[i] === RAY_VERTEX_LEFT ? LEFT : RIGHT;
      const two: Hand = one === LEFT ? RIGHT : LEFT;
      const single = crossSide(walk, one, step(1), k);
      const double = crossSide(walk, two, step(2), k) ?? crossSide(walk, two, step(3), k);
      return one === LEFT ? judge(walk, single, double) : judge(walk, double, single);
    }
  }
}

/** What blocks the line between two hexes by the Standard Rules; null if it is clear. */
export function standardBlock(ground: SightGround, from: Hex, to: Hex): SightBlock | null {
  const ray = ground.rays.between(from, to);
  if (ray.range <= 1) return null; // 7.39
  const walk: Walk = { ground, n: ray.crossings, climbed: [false, false], cut: [null, null] };
  for (let i = 0; i < ray.records.length; i += RAY_FIELDS) {
    const block = meet(walk, ray.records, i, from);
    if (block !== null) return block;
  }
  const [left, right] = walk.cut;
  if (ground.options.hexsideSight === "pairwise" || left === null || right === null) return null;
  return { rule: "7.36", at: [...left.at, ...right.at], what: `${left.what} on the left, ${right.what} on the right` };
}

/** The name of a hexside given as a difference to a starting hex. */
export const followedSide = (from: number, side: number): Side => asSide(from * 3 + side);
