import { asHex, createGrid, type GridSpec } from "@redoubt/hex";

/** Gives the hexes next to one, by their printed numbers. */
export function hexesBeside(spec: GridSpec): (hex: string) => readonly string[] {
  const { byNumber, offsets, numbers } = createGrid(spec);
  return (hex) => {
    const from = byNumber.get(hex);
    if (from === undefined) return [];
    return Array.from(offsets, (step) => numbers[asHex(from + step)]).filter((number) => number !== "");
  };
}
