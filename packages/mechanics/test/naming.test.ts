import { isProblems } from "@redoubt/engine";
import { createGrid, hexAt } from "@redoubt/hex";
import { expect, test } from "vitest";
import { citesFor } from "../src/cites.ts";
import { namingOf } from "../src/naming.ts";
import { mustBe, resultOf } from "../src/result.ts";

test("namingOf: units by id, hexes by printed number, and back", () => {
  const grid = createGrid({ cols: 4, rows: 4 });
  const naming = namingOf([{ id: "1/RB" }, { id: "2/RB" }], grid);
  expect(naming.unit.name(1)).toBe("2/RB");
  expect(naming.unit.index("2/RB")).toBe(1);
  expect(naming.unit.index("3/RB")).toBe(-1);
  expect(naming.unit.index(naming.unit.name(7))).toBe(-1);
  const hex = hexAt(grid, "0203");
  expect(naming.hex.name(hex)).toBe("0203");
  expect(naming.hex.index("0203")).toBe(hex);
  expect(naming.hex.index(naming.hex.name(0))).toBe(-1);
  for (let index = 0; index < naming.hex.count; index++) expect(naming.hex.name(index)).not.toBe("");
});

test("a result is the value, or what is wrong with it", () => {
  const bad = [{ where: "turn", what: "must be 1 to 9" }];
  expect(resultOf({ turn: 1 }, [])).toEqual({ turn: 1 });
  expect(isProblems(resultOf({ turn: 1 }, bad))).toBe(true);
  expect(() => mustBe("our map", resultOf({ turn: 1 }, bad))).toThrow("our map: turn: must be 1 to 9");
});

test("citesFor: keeps the numbers as they are written", () => {
  const cites = citesFor<"5.1" | "5.2">();
  expect(cites("5.2", "5.1")).toEqual(["5.2", "5.1"]);
});
