import { describe, expect, test } from "vitest";
import { type SightScene, sightBlock, sightRange } from "../../src/checks/sight.ts";
import { type Field, type FieldSpec, fieldOf } from "../field.ts";

interface Look extends Partial<Pick<SightScene, "weather" | "overFriends" | "overEnemies">> {
  readonly friends?: readonly string[];
  readonly enemies?: readonly string[];
}

function sceneOf(field: Field, look: Look = {}): SightScene {
  const { friends = [], enemies = [], weather = "clear", overFriends = "by-3.7", overEnemies = "by-3.7" } = look;
  return {
    grid: field.map.grid,
    terrain: field.terrain,
    weather,
    friends: field.counts(...friends),
    enemies: field.counts(...enemies),
    overFriends,
    overEnemies,
  };
}
const look = (spec: FieldSpec | Field, from: string, to: string, how?: Look) => {
  const field = "map" in spec ? spec : fieldOf(spec);
  return sightBlock(sceneOf(field, how), field.hex(from), field.hex(to))?.rule ?? "seen";
};

describe("how far", () => {
  const flat = fieldOf({});
  test("3.7b: three hexes on level ground", () => {
    expect([look(flat, "0301", "0304"), look(flat, "0301", "0305")]).toEqual(["seen", "3.7b"]);
  });

  test("3.7b: one more for each level above the target, none for being below it", () => {
    const hill = fieldOf({ elevation: { "0301": 2 } });
    expect([look(hill, "0301", "0306"), look(hill, "0301", "0307"), look(hill, "0305", "0301")]).toEqual([
      "seen",
      "3.7b",
      "3.7b",
    ]);
  });

  test("E3, E5: two hexes in fog without help from height, two in haze with it", () => {
    const hill = fieldOf({ elevation: { "0301": 2 } });
    const range = (weather: "fog" | "haze") =>
      sightRange(sceneOf(hill, { weather }), hill.hex("0301"), hill.hex("0306"));
    expect([range("fog"), range("haze")]).toEqual([2, 4]);
    expect(look(flat, "0301", "0304", { weather: "fog" })).toBe("E3");
    expect(look(flat, "0301", "0304", { weather: "haze" })).toBe("E5");
    expect(look(flat, "0301", "0305", { weather: "fog" })).toBe("3.7b");
  });
});

describe("what blocks", () => {
  test("3.7d: enemy and friendly units between, not in the two hexes", () => {
    const flat = fieldOf({});
    expect(look(flat, "0301", "0304", { enemies: ["0302"] })).toBe("3.7d");
    expect(look(flat, "0301", "0304", { friends: ["0303"] })).toBe("3.7d");
    expect(look(flat, "0301", "0304", { friends: ["0301"], enemies: ["0304"] })).toBe("seen");
  });

  test.each([
    ["woods", "3.7e"],
    ["garden", "3.7e"],
    ["town", "3.7e"],
    ["marsh", "seen"],
  ])("3.7e: %s between", (ground, result) => {
    expect(look({ hexes: { "0302": [ground] } }, "0301", "0304")).toBe(result);
    expect(look({ hexes: { "0301": [ground], "0304": [ground] } }, "0301", "0304")).toBe("seen");
  });

  test("3.7f: higher ground than the firer between, never seen over; equal ground is", () => {
    expect(look({ elevation: { "0302": 1 } }, "0301", "0304")).toBe("3.7f");
    expect(look({ elevation: { "0301": 1, "0302": 1, "0304": 1 } }, "0301", "0304")).toBe("seen");
    expect(look({ elevation: { "0301": 1, "0303": 2 } }, "0301", "0304")).toBe("3.7f");
  });
});

describe("seeing over from above", () => {
  const wood = (at: string, elevation: Record<string, number>) => fieldOf({ hexes: { [at]: ["woods"] }, elevation });

  test("3.7g: an obstacle below is seen over if it is at least half the distance from the target", () => {
    const heights = { "0301": 1 };
    expect(look(wood("0302", heights), "0301", "0305")).toBe("seen");
    expect(look(wood("0303", heights), "0301", "0305")).toBe("seen");
    expect(look(wood("0304", heights), "0301", "0305")).toBe("3.7e");
  });

  test("I-80: any lower level will do, the firer's own level will not", () => {
    expect(look(wood("0303", { "0301": 2, "0302": 1, "0303": 1 }), "0301", "0305")).toBe("seen");
    expect(look(wood("0303", { "0301": 1, "0303": 1 }), "0301", "0304")).toBe("3.7e");
  });

  test("I-80: units as terrain, or only those beneath and next to the guns", () => {
    const hill = fieldOf({ elevation: { "0301": 1 } });
    const over = (at: string, overEnemies: "by-3.7" | "adjacent-only") =>
      look(hill, "0301", "0305", { enemies: [at], overEnemies });
    expect([over("0302", "by-3.7"), over("0303", "by-3.7"), over("0304", "by-3.7")]).toEqual(["seen", "seen", "3.7d"]);
    expect([over("0302", "adjacent-only"), over("0303", "adjacent-only")]).toEqual(["seen", "9.1b"]);
  });

  test("E11, I-119: friends are fired over only next to the guns and beneath, enemies as the option says", () => {
    const hill = fieldOf({ elevation: { "0301": 1 } });
    const how = { overFriends: "adjacent-only" } as const;
    expect(look(hill, "0301", "0305", { ...how, friends: ["0302"] })).toBe("seen");
    expect(look(hill, "0301", "0305", { ...how, friends: ["0303"] })).toBe("9.1b");
    expect(look(hill, "0301", "0305", { ...how, enemies: ["0303"] })).toBe("seen");
    expect(look(fieldOf({}), "0301", "0304", { ...how, friends: ["0302"] })).toBe("3.7d");
  });
});

describe("lines along a hexside", () => {
  // 0302 to 0502 runs between 0401 and 0402.
  test("I-79: blocked only if both hexes beside it block", () => {
    expect(look({ hexes: { "0401": ["woods"] } }, "0302", "0502")).toBe("seen");
    expect(look({ hexes: { "0402": ["woods"] } }, "0302", "0502")).toBe("seen");
    expect(look({ hexes: { "0401": ["woods"], "0402": ["woods"] } }, "0302", "0502")).toBe("3.7e");
  });

  // 0301 to 0501 runs along the upper edge, between 0401 and nothing.
  test("I-120: at the edge of the map the one hex decides", () => {
    expect(look({}, "0301", "0501")).toBe("seen");
    expect(look({ hexes: { "0401": ["woods"] } }, "0301", "0501")).toBe("3.7e");
  });
});
