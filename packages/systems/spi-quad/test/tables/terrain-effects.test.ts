import { describe, expect, test } from "vitest";
import { infantryDownhillSaving, type TerrainName, terrainEffects } from "../../src/tables/terrain-effects.ts";

/** 13.0 as printed, in movement points: "+" where the chart adds, "x" where it closes. Typed from the page, last line first. */
const printed: readonly (readonly [TerrainName, string])[] = [
  ["sea", "x"],
  ["aqueduct-bridge", "1"],
  ["aqueduct", "3"],
  ["bridge", "1"],
  ["stream", "+1"],
  ["river", "+2"],
  ["redoubt", "+0"], // no additional MP for infantry
  ["cliff", "x"],
  ["ridge-steep-steep", "+3"],
  ["ridge-gentle-steep", "+2"],
  ["ridge-gentle-gentle", "+1"],
  ["steep-slope", "+2"],
  ["gentle-slope", "+1"],
  ["steep-along-woods", "4"],
  ["steep-along", "2"],
  ["minor-road", "1"],
  ["major-road", "½"],
  ["town", "1"],
  ["vineyard", "3"],
  ["woods", "2"],
  ["clear", "1"],
  // A17.2 with its correction
  ["alma-east", "+3"],
  ["alma-west", "+2"],
];

/** 8.4: the terrain printed beside each odds line; the Alma by its class. */
const lines = {
  town: ["town", "redoubt", "vineyard"],
  river: ["river", "steep-slope", "alma-east"],
  woods: ["woods", "gentle-slope", "stream", "alma-west"],
  clear: ["clear", "aqueduct", "aqueduct-bridge"],
};

const rowOf = (name: string) => terrainEffects.filter((row) => row.terrain === name);

describe("13.0 Terrain Effects Chart", () => {
  test.each(printed)("13.0 %s costs %s", (name, cost) => {
    const [row] = rowOf(name);
    expect(rowOf(name).length).toBe(1);
    if (cost === "x") {
      expect([row.half, row.how]).toEqual([null, "closed"]);
      return;
    }
    const points = cost.replace("+", "");
    expect(row.half).toBe(points === "½" ? 1 : 2 * Number(points));
    const total = name === "bridge"; // The one hexside line without a plus (S-27).
    expect(row.how).toBe(cost.startsWith("+") ? "added" : total ? "total" : "hex");
    expect(row.place).toBe(cost.startsWith("+") || total ? "hexside" : "hex");
  });

  test("13.0 has no other lines", () => {
    expect(terrainEffects.length).toBe(printed.length);
  });

  test.each(Object.entries(lines))("8.4 the %s line serves the terrain printed on it", (line, names) => {
    expect(terrainEffects.filter((row) => row.melee === line).map((row) => row.terrain).sort()).toEqual([...names].sort());
  });

  test("5.26 infantry saves one point downhill", () => {
    expect(infantryDownhillSaving).toBe(2);
  });
});
