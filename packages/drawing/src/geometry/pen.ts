import type { Point } from "./point.ts";

/** Writes one SVG path in short relative commands, rounded to a tenth of a pixel without drift. */
export type Pen = {
  move(p: Point): void;
  line(p: Point): void;
  curve(control: Point, to: Point): void;
  close(): void;
  /** Adds a drawing made beforehand in relative commands, standing at p; the pen is lifted after it. */
  stamp(p: Point, drawing: string): void;
  text(): string;
};

const write = (tenths: number): string => {
  const text = String(tenths / 10);
  return text.startsWith("0.") ? text.slice(1) : text.startsWith("-0.") ? `-${text.slice(2)}` : text;
};

// Most strokes are shorter than a hundred pixels, and a sheet has a hundred thousand of them: they are written once.
const NEAR = 1000;
const WRITTEN: readonly string[] = Array.from({ length: 2 * NEAR + 1 }, (_, i) => write(i - NEAR));
const tenth = (tenths: number): string => (tenths >= -NEAR && tenths <= NEAR ? WRITTEN[tenths + NEAR] : write(tenths));

/** A tenth-rounded number as short as SVG allows. */
export const short = (value: number): string => tenth(Math.round(value * 10));

/** Starts a path. */
export function newPen(): Pen {
  const parts: string[] = [];
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  const pair = (dx: number, dy: number, first: boolean): string => {
    const a = tenth(dx);
    const b = tenth(dy);
    return `${first || a.startsWith("-") ? "" : " "}${a}${b.startsWith("-") ? "" : " "}${b}`;
  };
  return {
    move(p) {
      x = Math.round(p[0] * 10);
      y = Math.round(p[1] * 10);
      startX = x;
      startY = y;
      parts.push("M", pair(x, y, true));
    },
    line(p) {
      const nx = Math.round(p[0] * 10);
      const ny = Math.round(p[1] * 10);
      parts.push("l", pair(nx - x, ny - y, true));
      x = nx;
      y = ny;
    },
    curve(control, to) {
      const nx = Math.round(to[0] * 10);
      const ny = Math.round(to[1] * 10);
      parts.push(
        "q",
        pair(Math.round(control[0] * 10) - x, Math.round(control[1] * 10) - y, true),
        pair(nx - x, ny - y, false),
      );
      x = nx;
      y = ny;
    },
    close() {
      parts.push("z");
      x = startX;
      y = startY;
    },
    stamp(p, drawing) {
      parts.push("M", pair(Math.round(p[0] * 10), Math.round(p[1] * 10), true), drawing);
    },
    text: () => parts.join(""),
  };
}

/** One path element, or nothing where nothing was drawn. */
export const path = (classes: string, d: string): string => (d ? `<path class="${classes}" d="${d}"/>` : "");

/** Text made safe inside SVG. */
export const safe = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
