import type { ColumnKind } from "@redoubt/engine";

/** The lowest and the highest number that a column of each kind can hold: what a position may say of it. */
export const columnRange: Readonly<Record<ColumnKind, readonly [lowest: number, highest: number]>> = {
  u8: [0, 0xff],
  i8: [-0x80, 0x7f],
  u16: [0, 0xffff],
  i16: [-0x8000, 0x7fff],
  i32: [-0x80000000, 0x7fffffff],
};

/** Fills a column, and throws where a number does not fit: whoever reads files has refused it before. */
export function fillColumn(
  name: string,
  column: { [place: number]: number; readonly length: number },
  numbers: ArrayLike<number>,
): void {
  if (numbers.length > column.length)
    throw new RangeError(`column "${name}" has no place for ${numbers.length} numbers`);
  for (let i = 0; i < numbers.length; i++) {
    column[i] = numbers[i];
    if (column[i] !== numbers[i]) throw new RangeError(`column "${name}", number ${i}: ${numbers[i]} does not fit`);
  }
}
