import fc from "fast-check";
import { expect, test } from "vitest";
import {
  asHex,
  asSide,
  asStep,
  createGrid,
  createRays,
  type Grid,
  type Hex,
  hexesCrossed,
  RAY_ALONG,
  RAY_FIELDS,
  RAY_HEX,
  RAY_SIDE,
  RAY_VERTEX,
  RAY_VERTEX_LEFT,
  type Ray,
  sideName,
  stepDirection,
  stepOrigin,
  stepSide,
  trace,
} from "../src/index.ts";

const grids = [
  createGrid({ cols: 17, rows: 14 }),
  createGrid({ cols: 12, rows: 15, parity: "odd-low", evenRows: 14 }),
  createGrid({ cols: 13, rows: 12, orientation: "pointy" }),
];

function fromRay(grid: Grid, from: Hex, ray: Ray): string[] {
  const step = (offset: number): string => {
    const absolute = asStep(from * 8 + offset);
    return `${stepOrigin(absolute)}>${stepOrigin(absolute) + grid.offsets[stepDirection(absolute)]} ${sideName(grid, stepSide(grid, absolute))}`;
  };
  const found: string[] = [];
  for (let i = 0; i < ray.records.length; i += RAY_FIELDS) {
    const [kind, a, b, c, ordinal] = ray.records.subarray(i, i + RAY_FIELDS);
    if (kind === RAY_HEX) found.push(`hex ${from + a}`);
    else if (kind === RAY_SIDE) found.push(`${ordinal} side ${step(a)}`);
    else if (kind === RAY_ALONG) found.push(`along ${from + a} ${from + b} ${sideName(grid, asSide(from * 3 + c))}`);
    else if (kind === RAY_VERTEX) found.push(`${ordinal} vertex ${step(a)} / ${step(b)}`);
    else if (kind === RAY_VERTEX_LEFT) found.push(`${ordinal} vertex ${step(a)} / ${step(b)} + ${step(c)}`);
    else found.push(`${ordinal} vertex ${step(b)} + ${step(c)} / ${step(a)}`);
  }
  return found;
}

function fromTrace(grid: Grid, from: Hex, to: Hex): string[] {
  const step = (c: { from: Hex; to: Hex; side: number }): string =>
    `${c.from}>${c.to} ${sideName(grid, asSide(c.side))}`;
  return trace(grid, from, to)
    .elements.slice(1, -1)
    .map((e) => {
      if (e.kind === "hex") return `hex ${e.hex}`;
      if (e.kind === "side") return `${e.ordinal} side ${step(e)}`;
      if (e.kind === "along") return `along ${e.left} ${e.right} ${sideName(grid, e.side)}`;
      return `${e.ordinal} vertex ${e.left.map(step).join(" + ")} / ${e.right.map(step).join(" + ")}`;
    });
}

test.each(grids)("a ray says what the trace says, wherever it starts ($orientation, $parity)", (grid) => {
  const rays = createRays(grid);
  const anyHex = fc.constantFrom(...grid.cells);
  fc.assert(
    fc.property(anyHex, anyHex, (from, to) => {
      const ray = rays.between(from, to);
      const line = trace(grid, from, to);
      expect(fromRay(grid, from, ray)).toEqual(fromTrace(grid, from, to));
      expect(ray).toMatchObject({ range: line.range, crossings: line.crossings });
      expect(Array.from(ray.hexes, (offset) => asHex(from + offset))).toEqual(hexesCrossed(line).slice(1, -1));
    }),
  );
});

test("a ray is made once for all pairs that lie the same way from each other", () => {
  const [grid] = grids;
  const rays = createRays(grid);
  const at = (number: string): Hex => grid.byNumber.get(number) ?? asHex(0);
  expect(rays.between(at("0303"), at("0708"))).toBe(rays.between(at("0505"), at("0910")));
  expect(rays.between(at("0303"), at("0708"))).not.toBe(rays.between(at("0303"), at("0709")));
});
