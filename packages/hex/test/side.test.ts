import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  acrossSide,
  createGrid,
  DIRECTIONS,
  directionTo,
  doSidesTouch,
  hexAt,
  hexesOfSide,
  hexesOfVertex,
  neighbour,
  OFF_MAP,
  opposite,
  parseSide,
  sideBetween,
  sideName,
  sideOf,
  sidesOf,
  sidesOfVertex,
  sidesTouching,
  stepDirection,
  stepFrom,
  stepOrigin,
  stepSide,
  vertexOf,
  verticesOfSide,
} from "../src/index.ts";

const grid = createGrid({ cols: 9, rows: 8 });
const anyHex = fc.constantFrom(...grid.cells);
const anyDirection = fc.constantFrom(...DIRECTIONS);

describe("a hexside", () => {
  test("is one and the same from both its hexes, and no two are alike", () => {
    const sides = new Map<number, string>();
    for (const hex of grid.cells)
      for (const direction of DIRECTIONS) {
        const next = neighbour(grid, hex, direction);
        const side = sideOf(grid, hex, direction);
        if (next !== OFF_MAP) expect(sideOf(grid, next, opposite(direction))).toBe(side);
        const name = [hex, hex + grid.offsets[direction]].sort().join("/");
        expect(sides.get(side) ?? name).toBe(name);
        sides.set(side, name);
      }
    expect(new Set(sides.values()).size).toBe(sides.size);
  });

  test("knows its hexes, its name and the way across", () => {
    fc.assert(
      fc.property(anyHex, anyDirection, (hex, direction) => {
        const side = sideOf(grid, hex, direction);
        const other = acrossSide(grid, side, hex);
        expect(other).toBe(hex + grid.offsets[direction]);
        expect(hexesOfSide(grid, side)).toContain(hex);
        if (grid.onMap[other] === 0) return;
        expect(sideBetween(grid, other, hex)).toBe(side);
        expect(directionTo(grid, hex, other)).toBe(direction);
        expect(parseSide(grid, sideName(grid, side))).toBe(side);
      }),
    );
  });

  test("is named with the lower number first, at the edge by its direction", () => {
    const side = sideBetween(grid, hexAt(grid, "0404"), hexAt(grid, "0304"));
    expect(side === undefined ? "" : sideName(grid, side)).toBe("0304/0404");
    expect(sideName(grid, sideOf(grid, hexAt(grid, "0101"), 0))).toBe("0101/N");
    expect(sideName(grid, sideOf(grid, hexAt(grid, "0101"), 5))).toBe("0101/NW");
  });

  test.each([
    ["0304", '"0304" is not a hexside: two hex numbers with / between'],
    ["0304/0404/0504", '"0304/0404/0504" is not a hexside: two hex numbers with / between'],
    ["0304/9999", "hex 9999 is not on the map (0101 to 0908)"],
    ["0304/0305x", '"0305x" is not a hex number: four digits, CCRR'],
    ["0304/0306", "hexes 0304 and 0306 are not adjacent"],
  ])("that is wrong says why: %j", (text, message) => {
    expect(parseSide(grid, text)).toMatchObject([{ what: message }]);
  });
});

test("a step knows where it leaves, how, where it leads and what it crosses", () => {
  fc.assert(
    fc.property(anyHex, anyDirection, (hex, direction) => {
      const step = stepFrom(hex, direction);
      expect(stepOrigin(step)).toBe(hex);
      expect(stepDirection(step)).toBe(direction);
      expect(stepSide(grid, step)).toBe(sideOf(grid, hex, direction));
    }),
  );
});

describe("a vertex", () => {
  test("is shared by three hexes and three hexsides, the same seen from each", () => {
    fc.assert(
      fc.property(anyHex, anyDirection, (hex, corner) => {
        const vertex = vertexOf(grid, hex, corner);
        const hexes = hexesOfVertex(grid, vertex);
        expect(hexes).toContain(hex);
        expect(new Set(hexes).size).toBe(3);
        for (const at of hexes)
          if (grid.onMap[at] === 1) expect(DIRECTIONS.map((one) => vertexOf(grid, at, one))).toContain(vertex);
        const [a, b, c] = hexes;
        const pairs = [sideBetween(grid, a, b), sideBetween(grid, a, c), sideBetween(grid, b, c)];
        expect([...sidesOfVertex(grid, vertex)].sort()).toEqual(pairs.sort());
      }),
    );
  });

  test("ends every hexside that meets there", () => {
    fc.assert(
      fc.property(anyHex, anyDirection, (hex, direction) => {
        const side = sideOf(grid, hex, direction);
        for (const vertex of verticesOfSide(grid, side)) expect(sidesOfVertex(grid, vertex)).toContain(side);
        const touching = sidesTouching(grid, side);
        expect(new Set(touching).size).toBe(4);
        for (const other of touching) expect(doSidesTouch(grid, other, side)).toBe(true);
        expect(doSidesTouch(grid, side, side)).toBe(false);
      }),
    );
  });

  test("joins neighbouring sides of a hex and not opposite ones", () => {
    const sides = sidesOf(grid, hexAt(grid, "0404"));
    expect(doSidesTouch(grid, sides[0], sides[1])).toBe(true);
    expect(doSidesTouch(grid, sides[5], sides[0])).toBe(true);
    expect(doSidesTouch(grid, sides[0], sides[2])).toBe(false);
  });
});
