import {
  createGrid,
  createRays,
  type Hex,
  hexAt,
  hexNumber,
  isOnMap,
  type Step,
  sideName,
  stepSide,
  trace,
} from "@redoubt/hex";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blockOnLine, createSightCache } from "../src/index.ts";

const grid = createGrid({ cols: 24, rows: 14 });
const rays = createRays(grid);
const at = (number: string): Hex => hexAt(grid, number);
const nameOf = (step: Step): string => sideName(grid, stepSide(grid, step));

/** What is asked along a line on which nothing blocks. */
function asked(from: string, to: string): string[] {
  const heard: string[] = [];
  blockOnLine<string>(rays, at(from), at(to), {
    hex: (hex) => {
      heard.push(hexNumber(grid, hex));
      return null;
    },
    side: (step) => {
      heard.push(nameOf(step));
      return null;
    },
  });
  return heard;
}

describe("a line of sight", () => {
  test("asks about every hex and hexside between the ends, in order", () => {
    expect(asked("0101", "0503")).toEqual([
      ...["0101/0201", "0201", "0201/0302", "0302", "0302/0402", "0402", "0402/0503"],
    ]);
  });

  test("ends at the first thing that blocks it", () => {
    const heard: string[] = [];
    const block = blockOnLine(rays, at("0101"), at("0110"), {
      hex: (hex) => {
        heard.push(hexNumber(grid, hex));
        return hexNumber(grid, hex) === "0104" ? "woods" : null;
      },
    });
    expect(block).toBe("woods");
    expect(heard).toEqual(["0102", "0103", "0104"]);
  });

  test("never asks about its end hexes, nor about anything from a hex to itself", () => {
    expect(blockOnLine(rays, at("0101"), at("0102"), { hex: () => "blocked" })).toBeNull();
    expect(blockOnLine(rays, at("0101"), at("0102"), { hex: () => null, side: nameOf })).toBe("0101/0102");
    expect(blockOnLine(rays, at("0101"), at("0101"), { hex: () => "blocked", side: () => "blocked" })).toBeNull();
  });

  test("along a hexside is clear, or blocked where both hexes beside it block, as the rules have it", () => {
    // From 0302 to 0403 the line runs between 0402 and 0303.
    const look = (...blocking: string[]) => {
      const hex = (one: Hex) => (!isOnMap(grid, one) || blocking.includes(hexNumber(grid, one)) ? "wood" : null);
      const both = { hex, along: (left: string, right: string) => `${left} and ${right}` };
      const clear = blockOnLine(rays, at("0302"), at("0403"), { hex });
      return [clear, blockOnLine(rays, at("0302"), at("0403"), both)];
    };
    expect(look("0402")).toEqual([null, null]);
    expect(look("0303")).toEqual([null, null]);
    expect(look("0402", "0303")).toEqual([null, "wood and wood"]);
  });

  test("along the edge of the map asks about the hex that is missing too", () => {
    const missing: boolean[] = [];
    blockOnLine(rays, at("0101"), at("0301"), {
      hex: (hex) => {
        missing.push(!isOnMap(grid, hex));
        return "there";
      },
      along: (left) => left,
    });
    expect(missing.sort()).toEqual([false, true]);
  });

  test("through a corner is blocked by hexsides only on both hands, as the lines beside it are", () => {
    const cells = fc.constantFrom(...grid.cells);
    const blocked = fc.uniqueArray(fc.nat(grid.cells.length * 3 - 1), { maxLength: 400 });
    fc.assert(
      fc.property(cells, cells, blocked, (from, to, sides) => {
        const walls = new Set(sides.map((place) => grid.cells[Math.trunc(place / 3)] * 3 + (place % 3)));
        const isBlocked =
          blockOnLine(rays, from, to, {
            hex: () => null,
            side: (step) => (walls.has(stepSide(grid, step)) ? 1 : null),
          }) !== null;
        const isCut = (hand: "left" | "right", ordinal: number): boolean =>
          line.elements.some(
            (element) =>
              "ordinal" in element &&
              element.ordinal === ordinal &&
              (element.kind === "side" ? [element] : element[hand]).some(({ side }) => walls.has(side)),
          );
        const line = trace(grid, from, to);
        const ordinals = [...Array(line.crossings + 1).keys()];
        expect(isBlocked).toBe(ordinals.some((ordinal) => isCut("left", ordinal) && isCut("right", ordinal)));
      }),
    );
  });
});

test("a sight cache judges each ordered pair once, until it is cleared", () => {
  let judged = 0;
  const cache = createSightCache(grid, (from, to) => {
    judged++;
    return from < to ? 1 : 0;
  });
  const [a, b] = [at("0101"), at("0505")];
  expect([cache.get(a, b), cache.get(a, b), cache.get(b, a)]).toEqual([1, 1, 0]);
  expect(judged).toBe(2);
  cache.clear();
  expect(cache.get(a, b)).toBe(1);
  expect(judged).toBe(3);
});
