import type { StudyPoint, Tally } from "../worker/analyst-calls.ts";

/** What is counted: the position at a point, or the one before its last answer with that answer given and the dice left open. */
export interface Target {
  readonly entry: number;
  readonly isAnswered: boolean;
  /** Whether it is counted from what one seat knew of it: that is told while the game goes on and no part of its curve. */
  readonly isVeiled?: boolean;
}

/** What is to be counted next: at which target, up to how many games. */
export interface Task extends Target {
  readonly wanted: number;
}

/** What has been counted so far, by the name of the target. */
export type Tallies = Readonly<Record<string, Tally>>;

/** A turning point: the stretch between two neighbouring points. */
export interface Stretch {
  readonly from: StudyPoint;
  readonly to: StudyPoint;
}

export const nameOf = ({ entry, isAnswered, isVeiled }: Target): string =>
  `${entry}${isAnswered ? "?" : ""}${isVeiled ? "~" : ""}`;

/** How much is counted: points of the first round, games at each, points that are added where it swings, games at turning points. */
export interface Effort {
  readonly points: number;
  readonly games: number;
  readonly closer: number;
  readonly turning: number;
  readonly close: number;
}

export const EFFORT: Effort = { points: 25, games: 20, closer: 24, turning: 3, close: 100 };

const countAt = (tallies: Tallies, target: Target): number => tallies[nameOf(target)]?.count ?? 0;
const at = (entry: number): Target => ({ entry, isAnswered: false });

/** The points that are looked at first: evenly along the game, its beginning and end among them, and where each turn begins. */
export function spreadOf(points: readonly StudyPoint[], most: number): readonly StudyPoint[] {
  if (points.length <= most) return points;
  const places = new Set(Array.from({ length: most }, (_, i) => Math.round((i * (points.length - 1)) / (most - 1))));
  return points.filter(({ turn }, i) => places.has(i) || points[i - 1]?.turn !== turn);
}

const share = ({ count, halves }: Tally): number => halves / (2 * count);

/** Points with their place among all, as far as they were counted. */
function counted(points: readonly StudyPoint[], tallies: Tallies, least: number) {
  return points.flatMap((point, place) => {
    const tally = tallies[nameOf(at(point.entry))];
    return tally === undefined || tally.count < least ? [] : [{ point, place, share: share(tally) }];
  });
}

/** The point in the middle of where the curve swings most between two that were counted; null where all lie side by side. */
export function nextCloser(points: readonly StudyPoint[], tallies: Tallies, least: number): StudyPoint | null {
  const known = counted(points, tallies, least);
  let best: { readonly place: number; readonly swing: number } | null = null;
  for (const [i, one] of known.slice(1).entries()) {
    const before = known[i];
    const gap = one.place - before.place;
    const swing = Math.abs(one.share - before.share);
    if (gap > 1 && swing > 0 && (best === null || swing > best.swing))
      best = { place: before.place + (gap >> 1), swing };
  }
  return best === null ? null : points[best.place];
}

/** The stretches over which the chance changed most, in their order. */
export function turningPoints(
  points: readonly StudyPoint[],
  tallies: Tallies,
  { games, turning }: Effort,
): readonly Stretch[] {
  const known = counted(points, tallies, games);
  return known
    .slice(1)
    .flatMap((one, i) => {
      const before = known[i];
      const swing = Math.abs(one.share - before.share);
      return one.place === before.place + 1 && swing > 0 ? [{ from: before.point, to: one.point, swing }] : [];
    })
    .sort((a, b) => b.swing - a.swing)
    .slice(0, turning)
    .sort((a, b) => a.to.entry - b.to.entry)
    .map(({ from, to }) => ({ from, to }));
}

/** What is counted for a turning point: before it, with the dice left open, after it. */
export function targetsOf({ from, to }: Stretch): readonly Target[] {
  const open = { entry: to.entry, isAnswered: true };
  return [at(from.entry), ...(to.hasDice ? [open] : []), at(to.entry)];
}

/** What to count next, and how far the work has come; no task once all is done. */
export interface Work {
  readonly task: Task | null;
  readonly done: number;
  readonly total: number;
}

/**
 * The order of work: a curve in a few strokes, each point a few games and then more, so that something is seen soon; then closer
 * where it swings, until the swing lies between two neighbouring points; then the turning points with many games.
 */
export function workOn(points: readonly StudyPoint[], tallies: Tallies, effort: Effort = EFFORT): Work {
  const first = spreadOf(points, effort.points);
  const early = Math.ceil(effort.games / 4);
  const added = counted(points, tallies, 1).filter(({ point }) => !first.includes(point)).length;
  const closer = Math.min(effort.closer, points.length - first.length);
  const total = (first.length + closer) * effort.games + 3 * effort.turning * (effort.close - effort.games);
  const sum = points.reduce((all, { entry }) => all + Math.min(countAt(tallies, at(entry)), effort.games), 0);
  const wants = (target: Target, wanted: number): Task | null =>
    countAt(tallies, target) < wanted ? { ...target, wanted } : null;
  const found = (list: readonly Target[], wanted: number): Task | null =>
    list.map((target) => wants(target, wanted)).find((task) => task !== null) ?? null;
  const begun = counted(points, tallies, 1).map(({ point }) => at(point.entry));
  const strokes =
    found(
      first.map(({ entry }) => at(entry)),
      early,
    ) ??
    found(
      first.map(({ entry }) => at(entry)),
      effort.games,
    ) ??
    found(begun, effort.games);
  if (strokes !== null) return { task: strokes, done: sum, total };
  const next = added < closer ? nextCloser(points, tallies, effort.games) : null;
  if (next !== null) return { task: { ...at(next.entry), wanted: effort.games }, done: sum, total };
  const stretches = turningPoints(points, tallies, effort);
  const task = found(stretches.flatMap(targetsOf), effort.close);
  const close = stretches
    .flatMap(targetsOf)
    .reduce((all, one) => all + Math.max(0, countAt(tallies, one) - effort.games), 0);
  return task === null ? { task, done: total, total } : { task, done: Math.min(sum + close, total - 1), total };
}
