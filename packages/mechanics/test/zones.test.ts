import { createGrid, type Hex, hexAt, hexNumber } from "@redoubt/hex";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ALL_ROUND,
  clearZones,
  cornerMask,
  createZones,
  directionMask,
  frontMask,
  isInZone,
  liftZone,
  liftZoneArea,
  maskDirections,
  placeZone,
  placeZoneArea,
  zoneReach,
} from "../src/index.ts";

const grid = createGrid({ cols: 8, rows: 8 });
const at = (number: string): Hex => hexAt(grid, number);
const covered = (counts: Uint8Array): string[] =>
  grid.cells.filter((hex) => counts[hex] !== 0).map((hex) => hexNumber(grid, hex));

describe("zones", () => {
  test("lie on the six neighbours of a unit", () => {
    const zones = createZones(grid, 1);
    placeZone(zones, 0, at("0404"), ALL_ROUND);
    expect(covered(zones.layers[0])).toEqual(["0304", "0305", "0403", "0405", "0504", "0505"]);
    expect(isInZone(zones, 0, at("0404"))).toBe(false);
  });

  test("do not reach where the ground stops them", () => {
    const reach = zoneReach(grid, (_from, to) => to !== at("0405"));
    const zones = createZones(grid, 1);
    placeZone(zones, 0, at("0404"), reach[at("0404")]);
    expect(covered(zones.layers[0])).not.toContain("0405");
    expect(maskDirections(reach[at("0101")])).toEqual([2, 3]);
  });

  test("of a facing unit lie in front of it", () => {
    const zones = createZones(grid, 1);
    placeZone(zones, 0, at("0404"), frontMask(0, 1));
    expect(covered(zones.layers[0])).toEqual(["0304", "0403", "0504"]);
  });

  test("of different layers are counted apart", () => {
    const zones = createZones(grid, 2);
    placeZone(zones, 0, at("0404"), ALL_ROUND);
    placeZone(zones, 1, at("0405"), ALL_ROUND);
    expect(isInZone(zones, 0, at("0404"))).toBe(false);
    expect(isInZone(zones, 1, at("0404"))).toBe(true);
    clearZones(zones);
    expect(covered(zones.layers[1])).toEqual([]);
  });

  test("of any shape come and go", () => {
    const zones = createZones(grid, 1);
    const area = [at("0101"), at("0808")];
    placeZoneArea(zones, 0, area);
    placeZoneArea(zones, 0, area);
    liftZoneArea(zones, 0, area);
    expect(covered(zones.layers[0])).toEqual(["0101", "0808"]);
  });

  test("kept as units come and go equal zones counted anew", () => {
    const anyUnit = fc.record({ hex: fc.constantFrom(...grid.cells), mask: fc.integer({ min: 0, max: ALL_ROUND }) });
    fc.assert(
      fc.property(fc.array(anyUnit), fc.array(fc.nat()), (units, removals) => {
        const zones = createZones(grid, 1);
        const standing = [...units];
        for (const { hex, mask } of units) placeZone(zones, 0, hex, mask);
        for (const removal of removals) {
          const [gone] = standing.splice(removal % Math.max(standing.length, 1), 1);
          if (gone !== undefined) liftZone(zones, 0, gone.hex, gone.mask);
        }
        const anew = createZones(grid, 1);
        for (const { hex, mask } of standing) placeZone(anew, 0, hex, mask);
        expect(zones.layers[0]).toEqual(anew.layers[0]);
      }),
    );
  });
});

test("fronts are directions around a facing or a corner", () => {
  expect(maskDirections(frontMask(5, 0))).toEqual([5]);
  expect(maskDirections(frontMask(5, 1))).toEqual([0, 4, 5]);
  expect(frontMask(2, 3)).toBe(ALL_ROUND);
  expect(maskDirections(cornerMask(5))).toEqual([0, 5]);
  expect(directionMask(0, 3)).toBe(9);
});
