import type { BoardView, MapFile } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { boardText, groundCodes, wholeMap } from "../src/board-text.ts";

const face = { nation: "", branch: "", bandLeft: "", bandRight: "", values: [], states: [], pips: [] };
const unit = (id: string, side: string, at: string, stack = 0) => ({ id, name: id, side, at, stack, face });
const empty: BoardView = {
  turn: 1,
  turns: 1,
  active: "a",
  phase: "p",
  phases: [],
  units: [],
  markers: [],
  score: [],
  notes: [],
};
const lines = (map: MapFile, view: Partial<BoardView> = {}) =>
  boardText(map, { ...empty, ...view }, ["a", "b"], wholeMap(map), null);

describe("the board in characters", () => {
  test("lowers odd columns where the map does", () => {
    expect(lines({ cols: 2, rows: 1, parity: "odd-low" }).slice(0, 3)).toEqual(["       0201", "0101     .", "  ."]);
  });

  test("shifts rows of pointy maps to the right", () => {
    const map: MapFile = { cols: 2, rows: 2, orientation: "pointy" };
    expect(lines(map).slice(0, 4)).toEqual(["0101   0201", "  .      .", "   0102   0202", "     .      ."]);
  });

  test("leaves out hexes that shorter columns lack", () => {
    expect(lines({ cols: 2, rows: 2, evenRows: 1 }).slice(0, 4)).toEqual(["0101", "  .    0201", "0102     .", "  ."]);
  });

  test("shows the top unit of a stack, how many they are, and whose", () => {
    const units = [unit("1/RB", "a", "0101", 1), unit("2/Rifles", "a", "0101", 0), unit("Borodino", "b", "0201")];
    expect(lines({ cols: 2, rows: 1 }, { units }).slice(0, 3)).toEqual(["0101", "[2/R]2 0201", "       (Boro)"]);
  });

  test("shows roads and markers on empty hexes", () => {
    const markers = [{ hex: "0201", kind: "control", side: null, text: "" }];
    const map: MapFile = { cols: 3, rows: 1, roads: [["0101", "0201"]], hexes: { "0301": ["minor-road"] } };
    const shown = lines(map, { markers });
    expect(shown.slice(0, 3)).toEqual(["0101          0301", "  =    0201     =", "         *"]);
    expect(shown.at(-1)).toBe("[..] a   (..) b   = road   * marker");
  });

  test("gives every kind of ground a code of its own", () => {
    const map: MapFile = {
      cols: 9,
      rows: 1,
      hexes: { "0101": ["woods"], "0201": ["works"], "0301": ["town", "major-road"], "0401": ["victory:Home Ridge"] },
    };
    expect([...groundCodes(map)]).toEqual([
      ["woods", "wo"],
      ["works", "wr"],
      ["town", "to"],
      ["victory", "vi"],
    ]);
  });
});
