import { newPen, type Pen, path } from "../geometry/pen.ts";
import { direction, type Point } from "../geometry/point.ts";
import { handOf } from "../geometry/variation.ts";
import { type Seam, seams, stations } from "./seam.ts";
import { contourPartner, type Fall, type SlopeEdge, slopeEdges } from "./slope.ts";
import type { Survey } from "./survey.ts";

type Stroke = { readonly step: number; readonly length: number; readonly width: number };

const STROKES: Readonly<Record<Fall, Stroke>> = {
  gentle: { step: 3.7, length: 10, width: 1.15 },
  steep: { step: 2.75, length: 15, width: 1.85 },
  cliff: { step: 2.4, length: 10.5, width: 2.3 },
  escarpment: { step: 4.4, length: 11, width: 4 },
};

// The sun of every engraved map stands in the north-west: slopes that fall away from it are drawn heavier.
const LIGHT: Point = [Math.SQRT1_2, Math.SQRT1_2];

type Pens = Record<Fall | `lip-${Fall}` | "crest" | "shade" | "deep" | "light", Pen>;

/** Slopes as hachures: tapered strokes that run downhill, over a soft shade and a soft light. */
export function drawRelief(survey: Survey): string {
  const names: (keyof Pens)[] = ["gentle", "steep", "cliff", "escarpment", "lip-gentle", "lip-steep"];
  names.push("lip-cliff", "lip-escarpment", "crest", "shade", "deep", "light");
  // Every key of Pens stands in the list above.
  const pens = Object.fromEntries(names.map((name) => [name, newPen()])) as Pens;
  for (const seam of seams(slopeEdges(survey), contourPartner)) {
    if (seam.edge.falls.length > 1) follow(pens.crest, seam, [0, 0]);
    for (const fall of seam.edge.falls) {
      const down = downhill(survey, seam, fall.low);
      shade(pens, seam, down, fall.kind);
      if (seam.edge.falls.length === 1) follow(pens[`lip-${fall.kind}`], seam, [0, 0]);
      hachure(pens[fall.kind], seam, down, STROKES[fall.kind], seam.edge.falls.length > 1 ? 2.2 : -1.1);
    }
  }
  return [
    ...soft("m-light", pens.light.text()),
    ...soft("m-shade", pens.shade.text()),
    ...soft("m-deep", pens.deep.text()),
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

/** The way down from a seam into its lower cell, square to the hexside. */
function downhill(survey: Survey, seam: Seam, low: number): Point {
  const along = direction(seam.edge.p, seam.edge.q);
  const centre = survey.grid.centres[low];
  const right = (centre[0] - seam.mid[0]) * -along[1] + (centre[1] - seam.mid[1]) * along[0] > 0;
  return right ? [-along[1], along[0]] : [along[1], -along[0]];
}

function follow(pen: Pen, seam: Seam, [dx, dy]: Point): void {
  const moved = (p: Point): Point => [p[0] + dx, p[1] + dy];
  pen.move(moved(seam.start));
  pen.curve(moved(seam.leave), moved(seam.mid));
  pen.curve(moved(seam.arrive), moved(seam.end));
}

function shade(pens: Pens, seam: Seam, down: Point, kind: Fall): void {
  const facing = down[0] * LIGHT[0] + down[1] * LIGHT[1];
  const [reach, dark] = kind === "gentle" ? [4, pens.shade] : [7, pens.deep];
  follow(facing > -0.3 ? dark : pens.light, seam, [down[0] * reach, down[1] * reach]);
}

function hachure(pen: Pen, seam: Seam<SlopeEdge>, down: Point, stroke: Stroke, from: number): void {
  const hand = handOf(Math.round(seam.mid[0] * 8) * 31 + Math.round(seam.mid[1] * 8));
  const side = Math.sign(down[1] * (seam.edge.q[0] - seam.edge.p[0]) - down[0] * (seam.edge.q[1] - seam.edge.p[1]));
  stations(seam, stroke.step).forEach(({ at, along, share }, i) => {
    const away: Point = [-along[1] * side, along[0] * side];
    const facing = away[0] * LIGHT[0] + away[1] * LIGHT[1];
    const ending = Math.min(seam.opensAtStart ? share : 1, seam.opensAtEnd ? 1 - share : 1);
    const fade = Math.min(1, 0.3 + ending * 1.6);
    const uneven = 0.74 + hand() * 0.42 + (i % 2 ? -0.12 : 0.06);
    const length = stroke.length * uneven * fade * (1 + 0.14 * facing);
    const half = (stroke.width / 2) * (0.82 + hand() * 0.36) * (1 + 0.28 * facing);
    const lean = (hand() - 0.5) * 0.24 * length;
    const [x, y] = [at[0] + away[0] * from, at[1] + away[1] * from];
    const [dx, dy] = [along[0] * half, along[1] * half];
    const tipX = x + away[0] * length + along[0] * lean;
    const tipY = y + away[1] * length + along[1] * lean;
    pen.wedge(x - dx, y - dy, tipX, tipY, x + dx, y + dy);
  });
}
