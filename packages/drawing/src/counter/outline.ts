import type { FaceState } from "../face.ts";

/** The shapes a counter takes in its conditions, in a box of 100: each can be told at 24 pixels without colour. */
export type Outline = {
  /** The edge of the counter. */
  readonly edge: string;
  /** The band at its head, within that edge. */
  readonly band: string;
  /** The plate at its foot, within that edge. */
  readonly plate: string;
  /** Stripes or lines over the face. */
  readonly hatch: string;
};

/** What conditions do to the shape; each touches a part of its own, so that several can be seen at once. */
export type Marks = {
  /** The upper right corner is cut off and the band torn. */
  readonly isCut: boolean;
  readonly isTornFoot: boolean;
  readonly isBitten: boolean;
  /** The lower left corner is cut off. */
  readonly isWorn: boolean;
  readonly isNotched: boolean;
  /** The band is blank, with a line of its colour under it. */
  readonly isBlank: boolean;
};

/** What a counter's conditions do to its shape. */
export function marksOf(states: readonly FaceState[]): Marks {
  const is = (...any: readonly FaceState[]): boolean => any.some((state) => states.includes(state));
  return {
    isCut: is("disrupted", "routed"),
    isTornFoot: is("routed"),
    isBitten: is("demoralized"),
    isWorn: is("reduced"),
    isNotched: is("low-ammunition"),
    isBlank: is("out-of-command"),
  };
}

/** Slanting stripes between the left edge and the bottom, or the top and the right. */
function stripes(from: number, to: number, apart: number, wide: number): string {
  let d = "";
  for (let c = from; c <= to; c += apart)
    d +=
      c >= 0
        ? `M0 ${c}V${c + wide}L${100 - c - wide} 100H${100 - c}Z`
        : `M${-c - wide} 0H${-c}L100 ${100 + c}V${100 + c + wide}Z`;
  return d;
}

const SLANTED = stripes(-46, 74, 20, 8);
// Between the band and the plate, to the right of the bite.
const LEVEL = [37, 46, 55].map((y) => `M24 ${y}H100v4H24Z`).join("");

const TEETH = "L91.7 37 83.3 31 75 37 66.7 31 58.3 37 50 31 41.7 37 33.3 31 25 37 16.7 31 8.3 37 0 31";

/** The way down the right edge, along the foot and up to the left edge. */
function lowerHalf({ isTornFoot, isNotched, isWorn }: Marks): string {
  if (isTornFoot) return "V88L88 97 77 84 65 98 52 85 40 97 28 84 15 98 0 86";
  const notch = isNotched ? "H62L50 88 38 100" : "";
  return `V91a9 9 0 0 1-9 9${notch}${isWorn ? "H24L0 76" : "H9a9 9 0 0 1-9-9"}`;
}

/** The outline of a counter in its conditions. */
export function outlineOf(states: readonly FaceState[]): Outline {
  const marks = marksOf(states);
  const top = marks.isCut ? "M9 0H71L100 29" : "M9 0H91a9 9 0 0 1 9 9";
  const lower = lowerHalf(marks);
  const bite = marks.isBitten ? "V64L19 49 0 34" : "";
  const close = "V9a9 9 0 0 1 9-9Z";
  return {
    edge: `${top}${lower}${bite}${close}`,
    band: `${top}V31${marks.isCut ? TEETH : "H0"}${close}`,
    plate: `M0 66H100${lower}Z`,
    hatch: (marks.isCut ? SLANTED : "") + (marks.isBitten ? LEVEL : ""),
  };
}
