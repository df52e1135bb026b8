import { columnOf, createGrid, isUnread, parseHex, rowOf } from "@redoubt/hex";
import type { MapFile } from "@redoubt/mechanics";
import { type Window, wholeMap } from "./board-text.ts";
import { Complaint, usageComplaint } from "./complaint.ts";

/** The part of the map between two corner hexes, "0304-0810"; the whole map where none is named. */
export function windowOf(map: MapFile, text: string | undefined): Window {
  if (text === undefined) return wholeMap(map);
  const corners = text.split("-");
  if (corners.length !== 2) throw usageComplaint(`--window needs two corner hexes such as 0304-0810, not "${text}".`);
  const grid = createGrid(map);
  const [a, b] = corners.map((corner) => {
    const hex = parseHex(grid, corner);
    if (isUnread(hex)) throw new Complaint("unknown", `--window: ${hex[0].what}.`);
    return { column: columnOf(grid, hex), row: rowOf(grid, hex) };
  });
  return {
    firstColumn: Math.min(a.column, b.column),
    lastColumn: Math.max(a.column, b.column),
    firstRow: Math.min(a.row, b.row),
    lastRow: Math.max(a.row, b.row),
  };
}
