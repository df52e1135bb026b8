import type { SituationText } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { look } from "../look.ts";
import { foot } from "../troops.ts";

const ground = (hexes: object, sides: object = {}): SituationText => ({ map: { cols: 9, rows: 9, hexes, sides } });

/** The line 0301 to 0306 crosses five hexsides of column 03; a slope on the k-th of them, going up or down. */
const column = (k: number, tag: string, goesUp: boolean): SituationText => {
  const [near, far] = [`030${k}`, `030${k + 1}`];
  return ground({}, { [`${near}/${far}`]: [`${tag} up:${goesUp ? far : near}`] });
};

describe("hexes that block", () => {
  test("7.31: a line from centre to centre over open ground is clear", () => {
    expect(look(ground({}), "0301", "0806")).toBe("clear");
  });
  test("7.31, 7.35: woods and towns on the line block it", () => {
    for (const tag of ["woods", "town"]) expect(look(ground({ "0303": [tag] }), "0301", "0305")).toBe("7.35");
  });
  test("7.35: no other hex blocks", () => {
    for (const tag of ["vineyard", "aqueduct", "swamp", "redoubt"]) {
      expect(look(ground({ "0303": [tag] }), "0301", "0305")).toBe("clear");
    }
  });
  test("7.37: the ground of the two end hexes does not block", () => {
    expect(look(ground({ "0301": ["woods"], "0305": ["town"] }), "0301", "0305")).toBe("clear");
  });
  test("7.38: units do not block", () => {
    expect(look({ ...ground({}), units: [foot("A1", "0303")] }, "0301", "0305")).toBe("clear");
  });
  test("7.39: adjacent hexes always see each other", () => {
    const walls = ground({}, { "0301/0302": ["ridge 0301:steep 0302:steep"], "0401/0402": ["cliff up:0402"] });
    expect(look(walls, "0301", "0302")).toBe("clear");
    expect(look(walls, "0401", "0402")).toBe("clear");
  });
});

describe("slopes that block", () => {
  for (const tag of ["steep-slope", "cliff"]) {
    test(`7.32: firing down, a ${tag} blocks when it is more than half way to the target`, () => {
      const seen = [1, 2, 3, 4, 5].map((k) => look(column(k, tag, false), "0301", "0306"));
      expect(seen).toEqual(["clear", "clear", "7.32", "7.32", "7.32"]);
    });
    test(`7.32: firing up, a ${tag} blocks when it is less than half way to the target`, () => {
      const seen = [1, 2, 3, 4, 5].map((k) => look(column(k, tag, true), "0301", "0306"));
      expect(seen).toEqual(["7.32", "7.32", "clear", "clear", "clear"]);
    });
  }
  test("7.32: a steep slope exactly half way does not block", () => {
    expect(look(column(2, "steep-slope", false), "0301", "0305")).toBe("clear");
    expect(look(column(2, "steep-slope", true), "0301", "0305")).toBe("clear");
  });
  test("7.32: every hexside the line crosses is counted, not every hex of the range", () => {
    // The line from 0301 to 0404 is 4 hexes long and crosses 5 hexsides, of which 0302/0402 is the second.
    expect(look(ground({}, { "0302/0402": ["steep-slope up:0402"] }), "0301", "0404")).toBe("7.32");
  });
  test("7.31, 7.32: by option the firer's own steep hexside never blocks", () => {
    const own = column(1, "steep-slope", true);
    expect(look(own, "0301", "0306")).toBe("7.32");
    expect(look({ ...own, options: { ownSteepHexsideNeverBlocks: "on" } }, "0301", "0306")).toBe("clear");
  });
  test("7.33: up and later down blocks, gentle or steep", () => {
    const hill = ground({}, { "0302/0303": ["gentle-slope up:0303"], "0304/0305": ["gentle-slope up:0304"] });
    expect(look(hill, "0301", "0306")).toBe("7.33");
    expect(look(hill, "0306", "0301")).toBe("7.33");
  });
  test("7.33: down and later up does not block", () => {
    const dale = ground({}, { "0302/0303": ["gentle-slope up:0302"], "0304/0305": ["gentle-slope up:0305"] });
    expect(look(dale, "0301", "0306")).toBe("clear");
  });
  test("7.33: a gentle slope alone never blocks", () => {
    for (const k of [1, 2, 3, 4, 5]) expect(look(column(k, "gentle-slope", true), "0301", "0306")).toBe("clear");
  });
  test("7.34: a ridge blocks unless it belongs to the firing hex", () => {
    const ridge = ground({}, { "0302/0303": ["ridge 0302:gentle 0303:gentle"] });
    expect(look(ridge, "0301", "0304")).toBe("7.34");
    expect(look(ridge, "0302", "0305")).toBe("clear");
    expect(look(ridge, "0305", "0302")).toBe("7.34");
  });
});

// From 3104 due east the line runs between 3203 and 3204, due west between 3003 and 3004.
describe("lines along hexsides", () => {
  const example = (hexes: object, sides: object = {}): SituationText => ({ map: { cols: 39, rows: 10, hexes, sides } });
  test("7.36: the example, hex A: both hexes beside the line block", () => {
    expect(look(example({ "3203": ["woods"], "3204": ["woods"] }), "3104", "3304")).toBe("7.36");
  });
  test("7.36: the example, hex B: one of the two hexes is not enough", () => {
    expect(look(example({ "3003": ["woods"] }), "3104", "2904")).toBe("clear");
  });
  test("7.36: the example, hex C: steep slopes on both hands, more than half way", () => {
    const sides = { "3203/3304": ["steep-slope up:3203"], "3204/3304": ["steep-slope up:3204"] };
    expect(look(example({}, sides), "3104", "3304")).toBe("7.32");
    expect(look(example({}, { "3203/3304": ["steep-slope up:3203"] }), "3104", "3304")).toBe("clear");
  });
  test("7.36: blocked left here and right there is open, unless the option says otherwise", () => {
    const text = ground({ "0403": ["woods"], "0604": ["woods"] });
    expect(look(text, "0304", "0704")).toBe("clear");
    expect(look({ ...text, options: { hexsideSight: "shifted-lines" } }, "0304", "0704")).toBe("7.36");
  });
  test("7.33, 7.36: a climb on one hand only does not make the next slope down block", () => {
    const left = { "0304/0403": ["gentle-slope up:0403"], "0403/0504": ["gentle-slope up:0403"] };
    const right = { "0304/0404": ["gentle-slope up:0404"], "0404/0504": ["gentle-slope up:0404"] };
    expect(look(ground({}, left), "0304", "0504")).toBe("clear");
    expect(look(ground({}, { ...left, ...right }), "0304", "0504")).toBe("7.33");
  });
});
