import { describe, expect, test } from "vitest";
import { groundTags } from "../../src/data/map-tags.ts";
import { hexEffects, hexsideEffects, roadEffects } from "../../src/tables/terrain-effects.ts";

type Costs = { readonly inf: number | "P"; readonly cav: number | "P"; readonly art: number | "P"; readonly horse: number | "P" };
const costs = (row: Costs) => [row.inf, row.cav, row.art, row.horse].join(" ");

// A second copy: infantry, cavalry, artillery, horse artillery.
const hexes = {
  clear: "1 1 1 1",
  woods: "2 3 3 3",
  garden: "2 2 2 2",
  marsh: "3 4 P P",
  town: "1 2 2 2",
  city: "1 2 2 2",
  fortress: "1 2 2 2",
  impassable: "P P P P",
} as const;
const hexsides = {
  "slope up": "1 1 1 1",
  "slope down": "0 0 0 0",
  "steep slope": "3 P P P",
  cliff: "P P P P",
  stream: "1 1 2 2",
  river: "2 2 P P",
  "river with aqueduct": "3 3 P P",
  ford: "1 1 2 2",
  bridge: "0 0 0 0",
  "major river": "P P P P",
} as const;

describe("Terrain Effects Chart", () => {
  test("TEC: every hex and hexside costs what the second copy says", () => {
    expect(Object.fromEntries(Object.entries(hexEffects).map(([name, row]) => [name, costs(row)]))).toEqual(hexes);
    expect(Object.fromEntries(Object.entries(hexsideEffects).map(([name, row]) => [name, costs(row)]))).toEqual(hexsides);
    expect(Object.keys(hexEffects)).toEqual(expect.arrayContaining(["clear", ...groundTags]));
  });

  test("7.2d: a clear hex costs 1; 7.3a: the road costs 1, and half a point on the march", () => {
    expect(costs(hexEffects.clear)).toBe("1 1 1 1");
    expect([costs(roadEffects["along the road"]), costs(roadEffects["halves on march"])]).toEqual(["1 1 1 1", "1 1 1 1"]);
  });

  const hexesWith = (key: "shock" | "free" | "blocks" | "charge" | "build") =>
    Object.entries(hexEffects)
      .filter(([, row]) => row[key])
      .map(([name]) => name)
      .join(" ");
  const sidesWith = (test: (row: (typeof hexsideEffects)[keyof typeof hexsideEffects]) => boolean) =>
    Object.entries(hexsideEffects)
      .filter(([, row]) => test(row))
      .map(([name]) => name)
      .join(", ");

  test("9.4.1f: woods and towns make Ar* a Shock; 9.0b: towns, cities and fortresses lift the duty", () => {
    expect(hexesWith("shock")).toBe("woods town city fortress");
    expect(hexesWith("free")).toBe("town city fortress");
  });

  test("3.7e: what is not clear blocks sight, but for marsh; 7.5c: charges on clear ground; 7.4b: positions in clear and woods", () => {
    expect(hexesWith("blocks")).toBe("woods garden town city fortress impassable");
    expect(hexesWith("charge")).toBe("clear");
    expect(hexesWith("build")).toBe("clear woods");
  });

  test("CRT-M: woods, gardens and towns are cover", () => {
    for (const [name, { cover }] of Object.entries(hexEffects))
      expect(cover, name).toBe(["woods", "garden", "town", "city", "fortress"].includes(name) ? -1 : 0);
  });

  test("3.4b: a major river stops zones and, with cliffs, attacks; water but no bridge halves the attacker", () => {
    expect(sidesWith(({ zone }) => !zone)).toBe("cliff, major river");
    expect(sidesWith(({ attack }) => !attack)).toBe("cliff, major river");
    expect(sidesWith(({ halved }) => halved)).toBe("stream, river, river with aqueduct, ford");
  });
});
