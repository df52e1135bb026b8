import { type Grid, type Hex, isUnread, parseSide, type Side } from "@redoubt/hex";
import {
  asUnit,
  type Field,
  fieldIn,
  hexIn,
  isRecord,
  listed,
  named,
  oneOf,
  type Unit,
  wholeNumber,
  wrong,
} from "@redoubt/mechanics";
import { type SideName, sides } from "../data/piece.ts";

/** Where words of a position are looked up. */
export interface WordScene {
  readonly grid: Grid;
  /** The number of a piece by its id; -1 for none. */
  readonly pieceNamed: (id: string) => number;
}

/** Reads one thing of a position; null where it is missing or wrong. */
export type Reader<T> = (field: Field) => T | null;

/** One of the two sides. */
export const aSide: Reader<SideName> = (field) => oneOf(field, sides);

/** A hex by its printed number. */
export const aHex =
  ({ grid }: WordScene): Reader<Hex> =>
  (field) =>
    hexIn(field, grid);

/** A piece by its id. */
export const aPiece =
  ({ pieceNamed }: WordScene): Reader<Unit> =>
  (field) => {
    if (field.value === undefined) return null;
    const piece = pieceNamed(String(field.value));
    if (piece < 0) wrong(field, `"${String(field.value).slice(0, 40)}" is no piece of this position`);
    return piece < 0 ? null : asUnit(piece);
  };

/** A hexside by its two hexes. */
export const aHexside =
  ({ grid }: WordScene): Reader<Side> =>
  (field) => {
    const read = parseSide(grid, String(field.value));
    if (!isUnread(read)) return read;
    wrong(field, read[0].what);
    return null;
  };

/** A whole number within bounds. */
export const aNumber =
  (lowest: number, highest: number): Reader<number> =>
  (field) =>
    wholeNumber(field, lowest, highest);

/** Movement points in halves: 2, 2.5, or "2½"; as half points. */
export const halves: Reader<number> = (field) => {
  const text = String(field.value).replace("½", ".5");
  const doubled = Number(text.startsWith(".") ? `0${text}` : text) * 2;
  if (Number.isInteger(doubled) && doubled >= 0 && doubled <= 200) return doubled;
  wrong(field, "must be movement points in halves, such as 2 or 2.5");
  return null;
};

/** A list of things; what is wrong in it is left out. */
export const aList =
  <T>(reader: Reader<T>): ((field: Field) => readonly T[]) =>
  (field) =>
    listed(field).flatMap((one) => {
      const read = reader(one);
      return read === null ? [] : [read];
    });

/** A record by sides. */
export const bySide =
  <T>(reader: Reader<T>): ((field: Field) => Partial<Record<SideName, T>>) =>
  (field) => {
    const found: Partial<Record<SideName, T>> = {};
    for (const [name, one] of named(field, '{ "russian": …, "allied": … }')) {
      const side = sides.find((known) => known === name);
      if (side === undefined) wrong(one, `no such side; known are ${sides.join(", ")}`);
      const read = side === undefined ? null : reader(one);
      if (side !== undefined && read !== null) found[side] = read;
    }
    return found;
  };

/** A record whose names are looked up too: pairs of what the name means and its value. */
export const byName =
  <K, T>(key: Reader<K>, reader: Reader<T>): ((field: Field) => readonly (readonly [K, T])[]) =>
  (field) =>
    named(field, '{ "name": … }').flatMap(([name, one]) => {
      const known = key({ ...one, value: name });
      const read = reader(one);
      return known === null || read === null ? [] : [[known, read] as const];
    });

/** A list of records, each read as a whole. */
export const records =
  <T>(known: readonly string[], reader: Reader<T>): ((field: Field) => readonly T[]) =>
  (field) =>
    listed(field).flatMap((one) => {
      if (!isRecord(one.value)) {
        wrong(one, `must hold ${known.join(", ")}`);
        return [];
      }
      for (const name of Object.keys(one.value))
        if (!known.includes(name)) wrong(fieldIn(one, name), `no such value; known are ${known.join(", ")}`);
      const read = reader(one);
      return read === null ? [] : [read];
    });
