import { describe, expect, test } from "vitest";
import { placeLabels } from "../../src/furniture/labels.ts";
import { COUNTER, layout } from "../../src/layout.ts";
import { MAPS } from "../maps.ts";

describe("names", () => {
  const map = { cols: 9, rows: 9, labels: [{ text: "Bourliuk", hex: "0505", kind: "town" }] } as const;
  const sheet = layout(map);

  test("stand at their hex when nothing is in the way", () => {
    const [{ at }] = placeLabels(map, sheet);
    const [x, y] = sheet.centre("0505");
    expect(Math.hypot(at[0] - x, at[1] - y)).toBeLessThan(40);
  });

  test("give way to counters", () => {
    const [{ at }] = placeLabels(map, sheet, ["0505"]);
    const [x, y] = sheet.seat("0505");
    const half = COUNTER / 2;
    const inside = Math.abs(at[0] - x) < half && at[1] > y - half && at[1] - 12 < y + half;
    expect(inside).toBe(false);
  });

  test("give way to each other", () => {
    const two = { ...map, labels: [...map.labels, { text: "Almatamak", hex: "0505", kind: "minor" }] };
    const [a, b] = placeLabels(two, sheet);
    expect(Math.abs(a.at[1] - b.at[1]) > 12 || Math.abs(a.at[0] - b.at[0]) > 70).toBe(true);
  });

  test("a name whose hex is not on the map is left out", () => {
    expect(placeLabels({ ...map, labels: [{ text: "Kiev", hex: "9999", kind: "town" }] }, sheet)).toEqual([]);
  });
});

test("all names of the battle maps find a place inside the border line", () => {
  for (const map of Object.values(MAPS)) {
    const sheet = layout(map);
    const placed = placeLabels(map, sheet);
    expect(placed).toHaveLength(map.labels?.length ?? 0);
    for (const { at } of placed) {
      expect(at[0]).toBeGreaterThan(sheet.field.x);
      expect(at[0]).toBeLessThan(sheet.field.x + sheet.field.width);
      expect(at[1]).toBeGreaterThan(sheet.field.y);
      expect(at[1]).toBeLessThan(sheet.field.y + sheet.field.height);
    }
  }
});
