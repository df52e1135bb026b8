import type { Problem } from "@redoubt/engine";

/** Something written in a file that is being read: its value, where it stands, and the list for what is wrong with it. */
export interface Field {
  readonly value: unknown;
  /** Such as "units[3].stats.fire"; empty for the whole file. */
  readonly where: string;
  readonly problems: Problem[];
}

/** How many problems are told of one file: whoever has made more mistakes than this corrects some and tries again. */
export const mostProblems = 50;

/** A field to begin reading with. */
export function fieldOf(value: unknown, where: string, problems: Problem[]): Field {
  return { value, where, problems };
}

/** Notes what is wrong with a field. */
export function wrong({ where, problems }: Field, what: string): void {
  if (problems.length < mostProblems) problems.push({ where, what });
}

/** Whether a value is an object with named fields. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The field of this name within another; its value is undefined where there is none. Inherited names are no fields. */
export function fieldIn({ value, where, problems }: Field, name: string): Field {
  const inner = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return { value: inner, where: where === "" ? name : `${where}.${name}`, problems };
}

/** The values of a list as fields, or none with a problem noted. A list that is missing is empty. */
export function listed(field: Field): readonly Field[] {
  const { value, where, problems } = field;
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    wrong(field, "must be a list");
    return [];
  }
  return value.map((one: unknown, place) => ({ value: one, where: `${where}[${place}]`, problems }));
}

/** The named fields within another, or none with a problem noted; `example` shows what is wanted. Missing is empty. */
export function named(field: Field, example: string): readonly (readonly [name: string, field: Field])[] {
  if (field.value === undefined) return [];
  if (!isRecord(field.value)) {
    wrong(field, `must be written as ${example}`);
    return [];
  }
  return Object.keys(field.value).map((name) => [name, fieldIn(field, name)] as const);
}

// What is shown of a wrong value ends here: it may be as long as a file.
const shownLength = 40;

export function asWritten(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}

/** A whole number within bounds; null where it is missing or wrong. */
export function wholeNumber(field: Field, lowest: number, highest: number): number | null {
  const { value } = field;
  if (value === undefined || value === null) return null;
  if (typeof value === "number" && Number.isInteger(value) && value >= lowest && value <= highest) return value;
  wrong(field, `must be a whole number from ${lowest} to ${highest}, is ${asWritten(value)}`);
  return null;
}

/** True or false; `standard` where it is missing or wrong. */
export function trueOrFalse(field: Field, standard: boolean): boolean {
  const { value } = field;
  if (value === undefined) return standard;
  if (typeof value === "boolean") return value;
  wrong(field, `must be true or false, is ${asWritten(value)}`);
  return standard;
}

/** One of some words; null where it is missing or none of them. */
export function oneOf<const Word extends string>(field: Field, known: readonly Word[]): Word | null {
  const { value } = field;
  if (value === undefined || value === null) return null;
  const found = known.find((word) => word === value);
  if (found === undefined) wrong(field, `${asWritten(value)} is not one of ${known.join(", ")}`);
  return found ?? null;
}

/** The place of a word in a list of words, such as a side's seat; null where it is missing or none of them. */
export function placeIn(field: Field, known: readonly string[]): number | null {
  const word = oneOf(field, known);
  return word === null ? null : known.indexOf(word);
}

/** A list of words, each with a bit, as one number; a missing list is 0. */
export function bitsOf(field: Field, bits: Readonly<Record<string, number>>): number {
  const known = Object.keys(bits);
  return listed(field).reduce((mask, one) => {
    const word = oneOf(one, known);
    return word === null ? mask : mask | bits[word];
  }, 0);
}

/** How each named field of a record is read. */
export type Readers = Readonly<Record<string, (field: Field) => unknown>>;

/**
 * Reads a record: each known field by its reader, also where it is missing; a field that nobody reads is a problem. A
 * missing record is an empty one.
 */
export function readRecord<const R extends Readers>(field: Field, readers: R): { [N in keyof R]: ReturnType<R[N]> } {
  const known = Object.keys(readers);
  const { value } = field;
  if (value !== undefined && !isRecord(value)) wrong(field, `must hold ${known.join(", ")}`);
  if (isRecord(value)) {
    for (const name of Object.keys(value)) {
      if (!Object.hasOwn(readers, name)) wrong(fieldIn(field, name), `no such value; known are ${known.join(", ")}`);
    }
  }
  // One value of the reader's own type for each name of R.
  return Object.fromEntries(known.map((name) => [name, readers[name](fieldIn(field, name))])) as {
    [N in keyof R]: ReturnType<R[N]>;
  };
}
