import { DIRECTIONS, type Direction, STEP_Q, STEP_R, turn } from "./direction.ts";

/** A place relative to the start of a line, in axial coordinates. */
export type Place = { readonly q: number; readonly r: number };

/** A crossing relative to the start of a line: out of a place in a direction. */
export type PlaceStep = { readonly from: Place; readonly direction: Direction };

/** One thing a straight line meets, relative to its start. See TraceElement for the meaning of each kind. */
export type ShapeElement =
  | { readonly kind: "hex"; readonly at: Place }
  | { readonly kind: "side"; readonly crossing: PlaceStep; readonly ordinal: number }
  | {
      readonly kind: "vertex";
      readonly left: readonly PlaceStep[];
      readonly right: readonly PlaceStep[];
      readonly ordinal: number;
    }
  | { readonly kind: "along"; readonly left: Place; readonly right: Place; readonly direction: Direction };

/**
 * Everything a straight line from the centre of hex (0, 0) to the centre of hex (q, r) meets, in order.
 *
 * A hex is bounded by three pairs of parallel lines; a point is inside when each of three integer forms of its position
 * stays between -1 and 1. The line leaves a hex through the boundary it reaches first; reaching two at once is a vertex.
 * Times are compared by cross-multiplication, so every decision is exact.
 */
export function lineShape(q: number, r: number): ShapeElement[] {
  const elements: ShapeElement[] = [];
  let at: Place = { q: 0, r: 0 };
  let ordinal = 0;
  elements.push({ kind: "hex", at });
  while (at.q !== q || at.r !== r) {
    const exits = firstExits(at, q, r);
    ordinal++;
    if (exits.length === 1) {
      elements.push({ kind: "side", crossing: { from: at, direction: exits[0] }, ordinal });
      at = step(at, exits[0]);
    } else {
      const [left, right] = exits;
      const lean = speed(q, r, turn(left, -1));
      if (lean === 0) {
        at = followSide(elements, at, left, right, ordinal);
        ordinal++;
      } else {
        at = cutCorner(elements, at, lean > 0 ? left : right, left, right, ordinal);
      }
    }
    elements.push({ kind: "hex", at });
  }
  return elements;
}

/** The place one step away. */
export function step(at: Place, direction: Direction): Place {
  return { q: at.q + STEP_Q[direction], r: at.r + STEP_R[direction] };
}

// How fast a line towards (q, r) nears the boundary in a direction: 1 is the distance from centre to boundary.
function speed(q: number, r: number, direction: Direction): number {
  // The scalar product of both vectors, doubled, in the 60 degree axes.
  const dq = STEP_Q[direction];
  const dr = STEP_R[direction];
  return dq * (2 * q + r) + dr * (q + 2 * r);
}

// The direction, or the two neighbouring directions with the left one first, through whose boundary the line leaves a hex.
function firstExits(at: Place, q: number, r: number): Direction[] {
  let best: Direction[] = [];
  let bestTime = 0;
  let bestSpeed = 1;
  for (const direction of DIRECTIONS) {
    const rate = speed(q, r, direction);
    if (rate <= 0) continue;
    const time = 1 + speed(at.q, at.r, direction);
    const sooner = time * bestSpeed - bestTime * rate;
    if (best.length === 0 || sooner < 0) {
      best = [direction];
      bestTime = time;
      bestSpeed = rate;
    } else if (sooner === 0) best.push(direction);
  }
  // Directions 0 and 5 are neighbours, and 5 is the left one.
  return best.length === 2 && best[0] === 0 && best[1] === 5 ? [5, 0] : best;
}

// The line leaves through a vertex into the hex ahead on one side; on the other side the third hex is clipped.
function cutCorner(
  elements: ShapeElement[],
  at: Place,
  into: Direction,
  left: Direction,
  right: Direction,
  ordinal: number,
): Place {
  const direct: PlaceStep[] = [{ from: at, direction: into }];
  const clipped = into === left ? right : left;
  const round: PlaceStep[] = [
    { from: at, direction: clipped },
    // From the right-hand hex the left-hand one lies one turn to the left of "left", and the other way round.
    { from: step(at, clipped), direction: into === left ? turn(left, -1) : turn(right, 1) },
  ];
  elements.push({
    kind: "vertex",
    left: into === left ? direct : round,
    right: into === left ? round : direct,
    ordinal,
  });
  return step(at, into);
}

// The line leaves through a vertex along the hexside between the two hexes ahead and enters the hex at its other end.
function followSide(elements: ShapeElement[], at: Place, left: Direction, right: Direction, ordinal: number): Place {
  const leftHex = step(at, left);
  const rightHex = step(at, right);
  elements.push({
    kind: "vertex",
    left: [{ from: at, direction: left }],
    right: [{ from: at, direction: right }],
    ordinal,
  });
  elements.push({ kind: "along", left: leftHex, right: rightHex, direction: turn(right, 1) });
  elements.push({
    kind: "vertex",
    left: [{ from: leftHex, direction: right }],
    right: [{ from: rightHex, direction: left }],
    ordinal: ordinal + 1,
  });
  return step(leftHex, right);
}
