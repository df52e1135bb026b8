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
  RAY_VERTEX_LEFT,
  type Rays,
  type Side,
  type Step,
} from "@redoubt/hex";

/** Where along a line something lies: `ordinal` hexsides out of `crossings` lie before it or are it. */
export type SightPlace = { ordinal: number; crossings: number; range: number };

/**
 * What a line of sight is asked at each thing it meets between the two end hexes; true cuts the line and ends the walk.
 * A method left out lets everything pass. Steps give hexside and heading at once. The place is reused from call to call.
 */
export type SightRule = {
  /** The line passes through the inside of a hex. */
  hex?(hex: Hex, place: SightPlace): boolean;
  /** The line crosses a hexside. */
  side?(step: Step, place: SightPlace): boolean;
  /** The line runs along a hexside between two hexes. */
  along?(left: Hex, right: Hex, side: Side, place: SightPlace): boolean;
  /**
   * The line passes a corner: the steps that a line shifted to the left, or to the right, would take instead. The second
   * step of a hand is given only where that line would clip a third hex.
   */
  vertex?(left: Step, left2: Step | undefined, right: Step, right2: Step | undefined, place: SightPlace): boolean;
};

/** Walks the straight line between two hexes and returns whether the rule cut it; allocates nothing but the place. */
export function isSightCut(rays: Rays, from: Hex, to: Hex, rule: SightRule): boolean {
  const ray = rays.between(from, to);
  const { records } = ray;
  const place = { ordinal: 0, crossings: ray.crossings, range: ray.range };
  const step = from * 8;
  for (let i = 0; i < records.length; i += RAY_FIELDS) {
    place.ordinal = records[i + 4];
    const kind = records[i];
    if (kind === RAY_HEX) {
      if (rule.hex?.(asHex(from + records[i + 1]), place)) return true;
    } else if (kind === RAY_SIDE) {
      if (rule.side?.(asStep(step + records[i + 1]), place)) return true;
    } else if (kind === RAY_ALONG) {
      const left = asHex(from + records[i + 1]);
      if (rule.along?.(left, asHex(from + records[i + 2]), asSide(from * 3 + records[i + 3]), place)) return true;
    } else {
      const a = asStep(step + records[i + 1]);
      const b = asStep(step + records[i + 2]);
      const c = kind === RAY_VERTEX ? undefined : asStep(step + records[i + 3]);
      const cut =
        kind === RAY_VERTEX || kind === RAY_VERTEX_LEFT
          ? rule.vertex?.(a, undefined, b, c, place)
          : rule.vertex?.(b, c, a, undefined, place);
      if (cut) return true;
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
