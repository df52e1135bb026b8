import type { Point } from "./point.ts";

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

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Slow waves over the sheet, from -0.5 to 0.5: a value for each point of a lattice of ones, and smooth ground between. */
export function waves(x: number, y: number, seed: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = ease(x - i);
  const v = ease(y - j);
  const upper = chanceOf(i, j, seed) * (1 - u) + chanceOf(i + 1, j, seed) * u;
  const lower = chanceOf(i, j + 1, seed) * (1 - u) + chanceOf(i + 1, j + 1, seed) * u;
  return upper * (1 - v) + lower * v - 0.5;
}

/** Moves a place as the engraver's hand did there, at most 2.4 pixels; all lines near it move alike. */
export function trembled([x, y]: Point, strength = 1): Point {
  const sway = (seed: number): number =>
    strength * (3.3 * waves(x / 34, y / 34, seed) + 1.4 * waves(x / 10, y / 10, seed + 2));
  return [x + sway(11), y + sway(12)];
}
