import type { FaceState } from "../face.ts";

/** The shapes a counter takes in its conditions, in a box of 100: each can be told at 24 pixels without colour. */
export type Outline = {
  /** The edge of the counter. */
  readonly edge: string;
  /** The band at its head, within that edge. */
  readonly band: string;
  /** Stripes or lines over the face. */
  readonly hatch: string;
};

const ROUND = "M9 0H91a9 9 0 0 1 9 9V91a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9V9a9 9 0 0 1 9-9Z";
const BAND = "M9 0H91a9 9 0 0 1 9 9V31H0V9a9 9 0 0 1 9-9Z";

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

const lines = (ys: readonly number[], left: number, right: number): string =>
  ys.map((y) => `M${left} ${y}H${right}v4H${left}Z`).join("");

const READY: Outline = { edge: ROUND, band: BAND, hatch: "" };

const OUTLINES: Readonly<Record<FaceState, Outline>> = {
  disrupted: {
    edge: "M9 0H71L100 29V91a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9V9a9 9 0 0 1 9-9Z",
    band: "M9 0H71L100 29V31L91.7 37 83.3 31 75 37 66.7 31 58.3 37 50 31 41.7 37 33.3 31 25 37 16.7 31 8.3 37 0 31V9a9 9 0 0 1 9-9Z",
    hatch: stripes(-46, 74, 20, 8),
  },
  reduced: {
    edge: "M9 0H91a9 9 0 0 1 9 9V91a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9V66L12 54 0 42V9a9 9 0 0 1 9-9Z",
    band: BAND,
    hatch: "",
  },
  routed: {
    edge: "M29 0H71L100 29V91a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9V29Z",
    band: "M29 0H71L100 29V31L91.7 37 83.3 31 75 37 66.7 31 58.3 37 50 31 41.7 37 33.3 31 25 37 16.7 31 8.3 37 0 31V29Z",
    hatch: lines([41, 50, 59], 0, 100),
  },
  demoralized: {
    edge: "M9 0H91a9 9 0 0 1 9 9V74L74 100H26L0 74V9a9 9 0 0 1 9-9Z",
    band: BAND,
    hatch: [5, 19, 33, 61, 75, 89].map((x) => `M${x} 31h6v35h-6Z`).join(""),
  },
  "out-of-command": { edge: ROUND, band: "M9 0H91a9 9 0 0 1 9 9V31H0V9a9 9 0 0 1 9-9ZM7 8V25H93V8Z", hatch: "" },
  "low-ammunition": {
    edge: "M9 0H91a9 9 0 0 1 9 9V91a9 9 0 0 1-9 9H62L50 88 38 100H9a9 9 0 0 1-9-9V9a9 9 0 0 1 9-9Z",
    band: BAND,
    hatch: "",
  },
};

/** The outline of a counter in a condition. */
export const outlineOf = (state: FaceState | undefined): Outline => (state ? OUTLINES[state] : READY);
