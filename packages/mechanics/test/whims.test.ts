import { describe, expect, test } from "vitest";
import { whimCount, whimOf } from "../src/whims.ts";

const units = Array.from({ length: 400 }, (_, unit) => unit);

describe("whims", () => {
  test("are nothing where there are none", () => {
    expect(units.every((unit) => whimOf([], unit, 7) === 0)).toBe(true);
  });

  test("change how about one unit in eight sees places, always in the same way and never by more than 30 points", () => {
    for (const whim of [1, 500, whimCount]) {
      const seen = units.map((unit) => [10, 11, 12].map((hex) => whimOf([whim], unit, hex)));
      const moved = seen.filter((points) => points.some((point) => point !== 0));
      expect(moved.length).toBeGreaterThan(20);
      expect(moved.length).toBeLessThan(90);
      expect(Math.max(...seen.flat().map(Math.abs))).toBeLessThanOrEqual(30);
      expect(units.map((unit) => [10, 11, 12].map((hex) => whimOf([whim], unit, hex)))).toEqual(seen);
      expect(new Set(moved.map((points) => points.join())).size).toBeGreaterThan(moved.length / 2);
    }
  });

  test("add up", () => {
    for (const unit of units.slice(0, 50))
      expect(whimOf([3, 8], unit, 5)).toBe(whimOf([3], unit, 5) + whimOf([8], unit, 5));
  });
});
