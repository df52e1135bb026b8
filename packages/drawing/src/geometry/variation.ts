// The engraver's hand: every irregularity comes from a hash of where the mark stands, so a map is drawn the same everywhere.

/** Mixes whole numbers into a number from 0 up to 1. */
export function chanceOf(a: number, b = 0, c = 0): number {
  let h =
    Math.imul(a | 0, 0x9e3779b1) ^
    Math.imul((b | 0) + 0x7f4a7c15, 0x85ebca6b) ^
    Math.imul((c | 0) + 0x165667b1, 0xc2b2ae35);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  h ^= h >>> 12;
  h = Math.imul(h, 0x297a2d39);
  h ^= h >>> 15;
  return (h >>> 0) / 4294967296;
}

/** A stream of numbers from 0 up to 1 that always runs the same for the same seed. */
export function handOf(seed: number): () => number {
  let at = 0;
  return () => chanceOf(seed, ++at);
}
