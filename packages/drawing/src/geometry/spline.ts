import { between, direction, type Point } from "./point.ts";

/**
 * A smooth line through the middles of its controls' legs (a quadratic spline). It stays inside the triangles of its controls,
 * which is what keeps it on its hexsides. Each control tells which of the line's hexsides it belongs to.
 */
export type Line = {
  readonly points: readonly Point[];
  readonly owners: readonly number[];
  readonly isClosed: boolean;
};

/** The same line with twice as many controls, so that it can be bent in more places. */
export function refined({ points, owners, isClosed }: Line): Line {
  const last = points.length - 1;
  const out: Point[] = isClosed ? [] : [points[0]];
  const whose: number[] = isClosed ? [] : [owners[0]];
  for (let i = 0; i < points.length - (isClosed ? 0 : 1); i++) {
    const next = i === last ? 0 : i + 1;
    out.push(between(points[i], points[next], 0.25), between(points[i], points[next], 0.75));
    // A turning stands between two hexsides: what lies behind it belongs to the second.
    whose.push(owners[next], owners[next]);
  }
  if (!isClosed) {
    out.push(points[last]);
    whose.push(owners[last]);
  }
  return { points: out, owners: whose, isClosed };
}

/** Places on the line itself, two for each control. */
export function onLine({ points, owners, isClosed }: Line): Line {
  const n = points.length;
  const out: Point[] = [];
  const whose: number[] = [];
  for (let i = 0; i < n; i++) {
    const isEnd = !isClosed && (i === 0 || i === n - 1);
    const [a, b, c] = [points[(i + n - 1) % n], points[i], points[(i + 1) % n]];
    out.push(isEnd ? b : [(a[0] + 6 * b[0] + c[0]) / 8, (a[1] + 6 * b[1] + c[1]) / 8]);
    whose.push(owners[i]);
    if (isEnd || (!isClosed && i === n - 2)) continue;
    out.push(between(b, c));
    whose.push(owners[i]);
  }
  return { points: out, owners: whose, isClosed };
}

/** Runs of neighbouring places for which `kindOf` names the same kind; each runs on to the first place of the next. */
export function runsOf<K>(
  line: Line,
  kindOf: (owner: number, i: number) => K | undefined,
): { kind: K; run: Point[] }[] {
  const { points, owners, isClosed } = line;
  const runs: { kind: K; run: Point[] }[] = [];
  let open: { kind: K; run: Point[] } | undefined;
  for (let i = 0; i < points.length + (isClosed ? 1 : 0); i++) {
    const at = i % points.length;
    const kind = kindOf(owners[at], at);
    if (open && open.kind !== kind) {
      open.run.push(points[at]);
      open = undefined;
    }
    if (kind === undefined) continue;
    if (!open) {
      open = { kind, run: [] };
      runs.push(open);
    }
    open.run.push(points[at]);
  }
  return runs.filter(({ run }) => run.length > 1);
}

/** The same places moved to the right of the way they run, each by its own measure. */
export function shifted(run: readonly Point[], by: (p: Point, i: number) => number): Point[] {
  return run.map((p, i) => {
    const u = direction(run[Math.max(0, i - 1)], run[Math.min(run.length - 1, i + 1)]);
    const across = by(p, i);
    return [p[0] - u[1] * across, p[1] + u[0] * across];
  });
}
