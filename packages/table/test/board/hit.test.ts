import { layout, stacksOf } from "@redoubt/drawing";
import type { UnitView } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { clickAt } from "../../src/board/hit.ts";

const sheet = layout({ cols: 4, rows: 4 });
const unit = (id: string, at: string, stack = 0): UnitView => ({
  id,
  name: id,
  side: "north",
  at,
  stack,
  face: { nation: "british", branch: "infantry", bandLeft: id, bandRight: "", values: [], states: [], pips: [] },
});
const stacks = new Map(
  stacksOf([unit("B", "0202", 1), unit("A", "0202", 0), unit("C", "off-map")], sheet.has).map((stack) => [
    stack.hex,
    stack,
  ]),
);

describe("hit", () => {
  test("stacks hold the units on the map, the top one first", () => {
    expect([...stacks.keys()]).toEqual(["0202"]);
    expect(stacks.get("0202")?.units.map(({ id }) => id)).toEqual(["A", "B"]);
  });

  test("a click on a counter hits the top one and names the whole stack", () => {
    expect(clickAt(sheet, stacks, sheet.seat("0202"), false)).toEqual({ hex: "0202", unit: "A", stack: ["A", "B"] });
  });

  test("a leader at the corner of a unit is hit there, the unit in the middle", () => {
    const leader = { ...unit("L", "0303", 0), face: { ...unit("L", "0303").face, shape: "disc" } };
    const together = new Map(stacksOf([leader, unit("D", "0303", 1)], sheet.has).map((stack) => [stack.hex, stack]));
    const [x, y] = sheet.seat("0303");
    expect(clickAt(sheet, together, [x, y], false).unit).toBe("D");
    expect(clickAt(sheet, together, [x + 22, y - 24], false).unit).toBe("L");
  });

  test("hidden counters are not hit", () => {
    expect(clickAt(sheet, stacks, sheet.seat("0202"), true)).toEqual({ hex: "0202", unit: null, stack: [] });
  });

  test("beyond the map there is nothing", () => {
    expect(clickAt(sheet, stacks, [-500, -500], false)).toEqual({ hex: null, unit: null, stack: [] });
  });
});
