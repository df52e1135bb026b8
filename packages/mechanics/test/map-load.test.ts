import { isProblems } from "@redoubt/engine";
import { hexAt, hexNumber, isUnread, parseSide, type Side, sideName } from "@redoubt/hex";
import { describe, expect, test } from "vitest";
import {
  each,
  hasHexTag,
  hasSideTag,
  hexDetail,
  hexesTagged,
  loadMap,
  type MapFile,
  type MapVocabulary,
  mapOf,
  mustBe,
  PLAIN,
  sidesTagged,
  sideWord,
  tagBits,
  toward,
  towardHex,
} from "../src/index.ts";

const VOCABULARY = {
  hexTags: ["woods", "town", "goal", "road", "major-road"],
  sideTags: {
    slope: toward("up"),
    wall: toward("in"),
    ridge: each("gentle", "steep"),
    river: PLAIN,
    road: PLAIN,
    "major-road": PLAIN,
    "front of works": toward("in"),
  },
  detailTags: ["goal"],
  extraFields: ["corps"],
} as const satisfies MapVocabulary;

const FILE: MapFile = {
  format: "redoubt-map/1",
  id: "field",
  name: "A field",
  cols: 8,
  rows: 8,
  hexes: { "0304": ["woods"], "0505": ["town", "goal:Mill Hill"] },
  sides: {
    "0304/0404": ["slope up:0404", "river"],
    "0503/0504": ["ridge 0503:gentle 0504:steep"],
    "0602/0603": ["front of works in:0603"],
  },
  elevation: { "0404": 2, "0101": -1 },
  roads: [["0101", "0102", "0202"], { kind: "major", name: "Post road", path: ["0801", "0802"] }],
  names: { "0505": "Mill" },
};

const map = mapOf(FILE, VOCABULARY);
const sideAt = (text: string): Side => {
  const side = parseSide(map.grid, text);
  if (isUnread(side)) throw new Error(side[0].what);
  return side;
};
const at = (number: string) => hexAt(map.grid, number);
const faults = (value: unknown): string[] => {
  const result = loadMap(value, VOCABULARY, { field: FILE });
  if (!isProblems(result)) return [];
  return result.map(({ where, what }) => (where === "map" ? what : `${where.replace("map.", "")}: ${what}`));
};
const small = (rest: object): object => ({ cols: 8, rows: 8, ...rest });

describe("a map", () => {
  test("has its tags on its hexes and hexsides", () => {
    expect(hasHexTag(map, at("0304"), "woods")).toBe(true);
    expect(hasHexTag(map, at("0303"), "woods")).toBe(false);
    expect(hasSideTag(map, sideAt("0404/0304"), "river")).toBe(true);
    expect(hexesTagged(map, "town").map((hex) => hexNumber(map.grid, hex))).toEqual(["0505"]);
    expect(sidesTagged(map, "river").map((side) => sideName(map.grid, side))).toEqual(["0304/0404"]);
    expect(hexDetail(map, at("0505"), "goal")).toBe("Mill Hill");
    expect(hexDetail(map, at("0304"), "goal")).toBeUndefined();
  });

  test("knows which way a hexside tag points", () => {
    expect(towardHex(map, sideAt("0304/0404"), "slope")).toBe(at("0404"));
    expect(towardHex(map, sideAt("0602/0603"), "front of works")).toBe(at("0603"));
    expect(towardHex(map, sideAt("0304/0305"), "slope")).toBeUndefined();
    const ridge = sideAt("0503/0504");
    expect(sideWord(map, ridge, "ridge", at("0503"))).toBe("gentle");
    expect(sideWord(map, ridge, "ridge", at("0504"))).toBe("steep");
    expect(sideWord(map, ridge, "ridge", at("0101"))).toBeUndefined();
  });

  test("has levels, roads and names", () => {
    expect([at("0404"), at("0101"), at("0808")].map((hex) => map.elevation[hex])).toEqual([2, -1, 0]);
    expect(hasHexTag(map, at("0202"), "road")).toBe(true);
    expect(hasSideTag(map, sideAt("0102/0202"), "road")).toBe(true);
    expect(hasSideTag(map, sideAt("0801/0802"), "major-road")).toBe(true);
    expect(map.roads[1]).toMatchObject({ kind: "major", name: "Post road", path: [at("0801"), at("0802")] });
    expect(map.names.get(at("0505"))).toBe("Mill");
  });
});

