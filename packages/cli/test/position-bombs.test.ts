import { describe, expect, test } from "vitest";
import { contact, desk } from "./desk.ts";

const [unit] = contact.units;
const many = (count: number, make: (i: number) => unknown) => Array.from({ length: count }, (_, i) => make(i));

/** Files that would exhaust a careless reader, and what must be said of each. */
const bombs: readonly (readonly [string, () => object | string, string])[] = [
  [
    "a field of every object",
    () => ({ ...contact, flags: { constructor: 1 } }),
    "flags.constructor: this is a reserved",
  ],
  ["its prototype", () => JSON.stringify(contact).replace("{", '{ "__proto__": {}, '), "__proto__: this is a reserved"],
  ["a word of every object", () => ({ ...contact, phase: "toString" }), 'phase: "toString" is a reserved word'],
  ["a text of 10 MB", () => ({ ...contact, phase: "x".repeat(10_000_000) }), "has more than the 8 million characters"],
  ["a text of 5 MB", () => ({ ...contact, phase: "x".repeat(5_000_000) }), "phase: has 5,000,000 characters"],
  ["100 MB", () => JSON.stringify({ ...contact, phase: "x".repeat(1e8) }), "it has 101 MB, and 16 MB is the most"],
  ["300,000 problems", () => ({ ...contact, units: many(300_000, () => ({})) }), "units: at most 2000 are allowed"],
  [
    "300,000 problems of the map",
    () => ({
      ...contact,
      map: { cols: 4, rows: 4, hexes: Object.fromEntries(many(300_000, (i) => [`x${i}`, 1]) as []) },
    }),
    "one object has more than 40,000 fields",
  ],
  [
    "30,000 hexes that the map does not have",
    () => ({
      ...contact,
      map: { cols: 4, rows: 4, hexes: Object.fromEntries(many(30_000, (i) => [`x${i}`, []]) as []) },
    }),
    "map.hexes.x0: ",
  ],
  [
    "a million units",
    () => ({ ...contact, units: many(1_000_000, (i) => i) }),
    "the file: holds more than 500,000 values",
  ],
  ["2,001 units", () => ({ ...contact, units: many(2001, (i) => ({ ...unit, id: `N${i}` })) }), "there are 2,001"],
  [
    "a map of 100 columns",
    () => ({ ...contact, map: { cols: 100, rows: 99 } }),
    "cols: must be a whole number from 1 to 99",
  ],
  [
    "numbers that wrap",
    () => ({ ...contact, units: [{ ...unit, stats: { steps: 65_538 } }] }),
    "units[0].stats.steps: must",
  ],
  ["deep nesting", () => `${"[".repeat(100_000)}`, "nested more than 200 deep"],
];

describe("a position that goes beyond all bounds", () => {
  for (const [name, make, complaint] of bombs) {
    test(`${name}: a complaint with the name of the file, soon`, async () => {
      const at = desk();
      const file = at.write("bomb.json", make());
      const begun = performance.now();
      const { code, out, err } = await at.run(["ask", file, "score"]);
      expect(performance.now() - begun).toBeLessThan(10_000);
      expect({ code, out }).toEqual({ code: 1, out: "" });
      expect(err).toContain(complaint);
      for (const line of err.trimEnd().split("\n")) expect(line).toMatch(/^bomb\.json: /);
      expect(err.split("\n").length).toBeLessThan(25);
      expect(err.length).toBeLessThan(8000);
      const told = await at.run(["ask", file, "score", "--json"]);
      expect(told.out.length).toBeLessThan(60_000);
    });
  }

  test("the largest map that is allowed opens", async () => {
    const at = desk();
    const units = [unit, { ...contact.units[1], at: "9999" }];
    const file = at.write("large.json", { ...contact, map: { cols: 99, rows: 99 }, units });
    const { code, out } = await at.run(["ask", file, "reach", "S1"]);
    expect(code).toBe(0);
    expect(out).toContain("9998");
  });
});
