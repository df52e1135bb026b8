/** The integer kinds a column may have. */
export const columnKinds = ["u8", "i8", "u16", "i16", "i32"] as const;
export type ColumnKind = (typeof columnKinds)[number];

interface ColumnArrays {
  u8: Uint8Array;
  i8: Int8Array;
  u16: Uint16Array;
  i16: Int16Array;
  i32: Int32Array;
}

/** Integers of one kind that all are something: hexes, units, seats. */
export type Held<A extends { [index: number]: number }, T extends number> = number extends T
  ? A
  : A & { [index: number]: T };

/** Names a number as the thing it is. */
type Naming<T extends number> = (index: number) => T;

/** One named run of integers in the state: its kind, its length, and whether it can be rebuilt from the others. */
export interface ColumnSpec<K extends ColumnKind = ColumnKind, T extends number = number> {
  readonly kind: K;
  readonly length: number;
  /** A derived column is copied with the state but neither saved nor hashed; the system rebuilds it after loading. */
  readonly derived: boolean;
  /** What its numbers are, for the compiler alone: "asHex" for hexes. */
  readonly of?: Naming<T> | undefined;
}

export type ColumnSpecs = Readonly<Record<string, ColumnSpec>>;
export type Columns<S extends ColumnSpecs = ColumnSpecs> = {
  readonly [N in keyof S]: Held<ColumnArrays[S[N]["kind"]], HeldBy<S[N]>>;
};
type HeldBy<C extends ColumnSpec> = C extends ColumnSpec<ColumnKind, infer T> ? T : number;

/** A saved column: `length` integers of `kind`, which may be said to be something: `column("i16", count, asHex)`. */
export function column<K extends ColumnKind, T extends number = number>(
  kind: K,
  length: number,
  of?: Naming<T>,
): ColumnSpec<K, T> {
  return { kind, length, derived: false, of };
}

/** A column that the system can rebuild from the saved ones. */
export function derived<K extends ColumnKind, T extends number = number>(
  kind: K,
  length: number,
  of?: Naming<T>,
): ColumnSpec<K, T> {
  return { kind, length, derived: true, of };
}

/** Where each column lies in the one buffer of a state. Saved columns come first, so that they can be hashed as one run. */
export interface Layout<S extends ColumnSpecs = ColumnSpecs> {
  readonly specs: S;
  readonly offsets: Readonly<Record<string, number>>;
  readonly savedBytes: number;
  readonly bytes: number;
}

const sizes: Readonly<Record<ColumnKind, number>> = { u8: 1, i8: 1, u16: 2, i16: 2, i32: 4 };

/** Lays the columns out in one buffer, each aligned to four bytes. */
export function layoutOf<S extends ColumnSpecs>(specs: S): Layout<S> {
  const offsets: Record<string, number> = {};
  let at = 0;
  let savedBytes = 0;
  for (const isDerived of [false, true]) {
    for (const [name, spec] of Object.entries(specs)) {
      if (spec.derived !== isDerived) continue;
      offsets[name] = at;
      at = (at + spec.length * sizes[spec.kind] + 3) & ~3;
    }
    if (!isDerived) savedBytes = at;
  }
  return { specs, offsets, savedBytes, bytes: at };
}

function view(spec: ColumnSpec, buffer: ArrayBuffer, offset: number): ColumnArrays[ColumnKind] {
  switch (spec.kind) {
    case "u8":
      return new Uint8Array(buffer, offset, spec.length);
    case "i8":
      return new Int8Array(buffer, offset, spec.length);
    case "u16":
      return new Uint16Array(buffer, offset, spec.length);
    case "i16":
      return new Int16Array(buffer, offset, spec.length);
    case "i32":
      return new Int32Array(buffer, offset, spec.length);
  }
}

/** Typed arrays over `buffer`, one for each column. */
export function columnsOver<S extends ColumnSpecs>(layout: Layout<S>, buffer: ArrayBuffer): Columns<S> {
  // A copy of the specs has all the names from the beginning. An object that gets its names one by one ends as a
  // dictionary, and every look at a column becomes a search: measured half the time of a move.
  const columns: Record<string, unknown> = { ...layout.specs };
  for (const [name, spec] of Object.entries(layout.specs)) columns[name] = view(spec, buffer, layout.offsets[name]);
  // The loop above puts exactly one array of the declared kind under each name of S.
  return columns as Columns<S>;
}
