import {
  asHex,
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
  type Step,
} from "@redoubt/hex";

/**
 * What cuts a line of sight: each question answers with the block, in the system's own words and with its case, or null.
 * Levels, obstacles and pieces are what the system makes of them; how lines run is the same for all.
 */
export interface LineRule<Block> {
  /** The line passes through the inside of a hex between its ends. */
  readonly hex: (hex: Hex) => Block | null;
  /** The line crosses a hexside; through a corner both hands must be blocked, and then the left one tells. */
  readonly side?: (step: Step) => Block | null;
  /** The line runs along a hexside between two hexes that both block, beyond the map's edge too. Where absent it is clear. */
  readonly along?: (left: Block, right: Block) => Block;
}

/** The first thing that blocks the straight line between two hexes; null if it is clear. The end hexes are not asked about. */
export function blockOnLine<Block>(rays: Rays, from: Hex, to: Hex, rule: LineRule<Block>): Block | null {
  const { records } = rays.between(from, to);
  for (let i = 0; i < records.length; i += RAY_FIELDS) {
    const block = blockAt(records, i, from, rule);
    if (block !== null) return block;
  }
  return null;
}

function blockAt<Block>(
  records: Int32Array,
  i: number,
  from: Hex,
  { hex, side, along }: LineRule<Block>,
): Block | null {
  const kind = records[i];
  const first = records[i + 1];
  if (kind === RAY_HEX) return hex(asHex(from + first));
  if (kind === RAY_ALONG) {
    if (along === undefined) return null;
    const left = hex(asHex(from + first));
    const right = left === null ? null : hex(asHex(from + records[i + 2]));
    return left === null || right === null ? null : along(left, right);
  }
  if (side === undefined) return null;
  const single = side(asStep(from * 8 + first));
  if (kind === RAY_SIDE || single === null) return single;
  const other =
    side(asStep(from * 8 + records[i + 2])) ?? (kind === RAY_VERTEX ? null : side(asStep(from * 8 + records[i + 3])));
  if (other === null) return null;
  return kind === RAY_VERTEX || kind === RAY_VERTEX_LEFT ? single : other;
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
