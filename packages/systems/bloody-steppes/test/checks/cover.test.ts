import { describe, expect, test } from "vitest";
import { coverOf, doesGroundDouble, edgeFireModifier, isThroughFront, meleeHexside } from "../../src/checks/cover.ts";
import { at, field } from "../field.ts";

const village = field({ hexes: { "0404": ["village"] } });
const work = (kind: string) =>
  field({ hexes: { "0404": [kind] }, sides: { "0403/0404": ["front in:0404"], "0404/0504": ["front in:0404"] } });

describe("who is protected", () => {
  const ruleIn = (
    ground: ReturnType<typeof field>,
    formation: "line" | "assault-column" | "company-column" | "skirmish" | "square",
    from: string,
  ) => coverOf(ground, "infantry", "infantry", formation, at(ground, "0404"), at(ground, from))?.rule;

  test("IV.24: in a village only square and skirmish, from every side", () => {
    expect(
      (["line", "assault-column", "skirmish", "square"] as const).map((one) => ruleIn(village, one, "0401")),
    ).toEqual([undefined, undefined, "IV.24", "IV.24"]);
  });

  test("IV.24, IV.26: in a redoubt the same; columns never", () => {
    const redoubt = work("redoubt");
    expect((["line", "company-column", "square"] as const).map((one) => ruleIn(redoubt, one, "0407"))).toEqual([
      undefined,
      undefined,
      "IV.24",
    ]);
  });

  test("IV.25: behind an open rampart line and skirmish, and only against its front", () => {
    const rampart = work("rampart");
    expect(["0401", "0407"].map((from) => ruleIn(rampart, "line", from))).toEqual(["IV.25", undefined]);
    expect(ruleIn(rampart, "square", "0401")).toBeUndefined();
    expect(ruleIn(rampart, "assault-column", "0401")).toBeUndefined();
  });

  test("IV.27: guns in works against the front, not in villages", () => {
    for (const kind of ["redoubt", "rampart"]) {
      const ground = work(kind);
      const rule = (from: string) =>
        coverOf(ground, "artillery", "foot-artillery", undefined, at(ground, "0404"), at(ground, from))?.rule;
      expect([rule("0401"), rule("0407")], kind).toEqual(["IV.27", undefined]);
    }
    expect(
      coverOf(village, "artillery", "foot-artillery", undefined, at(village, "0404"), at(village, "0401")),
    ).toBeUndefined();
  });

  test("K-50: copse, orchard and vineyard protect every formation, cavalry too", () => {
    const grove = field({ hexes: { "0404": ["grove"] } });
    expect(ruleIn(grove, "assault-column", "0401")).toBe("X.16");
    expect(coverOf(grove, "infantry", "cavalry", "line", at(grove, "0404"), at(grove, "0401"))?.row.infantry).toBe(2);
  });

  test("K-188: of several kinds the best counts", () => {
    const both = field({ hexes: { "0404": ["orchard", "village"] } });
    expect(coverOf(both, "infantry", "infantry", "square", at(both, "0404"), at(both, "0401"))?.row.infantry).toBe(2);
    expect(coverOf(both, "infantry", "infantry", "line", at(both, "0404"), at(both, "0401"))?.row.infantry).toBe(1);
  });

  test("IV.25: fire comes through the front if its line enters over a front hexside", () => {
    const ground = work("rampart");
    const through = (from: string) => isThroughFront(ground, at(ground, from), at(ground, "0404"));
    expect(["0403", "0401", "0504", "0405", "0304"].map(through)).toEqual([true, true, true, false, false]);
  });
});

test("XII.26: losses double in works, villages, copses, vineyards and orchards", () => {
  const doubles = (tag: string) => {
    const ground = field({ hexes: { "0404": [tag] } });
    return doesGroundDouble(ground, at(ground, "0404"));
  };
  expect(["redoubt", "rampart", "village", "grove", "vineyard", "orchard"].map(doubles)).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(["forest", "camp", "marsh"].map(doubles)).toEqual([false, false, false]);
});

describe("hexsides", () => {
  const over = (sides: object, elevation: object = {}) => {
    const ground = field({ sides, elevation });
    return meleeHexside(ground, at(ground, "0403"), at(ground, "0404"));
  };
  test("XII.27: uphill 1, steep 2, water 1 on the attacker's die", () => {
    expect(over({}, { "0404": 1 })).toEqual({ attacker: 1, defender: 0 });
    expect(over({}, { "0404": 3 })).toEqual({ attacker: 2, defender: 0 });
    expect(over({ "0403/0404": ["river", "ford"] })).toEqual({ attacker: 1, defender: 0 });
    expect(over({ "0403/0404": ["stream"] }, { "0404": 1 })).toEqual({ attacker: 2, defender: 0 });
    expect(over({}, { "0403": 3 })).toEqual({ attacker: 0, defender: 0 });
  });

  test("XII.27: an escarpment or road cut helps the defender above", () => {
    expect(over({ "0403/0404": ["escarpment"] }, { "0404": 3 })).toEqual({ attacker: 0, defender: -2 });
    expect(over({ "0403/0404": ["ravine"] }, { "0404": 3 })).toEqual({ attacker: 0, defender: -1 });
  });

  test("K-194: fire from below over the edge is worth +1 to the target", () => {
    const ground = field({ sides: { "0403/0404": ["escarpment"] }, elevation: { "0404": 3 } });
    const worth = (from: string) => edgeFireModifier(ground, at(ground, "0404"), at(ground, from));
    expect([worth("0401"), worth("0407")]).toEqual([1, 0]);
  });
});
