import { asUnit, type Unit } from "./unit.ts";

// Stacks are lists in columns of the state: each hex names the piece on top, each piece the one below it, both plus one, so
// that 0 is nobody. Hexes are above 0; a system gives other numbers in `hexOf` to places that are not on the map.
//
//     for (let u = topUnit(c, hex); u >= 0; u = unitBelow(c, u)) …   // goes through a stack and allocates nothing

/** A column that names pieces, plus one: bytes where there are fewer than 255 of them. */
export type PieceColumn = Uint8Array | Uint16Array;

/** The columns that stacks are kept in. */
export interface StackColumns {
  /** Saved: the hex of each piece, or the number of a place off the map, which is below 1. */
  readonly hexOf: Int16Array;
  /** Saved: the piece below each piece, plus one; 0 at the bottom. */
  readonly below: PieceColumn;
  /** Derived: the piece on top of each hex, plus one; 0 where nobody is. */
  readonly topOf: PieceColumn;
}

/** The piece on top of a hex; -1 where nobody is. */
export function topUnit(c: StackColumns, hex: number): Unit {
  return asUnit(c.topOf[hex] - 1);
}

/** The piece under another one in its stack; -1 at the bottom. */
export function unitBelow(c: StackColumns, unit: number): Unit {
  return asUnit(c.below[unit] - 1);
}

/** The pieces in a hex from the top down, as a list of their own; for loops that run often go through the columns. */
export function stackIn(c: StackColumns, hex: number): Unit[] {
  const stack: Unit[] = [];
  for (let u = topUnit(c, hex); u >= 0; u = unitBelow(c, u)) stack.push(u);
  return stack;
}

/** Puts a piece that is in no stack on top of a hex. */
export function putOnTop(c: StackColumns, unit: number, hex: number): void {
  c.hexOf[unit] = hex;
  c.below[unit] = c.topOf[hex];
  c.topOf[hex] = unit + 1;
}

/** Takes a piece out of its stack and notes the place where it is now: one off the map, or 0 until it is put down. */
export function takeOff(c: StackColumns, unit: number, place: number): void {
  unlink(c, unit);
  c.below[unit] = 0;
  c.hexOf[unit] = place;
}

/** Puts a piece on top of the stack that it is in. */
export function raiseInStack(c: StackColumns, unit: number): void {
  unlink(c, unit);
  putOnTop(c, unit, c.hexOf[unit]);
}

function unlink({ hexOf, below, topOf }: StackColumns, unit: number): void {
  const hex = hexOf[unit];
  let above = topOf[hex] - 1;
  if (above === unit) {
    topOf[hex] = below[unit];
    return;
  }
  while (above >= 0 && below[above] !== unit + 1) above = below[above] - 1;
  if (!(above >= 0)) throw new Error(`piece ${unit} is in no stack`);
  below[above] = below[unit];
}

/** Rebuilds the tops of all stacks from the saved columns. */
export function deriveTops({ hexOf, below, topOf }: StackColumns): void {
  topOf.fill(0);
  // Whoever lies below nobody is on top.
  const isCovered = new Uint8Array(hexOf.length + 1);
  for (let u = 0; u < hexOf.length; u++) isCovered[below[u]] = 1;
  for (let u = 0; u < hexOf.length; u++) if (hexOf[u] > 0 && isCovered[u + 1] === 0) topOf[hexOf[u]] = u + 1;
}

/** What is broken in the stacks, or null: every piece on the map is in the stack of its hex exactly once. For invariants. */
export function whyStacksBroken(c: StackColumns): string | null {
  const seen = new Uint8Array(c.hexOf.length);
  for (let hex = 1; hex < c.topOf.length; hex++) {
    for (let u = topUnit(c, hex); u >= 0; u = unitBelow(c, u)) {
      if (c.hexOf[u] !== hex) return `piece ${u} lies in the stack of cell ${hex} but is elsewhere`;
      if (seen[u] === 1) return `piece ${u} is in a stack twice`;
      seen[u] = 1;
    }
  }
  const lost = c.hexOf.findIndex((hex, u) => hex > 0 && seen[u] === 0);
  return lost < 0 ? null : `piece ${lost} is in no stack`;
}
