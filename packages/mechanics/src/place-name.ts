import type { Grid, Hex } from "@redoubt/hex";

/**
 * A hex in a sentence: by its number and by the name that it has or that is next to it. "Bourliuk (1912)", "2011 beside Bourliuk",
 * "2409".
 */
export function placeName(names: Readonly<Record<string, string>>, grid: Grid, hex: Hex): string {
  const number = grid.numbers[hex];
  const own = names[number];
  // "Redoubt No. 1 (Canrobert's Hill, 2313)".
  if (own?.endsWith(")")) return `${own.slice(0, -1)}, ${number})`;
  if (own !== undefined) return `${own} (${number})`;
  for (const offset of grid.offsets) {
    const near = names[grid.numbers[hex + offset]];
    if (near !== undefined) return `${number} beside ${near}`;
  }
  return number;
}
