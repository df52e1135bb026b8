import {
  asHex,
  asSide,
  asStep,
  type Grid,
  type Hex,
  RAY_ALONG,
  RAY_FIELDS,
  RAY_HEX,
  RAY_SIDE,
  RAY_VERTEX,
  RAY_VERTEX_RIGHT,
  type Ray,
  type Rays,
  type Side,
  type Step,
} from "@redoubt/hex";

/**
 * What a line of sight is asked at each thing it meets between the two end hexes; true cuts the line and ends the walk.
 * A question left out lets everything pass. Steps give hexside and heading at once; `ordinal` counts the hexsides crossed
 * so far, this one included, a vertex as one, and `ray` tells the range and how many there are in all.
 */
export type SightRule = {
  /** The line passes through the inside of a hex. */
  readonly hex?: (hex: Hex, ordinal: number, ray: Ray) => boolean;
  /** The line crosses a hexside. */
  readonly side?: (step: Step, ordinal: number, ray: Ray) => boolean;
  /** The line runs along a hexside between two hexes. */
  readonly along?: (left: Hex, right: Hex, side: Side, ordinal: number, ray: Ray) => boolean;
  /**
   * The line passes a corner: the steps that a line shifted to the left, or to the right, would take instead. The second
   * step of a hand is given only where that line would clip a third hex.
   */
  readonly vertex?: (
    left: Step,
    left2: Step | undefined,
    right: Step,
    right2: Step | undefined,
    ordinal: number,
    ray: Ray,
  ) => boolean;
};

/** Walks the straight line between two hexes and returns whether the rule cut it; allocates nothing. */
export function isSightCut(rays: Rays, from: Hex, to: Hex, rule: SightRule): boolean {
  const ray = rays.between(from, to);
  const { records } = ray;
  const { hex, side, along, vertex } = rule;
  if (side === undefined && along === undefined && vertex === undefined) {
    if (hex === undefined) return false;
    const { hexes, hexOrdinals } = ray;
    for (let i = 0; i < hexes.length; i++) if (hex(asHex(from + hexes[i]), hexOrdinals[i], ray)) return true;
    return false;
  }
  for (let i = 0; i < records.length; i += RAY_FIELDS) {
    const kind = records[i];
    const first = records[i + 1];
    const ordinal = records[i + 4];
    if (kind === RAY_HEX) {
      if (hex?.(asHex(from + first), ordinal, ray)) return true;
    } else if (kind === RAY_SIDE) {
      if (side?.(asStep(from * 8 + first), ordinal, ray)) return true;
    } else if (kind === RAY_ALONG) {
      const right = asHex(from + records[i + 2]);
      if (along?.(asHex(from + first), right, asSide(from * 3 + records[i + 3]), ordinal, ray)) return true;
    } else if (vertex !== undefined) {
      const a = asStep(from * 8 + first);
      const b = asStep(from * 8 + records[i + 2]);
      const c = kind === RAY_VERTEX ? undefined : asStep(from * 8 + records[i + 3]);
      const isLeftShort = kind !== RAY_VERTEX_RIGHT;
      if (isLeftShort ? vertex(a, undefined, b, c, ordinal, ray) : vertex(b, c, a, undefined, ordinal, ray))
        return true;
    }
  }
  return false;
}

/** Sight results remembered per ordered pair of hexes, for ground that does not change. */
export type SightCache = {
  /** The result for a pair, 0 to 254, worked out the first time it is asked for. */
  get(from: Hex, to: Hex): number;
  /** Forgets everything. */
  clear(): void;
};

/** A cache over a function that judges a pair of hexes by the map alone. */
export function createSightCache(grid: Grid, judge: (from: Hex, to: Hex) => number): SightCache {
  // One row per starting hex, made when first looked from; 255 marks a pair not yet judged.
  const rows: (Uint8Array | undefined)[] = new Array(grid.size).fill(undefined);
  return {
    get(from, to) {
      let row = rows[from];
      if (row === undefined) {
        row = new Uint8Array(grid.size).fill(255);
        rows[from] = row;
      }
      const known = row[to];
      if (known !== 255) return known;
      const result = judge(from, to);
      row[to] = result;
      return result;
    },
    clear() {
      rows.fill(undefined);
    },
  };
}
