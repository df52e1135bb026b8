import { createGrid, createRays, type Hex, hexAt, hexNumber, shifted, sideName, stepSide, trace } from "@redoubt/hex";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createSightCache, isSightCut, type SightRule } from "../src/index.ts";

const grid = createGrid({ cols: 24, rows: 14 });
const rays = createRays(grid);
const at = (number: string): Hex => hexAt(grid, number);

// A rule that lets everything pass and writes down what it was asked.
function listener(): { rule: SightRule; heard: string[] } {
  const heard: string[] = [];
  const name = (step: Parameters<NonNullable<SightRule["side"]>>[0]): string => sideName(grid, stepSide(grid, step));
  const say = (text: string): boolean => heard.push(text) < 0;
  return {
    heard,
    rule: {
      hex: (hex) => say(hexNumber(grid, hex)),
      side: (step, ordinal, ray) => say(`${name(step)} ${ordinal}/${ray.crossings}`),
      along: (left, right) => say(`${hexNumber(grid, left)}=${hexNumber(grid, right)}`),
      vertex: (left, left2, right, right2, ordinal) => {
        const hand = (one: typeof left, two: typeof left2): string =>
          [one, ...(two === undefined ? [] : [two])].map(name).join("+");
        return say(`${hand(left, left2)} or ${hand(right, right2)} ${ordinal}`);
      },
    },
  };
}

describe("a line of sight", () => {
  test("asks about every hex and hexside between the ends, in order", () => {
    const { rule, heard } = listener();
    expect(isSightCut(rays, at("0101"), at("0503"), rule)).toBe(false);
    expect(heard).toEqual([
      ...["0101/0201 1/4", "0201", "0201/0302 2/4", "0302", "0302/0402 3/4", "0402", "0402/0503 4/4"],
    ]);
  });

  test("asks about both hexes beside it where it runs along a hexside", () => {
    const { rule, heard } = listener();
    isSightCut(rays, at("2106"), at("2309"), rule);
    expect(heard).toEqual([
      "2106/2206 or 2106/2107 1",
      "2206=2107",
      "2206/2207 or 2107/2207 2",
      "2207",
      "2207/2308 or 2207/2208 3",
      "2308=2208",
      "2308/2309 or 2208/2309 4",
    ]);
  });

  test("ends at the first thing that cuts it", () => {
    const asked: string[] = [];
    const isCut = isSightCut(rays, at("0101"), at("0110"), {
      hex: (hex) => asked.push(hexNumber(grid, hex)) > 0 && hexNumber(grid, hex) === "0104",
    });
    expect(isCut).toBe(true);
    expect(asked).toEqual(["0102", "0103", "0104"]);
  });

  test("between neighbours crosses one hexside, and none from a hex to itself", () => {
    expect(isSightCut(rays, at("0101"), at("0102"), { side: () => true })).toBe(true);
    expect(isSightCut(rays, at("0101"), at("0102"), { hex: () => true })).toBe(false);
    expect(isSightCut(rays, at("0101"), at("0101"), { side: () => true, hex: () => true })).toBe(false);
    expect(isSightCut(rays, at("0101"), at("0110"), {})).toBe(false);
  });

  test("hears what the trace shows, hands included", () => {
    const anyHex = fc.constantFrom(...grid.cells);
    fc.assert(
      fc.property(anyHex, anyHex, (from, to) => {
        const left: string[] = [];
        const right: string[] = [];
        const note = (list: string[], ...steps: (number | undefined)[]): void => {
          for (const step of steps)
            if (step !== undefined) list.push(`${step >> 3}>${(step >> 3) + grid.offsets[step & 7]}`);
        };
        isSightCut(rays, from, to, {
          side: (step) => {
            note(left, step);
            note(right, step);
            return false;
          },
          vertex: (l1, l2, r1, r2) => {
            note(left, l1, l2);
            note(right, r1, r2);
            return false;
          },
        });
        const line = trace(grid, from, to);
        const chain = (hand: "left" | "right"): string[] =>
          shifted(line, hand).crossings.map((c) => `${c.from}>${c.to}`);
        expect({ left, right }).toEqual({ left: chain("left"), right: chain("right") });
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
