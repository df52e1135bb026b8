import { createGrid, distance, type Grid, type Hex, isUnread, parseHex } from "@redoubt/hex";
import type { MapFile } from "@redoubt/mechanics";
import type { Puzzle } from "./puzzle.ts";

/** What is needed of a unit to find it on the map. */
interface Placed {
  readonly id: string;
  readonly side: string;
  readonly at: string;
}

/** What one line has and another has not; all of both where they differ in nothing but order. */
function differing([best, other]: Puzzle["lines"]): readonly string[] {
  const [a, b] = [best.answers, other?.answers ?? []];
  const apart = [...a.filter((one) => !b.includes(one)), ...b.filter((one) => !a.includes(one))];
  return apart.length > 0 ? apart : [...a, ...b];
}

const wordsIn = (answers: readonly string[]): readonly string[] => answers.flatMap((one) => one.split(" ").slice(1));

const hexesIn = (grid: Grid, texts: readonly string[]): readonly Hex[] =>
  texts.map((text) => parseHex(grid, text)).filter((hex) => !isUnread(hex)) as Hex[];

// Hexes farther from all units of the side are aims for later turns.
const REACH = 6;

/**
 * Where a puzzle is decided, by the name that the map has there: that to which the hexes are nearest that its lines name, or
 * the units that they name, or else all units of the side. Null on a map without names.
 */
export function placeOfPuzzle(
  map: MapFile,
  { lines, seat }: Pick<Puzzle, "lines" | "seat">,
  units: readonly Placed[],
): string | null {
  const grid = createGrid(map);
  const named = Object.entries(map.names ?? {}).map(([number, name]) => ({ name, hex: hexesIn(grid, [number])[0] }));
  const at = (all: readonly Placed[]): readonly Hex[] =>
    hexesIn(
      grid,
      all.map((one) => one.at),
    );
  const texts = wordsIn(differing(lines));
  const own = at(units.filter(({ side }) => side === seat));
  const isNear = (hex: Hex): boolean => own.some((one) => distance(grid, one, hex) <= REACH);
  const spoken = hexesIn(grid, texts).filter(isNear);
  const meant = spoken.length > 0 ? spoken : at(units.filter(({ id }) => texts.includes(id)));
  const weights = new Map<string, number>();
  for (const hex of meant.length > 0 ? meant : own) {
    const ways = named.map((one) => ({ ...one, way: distance(grid, hex, one.hex) }));
    const nearest = ways.reduce((best, one) => (one.way < best.way ? one : best), ways[0]);
    if (nearest !== undefined) weights.set(nearest.name, (weights.get(nearest.name) ?? 0) + 1 / (1 + nearest.way));
  }
  const [first = null] = [...weights].sort(([, a], [, b]) => b - a);
  return first?.[0] ?? null;
}
