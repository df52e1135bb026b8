import type { Point } from "../geometry/point.ts";
import { COUNTER } from "../layout.ts";
import { angleOf } from "./plan.ts";

// How far each lower counter of a stack peeps out at 100%, and how many are shown.
const LIFT = 7;
/** So many counters of a stack are seen. */
export const SHOWN = 3;
/** A leader who stands with a unit is so much smaller. */
export const BADGE = 0.55;

/** What decides where a counter of a stack stands. */
export interface Seated {
  readonly shape?: string | undefined;
  readonly facing?: string | undefined;
}

/** Where a counter of a stack stands, seen from the middle of its hex. */
export interface Seat {
  readonly at: Point;
  /** 1, or less for a leader or rider at the corner of a unit. */
  readonly scale: number;
  /** Its place from the top among those who fill the hex; -1 for a leader or rider at a corner. */
  readonly depth: number;
  readonly isShown: boolean;
}

/** The upper corner of a unit at which a leader stands. */
export type Corner = "left" | "right";

const isSmall = ({ shape }: Seated): boolean => shape === "disc" || shape === "dispatch";

/** Where counter `place` of so many stands: a little up and to the right of the one above it. */
function liftOf(place: number, count: number): Point {
  const shown = Math.min(count, SHOWN);
  const lift = (Math.min(place, shown - 1) - (shown - 1) / 2) * LIFT;
  return [lift, -lift * 0.85];
}

/** The corner for a leader: away from the nose of the unit on top. */
function cornerOf(top: Seated, pointy: boolean): Corner {
  const angle = angleOf(top.facing, pointy) ?? 180;
  return angle > 0 && angle <= 90 ? "left" : "right";
}

/** The corner that leaders of a stack take from its top unit; undefined where none stands with a unit. */
export function badgeCorner(stack: readonly Seated[], pointy: boolean): Corner | undefined {
  const top = stack.find((one) => !isSmall(one));
  return top === undefined || !stack.some(isSmall) ? undefined : cornerOf(top, pointy);
}

/** How many of a stack are counted: leaders and riders are not, unless they are alone. */
export function countOf(stack: readonly Seated[]): number {
  const filling = stack.filter((one) => !isSmall(one)).length;
  return filling === 0 ? stack.length : filling;
}

/** Where each counter of a stack stands, in the stack's own order. Leaders stand small at the upper corners of the top unit. */
export function seating(stack: readonly Seated[], pointy: boolean): readonly Seat[] {
  const corner = badgeCorner(stack, pointy);
  const count = countOf(stack);
  const [x, y] = liftOf(0, count);
  const side = corner === "left" ? -1 : 1;
  let [depth, badges] = [0, 0];
  return stack.map((one) => {
    if (corner === undefined || !isSmall(one)) {
      const place = depth++;
      return { at: liftOf(place, count), scale: 1, depth: place, isShown: place < SHOWN };
    }
    const place = badges++;
    const across = (place % 2 === 0 ? side : -side) * COUNTER * 0.47;
    const at: Point = [x + across, y + COUNTER * (place < 2 ? -0.5 : -0.06)];
    return { at, scale: BADGE, depth: -1, isShown: place <= SHOWN };
  });
}
