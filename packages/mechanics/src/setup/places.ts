import type { Problem } from "@redoubt/engine";
import { type Grid, type Hex, isUnread, parseHex } from "@redoubt/hex";
import type { PositionUnit } from "../position.ts";
import { asUnit, type Unit } from "../unit.ts";
import { type Field, fieldOf, wrong } from "./field.ts";

/** Where a position puts a unit: into a hex, before an entry hex, or to a place that has a word, by that word's number. */
export type Place =
  | { readonly kind: "hex"; readonly hex: Hex }
  | { readonly kind: "entry"; readonly hex: Hex }
  | { readonly kind: "word"; readonly value: number };

/** The hex of a printed number; null where it is missing or no hex of the map. */
export function hexIn(field: Field, grid: Grid): Hex | null {
  if (field.value === undefined || field.value === null) return null;
  const hex = parseHex(grid, String(field.value));
  if (!isUnread(hex)) return hex;
  wrong(field, hex[0].what);
  return null;
}

/** Reads where a unit is: a printed number, "entry:" and one, or one of the words that the system knows for places. */
export function placeOf(field: Field, grid: Grid, words: Readonly<Record<string, number>>): Place | null {
  const text = String(field.value);
  if (Object.hasOwn(words, text)) return { kind: "word", value: words[text] };
  const [, entry] = /^entry:(.*)$/.exec(text) ?? [];
  if (entry === undefined && !/^\d/.test(text)) {
    wrong(field, `"${text.slice(0, 40)}" is neither a hex of the map nor one of ${Object.keys(words).join(", ")}`);
    return null;
  }
  const hex = hexIn({ ...field, value: entry ?? text }, grid);
  if (hex === null) return null;
  return { kind: entry === undefined ? "hex" : "entry", hex };
}

/** A unit that stands in a hex. */
export interface Standing {
  readonly unit: Unit;
  readonly hex: Hex;
}

/** The units in the order in which they are put down: in a stack 0 is on top; without numbers the first listed is above. */
export function bottomFirst(standing: readonly Standing[], units: readonly PositionUnit[]): readonly Standing[] {
  const depth = (unit: Unit): number => units[unit].stack ?? 0;
  return [...standing].sort((a, b) => depth(b.unit) - depth(a.unit) || b.unit - a.unit);
}

/**
 * Looks at every hex in which units stand once, with all of them in the order of the file, so that nothing hangs on that
 * order. `why` says what is wrong with the stack, or null; it is noted at the unit listed last.
 */
export function checkStacks(
  standing: readonly Standing[],
  why: (units: readonly Unit[], hex: Hex) => string | null,
  problems: Problem[],
): void {
  const stacks = new Map<Hex, Unit[]>();
  for (const { unit, hex } of standing) {
    const stack = stacks.get(hex);
    if (stack === undefined) stacks.set(hex, [unit]);
    else stack.push(unit);
  }
  for (const [hex, units] of stacks) {
    units.sort((a, b) => a - b);
    const what = why(units, hex);
    if (what !== null) wrong(fieldOf(null, `units[${units[units.length - 1]}].at`, problems), what);
  }
}

/** Why units of several sides may not share a hex: the names of the sides, or null where they are all of one. */
export function whyMixed(units: readonly Unit[], seatOf: ArrayLike<number>, seats: readonly string[]): string | null {
  const found = [...new Set(units.map((unit) => seatOf[unit]))].sort();
  return found.length > 1 ? `holds ${found.map((seat) => seats[seat]).join(" and ")} units` : null;
}

/** The units of a position as fields, each with an id of its own that is one word; none where there are too many. */
export function unitFields(units: readonly PositionUnit[], most: number, problems: Problem[]): readonly Field[] {
  if (units.length > most) {
    wrong(fieldOf(null, "units", problems), `${units.length} units; there may be ${most}`);
    return [];
  }
  const first = new Map<string, Unit>();
  return units.map((unit, place) => {
    const field = fieldOf(unit, `units[${place}]`, problems);
    const { id } = unit;
    const at = fieldOf(id, `units[${place}].id`, problems);
    if (id === "" || /\s/.test(id)) wrong(at, "must be a word without blanks");
    else if (first.has(id)) wrong(at, `"${id}" is there already, as units[${first.get(id)}]`);
    else first.set(id, asUnit(place));
    return field;
  });
}
