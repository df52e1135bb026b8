import type { Problem } from "@redoubt/engine";
import { createGrid, hexAt } from "@redoubt/hex";
import { expect, test } from "vitest";
import type { PositionUnit } from "../../src/position.ts";
import { fieldOf } from "../../src/setup/field.ts";
import { bottomFirst, checkStacks, placeOf, unitFields, whyMixed } from "../../src/setup/places.ts";
import { asUnit } from "../../src/unit.ts";

const grid = createGrid({ cols: 4, rows: 4 });
const words = { "off-map": 0, eliminated: -1 };
const unit = (id: string, at: string, stack?: number): PositionUnit => ({
  id,
  side: "allied",
  kind: "infantry",
  at,
  ...(stack === undefined ? {} : { stack }),
});
const placed = (at: string): { place: ReturnType<typeof placeOf>; problems: Problem[] } => {
  const problems: Problem[] = [];
  return { place: placeOf(fieldOf(at, "units[0].at", problems), grid, words), problems };
};

test("placeOf: a hex, an entry and the system's own words; everything else is refused with its field", () => {
  const hex = hexAt(grid, "0203");
  expect(placed("0203").place).toEqual({ kind: "hex", hex });
  expect(placed("entry:0203").place).toEqual({ kind: "entry", hex });
  expect(placed("eliminated").place).toEqual({ kind: "word", value: -1 });
  expect(placed("0905").problems[0].what).toContain("0905 is not on the map");
  for (const at of ["nowhere", "constructor", "entry:", "toString", "entry:off-map"]) {
    expect(placed(at).place, at).toBeNull();
    expect(placed(at).problems[0].where).toBe("units[0].at");
  }
});

test("bottomFirst: 0 lies on top; of units without a number the one listed first", () => {
  const units = [unit("A", "0203", 1), unit("B", "0203", 0), unit("C", "0203", 2)];
  const plain = [unit("A", "0203"), unit("B", "0203")];
  const standing = (all: readonly PositionUnit[]) =>
    all.map((_, place) => ({ unit: asUnit(place), hex: hexAt(grid, "0203") }));
  expect(bottomFirst(standing(units), units).map((one) => one.unit)).toEqual([2, 0, 1]);
  expect(bottomFirst(standing(plain), plain).map((one) => one.unit)).toEqual([1, 0]);
});

test("checkStacks: sees all units of a hex at once, so that their order in the file does not matter", () => {
  const seatOf = [0, 1, 0];
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
  ]) {
    const problems: Problem[] = [];
    const standing = order.map((place) => ({ unit: asUnit(place), hex: hexAt(grid, place === 2 ? "0101" : "0203") }));
    checkStacks(standing, (units) => whyMixed(units, seatOf, ["allied", "russian"]), problems);
    expect(problems).toEqual([{ where: "units[1].at", what: "holds allied and russian units" }]);
  }
});

test("unitFields: ids are words, each once, and there are not too many", () => {
  const problems: Problem[] = [];
  const units = [unit("A", "0101"), unit("A", "0102"), unit("B C", "0103")];
  expect(unitFields(units, 9, problems)).toHaveLength(3);
  expect(problems).toEqual([
    { where: "units[1].id", what: '"A" is there already, as units[0]' },
    { where: "units[2].id", what: "must be a word without blanks" },
  ]);
  const tooMany: Problem[] = [];
  expect(unitFields(units, 2, tooMany)).toEqual([]);
  expect(tooMany).toEqual([{ where: "units", what: "3 units; there may be 2" }]);
});
