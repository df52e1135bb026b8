import { situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { allied, russian, russianTurn } from "../battlefield.ts";
import { look } from "../look.ts";

const field = (sides: Record<string, readonly string[]>, hexes: Record<string, readonly string[]> = {}, more = {}) => ({
  map: { cols: 39, rows: 25, sides, hexes },
  ...more,
});

describe("7.32: steep slopes and cliffs at half the distance", () => {
  // Down column 05 from 0505: hexsides 0505/0506 is the first, 0506/0507 the second and so on.
  const at = (k: number, up: "near" | "far", what = "steep-slope") => {
    const [a, b] = [`05${String(4 + k).padStart(2, "0")}`, `05${String(5 + k).padStart(2, "0")}`];
    return field({ [`${a}/${b}`]: [`${what} up:${up === "near" ? a : b}`] });
  };
  const table: readonly [string, number, "near" | "far", string, string][] = [
    ["from above, first of four", 1, "near", "0509", "clear"],
    ["from above, at half of four", 2, "near", "0509", "clear"],
    ["from above, third of four", 3, "near", "0509", "7.32"],
    ["from above, last of four", 4, "near", "0509", "7.32"],
    ["from above, second of three", 2, "near", "0508", "7.32"],
    ["from below, first of four", 1, "far", "0509", "7.32"],
    ["from below, at half of four", 2, "far", "0509", "clear"],
    ["from below, third of four", 3, "far", "0509", "clear"],
    ["from below, first of three", 1, "far", "0508", "7.32"],
    ["from below, second of three", 2, "far", "0508", "clear"],
    ["from above, second of two", 2, "near", "0507", "7.32"],
    ["from below, first of two", 1, "far", "0507", "clear"],
    ["next to each other", 1, "near", "0506", "clear"],
    ["next to each other, from below", 1, "far", "0506", "clear"],
  ];
  test.each(table)("7.32: %s", (_name, k, up, target, expected) => {
    expect(look(at(k, up), "0505", target)).toBe(expected);
    expect(look(at(k, up, "cliff"), "0505", target)).toBe(expected);
  });
  test("7.32: gentle slopes have no such test", () => {
    expect(look(at(4, "near", "gentle-slope"), "0505", "0509")).toBe("clear");
    expect(look(at(1, "far", "gentle-slope"), "0505", "0509")).toBe("clear");
  });
});

describe("7.33: up and then down", () => {
  // The example of the gun in 3008.
  const hill = (kindUp: string, kindDown: string) =>
    field({ "3009/3010": [`${kindUp} up:3010`], "3011/3012": [`${kindDown} up:3011`] });
  test.each([
    ["gentle-slope", "gentle-slope"],
    ["gentle-slope", "steep-slope"],
    ["steep-slope", "gentle-slope"],
  ])("7.33: over %s and %s", (up, down) => {
    expect(look(hill(up, down), "3008", "3012")).not.toBe("clear");
    expect(look(hill(up, down), "3008", "3013")).not.toBe("clear");
  });
  test("7.33: gentle up and gentle down cites 7.33", () => {
    expect(look(hill("gentle-slope", "gentle-slope"), "3008", "3012")).toBe("7.33");
  });
  test("7.33: down and then up is open", () => {
    const valley = field({ "3009/3010": ["gentle-slope up:3009"], "3011/3012": ["gentle-slope up:3012"] });
    expect(look(valley, "3008", "3012")).toBe("clear");
  });
  test("7.33: onto the hill is open", () => {
    expect(look(hill("gentle-slope", "gentle-slope"), "3008", "3011")).toBe("clear");
  });
});

describe("7.34 to 7.39", () => {
  const ridge = (side: string) => {
    const [a, b] = side.split("/");
    return field({ [side]: [`ridge ${a}:gentle ${b}:gentle`] });
  };
  test("7.34: a ridge blocks except on the firing hex", () => {
    expect(look(ridge("0506/0507"), "0505", "0508")).toBe("7.34");
    expect(look(ridge("0505/0506"), "0505", "0508")).toBe("clear");
    expect(look(ridge("0507/0508"), "0505", "0508")).toBe("7.34");
  });
  test("7.39: adjacent units see each other over a ridge and a cliff", () => {
    expect(look(ridge("0505/0506"), "0505", "0506")).toBe("clear");
    expect(look(field({ "0505/0506": ["cliff up:0506"] }), "0505", "0506")).toBe("clear");
  });
  test.each([
    ["woods", "7.35"],
    ["town", "7.35"],
    ["vineyard", "clear"],
    ["aqueduct", "clear"],
    ["redoubt", "clear"],
  ])("7.35: a hex of %s in the line", (hex, expected) => {
    expect(look(field({}, { "0506": [hex] }), "0505", "0507")).toBe(expected);
  });
  test("7.37: the terrain of both end hexes does not block", () => {
    expect(look(field({}, { "0505": ["woods"], "0507": ["town"] }), "0505", "0507")).toBe("clear");
  });
  test("7.38, 7.26: units do not block", () => {
    const s = russianTurn("defensive-fire", {
      units: [allied("G", "0505", "A(1)4", { ma: 3 }), russian("R", "0507"), russian("Q", "0506"), allied("B", "0406")],
    });
    expect(s.answers()).toContain("target 0507");
  });
});

describe("7.36: the example of 3104", () => {
  // Due east the line runs between 3203 and 3204, due west between 3003 and 3004.
  test("7.36: A: both hexes beside the line block", () => {
    expect(look(field({}, { "3203": ["woods"], "3204": ["town"] }), "3104", "3304")).toBe("7.36");
  });
  test("7.36: B: only one of 3003 and 3004 blocks, and the line is open", () => {
    expect(look(field({}, { "3003": ["woods"] }), "3104", "2904")).toBe("clear");
    expect(look(field({}, { "3004": ["woods"] }), "3104", "2904")).toBe("clear");
  });
  test("7.36: C: steep hexsides on both sides of the line, farther than half way", () => {
    // To the east 3104 is on high ground with 3203 and 3204; 3304 is below.
    const sides = { "3203/3304": ["steep-slope up:3203"], "3204/3304": ["steep-slope up:3204"] };
    expect(look(field(sides), "3104", "3304")).not.toBe("clear");
  });
  test("7.36: a steep hexside on one side only leaves the line open", () => {
    expect(look(field({ "3203/3304": ["steep-slope up:3203"] }), "3104", "3304")).toBe("clear");
  });
});

describe("7.36: a line through a corner", () => {
  // From 0808 to 0107 the third place crossed is the corner of 0508, 0607 and 0608: on one hand the hexside 0508/0608, on
  // the other first 0607/0608 and then 0508/0607.
  const ridges = (...sides: readonly string[]) =>
    look(
      field(
        Object.fromEntries(sides.map((side) => [side, [`ridge ${side.slice(0, 4)}:gentle ${side.slice(5)}:gentle`]])),
      ),
      "0808",
      "0107",
    );
  test("7.36, 7.34: either of the two hexsides on one hand blocks with the one on the other", () => {
    expect(ridges("0508/0608", "0607/0608")).toBe("7.34");
    expect(ridges("0508/0608", "0508/0607")).toBe("7.34");
  });
  test("7.36: ridges on one hand only leave the line open", () => {
    expect(ridges("0607/0608", "0508/0607")).toBe("clear");
    expect(ridges("0508/0608")).toBe("clear");
  });
});

describe("7.5: guns and redoubt walls", () => {
  const wall = { "0505/0506": ["redoubt in:0506"] };
  const aims = (from: string, to: string) => {
    const s = situation(spiQuad, {
      active: "russian",
      phase: "defensive-fire",
      map: { cols: 9, rows: 9, sides: wall },
      units: [allied("G", from, "A(1)4", { ma: 3 }), russian("R", to)],
    });
    if (s.view().phase !== "defensive-fire") return "no fire";
    return s.answers().includes(`target ${to}`) ? "fires" : s.refusedBy(`target ${to}`);
  };
  test("7.51: from the splash hex over the wall only into the adjacent hex", () => {
    expect(aims("0505", "0506")).toBe("fires");
    expect(aims("0505", "0507")).toBe("no fire");
  });
  test("7.52: from the inner side at any range", () => {
    expect(aims("0506", "0505")).toBe("fires");
    expect(aims("0506", "0503")).toBe("fires");
  });
  test("7.51: a gun farther off fires in over the wall", () => {
    expect(aims("0504", "0506")).toBe("fires");
    expect(aims("0503", "0507")).toBe("fires");
  });
  test("7.51: firing from the splash hex another way is free", () => {
    expect(aims("0505", "0503")).toBe("fires");
  });
});

describe("A18.4: sight at Alma", () => {
  const alma = { scenario: "alma" };
  test("A18.42: the diagram as corrected: 2106 to 2309 is blocked", () => {
    const sides = { "2107/2206": ["gentle-slope up:2206"], "2208/2308": ["gentle-slope up:2208"] };
    expect(look(field(sides, {}, alma), "2106", "2309")).toBe("A18.42");
  });
  test.each([
    ["gentle-slope", "gentle-slope"],
    ["steep-slope", "steep-slope"],
    ["steep-slope", "gentle-slope"],
  ])("A18.42: c: two slopes with the high ground between: %s, %s", (one, two) => {
    const sides = { "0506/0507": [`${one} up:0507`], "0508/0509": [`${two} up:0508`] };
    expect(look(field(sides, {}, alma), "0505", "0509")).toBe("A18.42");
    expect(look(field(sides, {}, alma), "0509", "0505")).toBe("A18.42");
  });
  const open: readonly [string, Record<string, readonly string[]>, Record<string, readonly string[]>][] = [
    [
      "low ground between two slopes",
      { "0505/0506": ["steep-slope up:0505"], "0508/0509": ["steep-slope up:0509"] },
      {},
    ],
    ["a continuous slope", { "0505/0506": ["steep-slope up:0506"], "0507/0508": ["steep-slope up:0508"] }, {}],
    ["a steep slope from above at the far end", { "0508/0509": ["steep-slope up:0508"] }, {}],
    ["a steep slope from below at the near end", { "0505/0506": ["steep-slope up:0506"] }, {}],
    ["woods", {}, { "0507": ["woods"] }],
    ["a vineyard", {}, { "0507": ["vineyard"] }],
  ];
  test.each(open)("A18.42, A18.43: not blocked by %s", (_name, sides, hexes) => {
    expect(look(field(sides, hexes, alma), "0505", "0509")).toBe("clear");
  });
  test("A18.42: a ridge hexside blocks, the firing hex's own as well", () => {
    const ridge = (side: string) => ({ [side]: [`ridge ${side.slice(0, 4)}:gentle ${side.slice(5)}:steep`] });
    expect(look(field(ridge("0506/0507"), {}, alma), "0505", "0508")).toBe("A18.42");
    expect(look(field(ridge("0505/0506"), {}, alma), "0505", "0508")).toBe("A18.42");
  });
  test("A18.42: a town hexside blocks", () => {
    expect(look(field({}, { "0507": ["town"] }, alma), "0505", "0509")).toBe("A18.42");
  });
  test("A18.43: a town beside a line along a hexside blocks: 7.36 does not hold", () => {
    expect(look(field({}, { "3203": ["town"] }, alma), "3104", "3304")).toBe("A18.42");
  });
});
