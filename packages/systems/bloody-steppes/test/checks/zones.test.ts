import { describe, expect, test } from "vitest";
import { createSight } from "../../src/checks/sight.ts";
import { frontHexes } from "../../src/checks/wedges.ts";
import { coverersOf, fireRange, isInZone, rangeFactor, type ZoneUnit, zoneDepth } from "../../src/checks/zones.ts";
import type { Ground } from "../../src/ground.ts";
import { at, field, numbers } from "../field.ts";

const nobody = () => false;
const zone = (ground: Ground, unit: ZoneUnit, limit?: number) =>
  numbers(
    ground,
    ground.grid.cells.filter((hex) => isInZone(ground, createSight(ground), unit, hex, nobody, "corner", limit)),
  );

describe("depth of zones", () => {
  test("VI.1, sketches 10a, 10b: infantry out to its range of fire, 2 or 1", () => {
    expect(zoneDepth("infantry", "line", [-1, 0])).toBe(2);
    expect(zoneDepth("infantry", "line", [1])).toBe(1);
    expect(zoneDepth("infantry", "square", [-1, 0])).toBe(2);
  });

  test("VI.1: a formation that may not fire covers adjacent hexes only", () => {
    expect(zoneDepth("infantry", "assault-column", [-1, 0])).toBe(1);
  });

  test("VI.2, sketch 10c: cavalry two hexes in any formation", () => {
    for (const formation of ["line", "march-column", "dispersed"] as const)
      expect(zoneDepth("cavalry", formation, [])).toBe(2);
  });

  test("VI.1, XI.9, sketch 10d: artillery by its last band", () => {
    expect(zoneDepth("foot-artillery", undefined, [-1, 2])).toBe(4);
    expect(zoneDepth("foot-artillery", undefined, [-2, -1, 0, 1])).toBe(8);
  });

  test("VI.4: routed units have none", () => {
    expect(zoneDepth("infantry", undefined, [-1, 0], true)).toBe(0);
    expect(zoneDepth("cavalry", undefined, [], true)).toBe(0);
  });

  test("X.9: -1/0 and +1/-", () => {
    expect([1, 2, 3].map((range) => rangeFactor("infantry", [-1, 0], range))).toEqual([-1, 0, undefined]);
    expect([1, 2].map((range) => rangeFactor("infantry", [1], range))).toEqual([1, undefined]);
  });

  test("XI.9: -1/+2 fires at -1 to two hexes, at +2 to four, and no farther", () => {
    expect([1, 2, 3, 4, 5].map((range) => rangeFactor("foot-artillery", [-1, 2], range))).toEqual([
      -1,
      -1,
      2,
      2,
      undefined,
    ]);
    expect(fireRange("foot-artillery", [-1, 2])).toBe(4);
  });
});

describe("what lies in a zone", () => {
  test("VI.1: the front zone as far as the depth", () => {
    const ground = field();
    const unit: ZoneUnit = { hex: at(ground, "0505"), facing: 0, depth: 2, isArtillery: false };
    expect(zone(ground, unit)).toEqual(numbers(ground, frontHexes(ground.grid, 0, unit.hex, 2)));
    expect(zone(ground, unit)).toEqual(["0503", "0504", "0603", "0604", "0704"]);
  });

  test("VI.3: only what is seen", () => {
    const ground = field({ hexes: { "0504": ["village"] } });
    const unit: ZoneUnit = { hex: at(ground, "0505"), facing: 0, depth: 2, isArtillery: false };
    expect(zone(ground, unit)).toEqual(["0504", "0603", "0604", "0704"]);
  });

  test("K-180: fog limits it", () => {
    const ground = field();
    const guns: ZoneUnit = { hex: at(ground, "0508"), facing: 0, depth: 8, isArtillery: true };
    expect(zone(ground, guns, 2)).toHaveLength(5);
  });

  test("VI.7: who covers a hex", () => {
    const ground = field();
    const front: ZoneUnit = { hex: at(ground, "0506"), facing: 0, depth: 2, isArtillery: false };
    const away: ZoneUnit = { hex: at(ground, "0506"), facing: 3, depth: 2, isArtillery: false };
    const guns: ZoneUnit = { hex: at(ground, "0508"), facing: 0, depth: 6, isArtillery: true };
    const target = at(ground, "0504");
    expect(coverersOf(ground, createSight(ground), [front, away, guns], target, nobody)).toEqual([front, guns]);
    const unitsBlock = (hex: number) => hex === front.hex;
    expect(coverersOf(ground, createSight(ground), [front, away, guns], target, unitsBlock)).toEqual([front]);
  });
});
