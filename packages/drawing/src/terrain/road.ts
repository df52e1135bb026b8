import { newPen, path } from "../geometry/pen.ts";
import type { Point } from "../geometry/point.ts";
import type { Line } from "../geometry/spline.ts";
import { courseOf, lineAt, lines, tipOf } from "./course.ts";
import { pairKey, type Survey } from "./survey.ts";
import { engraved } from "./trace.ts";

/** A road as the cells it passes. */
export type Way = { readonly minor: boolean; readonly cells: readonly number[]; readonly name?: string };

const ROAD_TAGS: readonly string[] = ["major-road", "minor-road", "road"];

/** The roads of a map: those it lists as paths, and those that only tags show. */
export function ways(survey: Survey): Way[] {
  const { grid, map } = survey;
  const listed = (map.roads ?? []).map((road): Way => {
    const whole: Exclude<typeof road, readonly string[]> = "path" in road ? road : { kind: "road", path: road };
    return {
      minor: /^(minor|track|path)/.test(whole.kind ?? ""),
      cells: whole.path.map(grid.cell).filter((cell) => cell >= 0),
      ...(whole.name && { name: whole.name }),
    };
  });
  const known = new Set(listed.flatMap((way) => way.cells.slice(1).map((cell, i) => pairKey(way.cells[i], cell))));
  const onRoad = new Set(listed.flatMap((way) => way.cells));
  const tagged = ROAD_TAGS.flatMap((tag) => taggedWays(survey, tag, known, onRoad));
  return joined([...listed.filter((way) => way.cells.length > 1), ...tagged]);
}

/** Roads of one kind that end in the same hex, where no other road is, are one road. */
function joined(roads: readonly Way[]): Way[] {
  const out = [...roads];
  const ends = (way: Way): readonly number[] => [way.cells[0], way.cells[way.cells.length - 1]];
  const visits = (cell: number): number =>
    out.reduce((sum, way) => sum + way.cells.filter((one) => one === cell).length, 0);
  for (let i = 0; i < out.length; i++)
    for (let j = i + 1; j < out.length; j++) {
      const [a, b] = [out[i], out[j]];
      const at = ends(a).find((cell) => ends(b).includes(cell) && visits(cell) === 2);
      if (at === undefined || a.minor !== b.minor || a.cells.length < 2 || b.cells.length < 2) continue;
      const head = a.cells[0] === at ? a.cells.toReversed() : a.cells;
      const tail = b.cells[0] === at ? b.cells : b.cells.toReversed();
      const name = a.cells.length < b.cells.length ? (b.name ?? a.name) : (a.name ?? b.name);
      out[i] = { minor: a.minor, ...(name && { name }), cells: [...head, ...tail.slice(1)] };
      out.splice(j, 1);
      j = i;
    }
  return out;
}

function taggedWays(survey: Survey, tag: string, known: Set<number>, onRoad: Set<number>): Way[] {
  const { grid, tags } = survey;
  const minor = tag === "minor-road";
  const out: Way[] = [];
  for (const edge of survey.edges) {
    if (!edge.inPlay || known.has(pairKey(edge.a, edge.b)) || !edge.tags.some((one) => one.name === tag)) continue;
    known.add(pairKey(edge.a, edge.b));
    onRoad.add(edge.a).add(edge.b);
    out.push({ minor, cells: [edge.a, edge.b] });
  }
  const bare = new Set(grid.onMap.filter((cell) => tags[cell].has(tag) && !onRoad.has(cell)));
  for (const line of lines(grid, bare)) out.push({ minor, cells: line });
  for (const cell of bare) onRoad.add(cell);
  return out;
}

/** The roads as lines, drawn by the engraver's hand. */
export function roadLines(survey: Survey, roads: readonly Way[], isFine: boolean): Point[][] {
  const junctions = turningPoints(survey, roads);
  return roads.map((way) => {
    const points = controlsOf(survey, way, junctions);
    const line: Line = { points, owners: points.map(() => 0), isClosed: false };
    return engraved(line, isFine && points.length > 2, 0.5).points.slice();
  });
}

/** Draws the roads: major double, minor dashed on a pale bed. */
export function drawRoads(roads: readonly Way[], drawn: readonly (readonly Point[])[]): string {
  const major = newPen();
  const minor = newPen();
  for (const [i, { minor: isMinor }] of roads.entries()) (isMinor ? minor : major).spline(drawn[i]);
  const [wide, thin] = [major.text(), minor.text()];
  return path("m-bed", thin) + path("m-track", thin) + path("m-road", wide) + path("m-road-fill", wide);
}

/** Where the roads that pass through each cell run nearest to its middle, so that others can end on them. */
const turningPoints = (survey: Survey, roads: readonly Way[]): Map<number, Point> =>
  new Map(roads.flatMap(({ cells }) => cells.slice(1, -1).map((cell) => [cell, lineAt(survey, [cells], cell).at])));

/** From tip to tip: a road that ends at the edge of the map runs on over it, one that ends on another runs into that. */
function controlsOf(survey: Survey, { cells }: Way, junctions: ReadonlyMap<number, Point>): Point[] {
  const { grid } = survey;
  if (cells.length === 1) {
    const [x, y] = grid.centres[cells[0]];
    return [
      [x, y - 38],
      [x + 7, y],
      [x, y + 38],
    ];
  }
  const isOut = (cell: number): boolean => grid.numbers[cell] === "";
  const tip = (cell: number, from: number): Point[] => tipOf(survey, from, cell, isOut, junctions.get(cell));
  const last = cells.length - 1;
  return courseOf(survey, cells, tip(cells[0], cells[1]), tip(cells[last], cells[last - 1]));
}