describe("a map file that is wrong says what and where:", () => {
  test.each([
    ["no object", [], "a map must be an object"],
    ["no size", { rows: 3 }, "cols: missing"],
    ["bad size", { cols: 3, rows: 0 }, "rows: must be a whole number from 1 to 99, is 0"],
    ["bad parity", small({ parity: "low" }), 'parity: must be even-low or odd-low, is "low"'],
    ["another format", small({ format: "x/2" }), 'format: must be "redoubt-map/1", is "x/2"'],
    ["unknown hex", small({ hexes: { "0901": ["woods"] } }), "hexes.0901: hex 0901 is not on the map (0101 to 0808)"],
    ["tags no list", small({ hexes: { "0101": "woods" } }), 'hexes.0101: must be a list of tags, is "woods"'],
    [
      "unknown hex tag",
      small({ hexes: { "0101": ["wods"] } }),
      'hexes.0101: unknown hex tag "wods"; known: woods, town, goal',
    ],
    ["tag twice", small({ hexes: { "0101": ["woods", "woods"] } }), 'hexes.0101: tag "woods" twice'],
    ["detail missing", small({ hexes: { "0101": ["goal"] } }), 'hexes.0101: hex tag "goal" needs a name'],
    [
      "detail too many",
      small({ hexes: { "0101": ["woods:x"] } }),
      'hexes.0101: hex tag "woods" takes nothing after a colon',
    ],
    ["unknown side", small({ sides: { "0101/0909": [] } }), "sides.0101/0909: hex 0909 is not on the map"],
    ["side apart", small({ sides: { "0101/0103": [] } }), "sides.0101/0103: hexes 0101 and 0103 are not adjacent"],
    ["side malformed", small({ sides: { "0101": [] } }), 'sides.0101: "0101" is not a hexside'],
    [
      "unknown side tag",
      small({ sides: { "0101/0102": ["rvr"] } }),
      'sides.0101/0102: unknown hexside tag "rvr"; known: slope',
    ],
    [
      "direction missing",
      small({ sides: { "0101/0102": ["slope"] } }),
      'needs one of its hexes, as in "slope up:0101"',
    ],
    [
      "wrong word",
      small({ sides: { "0101/0102": ["slope in:0101"] } }),
      'needs one of its hexes, as in "slope up:0101"',
    ],
    [
      "wrong hex",
      small({ sides: { "0101/0102": ["wall in:0303"] } }),
      "hex 0303 is not one of the two hexes of 0101/0102",
    ],
    [
      "direction too many",
      small({ sides: { "0101/0102": ["river up:0101"] } }),
      'hexside tag "river" has no direction',
    ],
    ["half a ridge", small({ sides: { "0101/0102": ["ridge 0101:gentle"] } }), "needs a word for both hexes"],
    [
      "ridge word",
      small({ sides: { "0101/0102": ["ridge 0101:flat 0102:steep"] } }),
      'knows gentle, steep, not "flat"',
    ],
    ["ridge twice", small({ sides: { "0101/0102": ["ridge 0101:gentle 0101:steep"] } }), "names hex 0101 twice"],
    [
      "side twice",
      small({ sides: { "0101/0102": [], "0102/0101": [] } }),
      "sides.0102/0101: the same hexside as sides.0101/0102",
    ],
    ["level", small({ elevation: { "0101": 1.5 } }), "elevation.0101: must be a whole number from -100 to 100, is 1.5"],
    ["road gap", small({ roads: [["0101", "0103"]] }), "roads[0].path[1]: hexes 0101 and 0103 are not adjacent"],
    ["road off map", small({ roads: [["0101", "0001"]] }), "roads[0].path[1]: hex 0001 is not on the map"],
    [
      "road kind",
      small({ roads: [{ kind: "rail", path: [] }] }),
      'roads[0]: this system has no roads of kind "rail"; it has: road, major-road',
    ],
    ["road shape", small({ roads: [3] }), "roads[0]: must be a list of hex numbers"],
    [
      "label",
      small({ labels: [{ text: "A", hex: "9901", kind: "town" }] }),
      "labels[0].hex: hex 9901 is not on the map",
    ],
    ["name", small({ names: { "0000": "x" } }), "names.0000: hex 0000 is not on the map"],
    ["unknown field", small({ hexs: {} }), "hexs: unknown field; known: hexes, sides"],
    ["unknown map", { use: "alps" }, 'use: no map named "alps"; known: field'],
    ["size in a patch", { use: "field", cols: 9 }, 'cols: not allowed beside "use"'],
  ])("%s", (_what, value, message) => {
    const found = faults(value);
    expect(found.some((fault) => fault.includes(message)) ? message : found).toBe(message);
  });

  test("everything at once", () => {
    expect(faults(small({ hexes: { "0101": ["x"], "0102": ["y"] }, sides: { "0101/0102": ["z"] } })).length).toBe(3);
  });
});

describe("a patch over a named map", () => {
  const patched = loadMap(
    {
      use: "field",
      hexes: { "0304": [] },
      sides: { "0404/0304": ["river"] },
      elevation: { "0101": 3 },
      roads: [["0701", "0702"]],
    },
    VOCABULARY,
    { field: FILE },
  );
  const result = mustBe("the patched field", patched);

  test("replaces what it names and leaves the rest", () => {
    expect(hasHexTag(result, at("0304"), "woods")).toBe(false);
    expect(hasHexTag(result, at("0505"), "town")).toBe(true);
    expect(hasSideTag(result, sideAt("0304/0404"), "slope")).toBe(false);
    expect(hasSideTag(result, sideAt("0304/0404"), "river")).toBe(true);
    expect(result.elevation[at("0101")]).toBe(3);
  });

  test("adds roads and does not touch the named map", () => {
    expect(result.roads.length).toBe(3);
    expect(map.elevation[at("0101")]).toBe(-1);
    expect(hasSideTag(map, sideAt("0304/0404"), "slope")).toBe(true);
  });
});

test("a map of our own that is wrong throws with every fault", () => {
  expect(() => mapOf({ id: "bad", cols: 2, rows: 2, hexes: { "0909": [] } }, VOCABULARY)).toThrow(
    "map bad: map.hexes.0909",
  );
  expect(() => tagBits(Array.from({ length: 32 }, (_, i) => `tag-${i}`))).toThrow("32 tags do not fit");
});
