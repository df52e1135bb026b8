import { columnOf, createGrid, type Grid, type Hex, rowOf } from "@redoubt/hex";
import type { BoardView, MapFile, UnitView } from "@redoubt/mechanics";

/** Characters from one hex to the next; a hex shows its number, its ground and its top unit in two lines. */
const cellWidth = 7;
const cellLines = 2;

/** The part of the map to show. */
export interface Window {
  readonly firstColumn: number;
  readonly lastColumn: number;
  readonly firstRow: number;
  readonly lastRow: number;
}

const isRoad = (tag: string): boolean => tag === "road" || tag.endsWith("-road");
const nameOf = (tag: string): string => tag.split(/[\s:]/)[0];

/** On how many hexes each kind of ground lies; roads are none, and what lies on a third of a large map tells nothing. */
function groundCounts(map: MapFile): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const tags of Object.values(map.hexes ?? {})) {
    for (const name of tags.map(nameOf)) if (!isRoad(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const most = Math.max(20, (map.cols * map.rows) / 3);
  for (const [name, count] of counts) if (count > most) counts.delete(name);
  return counts;
}

/** The kind of ground that tells most about a hex: the rarest. */
function groundOf(tags: readonly string[], counts: ReadonlyMap<string, number>): string | undefined {
  const known = tags.map(nameOf).filter((name) => counts.has(name));
  return known.sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0))[0];
}

/** Two letters for each kind of ground on the map, no two alike. */
export function groundCodes(map: MapFile): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of groundCounts(map).keys()) {
    const letters = name.replaceAll(/[^a-z]/g, "");
    const tries = Array.from(letters.slice(1), (second) => letters[0] + second);
    const code = tries.find((two) => !taken.has(two)) ?? name.slice(0, 2);
    codes.set(name, code);
    taken.add(code);
  }
  return codes;
}

function roadHexes(map: MapFile): ReadonlySet<string> {
  const hexes = new Set<string>();
  for (const road of map.roads ?? []) for (const hex of "path" in road ? road.path : road) hexes.add(hex);
  for (const [hex, tags] of Object.entries(map.hexes ?? {})) if (tags.some(isRoad)) hexes.add(hex);
  return hexes;
}

/** The top unit in the brackets of its side, and how many more lie under it. */
function stackText(units: readonly UnitView[], sides: readonly string[]): string {
  const [top] = [...units].sort((a, b) => a.stack - b.stack);
  const [open, close] = sides.indexOf(top.side) === 0 ? "[]" : "()";
  const count = units.length > 1 ? String(units.length) : "";
  const room = cellWidth - 3 - count.length;
  return `${open}${top.id.slice(0, room)}${close}${count}`;
}

/** What one hex shows: its number with its ground, and what stands on it. */
function cellText(number: string, board: Board): readonly [string, string] {
  const { map, view, counts, codes, roads, sides } = board;
  const ground = groundOf(map.hexes?.[number] ?? [], counts);
  const units = view.units.filter(({ at }) => at === number);
  const bare = view.markers.some(({ hex }) => hex === number) ? "  *" : roads.has(number) ? "  =" : "  .";
  return [`${number}${codes.get(ground ?? "") ?? ""}`, units.length > 0 ? stackText(units, sides) : bare];
}

interface Board {
  readonly map: MapFile;
  readonly view: BoardView;
  readonly counts: ReadonlyMap<string, number>;
  readonly codes: ReadonlyMap<string, string>;
  readonly roads: ReadonlySet<string>;
  readonly sides: readonly string[];
}

/** Left edge and top line of a hex on a canvas that begins at the window's first hex. */
function placeOf(grid: Grid, hex: Hex, { firstColumn, firstRow }: Window): readonly [number, number] {
  const column = columnOf(grid, hex);
  const row = rowOf(grid, hex);
  const line = grid.orientation === "flat" ? column : row;
  const isLow = (line % 2 === 0) === (grid.parity === "even-low");
  const left = (column - firstColumn) * cellWidth;
  const top = (row - firstRow) * cellLines;
  return grid.orientation === "flat" ? [left, top + (isLow ? 1 : 0)] : [left + (isLow ? cellWidth >> 1 : 0), top];
}

function strip(grid: Grid, board: Board, window: Window): readonly string[] {
  const lines: string[] = [];
  const put = (x: number, y: number, text: string) => {
    while (lines.length <= y) lines.push("");
    const line = lines[y].padEnd(x);
    lines[y] = line.slice(0, x) + text + line.slice(x + text.length);
  };
  for (const hex of hexesIn(grid, window)) {
    const [x, y] = placeOf(grid, hex, window);
    for (const [i, text] of cellText(grid.numbers[hex], board).entries()) put(x, y + i, text);
  }
  return lines.map((line) => line.trimEnd());
}

/** The hexes that a part of the map shows. */
export function hexesIn(grid: Grid, { firstColumn, lastColumn, firstRow, lastRow }: Window): readonly Hex[] {
  return grid.cells.filter((hex) => {
    const column = columnOf(grid, hex);
    const row = rowOf(grid, hex);
    return column >= firstColumn && column <= lastColumn && row >= firstRow && row <= lastRow;
  });
}

/** The whole map. */
export function wholeMap(map: MapFile): Window {
  const { cols, rows, evenRows = rows, evenCols = cols } = map;
  return { firstColumn: 1, firstRow: 1, lastColumn: Math.max(cols, evenCols), lastRow: Math.max(rows, evenRows) };
}

/** The map with its counters in characters; wider than `width` it is cut into strips, one under the other. */
export function boardText(
  map: MapFile,
  view: BoardView,
  sides: readonly string[],
  window: Window,
  width: number | null,
): readonly string[] {
  const grid = createGrid(map);
  const ground = { counts: groundCounts(map), codes: groundCodes(map) };
  const board: Board = { map, view, ...ground, roads: roadHexes(map), sides };
  const all = window.lastColumn - window.firstColumn + 1;
  const perStrip = width === null ? all : Math.max(4, Math.floor(width / cellWidth));
  const lines: string[] = [];
  for (let first = window.firstColumn; first <= window.lastColumn; first += perStrip) {
    const lastColumn = Math.min(first + perStrip - 1, window.lastColumn);
    if (all > perStrip) lines.push(`Columns ${first} to ${lastColumn}`);
    lines.push(...strip(grid, board, { ...window, firstColumn: first, lastColumn }), "");
  }
  lines.push(legend(board));
  return lines;
}

function legend({ codes, roads, sides, view }: Board): string {
  const parts = sides.map((side, i) => (i === 0 ? `[..] ${side}` : `(..) ${side}`));
  for (const [name, code] of codes) parts.push(`${code} ${name}`);
  if (roads.size > 0) parts.push("= road");
  if (view.markers.length > 0) parts.push("* marker");
  return parts.join("   ");
}
