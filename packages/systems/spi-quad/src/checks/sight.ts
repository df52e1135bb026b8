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

const LEFT = 0;
const RIGHT = 1;
type Hand = typeof LEFT | typeof RIGHT;

// What may cut a line, as a place in this list.
const reasons: readonly { readonly rule: QuadRule; readonly what: string }[] = [
  { rule: "7.31", what: "nothing" },
  { rule: "7.34", what: "ridge" },
  { rule: "7.32", what: "steep slope below, more than half way" },
  { rule: "7.32", what: "steep slope above, less than half way" },
  { rule: "7.33", what: "slope down after a slope up" },
  { rule: "7.35", what: "woods or town" },
];
const NOTHING = 0;
const RIDGE = 1;
const STEEP_BELOW = 2;
const STEEP_ABOVE = 3;
const OVER_THE_TOP = 4;
const HIDDEN = 5;

// The lines shifted slightly to either hand of the true one, by hand, as far as they were walked: whether they have climbed,
// what cuts them at the present place (a step, or a hex that hides), and what cut them first.
const climbed = new Uint8Array(2);
const here = new Uint8Array(2);
const hereAt = new Int32Array(2);
const first = new Uint8Array(2);
const firstAt = new Int32Array(2);

/** Whether a hexside crossed as number `k` of `n` blocks by itself (7.32, 7.34) or after a climb (7.33). */
function whatCuts(ground: SightGround, bits: number, k: number, n: number, hasClimbed: number): number {
  if (isRidge(bits)) return k === 1 ? NOTHING : RIDGE;
  if ((bits & (STEEP | CLIFF)) !== 0 && !(k === 1 && ground.options.ownSteepHexsideNeverBlocks === "on")) {
    if ((bits & DOWN) !== 0 && 2 * k > n) return STEEP_BELOW;
    if ((bits & UP) !== 0 && 2 * k < n) return STEEP_ABOVE;
  }
  return (bits & DOWN) !== 0 && hasClimbed === 1 ? OVER_THE_TOP : NOTHING;
}

/** One line crosses a hexside; where it crosses two at once and the first cuts it, the second does not matter. */
function cross(ground: SightGround, hand: Hand, step: number, k: number, n: number): void {
  if (here[hand] !== NOTHING) return;
  const bits = ground.terrain.step[step];
  if ((bits & (UP | DOWN)) === 0) return;
  here[hand] = whatCuts(ground, bits, k, n, climbed[hand]);
  hereAt[hand] = step;
  if (here[hand] === NOTHING && (bits & UP) !== 0 && !isRidge(bits)) climbed[hand] = 1;
}

function enter(ground: SightGround, hand: Hand, hex: Hex): void {
  if ((ground.terrain.hex[hex] & (WOODS | TOWN)) === 0) return;
  here[hand] = HIDDEN;
  hereAt[hand] = hex;
}

/** Both lines meet what one record of the ray holds. */
function meet(ground: SightGround, records: Int32Array, i: number, from: Hex, n: number): void {
  here[LEFT] = NOTHING;
  here[RIGHT] = NOTHING;
  const k = records[i + 4];
  const base = from * 8;
  switch (records[i]) {
    case RAY_HEX:
      enter(ground, LEFT, asHex(from + records[i + 1]));
      enter(ground, RIGHT, asHex(from + records[i + 1]));
      return;
    case RAY_SIDE:
      cross(ground, LEFT, base + records[i + 1], k, n);
      cross(ground, RIGHT, base + records[i + 1], k, n);
      return;
    case RAY_ALONG:
      enter(ground, LEFT, asHex(from + records[i + 1]));
      enter(ground, RIGHT, asHex(from + records[i + 2]));
      return;
    case RAY_VERTEX:
      cross(ground, LEFT, base + records[i + 1], k, n);
      cross(ground, RIGHT, base + records[i + 2], k, n);
      return;
    default: {
      const one: Hand = records[i] === RAY_VERTEX_LEFT ? LEFT : RIGHT;
      const two: Hand = one === LEFT ? RIGHT : LEFT;
      cross(ground, one, base + records[i + 1], k, n);
      cross(ground, two, base + records[i + 2], k, n);
      cross(ground, two, base + records[i + 3], k, n);
    }
  }
}

// How a line is cut: not at all, on both hands at one place (7.36, S-38), or on each hand somewhere.
const CLEAR = 0;
const TOGETHER = 1;
const APART = 2;

/** Walks a line to its end, or to the place where both hands are cut. */
function howCut(ground: SightGround, from: Hex, to: Hex): typeof CLEAR | typeof TOGETHER | typeof APART {
  const { range, records, crossings } = ground.rays.between(from, to);
  if (range <= 1) return CLEAR; // 7.39
  climbed[LEFT] = 0;
  climbed[RIGHT] = 0;
  first[LEFT] = NOTHING;
  first[RIGHT] = NOTHING;
  for (let i = 0; i < records.length; i += RAY_FIELDS) {
    meet(ground, records, i, from, crossings);
    if (here[LEFT] !== NOTHING && here[RIGHT] !== NOTHING) return TOGETHER;
    if (here[LEFT] !== NOTHING) noteFirst(LEFT);
    if (here[RIGHT] !== NOTHING) noteFirst(RIGHT);
  }
  const isPairwise = ground.options.hexsideSight === "pairwise";
  return isPairwise || first[LEFT] === NOTHING || first[RIGHT] === NOTHING ? CLEAR : APART;
}

function noteFirst(hand: Hand): void {
  if (first[hand] !== NOTHING) return;
  first[hand] = here[hand];
  firstAt[hand] = hereAt[hand];
}

function blockOf({ grid }: SightGround, reason: number, at: number): SightBlock {
  const name = reason === HIDDEN ? hexNumber(grid, asHex(at)) : sideName(grid, stepSide(grid, asStep(at)));
  return { ...reasons[reason], at: [name] };
}

/** Whether the line between two hexes is clear by the Standard Rules. */
export function isClearLine(ground: SightGround, from: Hex, to: Hex): boolean {
  return howCut(ground, from, to) === CLEAR;
}

/** What blocks the line between two hexes by the Standard Rules; null if it is clear. */
export function standardBlock(ground: SightGround, from: Hex, to: Hex): SightBlock | null {
  const how = howCut(ground, from, to);
  if (how === CLEAR) return null;
  const isApart = how === APART;
  const [left, right] = [LEFT, RIGHT].map((hand) =>
    isApart ? blockOf(ground, first[hand], firstAt[hand]) : blockOf(ground, here[hand], hereAt[hand]),
  );
  const at = [...left.at, ...right.at];
  if (isApart) return { rule: "7.36", at, what: `${left.what} on the left, ${right.what} on the right` };
  if (left.rule === right.rule && left.at[0] === right.at[0]) return left;
  // Two hexsides that block for the same reason do so by its case; two hexes beside the line, or two reasons, by 7.36.
  const rule = left.rule === right.rule && left.rule !== "7.35" ? left.rule : "7.36";
  return { rule, at, what: `${left.what} on both hands` };
}

/** The name of a hexside given as a difference to a starting hex. */
export const followedSide = (from: Hex, side: number): Side => asSide(from * 3 + side);
