import { eased } from "../geometry/outline.ts";
import { between, type Point, placeKey } from "../geometry/point.ts";
import { type Edge, middle } from "./survey.ts";

/** A hexside drawn as two curves, bending at each end towards the hexside it continues in. */
export type Seam<E extends Edge = Edge> = {
  readonly edge: E;
  readonly start: Point;
  readonly leave: Point;
  readonly mid: Point;
  readonly arrive: Point;
  readonly end: Point;
  /** Whether nothing continues the line at its start or its end. */
  readonly opensAtStart: boolean;
  readonly opensAtEnd: boolean;
};

/** Chooses which of the other edges at a corner an edge runs on into. */
export type Partner<E extends Edge> = (edge: E, others: readonly E[]) => E | undefined;

/** Draws every edge as a seam. Where three meet, `partner` decides, and the third joins in a curve of its own. */
export function seams<E extends Edge>(edges: readonly E[], partner: Partner<E>): Seam<E>[] {
  const at = new Map<number, E[]>();
  for (const edge of edges)
    for (const corner of [edge.p, edge.q]) {
      const key = placeKey(corner);
      const there = at.get(key);
      if (there) there.push(edge);
      else at.set(key, [edge]);
    }
  const follower = (edge: E, corner: Point): E | undefined => {
    const others = (at.get(placeKey(corner)) ?? []).filter((other) => other !== edge);
    return others.length < 2 ? others[0] : partner(edge, others);
  };
  return edges.map((edge) => {
    const mid = middle(edge);
    const before = follower(edge, edge.p);
    const after = follower(edge, edge.q);
    const first = before ? eased(middle(before), edge.p, mid) : edge.p;
    const last = after ? eased(mid, edge.q, middle(after)) : edge.q;
    return {
      edge,
      start: before ? turningPoint(middle(before), first, mid) : edge.p,
      leave: between(first, mid),
      mid,
      arrive: between(mid, last),
      end: after ? turningPoint(mid, last, middle(after)) : edge.q,
      opensAtStart: !before,
      opensAtEnd: !after,
    };
  });
}

// Where the curve from one midpoint to the next is nearest to its control.
const turningPoint = (from: Point, control: Point, to: Point): Point =>
  between(between(from, control), between(control, to));

/** Places along a seam at even steps, with the direction of the line there and how far along (0 to 1). */
export type Station = { readonly at: Point; readonly along: Point; readonly share: number };

const PIECES = 5;

/** Walks a seam in steps of about the given length. */
export function stations(seam: Seam, step: number): Station[] {
  const points: Point[] = [seam.start];
  const bend = (a: Point, b: Point, c: Point): void => {
    for (let i = 1; i <= PIECES; i++) {
      const t = i / PIECES;
      points.push(between(between(a, b, t), between(b, c, t), t));
    }
  };
  bend(seam.start, seam.leave, seam.mid);
  bend(seam.mid, seam.arrive, seam.end);
  const lengths = points.slice(1).map((p, i) => Math.hypot(p[0] - points[i][0], p[1] - points[i][1]));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.max(1, Math.round(total / step));
  const out: Station[] = [];
  let piece = 0;
  let passed = 0;
  for (let i = 0; i < count; i++) {
    const want = ((i + 0.5) * total) / count;
    while (piece < lengths.length - 1 && passed + lengths[piece] < want) passed += lengths[piece++];
    const length = lengths[piece] || 1;
    const [a, b] = [points[piece], points[piece + 1]];
    const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    out.push({ at: between(a, b, (want - passed) / length), along, share: (i + 0.5) / count });
  }
  return out;
}
