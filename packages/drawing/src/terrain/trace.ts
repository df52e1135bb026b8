import { RADIUS } from "../geometry/grid.ts";
import type { Side } from "../geometry/outline.ts";
import { between, direction, distance, type Point, placeKey } from "../geometry/point.ts";
import { type Line, refined } from "../geometry/spline.ts";
import { chanceOf, trembled, waves } from "../geometry/variation.ts";
import type { Survey } from "./survey.ts";

// How far a line may stand from the middle of its hexside: along it, and to either side of it.
const ALONG = 0.19 * RADIUS;
const ACROSS = 0.3 * RADIUS;
// How far a line is drawn from its own place on a hexside towards its neighbours': more for each end where it turns back.
const PULL = 0.15 * RADIUS;
const MORE = 0.08 * RADIUS;
// The share of the way from the chord between two hexsides to their corner: where a line zigzags, keeps neither, or turns on.
const ROUND: readonly number[] = [0.1, 0.3, 0.46];
/** The least distance of a line from the corner it turns round, so that it never touches the third hexside there. */
export const LEAST = 0.12 * RADIUS;

/** Where the lines of a hexside stand before they are smoothed; the same for every kind of line. At a bridge it is the middle. */
export function placeOn(survey: Survey, { p, q, right, left }: Side): Point {
  if (isPinned(survey, right, left)) return between(p, q);
  const [from, to] = placeKey(p) < placeKey(q) ? [p, q] : [q, p];
  const [x, y] = between(from, to);
  const at = between(from, to, 0.3 + 0.4 * chanceOf(Math.round(x * 2), Math.round(y * 2), 1));
  const across = 0.3 * RADIUS * (waves(x / 48, y / 48, 5) + 0.5 * waves(x / 19, y / 19, 6));
  const [ux, uy] = direction(from, to);
  return [at[0] - uy * across, at[1] + ux * across];
}

const isPinned = (survey: Survey, a: number, b: number): boolean =>
  survey.edgeBetween(a, b)?.tags.some(({ name }) => /bridge|ford/.test(name)) ?? false;

/** The place of a line on each of its hexsides, drawn a little towards its neighbours so that no scallop is left. */
export function smoothed(survey: Survey, sides: readonly Side[], isClosed: boolean): Point[] {
  const own = sides.map((side) => placeOn(survey, side));
  const n = own.length;
  const turns = turnsOf(sides, isClosed);
  const turn = (i: number): number => turns[(i + n) % n];
  const pulls = sides.map((_, i) => {
    if (turn(i - 1) !== turn(i)) return PULL;
    return PULL + MORE * (Number(turn(i - 2) === -turn(i)) + Number(turn(i + 1) === -turn(i)));
  });
  let now = own;
  for (let pass = 0; pass < 3; pass++)
    now = now.map((at, i) => {
      if ((!isClosed && (i === 0 || i === n - 1)) || isPinned(survey, sides[i].right, sides[i].left)) return at;
      const wanted = between(at, between(now[(i + n - 1) % n], now[(i + 1) % n]));
      const far = distance(own[i], wanted);
      return far > pulls[i] ? between(own[i], wanted, pulls[i] / far) : wanted;
    });
  return now;
}

/** A place near a hexside brought as near to its middle as a line must stay, then moved to the right. */
export function kept({ p, q }: Side, at: Point, toRight = 0, spread = 0): Point {
  const middle = between(p, q);
  const [ux, uy] = direction(p, q);
  const [dx, dy] = [at[0] - middle[0], at[1] - middle[1]];
  const along = within(dx * ux + dy * uy, ALONG);
  const across = within(dy * ux - dx * uy, ACROSS - spread) + toRight;
  return [middle[0] + ux * along - uy * across, middle[1] + uy * along + ux * across];
}
const within = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value));

/** Which way a line turns after each of its hexsides: 1 to the right, -1 to the left, 0 where it ends. */
function turnsOf(sides: readonly Side[], isClosed: boolean): number[] {
  return sides.map((a, i) => {
    if (!isClosed && i === sides.length - 1) return 0;
    const b = sides[(i + 1) % sides.length];
    return Math.sign((a.q[0] - a.p[0]) * (b.q[1] - b.p[1]) - (a.q[1] - a.p[1]) * (b.q[0] - b.p[0]));
  });
}

/** How round a line turns after each of its hexsides: tight in a zigzag, round where it turns the same way on and on. */
export function roundness(sides: readonly Side[], isClosed: boolean): number[] {
  const turns = turnsOf(sides, isClosed);
  const n = sides.length;
  return sides.map(({ q }, i) => {
    const alike = Number(turns[(i + n - 1) % n] === turns[i]) + Number(turns[(i + 1) % n] === turns[i]);
    return Math.max(0, ROUND[alike] + 0.3 * (chanceOf(Math.round(q[0] * 2), Math.round(q[1] * 2), 3) - 0.5));
  });
}

/** Where a line turns from one hexside to the next: inside their angle, at least so far from the corner. */
export function turning(side: Side, next: Side, from: Point, to: Point, round: number, least = LEAST): Point {
  const corner = side.q;
  const [ux, uy] = direction(corner, between(side.p, next.q));
  const chord = between(from, to);
  const [dx, dy] = [chord[0] - corner[0], chord[1] - corner[1]];
  const depth = Math.max(least, (dx * ux + dy * uy) * (1 - round));
  const aside = within((dy * ux - dx * uy) * (1 - round), depth);
  return [corner[0] + ux * depth - uy * aside, corner[1] + uy * depth + ux * aside];
}

/** A line through its places and turnings; an open one begins and ends at the given points. */
export function lineOf(places: readonly Point[], turnings: readonly Point[], ends?: readonly [Point, Point]): Line {
  const points: Point[] = ends ? [ends[0]] : [];
  const owners: number[] = ends ? [0] : [];
  places.forEach((at, i) => {
    points.push(at);
    owners.push(i);
    if (i >= turnings.length) return;
    points.push(turnings[i]);
    owners.push(i);
  });
  if (ends) {
    points.push(ends[1]);
    owners.push(places.length - 1);
  }
  return { points, owners, isClosed: !ends };
}

/** The line as the engraver's hand drew it. */
export function engraved(line: Line, isFine: boolean, strength = 1): Line {
  const { points, owners, isClosed } = isFine ? refined(line) : line;
  return { points: points.map((p) => trembled(p, strength)), owners, isClosed };
}
