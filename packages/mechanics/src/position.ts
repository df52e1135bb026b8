/** A map in a position file: one of its own, or a named one with patches. The map loader knows the rest. */
export type PositionMap = Readonly<Record<string, unknown>>;

/** A unit as a position file writes it: the values printed on its counter, and its condition. */
export interface PositionUnit {
  readonly id: string;
  readonly side: string;
  readonly nation?: string;
  readonly kind: string;
  /** A printed hex number, "off-map", or "entry:HEX". */
  readonly at: string;
  readonly stats?: Readonly<Record<string, unknown>>;
  readonly parent?: string;
  readonly division?: string;
  readonly corps?: string;
  readonly brigade?: string;
  readonly state?: readonly string[];
  readonly facing?: string;
  readonly formation?: string;
  /** The place in its stack, 0 on top. */
  readonly stack?: number;
}

/** A situation set up by hand, as read from a position file. */
export interface Position {
  readonly system: string;
  readonly scenario: string | null;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly map: PositionMap;
  readonly units: readonly PositionUnit[];
  readonly turn?: number;
  readonly active?: string;
  readonly phase?: string;
  readonly flags?: Readonly<Record<string, unknown>>;
  readonly tables?: Readonly<Record<string, unknown>>;
  readonly dice?: readonly number[];
  readonly script?: readonly string[];
}
