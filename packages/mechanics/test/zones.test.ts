import { createGrid, hexAt, neighbours } from "@redoubt/hex";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ALL_ROUND, directionMask, liftZone, placeZone, zoneReach } from "../src/zones.ts";

const grid = createGrid({ cols: 6, rows: 6 });
const open = zoneReach(grid, () => true);

test("zoneReach: a zone reaches every neighbour on the map, and nothing beyond its edge", () => {
  expect(open[hexAt(grid, "0303")]).toBe(ALL_ROUND);
  const corner = open[hexAt(grid, "0101")].toString(2).replaceAll("0", "");
  expect(corner).toHaveLength(neighbours(grid, hexAt(grid, "0101")).length);
});

test("zoneReach: a closed hexside stops a zone on that side only", () => {
  const from = hexAt(grid, "0303");
  const reach = zoneReach(grid, (hex, _to, direction) => hex !== from || direction !== 0);
  expect(reach[from]).toBe(ALL_ROUND & ~directionMask(0));
});

test("placeZone: counts pieces by hex", () => {
  const counts = new Uint8Array(grid.size);
  placeZone(counts, grid, hexAt(grid, "0303"), ALL_ROUND);
  placeZone(counts, grid, hexAt(grid, "0304"), ALL_ROUND);
  expect(counts[hexAt(grid, "0404")] + counts[hexAt(grid, "0403")]).toBe(3);
  expect(counts[hexAt(grid, "0303")]).toBe(1);
  expect(counts.reduce((sum, count) => sum + count)).toBe(12);
});

test("liftZone: takes away exactly what was placed, in any order", () => {
  const cell = fc.constantFrom(...grid.cells);
  const zone = fc.tuple(cell, fc.nat(63));
  fc.assert(
    fc.property(fc.array(zone, { maxLength: 20 }), (zones) => {
      const counts = new Uint8Array(grid.size);
      for (const [hex, mask] of zones) placeZone(counts, grid, hex, mask & open[hex]);
      for (const [hex, mask] of zones) liftZone(counts, grid, hex, mask & open[hex]);
      expect(counts.every((count) => count === 0)).toBe(true);
    }),
  );
});
