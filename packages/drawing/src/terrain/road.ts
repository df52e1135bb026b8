import { newPen, type Pen, path } from "../geometry/pen.ts";
import { between, type Point } from "../geometry/point.ts";
import { bend, lines, wayOut } from "./course.ts";
import { neighbours, pairKey, type Survey } from "./survey.ts";

/** A road as the cells it passes. */
export type Way = { readonly minor: boolean; readonly cells: readonly number[] };

const ROAD_TAGS: readonly string[] = ["major-road", "minor-road", "road"];

/** The roads of a map: those it lists as paths, and those that only tags show. */
export function ways(survey: Survey): Way[] {
  const { grid, map } = survey;
  const listed = (map.roads ?? []).map((road): Way => {
    const whole = "path" in road ? road : { kind: "road", path: road };
    return {
      minor: /^(minor|track|path)/.test(whole.kind ?? ""),
      cells: whole.path.map(grid.cell).filter((cell) => cell >= 0),
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
      out[i] = { minor: a.minor, cells: [...head, ...tail.slice(1)] };
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

/** Where a road turns in a cell; it meets a bridge or a ford square, so it keeps to the middle beside one. */
function turn(survey: Survey, cell: number): Point {
  const { grid } = survey;
  const crossed = neighbours(grid, cell).some((other) =>
    survey.edgeBetween(cell, other)?.tags.some((tag) => /bridge|ford/.test(tag.name)),
  );
  return crossed ? grid.centres[cell] : bend(grid, cell);
}

/** Where a road crosses from one cell to the next. */
export const crossing = (survey: Survey, a: number, b: number): Point => between(turn(survey, a), turn(survey, b));

/** Draws the roads: major double, minor dashed on a pale bed. */
export function drawRoads(survey: Survey, roads: readonly Way[]): string {
  const major = newPen();
  const minor = newPen();
  const junctions = turningPoints(survey, roads);
  for (const way of roads) drawWay(way.minor ? minor : major, survey, way, junctions);
  const [wide, thin] = [major.text(), minor.text()];
  return path("m-bed", thin) + path("m-track", thin) + path("m-road", wide) + path("m-road-fill", wide);
}

/** Where the roads that pass through each cell run nearest to its middle, so that others can end on them. */
function turningPoints(survey: Survey, roads: readonly Way[]): Map<number, Point> {
  const points = new Map<number, Point>();
  for (const { cells } of roads)
    for (let i = 1; i < cells.length - 1; i++) {
      const before = crossing(survey, cells[i - 1], cells[i]);
      const after = crossing(survey, cells[i], cells[i + 1]);
      const middle = turn(survey, cells[i]);
      points.set(cells[i], between(between(before, middle), between(middle, after)));
    }
  return points;
}

function drawWay(pen: Pen, survey: Survey, way: Way, junctions: ReadonlyMap<number, Point>): void {
  const { grid } = survey;
  const { cells } = way;
  if (cells.length === 1) {
    const [x, y] = grid.centres[cells[0]];
    pen.move([x, y - 38]);
    pen.curve([x + 7, y], [x, y + 38]);
    return;
  }
  const isOut = (cell: number): boolean => grid.numbers[cell] === "";
  const last = cells.length - 1;
  const tip = (cell: number, from: number): Point[] => {
    const out = junctions.has(cell) ? -1 : wayOut(grid, from, cell, isOut);
    if (out < 0) return [junctions.get(cell) ?? turn(survey, cell)];
    return [
      turn(survey, cell),
      between(turn(survey, cell), bend(grid, out)),
      between(turn(survey, cell), bend(grid, out), 1.3),
    ];
  };
  const begin = tip(cells[0], cells[1]);
  const finish = tip(cells[last], cells[last - 1]);
  pen.move(begin[begin.length - 1]);
  if (begin.length > 1) {
    pen.line(begin[1]);
    pen.curve(begin[0], crossing(survey, cells[0], cells[1]));
  } else pen.line(crossing(survey, cells[0], cells[1]));
  for (let i = 1; i < last; i++) pen.curve(turn(survey, cells[i]), crossing(survey, cells[i], cells[i + 1]));
  if (finish.length > 1) {
    pen.curve(finish[0], finish[1]);
    pen.line(finish[2]);
  } else pen.line(finish[0]);
}
