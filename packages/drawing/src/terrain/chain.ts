import type { Side } from "../geometry/outline.ts";
import { type Point, placeKey } from "../geometry/point.ts";
import type { Line } from "../geometry/spline.ts";
import { type Edge, pairKey, type Survey } from "./survey.ts";
import { engraved, kept, lineOf, roundness, smoothed, turning } from "./trace.ts";

/** A hexside of a chain, run along from p to q, and the edge of the map it is. */
export type ChainSide<E extends Edge> = Side & { readonly edge: E };

/** Hexsides in a row, drawn as one line. */
export type Chain<E extends Edge> = {
  readonly sides: readonly ChainSide<E>[];
  readonly line: Line;
  /** Whether nothing goes on where the line begins, and where it ends. */
  readonly isFree: readonly [boolean, boolean];
};

/** Joins edges into lines. Where three meet the first two in order of `rank` are one line, and the third ends on it. */
export function chains<E extends Edge>(
  survey: Survey,
  edges: readonly E[],
  isFine: boolean,
  rank = (_: E) => 0,
): Chain<E>[] {
  const at = cornersOf(edges, rank);
  const left = new Set(edges.map((edge) => pairKey(edge.a, edge.b)));
  const follower = (edge: E, corner: Point): E | undefined => {
    const pair = at.get(placeKey(corner))?.slice(0, 2) ?? [];
    return pair.includes(edge) ? pair.find((one) => one !== edge) : undefined;
  };
  const walk = (first: E, start: Point): ChainSide<E>[] => {
    const sides: ChainSide<E>[] = [];
    let from = start;
    for (let edge: E | undefined = first; edge && left.delete(pairKey(edge.a, edge.b)); edge = follower(edge, from)) {
      const side = sideFrom(survey, edge, from);
      sides.push(side);
      from = side.q;
    }
    return sides;
  };
  const rows: ChainSide<E>[][] = [];
  for (const edge of edges)
    for (const corner of [edge.p, edge.q]) if (!follower(edge, corner)) rows.push(walk(edge, corner));
  for (const edge of edges) rows.push(walk(edge, edge.p));
  const met = new Map<number, Point>();
  const drafts = rows.filter((sides) => sides.length > 0).map((sides) => draft(survey, sides, met));
  return drafts.map(({ sides, places, turnings, isRing }) => {
    const [begin, end] = [sides[0].p, sides[sides.length - 1].q];
    const tip = (corner: Point): Point => met.get(placeKey(corner)) ?? corner;
    const line = lineOf(places, turnings, isRing ? undefined : [tip(begin), tip(end)]);
    const free = (corner: Point): boolean => (at.get(placeKey(corner))?.length ?? 0) < 2;
    return { sides, line: engraved(line, isFine), isFree: [free(begin), free(end)] };
  });
}

function cornersOf<E extends Edge>(edges: readonly E[], rank: (edge: E) => number): Map<number, E[]> {
  const at = new Map<number, E[]>();
  for (const edge of edges)
    for (const corner of [edge.p, edge.q]) {
      const key = placeKey(corner);
      at.set(key, [...(at.get(key) ?? []), edge]);
    }
  for (const there of at.values()) there.sort((one, other) => rank(one) - rank(other) || one.a - other.a);
  return at;
}

function sideFrom<E extends Edge>({ grid }: Survey, edge: E, from: Point): ChainSide<E> {
  const [p, q] = placeKey(edge.p) === placeKey(from) ? [edge.p, edge.q] : [edge.q, edge.p];
  const [x, y] = grid.centres[edge.a];
  const isRight = (q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0]) > 0;
  return { p, q, right: isRight ? edge.a : edge.b, left: isRight ? edge.b : edge.a, edge };
}

type Draft<E extends Edge> = {
  readonly sides: readonly ChainSide<E>[];
  readonly places: readonly Point[];
  readonly turnings: readonly Point[];
  readonly isRing: boolean;
};

function draft<E extends Edge>(survey: Survey, sides: readonly ChainSide<E>[], met: Map<number, Point>): Draft<E> {
  const n = sides.length;
  const isRing = n > 5 && placeKey(sides[0].p) === placeKey(sides[n - 1].q);
  const places = smoothed(survey, sides, isRing).map((at, i) => kept(sides[i], at));
  const round = roundness(sides, isRing);
  const turnings = sides.slice(0, isRing ? n : n - 1).map((side, i) => {
    const j = (i + 1) % n;
    const at = turning(side, sides[j], places[i], places[j], round[i]);
    met.set(placeKey(side.q), at);
    return at;
  });
  return { sides, places, turnings, isRing };
}
