import type { MapFile } from "@redoubt/mechanics";
import { type Grid, SIDES } from "../geometry/grid.ts";
import { between, type Point } from "../geometry/point.ts";
import type { Box } from "../layout.ts";
import { readTag, type Tag } from "../tags.ts";

/** A hexside that bears tags, between cells a and b, running from corner p to corner q. */
export type Edge = {
  readonly a: number;
  readonly b: number;
  readonly p: Point;
  readonly q: Point;
  readonly tags: readonly Tag[];
  /** Whether both hexes are on the map; otherwise the edge continues the ground of the fringe. */
  readonly inPlay: boolean;
};

/** What stands on the ground: the tags and height of every cell, and every hexside that bears tags. */
export type Survey = {
  readonly map: MapFile;
  readonly grid: Grid;
  /** The ground inside the border line. */
  readonly field: Box;
  /** The part of it that will be seen. */
  readonly seen: Box;
  readonly tags: readonly ReadonlySet<string>[];
  readonly heights: readonly number[];
  readonly edges: readonly Edge[];
  /** The tagged hexside between two cells, if it is one. */
  edgeBetween(a: number, b: number): Edge | undefined;
};

const NO_TAGS: ReadonlySet<string> = new Set();

/** Reads a map onto its grid; the fringe continues the ground of the nearest hex. */
export function survey(map: MapFile, grid: Grid, field: Box, seen = field): Survey {
  const hexTags = new Map<number, ReadonlySet<string>>();
  for (const [hex, tags] of Object.entries(map.hexes ?? {}))
    hexTags.set(grid.cell(hex), new Set(tags.map((tag) => readTag(tag).name)));
  const tags = grid.ground.map((cell) => hexTags.get(cell) ?? NO_TAGS);
  const heights = grid.ground.map((cell) => map.elevation?.[grid.numbers[cell]] ?? 0);
  const edges = readEdges(map, grid).filter((edge) => isInside(field, middle(edge), 14));
  const byCells = new Map(edges.map((edge) => [pairKey(edge.a, edge.b), edge]));
  return {
    map,
    grid,
    field,
    seen: overlap(seen, field),
    tags,
    heights,
    edges,
    edgeBetween: (a, b) => byCells.get(pairKey(a, b)),
  };
}

function overlap(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const [right, foot] = [Math.min(a.x + a.width, b.x + b.width), Math.min(a.y + a.height, b.y + b.height)];
  return { x, y, width: right - x, height: foot - y };
}

/** Whether a cell is open water. */
export const isSea = (survey: Survey, cell: number): boolean => survey.tags[cell].has("sea");

/** Whether a place lies inside a box, or at most so far outside it. */
export const isInside = ({ x, y, width, height }: Box, p: Point, by = 0): boolean =>
  p[0] > x - by && p[0] < x + width + by && p[1] > y - by && p[1] < y + height + by;

/** One number for a pair of cells, whichever is named first. */
export const pairKey = (a: number, b: number): number => Math.min(a, b) * 65536 + Math.max(a, b);

function readEdges(map: MapFile, grid: Grid): Edge[] {
  const sides = map.sides ?? {};
  const edges: Edge[] = [];
  // Most hexes have no tagged side: nothing has to be looked up for them.
  const tagged = new Set(Object.keys(sides).flatMap((pair) => pair.split("/")));
  for (let a = 0; a < grid.centres.length; a++)
    for (const side of [0, 1, 2]) {
      const b = grid.neighbour(a, side);
      if (b < 0) continue;
      const [one, other] = [grid.numbers[grid.ground[a]], grid.numbers[grid.ground[b]]];
      if (!tagged.has(one) || !tagged.has(other)) continue;
      const found = sides[one < other ? `${one}/${other}` : `${other}/${one}`];
      if (!found) continue;
      const inPlay = grid.numbers[a] !== "" && grid.numbers[b] !== "";
      const p = grid.corner(a, side);
      const q = grid.corner(a, side + 1);
      edges.push({ a, b, p, q, tags: found.map(readTag), inPlay });
    }
  return edges;
}

/** Whether a tagged hex number is the ground of this cell. */
export const isNamed = (grid: Grid, cell: number, hex: string | undefined): boolean =>
  grid.numbers[grid.ground[cell]] === hex;

/** The middle of an edge. */
export const middle = (edge: Edge): Point => between(edge.p, edge.q);

/** The cells adjacent to one, in the order of its sides. */
export const neighbours = (grid: Grid, cell: number): number[] =>
  SIDES.map((side) => grid.neighbour(cell, side)).filter((other) => other >= 0);
