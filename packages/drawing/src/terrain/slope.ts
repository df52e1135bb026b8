import type { Tag } from "../tags.ts";
import { type Edge, isNamed, pairKey, type Survey } from "./survey.ts";

/** How steep a fall of the ground is; slight where only the heights tell it. */
export type Fall = "slight" | "gentle" | "steep" | "cliff" | "escarpment";

/** A hexside where the ground falls, and into which cells. */
export type SlopeEdge = Edge & {
  readonly falls: readonly { readonly low: number; readonly kind: Fall }[];
  /** The cell above, -1 on a ridge or where the map does not say. */
  readonly up: number;
};

const FALLS: Readonly<Record<string, Fall>> = {
  slope: "gentle",
  "gentle-slope": "gentle",
  "steep-slope": "steep",
  cliff: "cliff",
  escarpment: "escarpment",
};
const SEVERITY: readonly Fall[] = ["gentle", "steep", "cliff", "escarpment"];

/** The hexsides of a map where the ground falls. */
export function slopeEdges(survey: Survey): SlopeEdge[] {
  return survey.edges.flatMap((edge) => {
    const ridge = edge.tags.find((tag) => tag.name === "ridge");
    if (ridge) return [{ ...edge, up: -1, falls: ridgeFalls(survey, edge, ridge) }];
    const slopes = edge.tags.filter((tag) => FALLS[tag.name]);
    if (slopes.length === 0) return [];
    const worst = slopes.reduce((a, b) => (SEVERITY.indexOf(FALLS[b.name]) > SEVERITY.indexOf(FALLS[a.name]) ? b : a));
    return [slopeEdge(survey, edge, worst)];
  });
}

function slopeEdge(survey: Survey, edge: Edge, tag: Tag): SlopeEdge {
  const kind = FALLS[tag.name];
  const { heights, grid } = survey;
  const rise = heights[edge.a] - heights[edge.b];
  const up = tag.up ? (isNamed(grid, edge.a, tag.up) ? edge.a : edge.b) : rise > 0 ? edge.a : rise < 0 ? edge.b : -1;
  const low = up < 0 ? [edge.a, edge.b] : [up === edge.a ? edge.b : edge.a];
  return { ...edge, up, falls: low.map((cell) => ({ low: cell, kind })) };
}

function ridgeFalls(survey: Survey, edge: Edge, ridge: Tag): SlopeEdge["falls"] {
  return [edge.a, edge.b].map((cell) => {
    const word = ridge.by[survey.grid.numbers[survey.grid.ground[cell]]];
    return { low: cell, kind: FALLS[word] ?? FALLS[`${word}-slope`] ?? "gentle" };
  });
}

/** The kind of fall on each hexside that has one, by the pair of its cells. */
export const fallsOf = (survey: Survey): Map<number, Fall> =>
  new Map(slopeEdges(survey).map(({ a, b, falls }) => [pairKey(a, b), falls[0].kind]));
