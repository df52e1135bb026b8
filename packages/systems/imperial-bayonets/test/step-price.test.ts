import { BARRED } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import type { Bridge } from "../src/crossing.ts";
import { entryPrice, type Mover } from "../src/step-price.ts";
import { type Field, fieldOf } from "./field.ts";

const movers: readonly Mover[] = ["infantry", "cavalry", "artillery", "horse-artillery", "leader"];
/** Prices of a step in whole points for infantry, cavalry, artillery, horse artillery and Leaders; P where barred. */
const prices = (field: Field, from: string, to: string, bridge?: Bridge) =>
  movers
    .map((mover) => field.price(mover, from, to, bridge))
    .map((halves) => (halves === BARRED ? "P" : halves / 2))
    .join(" ");

describe("ground", () => {
  const field = fieldOf({
    hexes: {
      "0302": ["woods"],
      "0303": ["garden"],
      "0304": ["marsh"],
      "0305": ["town"],
      "0306": ["impassable"],
      "0307": ["woods", "marsh"],
    },
  });
  test.each([
    ["0201", "1 1 1 1 1"],
    ["0302", "2 3 3 3 2"],
    ["0303", "2 2 2 2 2"],
    ["0304", "3 4 P P 3"],
    ["0305", "1 2 2 2 1"],
    ["0306", "P P P P P"],
    ["0307", "3 4 P P 3"],
  ])("TEC: to enter %s", (to, expected) => {
    const from = to === "0201" ? "0101" : `02${to.slice(2)}`;
    expect(prices(field, from, to)).toBe(expected);
  });
});

describe("hexsides", () => {
  const field = fieldOf({
    elevation: { "0303": 1, "0305": 2, "0307": 3 },
    sides: {
      "0501/0502": ["stream"],
      "0502/0503": ["river"],
      "0503/0504": ["river", "aqueduct"],
      "0504/0505": ["river", "aqueduct", "ford"],
      "0505/0506": ["river", "bridge"],
      "0506/0507": ["major-river"],
      "0507/0508": ["river", "bridge-destroyed"],
      "0701/0702": ["slope up:0702"],
      "0702/0703": ["steep-slope up:0703"],
      "0703/0704": ["cliff up:0703"],
      "0704/0705": ["river", "slope up:0705"],
      "0705/0706": ["river", "thrown-bridge"],
    },
  });
  test.each([
    ["slope up, by level", "0302", "0303", "2 2 2 2 2"],
    ["slope down, by level", "0303", "0302", "1 1 1 1 1"],
    ["steep slope up, by level", "0304", "0305", "4 P P P 4"],
    ["steep slope down, by level", "0305", "0304", "4 P P P 4"],
    ["cliff, by level", "0306", "0307", "P P P P P"],
    ["stream", "0501", "0502", "2 2 3 3 2"],
    ["river", "0502", "0503", "3 3 P P 3"],
    ["river with aqueduct", "0503", "0504", "4 4 P P 4"],
    ["ford, instead of river and aqueduct", "0504", "0505", "2 2 3 3 2"],
    ["bridge", "0505", "0506", "1 1 1 1 1"],
    ["major river", "0506", "0507", "P P P P P"],
    ["destroyed bridge, the river is back", "0507", "0508", "3 3 P P 3"],
    ["slope up, by tag", "0701", "0702", "2 2 2 2 2"],
    ["steep slope down, by tag", "0703", "0702", "4 P P P 4"],
    ["cliff, by tag", "0704", "0703", "P P P P P"],
    ["river and slope up together", "0704", "0705", "4 4 P P 4"],
    ["thrown bridge", "0705", "0706", "1 1 1 1 1"],
  ])("7.1e: %s", (_, from, to, expected) => {
    expect(prices(field, from, to)).toBe(expected);
  });

  test("7.6d, E10: the price follows the bridge as it stands", () => {
    expect([prices(field, "0505", "0506", "destroyed"), prices(field, "0502", "0503", "thrown")]).toEqual([
      "3 3 P P 3",
      "1 1 1 1 1",
    ]);
  });
});

describe("roads", () => {
  const field = fieldOf({
    hexes: { "0302": ["woods"] },
    elevation: { "0304": 1, "0305": 3 },
    sides: { "0305/0306": ["slope up:0305"], "0306/0307": ["river", "bridge"], "0307/0308": ["stream"] },
    roads: [["0301", "0302", "0303", "0304", "0305", "0306", "0307", "0308"]],
  });

  test("TEC: along the road a hex costs 1 whatever its ground, off it the ground counts; Leaders pay a half", () => {
    expect([prices(field, "0301", "0302"), prices(field, "0202", "0302")]).toEqual(["1 1 1 1 0.5", "2 3 3 3 2"]);
  });

  test("I-102: slopes up are paid along the road, slopes down are free", () => {
    expect([prices(field, "0303", "0304"), prices(field, "0304", "0303")]).toEqual(["2 2 2 2 1.5", "1 1 1 1 0.5"]);
  });

  test("I-151: a steep slope along the road is paid as a slope", () => {
    expect([prices(field, "0304", "0305"), prices(field, "0305", "0304")]).toEqual(["2 2 2 2 1.5", "1 1 1 1 0.5"]);
  });

  test("I-102, I-152: an intact bridge carries the road, a destroyed one does not, a stream is waded", () => {
    expect([prices(field, "0306", "0307"), prices(field, "0306", "0307", "destroyed")]).toEqual([
      "1 1 1 1 0.5",
      "3 3 P P 3",
    ]);
    expect(prices(field, "0307", "0308")).toBe("2 2 3 3 1.5");
  });

  test("7.3a, 7.3j, 7.3k: in Road March half a point, bridges free, slopes up paid, nothing off the road", () => {
    expect(field.march("artillery", "0301", "0302")).toBe(1);
    expect(field.march("infantry", "0303", "0304")).toBe(3);
    expect(field.march("infantry", "0304", "0303")).toBe(1);
    expect(field.march("cavalry", "0306", "0307")).toBe(1);
    expect([field.march("infantry", "0306", "0307", "destroyed"), field.march("infantry", "0202", "0302")]).toEqual([
      BARRED,
      BARRED,
    ]);
  });
});

describe("entering the map", () => {
  const field = fieldOf({ hexes: { "0102": ["woods"] }, roads: [["0103", "0203"]] });
  const entry = (mover: Mover, number: string, n: number, isMarching = false) =>
    entryPrice(field.map, mover, field.hex(number), n, isMarching).cost;

  test("7.2c, I-49: the n-th force pays n times the ground, along the road 1, in Road March a half", () => {
    expect([1, 2, 3].map((n) => entry("infantry", "0102", n))).toEqual([4, 8, 12]);
    expect([1, 2, 3].map((n) => entry("cavalry", "0103", n))).toEqual([2, 4, 6]);
    expect([1, 2, 3].map((n) => entry("artillery", "0103", n, true))).toEqual([1, 2, 3]);
    expect(entry("infantry", "0102", 1, true)).toBe(BARRED);
  });

  test("I-104: a Leader pays the hex once wherever he stands in the queue", () => {
    expect([entry("leader", "0102", 3), entry("leader", "0103", 3)]).toEqual([4, 1]);
  });
});
