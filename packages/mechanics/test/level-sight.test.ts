import { createGrid, createRays, type Hex, hexAt, hexNumber, type Step, sideBetween, stepSide } from "@redoubt/hex";
import { describe, expect, test } from "vitest";
import { createLevelSight, type LevelRule } from "../src/index.ts";

const grid = createGrid({ cols: 12, rows: 12 });
const rays = createRays(grid);
const at = (number: string): Hex => hexAt(grid, number);
const filled = (entries: Readonly<Record<string, number>>): Int8Array => {
  const values = new Int8Array(grid.size);
  for (const [number, value] of Object.entries(entries)) values[at(number)] = value;
  return values;
};

/** Ground above the higher end cuts, an obstacle on its level too, and between two levels whatever is nearer the lower end. */
const nearerTheLower: LevelRule = (level, isObstacle, from, to, fromDistance, toDistance) => {
  const [high, low] = from >= to ? [from, to] : [to, from];
  if (level > high || (level === high && isObstacle)) return true;
  if (high === low || (level <= low && !(level === low && isObstacle))) return false;
  const [toHigh, toLow] = from >= to ? [fromDistance, toDistance] : [toDistance, fromDistance];
  return toLow < toHigh;
};

interface Given {
  readonly levels?: Readonly<Record<string, number>>;
  readonly woods?: Readonly<Record<string, number>>;
  readonly pieces?: Readonly<Record<string, number>>;
  readonly along?: "clear" | "both";
  readonly cliff?: readonly [string, string];
}

function look(from: string, to: string, { levels = {}, woods = {}, pieces = {}, along = "both", cliff }: Given) {
  const isCliff = (step: Step): boolean =>
    cliff !== undefined && stepSide(grid, step) === sideBetween(grid, at(cliff[0]), at(cliff[1]));
  const sight = createLevelSight({
    rays,
    level: filled(levels),
    isObstacle: Uint8Array.from(filled(woods)),
    cuts: nearerTheLower,
    along,
    ...(cliff === undefined ? {} : { sideCuts: isCliff }),
  });
  const standing = filled(pieces);
  const isSeen = sight.isSeen(at(from), at(to), standing);
  expect(sight.isSeen(at(from), at(to), standing)).toBe(isSeen);
  return { isSeen, cut: hexNumber(grid, sight.firstCut(at(from), at(to), standing)) };
}

describe("sight over ground with levels", () => {
  test("level ground is clear; ground above both ends cuts, at the first such hex", () => {
    expect(look("0301", "0306", {}).isSeen).toBe(true);
    expect(look("0301", "0306", { levels: { "0303": 1, "0304": 2 } })).toEqual({ isSeen: false, cut: "0303" });
  });

  test("an obstacle and a piece cut alike; neither does in the end hexes", () => {
    expect(look("0301", "0306", { woods: { "0304": 1 } })).toEqual({ isSeen: false, cut: "0304" });
    expect(look("0301", "0306", { pieces: { "0305": 1 } })).toEqual({ isSeen: false, cut: "0305" });
    expect(look("0301", "0306", { woods: { "0301": 1 }, pieces: { "0306": 1 } }).isSeen).toBe(true);
  });

  test("between two levels it matters which end the obstacle is nearer to", () => {
    const levels = { "0301": 1 };
    expect(look("0301", "0307", { levels, woods: { "0303": 1 } }).isSeen).toBe(true);
    expect(look("0301", "0307", { levels, woods: { "0306": 1 } }).isSeen).toBe(false);
    expect(look("0307", "0301", { levels, woods: { "0306": 1 } }).isSeen).toBe(false);
  });

  test("a line along a hexside is clear, or cut by both hexes beside it, as the rules have it", () => {
    const one = { "0402": 1 };
    const both = { "0402": 1, "0303": 1 };
    const line = ["0302", "0403"] as const;
    expect(rays.between(at(line[0]), at(line[1])).hexes).toHaveLength(0);
    const [left, right] = ["0303", "0402"];
    expect(look(...line, { woods: { [left]: 1 } }).isSeen).toBe(true);
    expect(look(...line, { woods: { [left]: 1, [right]: 1 } }).isSeen).toBe(false);
    expect(look(...line, { woods: { [left]: 1 }, pieces: { [right]: 1 } }).isSeen).toBe(false);
    expect(look(...line, { woods: both, along: "clear" }).isSeen).toBe(true);
    expect(look(...line, { woods: one }).isSeen).toBe(true);
  });

  test("along the edge of the map the hex that is missing cuts, so that the other one decides", () => {
    // Of 0101 and 0301 the hexside between 0201 and the map's edge is halfway.
    const line = ["0101", "0301"] as const;
    expect(look(...line, {}).isSeen).toBe(true);
    expect(look(...line, { woods: { "0201": 1 } }).isSeen).toBe(false);
  });

  test("a hexside may cut by itself", () => {
    expect(look("0301", "0306", { cliff: ["0303", "0304"] }).isSeen).toBe(false);
    expect(look("0301", "0306", { cliff: ["0303", "0403"] }).isSeen).toBe(true);
  });
});
