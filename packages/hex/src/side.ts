import { DIRECTIONS, type Direction, opposite } from "./direction.ts";
import { asHex, type Grid, type Hex, OFF_MAP } from "./grid.ts";
import { parseHex } from "./number.ts";
import { isUnread, type Parsed, unread } from "./problem.ts";

/** A hexside as an index: three times its owning hex plus the direction 0 to 2 in which the owner looks across it. */
export type Side = number & { readonly __side: true };

/** A step out of a hex in a direction as an index: eight times the hex plus the direction. Each side has two. */
export type Step = number & { readonly __step: true };

/** Length of an array indexed by Side. */
export function sideCount(grid: Grid): number {
  return grid.size * 3;
}

/** Length of an array indexed by Step. */
export function stepCount(grid: Grid): number {
  return grid.size * 8;
}

/** The step out of a hex in a direction. */
export function stepFrom(hex: Hex, direction: Direction): Step {
  return (hex * 8 + direction) as Step; // the brand's constructor
}

/** Names an index as the step it is; does not check. */
export function asStep(index: number): Step {
  return index as Step; // typed arrays lose the brand
}

/** The hex a step leaves. */
export function stepOrigin(step: Step): Hex {
  return asHex(step >> 3);
}

/** The direction of a step. */
export function stepDirection(step: Step): Direction {
  return (step & 7) as Direction; // stepFrom put a direction there
}

/** The hexside a step crosses. */
export function stepSide(grid: Grid, step: Step): Side {
  return sideOf(grid, stepOrigin(step), stepDirection(step));
}

/** The hexside of a hex in a direction. */
export function sideOf(grid: Grid, hex: Hex, direction: Direction): Side {
  const index = direction < 3 ? hex * 3 + direction : (hex + grid.offsets[direction]) * 3 + direction - 3;
  return index as Side; // the brand's constructor
}

/** Names an index as the hexside it is; does not check. */
export function asSide(index: number): Side {
  return index as Side; // typed arrays lose the brand
}

/** The two hexes of a hexside, the owner first; at the map edge one of them is a border cell. */
export function hexesOfSide(grid: Grid, side: Side): readonly [Hex, Hex] {
  const owner = Math.trunc(side / 3);
  return [asHex(owner), asHex(owner + grid.offsets[side % 3])];
}

/** The hex on the other side of a hexside. */
export function acrossSide(grid: Grid, side: Side, hex: Hex): Hex {
  const [a, b] = hexesOfSide(grid, side);
  return hex === a ? b : a;
}

/** The six hexsides of a hex, by direction. */
export function sidesOf(grid: Grid, hex: Hex): Side[] {
  return DIRECTIONS.map((direction) => sideOf(grid, hex, direction));
}

/** The neighbour of a hex in a direction, or OFF_MAP beyond the edge. */
export function neighbour(grid: Grid, hex: Hex, direction: Direction): Hex {
  const cell = hex + grid.offsets[direction];
  return grid.onMap[cell] === 1 ? asHex(cell) : OFF_MAP;
}

/** The neighbours of a hex that are on the map, clockwise. */
export function neighbours(grid: Grid, hex: Hex): Hex[] {
  return DIRECTIONS.map((direction) => neighbour(grid, hex, direction)).filter((cell) => cell !== OFF_MAP);
}

/** The direction from a hex to an adjacent one; undefined if they are not adjacent. */
export function directionTo(grid: Grid, from: Hex, to: Hex): Direction | undefined {
  return DIRECTIONS.find((direction) => from + grid.offsets[direction] === to);
}

/** Whether two hexes share a hexside. */
export function isAdjacent(grid: Grid, a: Hex, b: Hex): boolean {
  return directionTo(grid, a, b) !== undefined;
}

/** The hexside between two hexes; undefined if they are not adjacent. */
export function sideBetween(grid: Grid, a: Hex, b: Hex): Side | undefined {
  const direction = directionTo(grid, a, b);
  return direction === undefined ? undefined : sideOf(grid, a, direction);
}

/** A hexside as people write it: both printed numbers, the lower first; at the map edge the hex and the direction. */
export function sideName(grid: Grid, side: Side): string {
  const [a, b] = hexesOfSide(grid, side);
  const direction = (side % 3) as Direction; // the remainder by three
  if (grid.onMap[a] !== 1) return `${grid.numbers[b] || "off-map"}/${grid.directionNames[opposite(direction)]}`;
  if (grid.onMap[b] !== 1) return `${grid.numbers[a]}/${grid.directionNames[direction]}`;
  return [grid.numbers[a], grid.numbers[b]].sort().join("/");
}

/** The hexside of a text such as "0304/0404", in either order, or why there is none. */
export function parseSide(grid: Grid, text: string): Parsed<Side> {
  const parts = text.split("/");
  if (parts.length !== 2)
    return unread(text, `${JSON.stringify(text)} is not a hexside: two hex numbers with / between`);
  const first = parseHex(grid, parts[0]);
  if (isUnread(first)) return first;
  const second = parseHex(grid, parts[1]);
  if (isUnread(second)) return second;
  const side = sideBetween(grid, first, second);
  if (side === undefined) return unread(text, `hexes ${parts[0]} and ${parts[1]} are not adjacent`);
  return side;
}
