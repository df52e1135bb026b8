import type { Direction } from "./direction.ts";
import { axialDistance } from "./distance.ts";
import { asHex, type Grid, type Hex } from "./grid.ts";
import { lineShape, type Place, type PlaceStep, type ShapeElement } from "./line-shape.ts";
import { type Side, sideOf } from "./side.ts";

/** A hexside crossed from one hex to the other. */
export type Crossing = { readonly side: Side; readonly from: Hex; readonly to: Hex; readonly direction: Direction };

/**
 * One thing a straight line meets.
 * - hex: the line passes through the inside of this hex (the two end hexes included).
 * - side: it crosses this hexside between its ends.
 * - vertex: it passes exactly through a corner. `left` and `right` are what a line shifted slightly to that hand would
 *   cross instead: one hexside each where the line goes on along a hexside or comes from one; one hexside on one hand and
 *   two on the other where it goes from hex to hex and clips the corner of a third.
 * - along: it runs along this hexside, between the two hexes beside it.
 * `ordinal` counts the hexsides crossed, a vertex as one; left and right are as seen by someone walking along the line.
 * Hexes may be border cells where a line runs along the map edge.
 */
export type TraceElement =
  | { readonly kind: "hex"; readonly hex: Hex }
  | ({ readonly kind: "side"; readonly ordinal: number } & Crossing)
  | {
      readonly kind: "vertex";
      readonly ordinal: number;
      readonly left: readonly Crossing[];
      readonly right: readonly Crossing[];
    }
  | { readonly kind: "along"; readonly side: Side; readonly left: Hex; readonly right: Hex };

/** A straight line from centre to centre. */
export type Trace = {
  readonly from: Hex;
  readonly to: Hex;
  /** Distance in hexes. */
  readonly range: number;
  /** Hexsides crossed, each vertex counted as one; at least the range, more where the line clips corners. */
  readonly crossings: number;
  /** Whether the line meets no vertex, so that left and right do not matter. */
  readonly isPlain: boolean;
  readonly elements: readonly TraceElement[];
};

/** Everything the straight line from the centre of one hex to the centre of another meets, in order. */
export function trace(grid: Grid, from: Hex, to: Hex): Trace {
  const q = grid.q[to] - grid.q[from];
  const r = grid.r[to] - grid.r[from];
  const elements = lineShape(q, r).map((element) => placed(grid, from, element));
  const ordinals = elements.map((element) => ("ordinal" in element ? element.ordinal : 0));
  return {
    from,
    to,
    range: axialDistance(q, r),
    crossings: Math.max(...ordinals),
    isPlain: elements.every((element) => element.kind !== "vertex"),
    elements,
  };
}

function placed(grid: Grid, start: Hex, element: ShapeElement): TraceElement {
  const hexOf = (place: Place): Hex => asHex(start + place.r * grid.stride + place.q);
  const crossingOf = ({ from: place, direction }: PlaceStep): Crossing => {
    const from = hexOf(place);
    return { side: sideOf(grid, from, direction), from, to: asHex(from + grid.offsets[direction]), direction };
  };
  switch (element.kind) {
    case "hex":
      return { kind: "hex", hex: hexOf(element.at) };
    case "side":
      return { kind: "side", ordinal: element.ordinal, ...crossingOf(element.crossing) };
    case "along": {
      const left = hexOf(element.left);
      return { kind: "along", side: sideOf(grid, left, element.direction), left, right: hexOf(element.right) };
    }
    case "vertex": {
      const { ordinal, left, right } = element;
      return { kind: "vertex", ordinal, left: left.map(crossingOf), right: right.map(crossingOf) };
    }
  }
}

/** A line as a chain of hexes and the hexsides between them: hexes[i] to hexes[i + 1] crosses crossings[i]. */
export type Chain = { readonly hexes: readonly Hex[]; readonly crossings: readonly Crossing[] };

/** The chain a line shifted slightly to one hand passes through; for a plain line both hands give the line itself. */
export function shifted(line: Trace, hand: "left" | "right"): Chain {
  const crossings = line.elements.flatMap((element): readonly Crossing[] => {
    if (element.kind === "side") return [element];
    return element.kind === "vertex" ? element[hand] : [];
  });
  return { hexes: [line.from, ...crossings.map((crossing) => crossing.to)], crossings };
}

/** The hexes whose inside the line passes, both ends included. */
export function hexesCrossed(line: Trace): Hex[] {
  return line.elements.flatMap((element) => (element.kind === "hex" ? [element.hex] : []));
}
