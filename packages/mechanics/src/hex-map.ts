import { asSide, type Grid, type Hex, hexesOfSide, type Side } from "@redoubt/hex";
import type { MapFile } from "./map-file.ts";
import type { TagBits } from "./map-vocabulary.ts";

/** A road: a path of adjacent hexes. */
export type Road = { readonly kind: string; readonly name: string; readonly path: readonly Hex[] };

/** Which hex a directed hexside tag points to, as stored. */
export const TOWARD_NONE = 0;
/** The tag points to the hexside's owner, the first of hexesOfSide. */
export const TOWARD_OWNER = 1;
/** The tag points to the other hex. */
export const TOWARD_OTHER = 2;

/** A map ready for play: tags as bits in arrays, everything else by hex. */
export type HexMap<HexTag extends string = string, SideTag extends string = string> = {
  /** The file it was made from, patches applied. */
  readonly file: MapFile;
  readonly grid: Grid;
  readonly id: string;
  readonly name: string;
  readonly hexBits: TagBits<HexTag>;
  readonly sideBits: TagBits<SideTag>;
  /** Tags of each hex, by Hex. */
  readonly hexMask: Int32Array;
  /** Tags of each hexside, by Side. */
  readonly sideMask: Int32Array;
  /** For each directed tag, by Side: TOWARD_NONE, TOWARD_OWNER or TOWARD_OTHER. */
  readonly toward: Readonly<Record<SideTag, Uint8Array>>;
  /** For each tag with a word per hex, the words by hexside, the owner's first. */
  readonly words: Readonly<Record<SideTag, ReadonlyMap<Side, readonly [string, string]>>>;
  /** Words of detailed hex tags. */
  readonly details: Readonly<Record<HexTag, ReadonlyMap<Hex, string>>>;
  /** Level of each hex, by Hex. */
  readonly elevation: Int8Array;
  readonly roads: readonly Road[];
  readonly names: ReadonlyMap<Hex, string>;
};

/** Whether a hex has a tag. */
export function hasHexTag<H extends string>(map: HexMap<H, string>, hex: Hex, tag: NoInfer<H>): boolean {
  return (map.hexMask[hex] & map.hexBits[tag]) !== 0;
}

/** Whether a hexside has a tag. */
export function hasSideTag<S extends string>(map: HexMap<string, S>, side: Side, tag: NoInfer<S>): boolean {
  return (map.sideMask[side] & map.sideBits[tag]) !== 0;
}

/** The hex a directed hexside tag points to; undefined where the hexside has no such tag. */
export function towardHex<S extends string>(map: HexMap<string, S>, side: Side, tag: NoInfer<S>): Hex | undefined {
  const way = map.toward[tag][side];
  if (way === TOWARD_NONE) return undefined;
  const [owner, other] = hexesOfSide(map.grid, side);
  return way === TOWARD_OWNER ? owner : other;
}

/** The word a hexside tag gives to one of its hexes; undefined where there is none. */
export function sideWord<S extends string>(
  map: HexMap<string, S>,
  side: Side,
  tag: NoInfer<S>,
  hex: Hex,
): string | undefined {
  const words = map.words[tag].get(side);
  if (words === undefined) return undefined;
  const [owner, other] = hexesOfSide(map.grid, side);
  if (hex === owner) return words[0];
  return hex === other ? words[1] : undefined;
}

/** The word of a detailed hex tag; undefined where the hex has no such tag. */
export function hexDetail<H extends string>(map: HexMap<H, string>, hex: Hex, tag: NoInfer<H>): string | undefined {
  return map.details[tag].get(hex);
}

/** The hexes with a tag, in order of printed number. */
export function hexesTagged<H extends string>(map: HexMap<H, string>, tag: NoInfer<H>): Hex[] {
  return map.grid.cells.filter((hex) => hasHexTag(map, hex, tag));
}

/** The hexsides with a tag, in index order. */
export function sidesTagged<S extends string>(map: HexMap<string, S>, tag: NoInfer<S>): Side[] {
  const bit = map.sideBits[tag];
  const sides: Side[] = [];
  map.sideMask.forEach((mask, index) => {
    if ((mask & bit) !== 0) sides.push(asSide(index));
  });
  return sides;
}
