import { newPen, type Pen, path } from "../geometry/pen.ts";
import { direction, distance, type Point } from "../geometry/point.ts";
import { type Line, onLine, runsOf, shifted } from "../geometry/spline.ts";
import { chanceOf, waves } from "../geometry/variation.ts";
import { chains } from "./chain.ts";
import type { Contours } from "./contour.ts";
import { isNear } from "./ground.ts";
import { type Fall, fallsOf, slopeEdges } from "./slope.ts";
import { isSea, pairKey, type Survey } from "./survey.ts";

type Stroke = { readonly step: number; readonly length: number; readonly width: number };

const STROKES: Readonly<Record<Fall, Stroke>> = {
  slight: { step: 4.8, length: 6.4, width: 1 },
  gentle: { step: 3.6, length: 9.4, width: 1.15 },
  steep: { step: 2.7, length: 14, width: 1.8 },
  cliff: { step: 2.4, length: 11, width: 2.3 },
  escarpment: { step: 4.2, length: 11.5, width: 4 },
};

// The sun of every engraved map stands in the north-west: slopes that fall away from it are drawn heavier.
const LIGHT: Point = [Math.SQRT1_2, Math.SQRT1_2];

type Pens = Record<Fall | `lip-${Exclude<Fall, "slight" | "gentle">}` | "crest" | "shade" | "deep" | "light", Pen>;

/** Slopes as hachures: tapered strokes that run downhill from the highest line of their hexside, over a soft shade or light. */
export function drawRelief(survey: Survey, contours: Contours): string {
  const names: (keyof Pens)[] = ["slight", "gentle", "steep", "cliff", "escarpment", "lip-steep"];
  names.push("lip-cliff", "lip-escarpment", "crest", "shade", "deep", "light");
  // Every key of Pens stands in the list above.
  const pens = Object.fromEntries(names.map((name) => [name, newPen()])) as Pens;
  const falls = fallsOf(survey);
  for (const { level, sides, line } of contours.all) {
    const kinds = sides.map(({ right, left }) => {
      if (left < 0 || contours.heightOf(right) !== level) return undefined;
      return falls.get(pairKey(right, left)) ?? (isSea(survey, left) ? undefined : "slight");
    });
    if (kinds.some((kind) => kind)) slope(pens, survey, onLine(line), kinds);
  }
  // What the heights do not tell has a line of its own.
  const flat = slopeEdges(survey).filter(({ a, b }) => contours.heightOf(a) === contours.heightOf(b));
  for (const { sides, line } of chains(survey, flat, true)) {
    const edges = sides.map(({ edge }) => edge);
    if (edges[0].falls.length > 1) pens.crest.spline(onLine(line).points);
    const kindsOf = (cellOf: (i: number) => number): (Fall | undefined)[] =>
      edges.map((edge, i) => edge.falls.find(({ low }) => low === cellOf(i))?.kind);
    slope(
      pens,
      survey,
      onLine(line),
      kindsOf((i) => sides[i].left),
    );
    slope(
      pens,
      survey,
      reversed(onLine(line)),
      kindsOf((i) => sides[i].right),
    );
  }
  return layersOf(pens);
}

const reversed = ({ points, owners, isClosed }: Line): Line => ({
  points: points.toReversed(),
  owners: owners.toReversed(),
  isClosed,
});

function layersOf(pens: Pens): string {
  return [
    ...soft("m-light", pens.light.text()),
    ...soft("m-shade", pens.shade.text()),
    ...soft("m-deep", pens.deep.text()),
    path("m-gentle", pens.slight.text()),
    path("m-gentle", pens.gentle.text()),
    path("m-steep", pens.steep.text()),
    path("m-cliff", pens.cliff.text()),
    path("m-cliff", pens.escarpment.text()),
    path("m-lip", pens["lip-steep"].text()),
    path("m-lip m-lip-cliff", pens["lip-cliff"].text()),
    path("m-lip m-lip-escarpment", pens["lip-escarpment"].text()),
    path("m-crest", pens.crest.text()),
  ].join("");
}

// A wide faint stroke under a narrow one: an edge soft enough, without a filter.
const soft = (name: string, d: string): string[] => [path(`${name}-wide`, d), path(name, d)];

/** Draws the falls along a line with the higher ground on its right. */
function slope(pens: Pens, survey: Survey, line: Line, kinds: readonly (Fall | undefined)[]): void {
  const near = line.points.map((p) => isNear(survey, p));
  for (const { kind, run } of runsOf(line, (owner, i) => (near[i] ? kinds[owner] : undefined))) {
    if (kind !== "slight" && kind !== "gentle") pens[`lip-${kind}`].spline(run);
    hachure(pens[kind], run, STROKES[kind]);
  }
  const shadeOf = (owner: number, i: number): "shade" | "deep" | "light" | undefined => {
    const kind = near[i] ? kinds[owner] : undefined;
    if (!kind) return undefined;
    const [a, b] = [line.points[i], line.points[(i + 1) % line.points.length]];
    const u = direction(a, b);
    if (u[1] * LIGHT[0] - u[0] * LIGHT[1] < -0.3) return "light";
    return kind === "slight" || kind === "gentle" ? "shade" : "deep";
  };
  for (const { kind, run } of runsOf(line, shadeOf))
    pens[kind].spline(
      shifted(run, () => (kind === "deep" ? -7 : -4)).filter((_, i) => i % 3 === 0 || i === run.length - 1),
    );
}

/** Strokes at even steps along a run, to its left, where the ground falls. */
function hachure(pen: Pen, run: readonly Point[], stroke: Stroke): void {
  let need = stroke.step / 2;
  let count = 0;
  for (let i = 1; i < run.length; i++) {
    const [a, b] = [run[i - 1], run[i]];
    const long = distance(a, b);
    const [ux, uy] = direction(a, b);
    let at = need;
    for (; at <= long; at += stroke.step) {
      const [x, y] = [a[0] + ux * at, a[1] + uy * at];
      strike(pen, x, y, ux, uy, stroke, count++);
    }
    need = at - long;
  }
}

function strike(pen: Pen, x: number, y: number, ux: number, uy: number, stroke: Stroke, count: number): void {
  const [awayX, awayY] = [uy, -ux];
  const facing = awayX * LIGHT[0] + awayY * LIGHT[1];
  const [px, py] = [Math.round(x * 3), Math.round(y * 3)];
  const uneven = 0.78 + chanceOf(px, py, 31) * 0.4 + (count % 2 ? -0.12 : 0.06) + 0.7 * waves(x / 46, y / 46, 21);
  const length = stroke.length * uneven * (1 + 0.14 * facing);
  const half = (stroke.width / 2) * (0.82 + chanceOf(px, py, 32) * 0.36) * (1 + 0.28 * facing);
  const lean = (chanceOf(px, py, 33) - 0.5) * 0.24 * length;
  const [fx, fy] = [x - awayX, y - awayY];
  pen.wedge(
    fx - ux * half,
    fy - uy * half,
    fx + awayX * length + ux * lean,
    fy + awayY * length + uy * lean,
    fx + ux * half,
    fy + uy * half,
  );
}
