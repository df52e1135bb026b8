import { between, type Point } from "./point.ts";

/** Writes one SVG path in short relative commands, rounded to a tenth of a pixel without drift. */
export type Pen = {
  move(p: Point): void;
  line(p: Point): void;
  curve(control: Point, to: Point): void;
  /** A smooth line through the middles of the legs between the given controls. */
  spline(controls: readonly Point[], isClosed?: boolean): void;
  close(): void;
  /** A closed triangle; the pen is lifted after it. */
  wedge(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): void;
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

const pair = (dx: number, dy: number): string => (dy < 0 ? tenth(dx) + tenth(dy) : `${tenth(dx)} ${tenth(dy)}`);

/** Starts a path. */
export function newPen(): Pen {
  let d = "";
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  return {
    move(p) {
      x = Math.round(p[0] * 10);
      y = Math.round(p[1] * 10);
      startX = x;
      startY = y;
      d += `M${pair(x, y)}`;
    },
    line(p) {
      const nx = Math.round(p[0] * 10);
      const ny = Math.round(p[1] * 10);
      d += `l${pair(nx - x, ny - y)}`;
      x = nx;
      y = ny;
    },
    curve(control, to) {
      const nx = Math.round(to[0] * 10);
      const ny = Math.round(to[1] * 10);
      const first = pair(Math.round(control[0] * 10) - x, Math.round(control[1] * 10) - y);
      d += `q${first}${nx < x ? "" : " "}${pair(nx - x, ny - y)}`;
      x = nx;
      y = ny;
    },
    spline(controls, isClosed = false) {
      const n = controls.length;
      if (n < 3) {
        controls.forEach((p, i) => {
          if (i === 0) this.move(p);
          else this.line(p);
        });
        return;
      }
      this.move(isClosed ? between(controls[n - 1], controls[0]) : controls[0]);
      const first = controls[isClosed ? 0 : 1];
      let [cx, cy] = [Math.round(first[0] * 10), Math.round(first[1] * 10)];
      const count = isClosed ? n : n - 2;
      for (let i = 0; i < count; i++) {
        const next = controls[isClosed ? (i + 1) % n : i + 2];
        const isLast = i === count - 1;
        const end = !isLast
          ? undefined
          : isClosed
            ? [startX, startY]
            : [Math.round(next[0] * 10), Math.round(next[1] * 10)];
        // An end lies in the middle between the control as it was written and the next as it should be: no error adds up.
        const nx = end?.[0] ?? Math.round((cx + next[0] * 10) / 2);
        const ny = end?.[1] ?? Math.round((cy + next[1] * 10) / 2);
        const step = pair(nx - x, ny - y);
        if (i === 0) d += `q${pair(cx - x, cy - y)}${nx < x ? "" : " "}${step}`;
        else d += i === 1 ? `t${step}` : nx < x ? step : ` ${step}`;
        [cx, cy, x, y] = [2 * nx - cx, 2 * ny - cy, nx, ny];
      }
      if (isClosed) this.close();
    },
    close() {
      d += "z";
      x = startX;
      y = startY;
    },
    wedge(ax, ay, bx, by, cx, cy) {
      const [x0, y0] = [Math.round(ax * 10), Math.round(ay * 10)];
      const [x1, y1] = [Math.round(bx * 10), Math.round(by * 10)];
      d += `M${pair(x0, y0)}l${pair(x1 - x0, y1 - y0)}l${pair(Math.round(cx * 10) - x1, Math.round(cy * 10) - y1)}z`;
    },
    stamp(p, drawing) {
      d += `M${pair(Math.round(p[0] * 10), Math.round(p[1] * 10))}${drawing}`;
    },
    text: () => d,
  };
}

/** One path element, or nothing where nothing was drawn. */
export const path = (classes: string, d: string): string => (d ? `<path class="${classes}" d="${d}"/>` : "");

/** Text made safe inside SVG. */
export const safe = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
