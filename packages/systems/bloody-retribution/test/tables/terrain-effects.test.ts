import { describe, expect, test } from "vitest";
import { attackBans, combatReductions, hexCosts, hexsideCosts, roadCost } from "../../src/tables/terrain-effects.ts";

const kinds = ["infantry", "zouave", "cavalry"] as const;
const read = (row: { infantry: unknown; zouave: unknown; cavalry: unknown }) =>
  kinds.map((kind) => row[kind]).join(" ");

// A second copy of the chart, one line for each row: infantry, Zouaves, cavalry.
describe("Terrain Effects Chart, movement", () => {
  test.each([
    ["TEC-1", hexCosts.clear, "2 2 2"],
    ["TEC-2", hexCosts.forest, "3 2 3"],
    ["TEC-3", hexCosts.river, "4 3 road"],
    ["TEC-3", hexCosts.aqueduct, "4 3 road"],
    ["TEC-3", hexCosts.marsh, "4 3 road"],
    ["TEC-4", roadCost.road, "1 1 1"],
    ["TEC-5", roadCost.bridge, "1 1 1"],
    ["TEC-6", hexsideCosts["slope uphill"], "1 1 1"],
    ["TEC-6", hexsideCosts["slope downhill"], "0 0 0"],
    ["TEC-7", hexsideCosts["steep-slope"], "2 1 2"],
    ["TEC-8", hexsideCosts.redoubt, "1 1 road"],
    ["TEC-9", hexCosts.sea, "barred barred barred"],
    ["TEC-9", hexsideCosts.sea, "barred barred barred"],
  ] as const)("%s: agrees with the second copy", (chart, row, copy) => {
    expect(row.chart).toBe(chart);
    expect(read(row)).toBe(copy);
  });

  test("8.7, B-24: along a road slopes cost nothing and redoubts still one, cavalry excepted", () => {
    expect(read(hexsideCosts["slope uphill"].byRoad)).toBe("0 0 0");
    expect(read(hexsideCosts["steep-slope"].byRoad)).toBe("0 0 0");
    expect(read(hexsideCosts.redoubt.byRoad)).toBe("1 1 0");
    expect(read(hexsideCosts.sea.byRoad)).toBe("barred barred barred");
  });
});

describe("Terrain Effects Chart, combat", () => {
  test("9.7-9.11: steps taken off by the cases, and by the chart", () => {
    const copy = Object.entries(combatReductions).map(([name, row]) => `${name} ${row.reduction} ${row.inChart}`);
    expect(copy).toEqual(["clear 0 0", "forest 0 0", "water 1 1", "upslope 1 1", "redoubt 2 1"]);
  });

  test("9.10-9.12, TEC-3: what bars an ordinary attack, what only flank and momentum attacks", () => {
    const barred = (which: "ordinary" | "flank") =>
      Object.entries(attackBans)
        .filter(([, row]) => row[which])
        .map(([name]) => name);
    expect(barred("ordinary")).toEqual(["sea", "cavalry into water"]);
    expect(barred("flank")).toEqual(["steep-slope", "redoubt outside in", "sea", "cavalry into water"]);
  });
});
