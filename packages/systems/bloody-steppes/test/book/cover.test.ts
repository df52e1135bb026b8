import type { AppliedRow } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { allied, field, guns, horse, type More, russian } from "./steppe.ts";

type Shot = {
  readonly ledger: readonly AppliedRow[];
  readonly modified: number;
  readonly sp: number;
  readonly mp: number;
};
const column = { formation: "column" };

describe("IV.24 to IV.27: cover by formation", () => {
  /** What the ground adds to a shot from the south at R in 0404. */
  const cover = (tag: string, target: More, from = "0405", sides: object = {}): number => {
    const shot = (tags: object) => {
      const facing = from === "0405" ? "N/NE" : "S/SW";
      const units = [
        allied("A", from, { facing }),
        allied("Z", "0909"),
        russian("R", "0404", target),
        russian("Q", "0101"),
      ];
      const s = field({ map: { cols: 10, rows: 10, ...tags }, units, dice: [9] });
      s.answer("unit A", "fire 0404");
      return (s.eventsOf("fired") as unknown as readonly Shot[])[0].modified;
    };
    return shot({ hexes: { "0404": [tag] }, sides }) - shot({});
  };
  const square = { formation: "square", facing: undefined };
  const loose = { formation: "skirmish", facing: undefined, stats: { sp: 2, light: true } };
  const front = { "0404/0405": ["front in:0404"] };
  test.each([
    ["IV.24: skirmishers in a village", "village", loose, {}, true],
    ["IV.24: a line in a village", "village", {}, {}, false],
    ["IV.24: a line in a redoubt", "redoubt", {}, front, false],
    ["IV.24: skirmishers in a redoubt", "redoubt", loose, front, true],
    ["IV.26: an assault column in a village", "village", column, {}, false],
    ["IV.26: a company column in a village", "village", { formation: "company-column" }, {}, false],
    ["IV.26: an assault column in a redoubt", "redoubt", column, front, false],
    ["IV.26: an assault column behind a rampart", "rampart", column, front, false],
    ["IV.25: a line behind a rampart, from the front", "rampart", {}, front, true],
    ["IV.25: skirmishers behind a rampart, from the front", "rampart", loose, front, true],
    ["IV.25: a square behind a rampart", "rampart", square, front, false],
    ["IV.27: guns in a redoubt, from the front", "redoubt", guns, front, true],
    ["IV.27: guns behind a rampart, from the front", "rampart", guns, front, true],
    ["IV.27: guns behind a rampart, from elsewhere", "rampart", guns, { "0404/0403": ["front in:0404"] }, false],
    ["IV.25: a line behind a rampart, from elsewhere", "rampart", {}, { "0404/0403": ["front in:0404"] }, false],
  ])("%s", (_name, tag, target, sides, isCovered) => {
    expect(cover(tag, target, "0405", sides) > 0).toBe(isCovered);
  });
  test("IV.24: a garrison in square", () => {
    expect(cover("village", square)).toBeGreaterThan(0);
    expect(cover("redoubt", square, "0405", front)).toBeGreaterThan(0);
  });
  test("IV.24: cavalry has none of it", () => {
    expect(cover("village", { ...horse, formation: "column" })).toBeLessThanOrEqual(0);
  });
});
