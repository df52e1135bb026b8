import type { MapFile } from "@redoubt/mechanics";
import { expect, test } from "vitest";
import { placeOfPuzzle } from "../src/index.ts";

const map: MapFile = {
  cols: 20,
  rows: 20,
  names: { "0303": "Mill", "1203": "Farm", "1818": "Tower" },
};

const line = (...answers: string[]) => ({ answers, count: 100, halves: 100 });
const units = [
  { id: "A", side: "allied", at: "0404" },
  { id: "B", side: "allied", at: "1104" },
  { id: "R", side: "russian", at: "1817" },
];
const placeOf = (best: readonly string[], other: readonly string[]) =>
  placeOfPuzzle(map, { seat: "allied", lines: [line(...best), line(...other)] }, units);

test("a puzzle is about the place where its lines differ, not about what both of them do", () => {
  expect(placeOf(["unit A", "hex 0304", "unit B", "hex 1204"], ["unit A", "hex 0304", "end"])).toBe("Farm");
});

test("an aim far from every unit of the side is not where it is decided", () => {
  expect(placeOf(["goal 1818", "unit A"], ["end"])).toBe("Mill");
});

test("where no hex is named the units that are named tell the place, and where none is, all of the side", () => {
  expect(placeOf(["unit B", "turn 5"], ["end"])).toBe("Farm");
  expect(["Mill", "Farm"]).toContain(placeOf(["offer"], ["hold"]));
  expect(placeOfPuzzle({ ...map, names: {} }, { seat: "allied", lines: [line("offer")] }, units)).toBeNull();
});
