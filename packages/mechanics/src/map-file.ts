import type { GridSpec } from "@redoubt/hex";

/** The format line of a map file. */
export const MAP_FORMAT = "redoubt-map/1";

/** A road as a map file writes it: a path of hexes, with a kind and a name where it has them. */
export type MapFileRoad =
  | readonly string[]
  | { readonly kind?: string; readonly name?: string; readonly path: readonly string[] };

/** Lettering on a map. */
export type MapFileLabel = {
  readonly text: string;
  readonly hex: string;
  readonly kind: string;
  readonly rotate?: number;
  readonly dx?: number;
  readonly dy?: number;
};

/** What on a map is known, what was rebuilt, and from what. */
export type MapFileProvenance = {
  readonly given?: readonly { readonly rule: string; readonly fact: string; readonly hexes?: readonly string[] }[];
  readonly reconstructed?: readonly { readonly what: string; readonly basis: string }[];
  readonly deduced?: readonly unknown[];
};

/** What lies on the ground: the part of a map file that a patch may change. */
export type MapFileGround = {
  /** Tags by printed hex number; a hex without entry is clear. */
  readonly hexes?: Readonly<Record<string, readonly string[]>>;
  /** Tags by hexside, "0304/0404". */
  readonly sides?: Readonly<Record<string, readonly string[]>>;
  /** Level by hex; 0 where missing. */
  readonly elevation?: Readonly<Record<string, number>>;
  readonly roads?: readonly MapFileRoad[];
  readonly labels?: readonly MapFileLabel[];
  readonly names?: Readonly<Record<string, string>>;
  readonly notes?: Readonly<Record<string, string>>;
};

/** A map file: the ground of a battle in printed hex numbers. */
export type MapFile = GridSpec &
  MapFileGround & {
    readonly format?: string;
    readonly id?: string;
    readonly name?: string;
    readonly north?: string;
    readonly scale?: { readonly hexMetres?: number; readonly levelMetres?: number };
    readonly provenance?: MapFileProvenance;
  };

/** A named map with changes of its own: hexes and sides replace the named map's entries, roads and labels are added. */
export type MapPatch = MapFileGround & { readonly use: string };
