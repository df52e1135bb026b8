import { DIRECTIONS, type Direction } from "./direction.ts";
import type { Grid, Hex } from "./grid.ts";
import { isUnread, type Parsed, unread } from "./problem.ts";

/** The hex of a printed number, or why there is none. */
export function parseHex(grid: Grid, text: string): Parsed<Hex> {
  const hex = grid.byNumber.get(text);
  if (hex !== undefined) return hex;
  const shown = JSON.stringify(text);
  if (!/^\d{4}$/.test(text)) return unread(text, `${shown} is not a hex number: four digits, ${grid.numbering}`);
  return unread(text, `hex ${text} is not on the map (${extent(grid)})`);
}

/** The hex of a printed number known to be on the map; throws otherwise. */
export function hexAt(grid: Grid, number: string): Hex {
  const hex = parseHex(grid, number);
  if (isUnread(hex)) throw new RangeError(hex[0].what);
  return hex;
}

/** The printed number of a hex; "off-map" for border cells. */
export function hexNumber(grid: Grid, hex: Hex): string {
  return grid.numbers[hex] || "off-map";
}

/** Whether an index is a hex of the map. */
export function isOnMap(grid: Grid, index: number): boolean {
  return grid.onMap[index] === 1;
}

/** The printed column of a hex, counted from 1. */
export function columnOf(grid: Grid, hex: Hex): number {
  const number = grid.numbers[hex];
  return Number(grid.numbering === "CCRR" ? number.slice(0, 2) : number.slice(2));
}

/** The printed row of a hex, counted from 1. */
export function rowOf(grid: Grid, hex: Hex): number {
  const number = grid.numbers[hex];
  return Number(grid.numbering === "CCRR" ? number.slice(2) : number.slice(0, 2));
}

/** The hex in a printed column and row, or undefined where the map has none. */
export function hexInColumnRow(grid: Grid, column: number, row: number): Hex | undefined {
  const cc = String(column).padStart(2, "0");
  const rr = String(row).padStart(2, "0");
  return grid.byNumber.get(grid.numbering === "CCRR" ? cc + rr : rr + cc);
}

/** The direction of a name such as "NE", or why there is none. */
export function parseDirection(grid: Grid, text: string): Parsed<Direction> {
  const direction = DIRECTIONS.find((d) => grid.directionNames[d] === text);
  if (direction !== undefined) return direction;
  const known = grid.directionNames.join(", ");
  return unread(text, `${JSON.stringify(text)} is not a direction of this map: ${known}`);
}

function extent(grid: Grid): string {
  const first = grid.numbers[grid.cells[0]];
  const last = grid.numbers[grid.cells[grid.cells.length - 1]];
  const rows = grid.evenRows === grid.rows ? "" : `, ${grid.evenRows} rows in even columns`;
  const cols = grid.evenCols === grid.cols ? "" : `, ${grid.evenCols} columns in even rows`;
  return `${first} to ${last}${rows}${cols}`;
}
