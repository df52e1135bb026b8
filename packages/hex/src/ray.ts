import { axialDistance } from "./distance.ts";
import type { Grid, Hex } from "./grid.ts";
import { lineShape, type Place, type PlaceStep } from "./line-shape.ts";

/** Record kinds of a ray, in the first field of each record. */
export const RAY_HEX = 0;
/** A hexside crossed: second field its step. */
export const RAY_SIDE = 1;
/** A hexside followed: second field the left hex, third the right hex, fourth the hexside. */
export const RAY_ALONG = 2;
/** A vertex between a hex and a followed hexside: second field the left step, third the right step. */
export const RAY_VERTEX = 3;
/** A vertex passed into the hex on the left: one left step, then the first and second right step. */
export const RAY_VERTEX_LEFT = 4;
/** A vertex passed into the hex on the right: one right step, then the first and second left step. */
export const RAY_VERTEX_RIGHT = 5;

/** Fields of a ray record: kind, three operands, ordinal. */
export const RAY_FIELDS = 5;

/**
 * A line in the form hot loops read: only differences to the starting hex, so one ray serves every pair of hexes that
 * lie the same way from each other. Add the start to a hex, eight times the start to a step, three times to a hexside.
 */
export type Ray = {
  readonly range: number;
  /** Hexsides crossed, a vertex counted as one. */
  readonly crossings: number;
  /** The hexes between the ends whose inside the line passes. */
  readonly hexes: Int16Array;
  /** The hexsides crossed before each of those hexes. */
  readonly hexOrdinals: Uint8Array;
  /** Records of RAY_FIELDS numbers: what the line meets between the two end hexes, in order (see the RAY_ kinds). */
  readonly records: Int32Array;
};

/** The rays of one grid, made when first asked for and then kept. */
export type Rays = {
  readonly grid: Grid;
  /** The ray from one hex to another. */
  between(from: Hex, to: Hex): Ray;
};

/** An empty store of rays for a grid. */
export function createRays(grid: Grid): Rays {
  const { q, r, stride } = grid;
  const height = grid.size / stride;
  const width = 2 * stride - 1;
  // A cache, filled as pairs are asked for: every difference of two cells has one place.
  const made: (Ray | undefined)[] = new Array(width * (2 * height - 1)).fill(undefined);
  const middle = (height - 1) * width + stride - 1;
  return {
    grid,
    between(from, to) {
      const dq = q[to] - q[from];
      const dr = r[to] - r[from];
      const place = middle + dr * width + dq;
      const ray = made[place];
      if (ray !== undefined) return ray;
      const fresh = makeRay(grid, dq, dr);
      made[place] = fresh;
      return fresh;
    },
  };
}

function makeRay(grid: Grid, q: number, r: number): Ray {
  const cell = (at: Place): number => at.r * grid.stride + at.q;
  const stepOf = (crossing: PlaceStep): number => cell(crossing.from) * 8 + crossing.direction;
  const hexes: number[] = [];
  const ordinals: number[] = [];
  const records: number[] = [];
  let crossings = 0;
  const shape = lineShape(q, r);
  for (const element of shape) {
    if (element.kind === "hex") {
      const isEnd = element === shape[0] || element === shape[shape.length - 1];
      if (isEnd) continue;
      hexes.push(cell(element.at));
      ordinals.push(crossings);
      records.push(RAY_HEX, cell(element.at), 0, 0, crossings);
    } else if (element.kind === "side") {
      crossings = element.ordinal;
      records.push(RAY_SIDE, stepOf(element.crossing), 0, 0, crossings);
    } else if (element.kind === "along") {
      const { direction } = element;
      const left = cell(element.left);
      // The same arithmetic as sideOf, on differences.
      const side = direction < 3 ? left * 3 + direction : (left + grid.offsets[direction]) * 3 + direction - 3;
      records.push(RAY_ALONG, left, cell(element.right), side, crossings);
    } else {
      crossings = element.ordinal;
      const left = element.left.map(stepOf);
      const right = element.right.map(stepOf);
      if (right.length === 2) records.push(RAY_VERTEX_LEFT, left[0], right[0], right[1], crossings);
      else if (left.length === 2) records.push(RAY_VERTEX_RIGHT, right[0], left[0], left[1], crossings);
      else records.push(RAY_VERTEX, left[0], right[0], 0, crossings);
    }
  }
  return {
    range: axialDistance(q, r),
    crossings,
    hexes: Int16Array.from(hexes),
    hexOrdinals: Uint8Array.from(ordinals),
    records: Int32Array.from(records),
  };
}
