import { COUNTER, layout, type Point } from "@redoubt/drawing";
import { expect, test } from "vitest";
import { besideRegion, clearPlace } from "../../src/lines/beside.ts";

const sheet = layout({ cols: 14, rows: 10 });
const hexes = ["0505", "0506", "0605", "0606"];
const WIDTH = 100;
const place = (occupied: readonly string[]): Point => besideRegion(sheet, hexes, WIDTH, occupied) ?? [0, 0];
/** Whether the words lie over a counter in a hex. */
const covers = ([x, y]: Point, hex: string): boolean => {
  const [cx, cy] = sheet.seat(hex);
  return Math.abs(cx - x) < WIDTH / 2 + COUNTER / 2 && Math.abs(cy - y) < 11 + COUNTER / 2;
};
const right = Math.max(...hexes.map((hex) => sheet.centre(hex)[0]));
const left = Math.min(...hexes.map((hex) => sheet.centre(hex)[0]));

test("the words of an outline stand at its right", () => {
  expect(place([])[0] - WIDTH / 2).toBeGreaterThan(right);
});

test("they lie over no counter: where one stands beside the outline they go to its other hexes, then to its other sides", () => {
  const first = place([]);
  const beside = ["0704", "0705", "0706", "0707", "0804", "0805", "0806"].filter((hex) => covers(first, hex));
  expect(beside.length).toBeGreaterThan(0);
  for (const hex of beside) expect(covers(place(beside), hex)).toBe(false);
  const all = ["07", "08"].flatMap((column) => ["03", "04", "05", "06", "07", "08"].map((row) => column + row));
  const other = place(all);
  for (const hex of all) expect(covers(other, hex)).toBe(false);
  expect(other[0] + WIDTH / 2).toBeLessThan(left);
});

test("they stay on the sheet, and off the ground that is enclosed", () => {
  const edge = besideRegion(sheet, ["1404", "1405"], WIDTH, []) ?? [0, 0];
  expect(edge[0] + WIDTH / 2).toBeLessThan(sheet.field.x + sheet.field.width);
  const [x, y] = place([]);
  for (const hex of hexes) {
    const [cx, cy] = sheet.centre(hex);
    expect(Math.abs(cx - x) < WIDTH / 2 && Math.abs(cy - y) < 11).toBe(false);
  }
  expect(besideRegion(sheet, [], WIDTH, [])).toBeNull();
});

test("the words of a line stand at the first of its places that is on the sheet and under no counter", () => {
  const places = ["0505", "0707", "0909"].map((hex) => sheet.seat(hex));
  expect(clearPlace(sheet, places, WIDTH, [])).toBe(places[0]);
  expect(clearPlace(sheet, places, WIDTH, ["0505", "0606"])).toBe(places[2]);
  expect(clearPlace(sheet, [[-20, 40], ...places], WIDTH, [])).toBe(places[0]);
  expect(clearPlace(sheet, places, WIDTH, ["0505", "0707", "0909"])).toBe(places[0]);
});
