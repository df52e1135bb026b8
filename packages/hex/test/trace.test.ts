import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Crossing,
  createGrid,
  distance,
  type Grid,
  type Hex,
  hexAt,
  hexesCrossed,
  hexesOfSide,
  hexesWithin,
  hexNumber,
  opposite,
  shifted,
  sideName,
  type Trace,
  type TraceElement,
  trace,
} from "../src/index.ts";
import { centre, compare, nudged, stretchIn, turnOf } from "./oracle.ts";

const grid = createGrid({ cols: 24, rows: 24 });
const anyHex = fc.constantFrom(...grid.cells);

function text(on: Grid, element: TraceElement): string {
  switch (element.kind) {
    case "hex":
      return hexNumber(on, element.hex);
    case "side":
      return `|${sideName(on, element.side)}`;
    case "along":
      return `=${hexNumber(on, element.left)}=${hexNumber(on, element.right)}=`;
    case "vertex": {
      const names = (hand: "left" | "right") => element[hand].map(({ side }) => sideName(on, side)).join("+");
      return `(${names("left")} ${names("right")})`;
    }
  }
}

const texts = (on: Grid, from: string, to: string): string[] =>
  trace(on, hexAt(on, from), hexAt(on, to)).elements.map((element) => text(on, element));

// Every hex of the box around both ends, as the oracle judges it, in the order the line meets it.
function judged(a: Hex, b: Hex, ends = [centre(grid.q[a], grid.r[a]), centre(grid.q[b], grid.r[b])]) {
  const [low, high] = [Math.min(grid.q[a], grid.q[b]) - 1, Math.max(grid.q[a], grid.q[b]) + 1];
  const [top, bottom] = [Math.min(grid.r[a], grid.r[b]) - 1, Math.max(grid.r[a], grid.r[b]) + 1];
  const found = [];
  for (let q = low; q <= high; q++)
    for (let r = top; r <= bottom; r++) {
      const stretch = stretchIn(q, r, ends[0], ends[1]);
      if (stretch !== undefined) found.push({ q, r, ...stretch });
    }
  return found.sort((x, y) => compare(x.from, y.from) || compare(x.to, y.to));
}

const place = (hex: Hex): string => `${grid.q[hex]},${grid.r[hex]}`;

