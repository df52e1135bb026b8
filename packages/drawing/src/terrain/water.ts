import { newPen, path } from "../geometry/pen.ts";
import { direction, type Point } from "../geometry/point.ts";
import { runsOf, shifted } from "../geometry/spline.ts";
import { waves } from "../geometry/variation.ts";
import { chains } from "./chain.ts";
import { courseOf, lines, tipOf } from "./course.ts";
import { type Edge, isSea, type Survey } from "./survey.ts";
import { engraved } from "./trace.ts";

/** Running water by breadth. */
export type Water = "canal" | "stream" | "river" | "major-river" | "inlet";

// A hexside of the sea that lies between two land hexes is an inlet.
const WATERS: Readonly<Record<string, Water>> = {
  aqueduct: "canal",
  "alma-west": "stream",
  stream: "stream",
  "alma-east": "river",
  river: "river",
  "major-river": "major-river",
  sea: "inlet",
};
const BREADTH: readonly Water[] = ["canal", "stream", "river", "major-river", "inlet"];

type WaterEdge = Edge & { readonly water: Water };

/** The water on a hexside: what the map calls it, and only then the part of the Alma it belongs to. */
export function waterOn(edge: Edge): Water | undefined {
  const named = edge.tags.filter((tag) => WATERS[tag.name] && !tag.name.startsWith("alma-"));
  const tags = named.length > 0 ? named : edge.tags.filter((tag) => WATERS[tag.name]);
  return tags.map((tag) => WATERS[tag.name]).sort((a, b) => BREADTH.indexOf(b) - BREADTH.indexOf(a))[0];
}

/** The cells that a river or an aqueduct runs through, joined into lines. */
export function waterLines(survey: Survey, tag: "river" | "aqueduct"): number[][] {
  const { grid, tags } = survey;
  return lines(grid, new Set(grid.onMap.filter((cell) => tags[cell].has(tag))));
}

// Half the breadth of each water, and how much of it comes and goes.
const HALF: Readonly<Record<Water, readonly [least: number, more: number]>> = {
  canal: [1.5, 0.5],
  stream: [1.3, 1.2],
  river: [3, 2.6],
  "major-river": [5.6, 3],
  inlet: [7.5, 3],
};

/** A water as it runs over the sheet. */
export type Flow = {
  readonly water: Water;
  readonly points: readonly Point[];
  readonly isSource?: readonly [boolean, boolean];
  /** Only water without banks, where it opens into the sea. */
  readonly isMouth?: boolean;
};

/** Every water of a map as lines; a hexside water is cut where it becomes another kind. */
export function flows(survey: Survey, isFine: boolean): Flow[] {
  const edges = survey.edges.flatMap((edge): WaterEdge[] => {
    const water = waterOn(edge);
    return water ? [{ ...edge, water }] : [];
  });
  const bySides = chains(survey, edges, isFine, ({ water }) => -BREADTH.indexOf(water)).flatMap(
    ({ sides, line, isFree }) => {
      const runs = runsOf(line, (owner) => sides[owner].edge.water);
      const drawn = runs.map(
        ({ kind, run }, i): Flow => ({
          water: kind,
          points: run,
          isSource: [isFree[0] && i === 0, isFree[1] && i === runs.length - 1],
        }),
      );
      return line.isClosed ? drawn : [...drawn, ...mouths(survey, drawn)];
    },
  );
  const through = (tag: "river" | "aqueduct", water: Water): Flow[] =>
    waterLines(survey, tag).map((line) => ({ water, points: throughHexes(survey, line, isFine) }));
  return [
    ...bySides,
    ...besideRivers(survey, edges, isFine),
    ...through("river", "major-river"),
    ...through("aqueduct", "canal"),
  ];
}

