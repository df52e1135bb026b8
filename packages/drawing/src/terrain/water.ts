import { newPen, type Pen, path } from "../geometry/pen.ts";
import { direction, type Point } from "../geometry/point.ts";
import { drawCourse, lines } from "./course.ts";
import { type Seam, seams } from "./seam.ts";
import type { Edge, Survey } from "./survey.ts";

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

/** Rivers with two banks, streams as one line, canals thin, each with the hachures cleared beside it. */
export function drawWater(survey: Survey): string {
  const edges = survey.edges.flatMap((edge): WaterEdge[] => {
    const water = waterOn(edge);
    return water ? [{ ...edge, water }] : [];
  });
  const d = Object.fromEntries(BREADTH.map((water) => [water, newPen()])) as Record<Water, Pen>; // one for every Water
  for (const seam of seams(edges, broadest)) run(d[seam.edge.water], seam);
  const isOut = (cell: number): boolean => survey.grid.numbers[cell] === "" || survey.tags[cell].has("sea");
  for (const line of waterLines(survey, "river")) drawCourse(d["major-river"], survey.grid, line, isOut);
  for (const line of waterLines(survey, "aqueduct")) drawCourse(d.canal, survey.grid, line, isOut);
  return (
    path("m-clear m-clear-stream", d.stream.text()) +
    path("m-stream", d.stream.text()) +
    banks("canal", d.canal.text()) +
    path("m-arches", d.canal.text()) +
    banks("river", d.river.text()) +
    banks("major", d["major-river"].text()) +
    banks("inlet", d.inlet.text())
  );
}

/** The strokes of one water, from the cleared ground up; an ordinary river is the measure for the others. */
function banks(kind: string, d: string): string {
  const own = (name: string): string => (kind === "river" ? name : `${name} ${name}-${kind}`);
  return ["m-clear", "m-bank", "m-flow", "m-ripple"].map((name) => path(own(name), d)).join("");
}

// At a fork the two broadest waters are one river and the third joins it.
function broadest(_: WaterEdge, others: readonly WaterEdge[]): WaterEdge | undefined {
  return [...others].sort((a, b) => BREADTH.indexOf(b.water) - BREADTH.indexOf(a.water) || a.a - b.a)[0];
}

function run(pen: Pen, seam: Seam): void {
  const [start, end] = [seam.start, seam.end];
  const beyond = (p: Point, from: Point): Point => {
    const u = direction(from, p);
    return [p[0] + u[0], p[1] + u[1]];
  };
  pen.move(seam.opensAtStart ? beyond(start, seam.mid) : start);
  pen.curve(seam.leave, seam.mid);
  pen.curve(seam.arrive, seam.opensAtEnd ? beyond(end, seam.mid) : end);
}
