/** A road as a path of adjacent hexes; a bare path is a plain road. */
export type Road = { readonly kind?: string; readonly name?: string; readonly path: readonly string[] };

/** A name written on the sheet; dx and dy are in hex heights. */
export type MapLabel = {
  readonly text: string;
  readonly hex: string;
  readonly kind: string;
  readonly rotate?: number;
  readonly dx?: number;
  readonly dy?: number;
};

/** The parts of the project's map schema that leave a mark on the sheet. */
export type SheetMap = {
  readonly id?: string;
  readonly name?: string;
  readonly cols: number;
  readonly rows: number;
  readonly evenRows?: number;
  readonly parity?: "even-low" | "odd-low";
  readonly orientation?: "flat" | "pointy";
  readonly numbering?: "CCRR" | "RRCC";
  readonly north?: string;
  readonly scale?: { readonly hexMetres?: number; readonly levelMetres?: number };
  readonly hexes?: Readonly<Record<string, readonly string[]>>;
  readonly sides?: Readonly<Record<string, readonly string[]>>;
  readonly elevation?: Readonly<Record<string, number>>;
  readonly roads?: readonly (Road | readonly string[])[];
  readonly labels?: readonly MapLabel[];
  readonly names?: Readonly<Record<string, string>>;
  readonly provenance?: { readonly reconstructed?: readonly unknown[] };
};
