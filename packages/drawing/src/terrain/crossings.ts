import { newPen, type Pen, path } from "../geometry/pen.ts";
import { direction, offset, type Point } from "../geometry/point.ts";
import { crossing, lineAt } from "./course.ts";
import type { Way } from "./road.ts";
import { middle, type Survey } from "./survey.ts";
import { waterLines } from "./water.ts";

/** Bridges with their wing walls, broken bridges, fords as a row of stones. */
export function drawCrossings(survey: Survey, roads: readonly Way[]): string {
  const deck = newPen();
  const walls = newPen();
  const stones = newPen();
  for (const edge of survey.edges) {
    if (!edge.inPlay) continue;
    const at = middle(edge);
    const across = direction(survey.grid.centres[edge.a], survey.grid.centres[edge.b]);
    const names = edge.tags.map((tag) => tag.name);
    if (names.includes("bridge-destroyed")) breach(walls, at, across);
    else if (names.includes("bridge")) bridge(deck, walls, at, across, 12);
    if (names.includes("ford")) ford(stones, at, across);
  }
  const carried = [...waterLines(survey, "aqueduct"), ...waterLines(survey, "river")];
  for (const cell of bridgeHexes(survey, roads, carried)) {
    const { at, along } = lineAt(survey, carried, cell);
    const road = roads.find((way) => way.cells.indexOf(cell) > 0);
    const i = road?.cells.indexOf(cell) ?? 0;
    const across: Point = road ? direction(crossing(survey, road.cells[i - 1], cell), at) : [-along[1], along[0]];
    bridge(deck, walls, at, across, survey.tags[cell].has("river") ? 12 : 9);
  }
  return path("m-deck", deck.text()) + path("m-wall", walls.text()) + path("m-stones", stones.text());
}

/** The hexes with a bridge inside them; where a map marks none, every hex in which a road meets water. */
function bridgeHexes(survey: Survey, roads: readonly Way[], water: readonly (readonly number[])[]): number[] {
  const marked = survey.grid.onMap.filter((cell) => survey.tags[cell].has("bridge"));
  if (marked.length > 0) return marked;
  const wet = new Set(water.flat());
  return [...new Set(roads.flatMap((way) => way.cells))].filter((cell) => wet.has(cell));
}

function bridge(deck: Pen, walls: Pen, at: Point, u: Point, half: number): void {
  deck.move(offset(at, u, -half, -4.2));
  deck.line(offset(at, u, half, -4.2));
  deck.line(offset(at, u, half, 4.2));
  deck.line(offset(at, u, -half, 4.2));
  deck.close();
  for (const side of [-1, 1]) {
    walls.move(offset(at, u, -half - 4.5, side * 8.5));
    walls.line(offset(at, u, -half, side * 4.6));
    walls.line(offset(at, u, half, side * 4.6));
    walls.line(offset(at, u, half + 4.5, side * 8.5));
  }
}

/** The two stumps of a bridge that is down. */
function breach(walls: Pen, at: Point, u: Point): void {
  for (const end of [-1, 1])
    for (const side of [-1, 1]) {
      walls.move(offset(at, u, end * 16.5, side * 8.5));
      walls.line(offset(at, u, end * 12, side * 4.6));
      walls.line(offset(at, u, end * 5, side * 4.6));
      walls.line(offset(at, u, end * 7.5, 0));
    }
}

function ford(stones: Pen, at: Point, u: Point): void {
  for (const side of [-3.4, 3.4])
    for (const along of [-9, -4.5, 0, 4.5, 9]) {
      stones.move(offset(at, u, along, side));
      stones.line(offset(at, u, along + 0.1, side));
    }
}
