import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  columnOf,
  createGrid,
  DIRECTIONS,
  type GridSpec,
  gridProblems,
  hexAt,
  hexInColumnRow,
  hexNumber,
  isOnMap,
  neighbour,
  neighbours,
  OFF_MAP,
  opposite,
  parseDirection,
  parseHex,
  rowOf,
} from "../src/index.ts";

const anySpec: fc.Arbitrary<GridSpec> = fc
  .record({
    cols: fc.integer({ min: 1, max: 20 }),
    rows: fc.integer({ min: 1, max: 20 }),
    even: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
    parity: fc.constantFrom("even-low" as const, "odd-low" as const),
    orientation: fc.constantFrom("flat" as const, "pointy" as const),
    numbering: fc.constantFrom("CCRR" as const, "RRCC" as const),
  })
  .map(({ even, ...spec }) => ({ ...spec, [spec.orientation === "flat" ? "evenRows" : "evenCols"]: even }));

const around = (spec: GridSpec, number: string): string[] => {
  const grid = createGrid(spec);
  return neighbours(grid, hexAt(grid, number)).map((hex) => hexNumber(grid, hex));
};

describe("neighbours", () => {
  test("of an odd and an even column where even columns are low", () => {
    const spec: GridSpec = { cols: 12, rows: 12, parity: "even-low" };
    expect(around(spec, "0506")).toEqual(["0505", "0605", "0606", "0507", "0406", "0405"]);
    expect(around(spec, "0606")).toEqual(["0605", "0706", "0707", "0607", "0507", "0506"]);
  });

  test("of an odd and an even column where odd columns are low", () => {
    const spec: GridSpec = { cols: 12, rows: 12, parity: "odd-low" };
    expect(around(spec, "0506")).toEqual(["0505", "0606", "0607", "0507", "0407", "0406"]);
    expect(around(spec, "0606")).toEqual(["0605", "0705", "0706", "0607", "0506", "0505"]);
  });

  test("of a pointy grid, clockwise from the northwest", () => {
    const spec: GridSpec = { cols: 9, rows: 9, orientation: "pointy", parity: "even-low" };
    expect(around(spec, "0505")).toEqual(["0404", "0504", "0605", "0506", "0406", "0405"]);
    expect(around(spec, "0504")).toEqual(["0503", "0603", "0604", "0605", "0505", "0404"]);
  });

  test("of a map numbered by rows first", () => {
    const spec: GridSpec = { cols: 46, rows: 30, numbering: "RRCC" };
    expect(around(spec, "1308")).toEqual(["1208", "1309", "1409", "1408", "1407", "1307"]);
  });

  test("stop at the edge, also where even columns are shorter", () => {
    expect(around({ cols: 25, rows: 25, evenRows: 24 }, "0824")).toEqual(["0823", "0924", "0925", "0725", "0724"]);
    expect(around({ cols: 25, rows: 25, evenRows: 24 }, "0925")).toEqual(["0924", "1024", "0824"]);
    expect(around({ cols: 1, rows: 1 }, "0101")).toEqual([]);
  });

  test("are mutual, and every hex of the map has all its neighbours inside the array", () => {
    fc.assert(
      fc.property(anySpec, (spec) => {
        const grid = createGrid(spec);
        for (const hex of grid.cells)
          for (const direction of DIRECTIONS) {
            const cell = hex + grid.offsets[direction];
            expect(cell >= 0 && cell < grid.size).toBe(true);
            const next = neighbour(grid, hex, direction);
            if (next !== OFF_MAP) expect(neighbour(grid, next, opposite(direction))).toBe(hex);
          }
      }),
    );
  });
});

describe("printed numbers", () => {
  test("and hexes name each other, in order, on any grid", () => {
    fc.assert(
      fc.property(anySpec, (spec) => {
        const grid = createGrid(spec);
        const numbers = grid.cells.map((hex) => hexNumber(grid, hex));
        expect(numbers).toEqual([...numbers].sort());
        expect(new Set(numbers).size).toBe(grid.onMap.reduce((sum, one) => sum + one, 0));
        grid.cells.forEach((hex, index) => {
          expect(parseHex(grid, numbers[index])).toBe(hex);
          expect(hexInColumnRow(grid, columnOf(grid, hex), rowOf(grid, hex))).toBe(hex);
          expect(grid.ordinal[hex]).toBe(index);
        });
        expect(isOnMap(grid, OFF_MAP)).toBe(false);
      }),
    );
  });

  test.each([
    ["abc", '"abc" is not a hex number: four digits, CCRR'],
    ["10101", '"10101" is not a hex number: four digits, CCRR'],
    ["", '"" is not a hex number: four digits, CCRR'],
    ["0825", "hex 0825 is not on the map (0101 to 2525, 24 rows in even columns)"],
    ["0000", "hex 0000 is not on the map (0101 to 2525, 24 rows in even columns)"],
  ])("that are wrong say why: %j", (text, message) => {
    const grid = createGrid({ cols: 25, rows: 25, evenRows: 24 });
    expect(parseHex(grid, text)).toEqual([{ where: text, what: message }]);
    expect(() => hexAt(grid, text)).toThrow(message);
  });
});

describe("directions", () => {
  test("are read by their names", () => {
    const flat = createGrid({ cols: 3, rows: 3 });
    const pointy = createGrid({ cols: 3, rows: 3, orientation: "pointy" });
    expect(parseDirection(flat, "SE")).toBe(2);
    expect(parseDirection(pointy, "E")).toBe(2);
    expect(parseDirection(flat, "E")).toEqual([
      { where: "E", what: '"E" is not a direction of this map: N, NE, SE, S, SW, NW' },
    ]);
  });
});

test("a grid that cannot be is refused with every reason", () => {
  expect(gridProblems({ cols: 0, rows: 100, evenCols: 3 })).toEqual([
    "cols: must be a whole number from 1 to 99, is 0",
    "rows: must be a whole number from 1 to 99, is 100",
    "evenCols: only for pointy grids; flat grids use evenRows",
  ]);
  expect(() => createGrid({ cols: 2.5, rows: 1 })).toThrow("cols: must be a whole number");
});
