import { COUNTER, type Layout, type Point } from "@redoubt/drawing";

/** Half the width and height of what stands somewhere. */
type Half = readonly [wide: number, high: number];

// The words of an outline keep so far from the middles of its hexes.
const EDGE = 40;
const PILL = 11;
const PLATE: Half = [COUNTER / 2 + 4, COUNTER / 2 + 4];
const GROUND: Half = [12, 18];

const meets = ([x, y]: Point, [wide, high]: Half, [px, py]: Point, [pw, ph]: Half): boolean =>
  Math.abs(px - x) < wide + pw && Math.abs(py - y) < high + ph;

const platesOf = (sheet: Layout, occupied: readonly string[]): readonly Point[] =>
  occupied.filter(sheet.has).map((hex) => sheet.seat(hex));

function isOnSheet({ field: { x, y, width, height } }: Layout, [px, py]: Point, [wide, high]: Half): boolean {
  return px - wide > x && px + wide < x + width && py - high > y && py + high < y + height;
}

/** The first of some places at which words of such a width stand on the sheet and clear of counters; the first of all where none does. */
export function clearPlace(sheet: Layout, places: readonly Point[], width: number, occupied: readonly string[]): Point {
  const half: Half = [width / 2, PILL];
  const plates = platesOf(sheet, occupied);
  const isClear = (place: Point): boolean =>
    isOnSheet(sheet, place, half) && !plates.some((one) => meets(place, half, one, PLATE));
  return places.find(isClear) ?? places[0];
}

/**
 * Where the words of an outline stand: beside it, at its right where there is room, else at its left, below or above; clear of
 * counters and of the ground that it encloses. Where there is no such place they stand at its right.
 */
export function besideRegion(
  sheet: Layout,
  hexes: readonly string[],
  width: number,
  occupied: readonly string[],
): Point | null {
  const inside = hexes.filter(sheet.has).map((hex) => sheet.centre(hex));
  const plates = platesOf(sheet, occupied);
  const half: Half = [width / 2, PILL];
  const by = (far: (place: Point) => number): readonly Point[] => [...inside].sort((a, b) => far(b) - far(a));
  const aside = EDGE + half[0];
  const places: readonly Point[] = [
    ...by(([x]) => x).map(([x, y]): Point => [x + aside, y]),
    ...by(([x]) => -x).map(([x, y]): Point => [x - aside, y]),
    ...by(([, y]) => y).map(([x, y]): Point => [x, y + EDGE + 2 * PILL]),
    ...by(([, y]) => -y).map(([x, y]): Point => [x, y - EDGE - 2 * PILL]),
  ];
  const isFree = (place: Point): boolean =>
    isOnSheet(sheet, place, half) &&
    !plates.some((one) => meets(place, half, one, PLATE)) &&
    !inside.some((one) => meets(place, half, one, GROUND));
  return places.find(isFree) ?? places[0] ?? null;
}