/** An aqueduct on the hexsides of a river runs along it, on the southern bank. */
function besideRivers(survey: Survey, edges: readonly WaterEdge[], isFine: boolean): Flow[] {
  const both = edges.filter(({ water, tags }) => water !== "canal" && tags.some(({ name }) => name === "aqueduct"));
  return chains(survey, both, isFine).map(({ line: { points } }) => {
    const isEastward = points[points.length - 1][0] > points[0][0];
    return { water: "canal", points: shifted(points, () => (isEastward ? BESIDE : -BESIDE)) };
  });
}
const BESIDE = 13.5;

/** A water that runs through hexes; it goes on over the edge of the map and into the sea. */
function throughHexes(survey: Survey, cells: readonly number[], isFine: boolean): readonly Point[] {
  const { grid } = survey;
  const last = cells.length - 1;
  const isOut = (cell: number): boolean => grid.numbers[cell] === "" || isSea(survey, cell);
  const tip = (cell: number, from: number): Point[] => tipOf(survey, from, cell, isOut);
  const [x, y] = grid.centres[cells[0]];
  const points: Point[] =
    last > 0
      ? courseOf(survey, cells, tip(cells[0], cells[1]), tip(cells[last], cells[last - 1]))
      : [-38, -16, 16, 38].map((dx, i) => [x + dx, y + [4, -12, 12, -4][i]]);
  return engraved({ points, owners: points.map(() => 0), isClosed: false }, isFine).points;
}

/** Where a line of water ends at the sea it runs on into that. */
function mouths(survey: Survey, drawn: readonly Flow[]): Flow[] {
  const [first, last] = [drawn[0], drawn[drawn.length - 1]];
  const ends: [Water, readonly Point[]][] = [
    [first.water, first.points.slice(0, 3).toReversed()],
    [last.water, last.points.slice(-3)],
  ];
  return ends.flatMap(([water, points]): Flow[] => {
    const end = points[points.length - 1];
    const [ux, uy] = direction(points[points.length - 2], end);
    const beyond: Point = [end[0] + ux * 14, end[1] + uy * 14];
    const cell = survey.grid.cellAt(beyond);
    return cell >= 0 && isSea(survey, cell) ? [{ water, points: [...points.slice(-2), beyond], isMouth: true }] : [];
  });
}

/** Rivers with two banks and a breadth that comes and goes, streams as one line, each with the hachures cleared beside it. */
export function drawWater(all: readonly Flow[]): string {
  const of = (water: Water): Flow[] => all.filter((flow) => flow.water === water);
  const middle = (water: Water): string => {
    const pen = newPen();
    for (const { points, isMouth } of of(water)) if (!isMouth) pen.spline(points);
    return pen.text();
  };
  const ribbons = (waters: readonly Water[], isMouth = false): string => {
    const pen = newPen();
    for (const flow of waters.flatMap(of)) if (!flow.isMouth || isMouth) pen.spline(ribbon(flow), true);
    return pen.text();
  };
  const broad: readonly Water[] = ["canal", "river", "major-river", "inlet"];
  return (
    path("m-clear m-clear-stream", middle("stream")) +
    path("m-clear m-clear-canal", middle("canal")) +
    path("m-clear", middle("river")) +
    path("m-clear m-clear-major", middle("major-river") + middle("inlet")) +
    path("m-stream", ribbons(["stream"])) +
    path("m-bank", ribbons(broad)) +
    path("m-flow", ribbons(broad, true)) +
    path("m-arches", middle("canal")) +
    path("m-ripple", middle("river")) +
    path("m-ripple m-ripple-major", middle("major-river") + middle("inlet"))
  );
}

/** The outline of a water: down one bank and up the other. A stream begins as a thread. */
function ribbon({ water, points, isSource }: Flow): Point[] {
  const [least, more] = HALF[water];
  const last = points.length - 1;
  const half = ([x, y]: Point, i: number): number => {
    const fromSource = Math.min(isSource?.[0] ? i : last, isSource?.[1] ? last - i : last);
    const grown = water === "stream" ? Math.min(1, 0.35 + fromSource / 12) : 1;
    return grown * (least + more * (0.5 + waves(x / 60, y / 60, 61)));
  };
  return [...shifted(points, (p, i) => -half(p, i)), ...shifted(points, half).toReversed()];
}
