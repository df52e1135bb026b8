import type { MapFile } from "@redoubt/mechanics";
import { cornersOf, type Grid, HEX, layGrid, RADIUS } from "./geometry/grid.ts";
import { between, type Point } from "./geometry/point.ts";

/** A rectangle on the sheet. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Where everything of a map lies on its sheet, in pixels at 100% (a hex is 76 high). */
export type Layout = {
  readonly width: number;
  readonly height: number;
  /** The ground inside the border line; title, scale and compass stand outside it. */
  readonly field: Box;
  readonly grid: Grid;
  /** Every printed number of the map. */
  readonly hexes: readonly string[];
  has(hex: string): boolean;
  centre(hex: string): Point;
  /** Where the middle of a counter stands: a little low, so that the hex number stays free. */
  seat(hex: string): Point;
  /** The six corners, clockwise; scale below 1 draws them in towards the centre. */
  corners(hex: string, scale?: number): readonly Point[];
  /** The two ends of the hexside between two adjacent hexes. */
  side(a: string, b: string): readonly [Point, Point];
  /** The hex that holds a place, if any. */
  hexAt(p: Point): string | undefined;
};

/** How far the counter sits below the middle of its hex. */
export const SEAT = 4;
/** The side of a counter at 100%. */
export const COUNTER = 52;

const MARGIN = { side: 44, top: 92, foot: 104 } as const;
const FIELD = 22;

/** Lays out a map on its sheet. */
export function layout(map: MapFile): Layout {
  const grid = layGrid(map, [MARGIN.side + FIELD, MARGIN.top + FIELD]);
  const [halfWide, halfHigh] = grid.flat ? [RADIUS, HEX / 2] : [HEX / 2, RADIUS];
  const right = Math.max(...grid.onMap.map((cell) => grid.centres[cell][0])) + halfWide;
  const bottom = Math.max(...grid.onMap.map((cell) => grid.centres[cell][1])) + halfHigh;
  const field: Box = {
    x: MARGIN.side,
    y: MARGIN.top,
    width: right + FIELD - MARGIN.side,
    height: bottom + FIELD - MARGIN.top,
  };
  const cellOf = (hex: string): number => {
    const cell = grid.cell(hex);
    if (cell < 0) throw new RangeError(`hex ${hex} is not on the map`);
    return cell;
  };
  const centre = (hex: string): Point => grid.centres[cellOf(hex)];
  return {
    width: Math.ceil(field.x + field.width + MARGIN.side),
    height: Math.ceil(field.y + field.height + MARGIN.foot),
    field,
    grid,
    hexes: grid.onMap.map((cell) => grid.numbers[cell]),
    has: (hex) => grid.cell(hex) >= 0,
    centre,
    seat: (hex) => [centre(hex)[0], centre(hex)[1] + SEAT],
    corners: (hex, scale) => cornersOf(grid, cellOf(hex), scale),
    side: (a, b) => {
      const middle = between(centre(a), centre(b));
      const across = between(centre(a), middle, 2 / Math.sqrt(3));
      const [dx, dy] = [(across[0] - centre(a)[0]) / 2, (across[1] - centre(a)[1]) / 2];
      return [
        [middle[0] + dy, middle[1] - dx],
        [middle[0] - dy, middle[1] + dx],
      ];
    },
    hexAt: (p) => grid.numbers[grid.cellAt(p)] || undefined,
  };
}
