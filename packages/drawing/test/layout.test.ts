import { describe, expect, test } from "vitest";
import { distance } from "../src/geometry/point.ts";
import { COUNTER, layout } from "../src/layout.ts";

describe.each([
  ["flat", { cols: 7, rows: 6 }],
  ["flat, odd columns low", { cols: 7, rows: 6, parity: "odd-low" }],
  ["flat, short even columns", { cols: 7, rows: 6, evenRows: 5 }],
  ["pointy", { cols: 7, rows: 6, orientation: "pointy" }],
] as const)("%s", (_, map) => {
  const sheet = layout(map);

  test("a hex is 76 pixels across and its neighbours touch it", () => {
    const [a, b] = sheet.side("0303", "0304");
    expect(distance(sheet.centre("0303"), sheet.centre("0304"))).toBeCloseTo(76, 6);
    expect(distance(a, b)).toBeCloseTo(76 / Math.sqrt(3), 6);
    const corners = sheet.corners("0303");
    for (const end of [a, b]) expect(Math.min(...corners.map((corner) => distance(corner, end)))).toBeCloseTo(0, 6);
  });

  test("every hex is found again from its middle and lies inside the border line", () => {
    const { x, y, width, height } = sheet.field;
    for (const hex of sheet.hexes) {
      expect(sheet.hexAt(sheet.centre(hex))).toBe(hex);
      for (const [cx, cy] of sheet.corners(hex)) {
        expect(cx).toBeGreaterThan(x);
        expect(cx).toBeLessThan(x + width);
        expect(cy).toBeGreaterThan(y);
        expect(cy).toBeLessThan(y + height);
      }
    }
  });

  test("a place off the map has no hex", () => {
    expect(sheet.hexAt([1, 1])).toBeUndefined();
    expect(sheet.hexAt([-5000, 9000])).toBeUndefined();
    expect(sheet.has("9999")).toBe(false);
  });
});

test("with even columns low 0201 lies half a hex below 0101", () => {
  const sheet = layout({ cols: 3, rows: 3 });
  expect(sheet.centre("0201")[1] - sheet.centre("0101")[1]).toBeCloseTo(38, 6);
});

test("numbers that give the row first name the same place", () => {
  const map = { cols: 5, rows: 9 } as const;
  expect(layout({ ...map, numbering: "RRCC" }).centre("0904")).toEqual(layout(map).centre("0409"));
});

test("the counter leaves the hex number free", () => {
  const sheet = layout({ cols: 3, rows: 3 });
  const top = sheet.seat("0202")[1] - COUNTER / 2;
  expect(top - (sheet.centre("0202")[1] - 38)).toBeGreaterThan(14);
});
