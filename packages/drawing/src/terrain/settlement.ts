import { newPen, type Pen, path } from "../geometry/pen.ts";
import { offset, type Point } from "../geometry/point.ts";
import { handOf } from "../geometry/variation.ts";
import type { Survey } from "./survey.ts";

// Where houses may stand in a hex: out to its edges, so that a counter in the middle leaves some of them in sight.
const PLOTS: readonly Point[] = [
  [-27, -12],
  [-29, 6],
  [-22, 22],
  [-15, -17],
  [-16, 2],
  [-7, 27],
  [-7, 14],
  [-3, -12],
  [-2, 2],
  [9, -17],
  [10, 27],
  [11, -3],
  [9, 12],
  [20, -14],
  [23, 20],
  [22, 3],
  [31, -8],
  [32, 9],
];

type Houses = { readonly plots: number; readonly size: number };
const KINDS: Readonly<Record<string, Houses>> = {
  village: { plots: 10, size: 0.88 },
  town: { plots: 13, size: 1 },
  city: { plots: 18, size: 1.2 },
};

/** Towns and villages as blocks of houses, camps as rows of tents, fortresses as a bastioned trace. */
export function drawSettlements(survey: Survey): string {
  const [houses, burnt, shadows, tents, fort] = [newPen(), newPen(), newPen(), newPen(), newPen()];
  for (const cell of survey.grid.onMap) {
    const tags = survey.tags[cell];
    const centre = survey.grid.centres[cell];
    for (const [name, kind] of Object.entries(KINDS))
      if (tags.has(name) || (name === "town" && tags.has("bourliuk") && !tags.has("village")))
        build(tags.has("bourliuk") ? burnt : houses, shadows, centre, cell, kind);
    if (tags.has("camp")) pitch(tents, centre, cell);
    if (tags.has("fortress")) trace(fort, centre);
  }
  return (
    path("m-house-shadow", shadows.text()) +
    path("m-house", houses.text()) +
    path("m-house m-burnt", burnt.text()) +
    path("m-tent", tents.text()) +
    path("m-fort", fort.text())
  );
}

/** Where houses stand or may stand: names keep off them. */
export const housePlots = ({ grid, tags }: Survey): Point[] =>
  grid.onMap.flatMap((cell) => {
    if (!Object.keys(KINDS).some((name) => tags[cell].has(name))) return [];
    const [x, y] = grid.centres[cell];
    return PLOTS.map(([dx, dy]): Point => [x + dx, y + dy]);
  });

function build(pen: Pen, shadows: Pen, centre: Point, cell: number, kind: Houses): void {
  const hand = handOf(cell * 13 + 5);
  const turn = (hand() - 0.5) * 0.7;
  const plots = PLOTS.map((plot) => ({ plot, rank: hand() })).sort((a, b) => a.rank - b.rank);
  for (const { plot } of plots.slice(0, kind.plots)) {
    const [x, y] = [
      plot[0] * Math.cos(turn) - plot[1] * Math.sin(turn),
      plot[1] * Math.cos(turn) + plot[0] * Math.sin(turn),
    ];
    const at: Point = [centre[0] + x + (hand() - 0.5) * 3, centre[1] + Math.max(-19, y) + (hand() - 0.5) * 3];
    const own = turn + (hand() - 0.5) * 0.3 + (hand() < 0.35 ? Math.PI / 2 : 0);
    const u: Point = [Math.cos(own), Math.sin(own)];
    const [long, deep] = [(4 + hand() * 2.4) * kind.size, (2.7 + hand() * 1.3) * kind.size];
    block(shadows, [at[0] + 1.3, at[1] + 1.5], u, long, deep);
    block(pen, at, u, long, deep);
  }
}

function block(pen: Pen, at: Point, u: Point, long: number, deep: number): void {
  pen.move(offset(at, u, -long, -deep));
  pen.line(offset(at, u, long, -deep));
  pen.line(offset(at, u, long, deep));
  pen.line(offset(at, u, -long, deep));
  pen.close();
}

function pitch(pen: Pen, centre: Point, cell: number): void {
  const hand = handOf(cell * 17 + 3);
  for (const y of [-15, 1, 17, 30])
    for (const x of [-27, -13, 1, 15, 29])
      if (Math.abs(x) + Math.abs(y) < 44)
        pen.stamp(
          [centre[0] + x + (hand() - 0.5) * 2, centre[1] + y + (hand() - 0.5) * 2],
          "m-4.6 3.6l4.6-7.6 4.6 7.6zm4.6-7.6v7.6",
        );
}

function trace(pen: Pen, centre: Point): void {
  const points = Array.from({ length: 10 }, (_, i): Point => {
    const angle = (i / 10) * 2 * Math.PI - Math.PI / 2;
    const r = i % 2 ? 21 : 34;
    return [centre[0] + Math.cos(angle) * r, centre[1] + 3 + Math.sin(angle) * r * 0.9];
  });
  pen.move(points[0]);
  for (const p of points.slice(1)) pen.line(p);
  pen.close();
}