describe("a straight line", () => {
  test("runs along 2107/2206 and 2208/2308 and through 2207 from 2106 to 2309", () => {
    const alma = createGrid({ cols: 39, rows: 25, parity: "even-low" });
    expect(texts(alma, "2106", "2309")).toEqual([
      "2106",
      "(2106/2206 2106/2107)",
      "=2206=2107=",
      "(2206/2207 2107/2207)",
      "2207",
      "(2207/2308 2207/2208)",
      "=2308=2208=",
      "(2308/2309 2208/2309)",
      "2309",
    ]);
  });

  test("passes other hexes where odd columns are low", () => {
    const other = createGrid({ cols: 39, rows: 25, parity: "odd-low" });
    expect(texts(other, "2106", "2309")).toContain("2208");
    expect(texts(other, "2106", "2309")).not.toContain("2207");
  });

  test("clips a third hex where it goes from hex to hex through a vertex", () => {
    const start = hexAt(grid, "0510");
    const end = grid.cells.find((hex) => grid.q[hex] === grid.q[start] + 4 && grid.r[hex] === grid.r[start] + 1);
    const line = trace(grid, start, end ?? start);
    expect(line.elements.map(({ kind }) => kind)).toEqual([
      ...["hex", "side", "hex", "vertex", "hex", "side", "hex", "vertex", "hex", "side", "hex"],
    ]);
    expect(line.elements.flatMap((e) => (e.kind === "vertex" ? [[e.left.length, e.right.length]] : []))).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  test("from a hex to itself is that hex", () => {
    expect(texts(grid, "0505", "0505")).toEqual(["0505"]);
    expect(trace(grid, hexAt(grid, "0505"), hexAt(grid, "0505"))).toMatchObject({ range: 0, crossings: 0 });
  });

  test("between neighbours crosses their hexside alone", () => {
    expect(texts(grid, "0505", "0506")).toEqual(["0505", "|0505/0506", "0506"]);
  });

  test("may run along the map edge, beside a hex that is not on the map", () => {
    expect(texts(grid, "0101", "0301")).toEqual([
      ...["0101", "(0101/NE 0101/0201)", "=off-map=0201=", "(0301/NW 0201/0301)", "0301"],
    ]);
  });

  test("can cross more hexsides than its range", () => {
    const long = createGrid({ cols: 40, rows: 40 });
    const lines = long.cells.slice(0, 800).map((to) => trace(long, hexAt(long, "0101"), to));
    expect(lines.every((line) => line.crossings >= line.range)).toBe(true);
    expect(lines.some((line) => line.crossings > line.range)).toBe(true);
  });
});

describe("against exact geometry, a line", () => {
  const middle = hexAt(grid, "1212");
  // Every way a short line can lie, then long ones at random.
  const short = hexesWithin(grid, middle, 9).filter((hex) => hex !== middle);
  const forLines = (check: (a: Hex, b: Hex) => void): void => {
    for (const end of short) check(middle, end);
    fc.assert(fc.property(anyHex, anyHex, check));
  };

  test("passes inside exactly the hexes it meets with their inside, in order", () => {
    forLines((a, b) => {
      const inside = judged(a, b).filter(({ isInside, from, to }) => isInside && compare(from, to) < 0);
      const crossed = hexesCrossed(trace(grid, a, b)).map(place);
      expect(crossed).toEqual(a === b ? [place(a)] : inside.map(({ q, r }) => `${q},${r}`));
    });
  });

  test("runs along exactly the hexsides it coincides with, the hexes on their true hands", () => {
    forLines((a, b) => {
      const ends = [centre(grid.q[a], grid.r[a]), centre(grid.q[b], grid.r[b])] as const;
      const beside = judged(a, b).filter(({ isInside, from, to }) => !isInside && compare(from, to) < 0);
      const along = trace(grid, a, b).elements.flatMap((element) => (element.kind === "along" ? [element] : []));
      const besides = along.flatMap(({ left, right }) => [place(left), place(right)]);
      expect(besides.sort()).toEqual(beside.map(({ q, r }) => `${q},${r}`).sort());
      for (const { left, right, side } of along) {
        expect([...hexesOfSide(grid, side)].sort()).toEqual([left, right].sort());
        expect(turnOf(...ends, centre(grid.q[left], grid.r[left])).n < 0n).toBe(true);
        expect(turnOf(...ends, centre(grid.q[right], grid.r[right])).n > 0n).toBe(true);
      }
    });
  });

  test.each(["left", "right"] as const)("shifted to the %s passes the hexes a line nudged that way meets", (hand) => {
    forLines((a, b) => {
      if (a === b) return;
      const ends = nudged(centre(grid.q[a], grid.r[a]), centre(grid.q[b], grid.r[b]), hand);
      const inside = judged(a, b, [...ends]).filter(({ isInside, from, to }) => isInside && compare(from, to) < 0);
      const chain = shifted(trace(grid, a, b), hand);
      expect(chain.hexes.map(place)).toEqual(inside.map(({ q, r }) => `${q},${r}`));
      chain.crossings.forEach(({ side, from, to }, i) => {
        expect([from, to]).toEqual([chain.hexes[i], chain.hexes[i + 1]]);
        expect([...hexesOfSide(grid, side)].sort()).toEqual([from, to].sort());
      });
    });
  });
});

describe("a line walked the other way", () => {
  const back = (crossing: Crossing): Crossing => ({
    side: crossing.side,
    from: crossing.to,
    to: crossing.from,
    direction: opposite(crossing.direction),
  });
  const mirrored = (line: Trace): TraceElement[] =>
    [...line.elements].reverse().map((element): TraceElement => {
      if (element.kind === "hex") return element;
      if (element.kind === "along") return { ...element, left: element.right, right: element.left };
      const ordinal = line.crossings + 1 - element.ordinal;
      if (element.kind === "side") return { kind: "side", ordinal, ...back(element) };
      const turned = (crossings: readonly Crossing[]): Crossing[] => [...crossings].reverse().map(back);
      return { kind: "vertex", ordinal, left: turned(element.right), right: turned(element.left) };
    });

  test("meets the same things in reverse, left and right exchanged", () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        const there = trace(grid, a, b);
        expect(trace(grid, b, a).elements).toEqual(mirrored(there));
        expect(there.range).toBe(distance(grid, a, b));
      }),
    );
  });
});
