import { type DirectionName, FLAT_NAMES, POINTY_NAMES, STEP_Q, STEP_R } from "./direction.ts";

/**
 * A hex as an index into the grid's padded axial array.
 * The neighbour in direction d is always `hex + grid.offsets[d]`; a border of off-map cells surrounds the map, so
 * no neighbour of a hex on the map falls outside the array. Index 0 is always off the map (see OFF_MAP).
 */
export type Hex = number & { readonly __hex: true };

/** The index that stands for "no hex": a border cell of every grid. */
export const OFF_MAP = 0 as Hex; // a brand has no other constructor

/** Names an array position read from a typed array as the hex it is; does not check. */
export function asHex(index: number): Hex {
  return index as Hex; // typed arrays lose the brand
}

/** Which columns (rows on pointy grids) sit half a hex lower (farther right). */
export type Parity = "even-low" | "odd-low";

/** Flat grids have hexes standing in columns, pointy grids hexes lying in rows. */
export type Orientation = "flat" | "pointy";

/** Whether the printed number gives the column or the row first. */
export type Numbering = "CCRR" | "RRCC";

/** What a grid is made from. */
export type GridSpec = {
  readonly cols: number;
  readonly rows: number;
  /** Rows of the even columns of a flat grid, where they differ. */
  readonly evenRows?: number | undefined;
  /** Columns of the even rows of a pointy grid, where they differ. */
  readonly evenCols?: number | undefined;
  readonly parity?: Parity | undefined;
  readonly orientation?: Orientation | undefined;
  readonly numbering?: Numbering | undefined;
};

/** A hex grid. All arrays are indexed by Hex and never change after creation. */
export type Grid = {
  readonly cols: number;
  readonly rows: number;
  readonly evenRows: number;
  readonly evenCols: number;
  readonly parity: Parity;
  readonly orientation: Orientation;
  readonly numbering: Numbering;
  /** Array positions from one axial row to the next. */
  readonly stride: number;
  /** Length of every per-hex array: on-map hexes and border. */
  readonly size: number;
  /** Index change of one step in each of the six directions. */
  readonly offsets: Int32Array;
  /** 1 where the cell is a hex of the map. */
  readonly onMap: Uint8Array;
  /** Axial column of every cell. */
  readonly q: Int16Array;
  /** Axial row of every cell. */
  readonly r: Int16Array;
  /** Every hex of the map in order of its printed number. */
  readonly cells: readonly Hex[];
  /** Position of each hex in `cells`; -1 off the map. */
  readonly ordinal: Int32Array;
  /** Printed number of every cell, "" off the map. */
  readonly numbers: readonly string[];
  /** Printed number to hex. */
  readonly byNumber: ReadonlyMap<string, Hex>;
  /** Direction names, indexed by direction. */
  readonly directionNames: readonly DirectionName[];
};

/** What is wrong with a grid specification, one sentence each; empty if it can be built. */
export function gridProblems(spec: GridSpec): string[] {
  const problems: string[] = [];
  const count = (field: "cols" | "rows" | "evenRows" | "evenCols", value: number | undefined): void => {
    if (value === undefined) return;
    if (!Number.isInteger(value) || value < 1 || value > 99)
      problems.push(`${field}: must be a whole number from 1 to 99, is ${String(value)}`);
  };
  count("cols", spec.cols);
  count("rows", spec.rows);
  count("evenRows", spec.evenRows);
  count("evenCols", spec.evenCols);
  const word = (field: "parity" | "orientation" | "numbering", known: readonly string[]): void => {
    const value = spec[field];
    if (value !== undefined && !known.includes(value))
      problems.push(`${field}: must be ${known.join(" or ")}, is ${JSON.stringify(value)}`);
  };
  word("parity", ["even-low", "odd-low"]);
  word("orientation", ["flat", "pointy"]);
  word("numbering", ["CCRR", "RRCC"]);
  const pointy = spec.orientation === "pointy";
  if (pointy && spec.evenRows !== undefined) problems.push("evenRows: only for flat grids; pointy grids use evenCols");
  if (!pointy && spec.evenCols !== undefined) problems.push("evenCols: only for pointy grids; flat grids use evenRows");
  return problems;
}

/** Builds a grid; a specification with `gridProblems` is the caller's bug and throws. */
export function createGrid(spec: GridSpec): Grid {
  const problems = gridProblems(spec);
  if (problems.length > 0) throw new RangeError(`not a grid: ${problems.join("; ")}`);
  const { cols, rows, parity = "even-low", orientation = "flat", numbering = "CCRR" } = spec;
  const { evenRows = rows, evenCols = cols } = spec;
  const flat = orientation === "flat";
  // Lines are columns on flat grids, rows on pointy ones: the shifted axis. Everything else is the same.
  const lines = flat ? cols : rows;
  const longest = flat ? Math.max(rows, evenRows) : Math.max(cols, evenCols);
  // Printed line 1 is position 0, so "even-low" moves the odd positions down.
  const shift = (line: number): number => (parity === "even-low" ? line >> 1 : (line + 1) >> 1);
  const width = flat ? lines + 2 : longest + shift(lines - 1) + 2;
  const height = flat ? longest + shift(lines - 1) + 2 : lines + 2;
  const lowest = shift(lines - 1) + 1;
  const size = width * height;
  const q = new Int16Array(size);
  const r = new Int16Array(size);
  for (let cell = 0; cell < size; cell++) {
    q[cell] = (cell % width) - (flat ? 1 : lowest);
    r[cell] = Math.trunc(cell / width) - (flat ? lowest : 1);
  }
  const onMap = new Uint8Array(size);
  const numbers: string[] = new Array(size).fill("");
  const byNumber = new Map<string, Hex>();
  for (let line = 0; line < lines; line++) {
    const even = line % 2 === 1;
    const length = flat ? (even ? evenRows : rows) : even ? evenCols : cols;
    for (let place = 0; place < length; place++) {
      const along = place - shift(line);
      const cell = flat ? (along + lowest) * width + line + 1 : (line + 1) * width + along + lowest;
      onMap[cell] = 1;
      const number = flat ? printed(line, place, numbering) : printed(place, line, numbering);
      numbers[cell] = number;
      byNumber.set(number, asHex(cell));
    }
  }
  const cells = [...byNumber.keys()].sort().map((number) => byNumber.get(number) ?? OFF_MAP);
  const ordinal = new Int32Array(size).fill(-1);
  cells.forEach((cell, index) => {
    ordinal[cell] = index;
  });
  const offsets = Int32Array.from(STEP_Q, (dq, d) => STEP_R[d] * width + dq);
  const shape = { cols, rows, evenRows, evenCols, parity, orientation, numbering, stride: width, size };
  const directionNames = flat ? FLAT_NAMES : POINTY_NAMES;
  return { ...shape, offsets, onMap, q, r, cells, ordinal, numbers, byNumber, directionNames };
}

function printed(column: number, row: number, numbering: Numbering): string {
  const cc = String(column + 1).padStart(2, "0");
  const rr = String(row + 1).padStart(2, "0");
  return numbering === "CCRR" ? cc + rr : rr + cc;
}
