import { describe, expect, test } from "vitest";
import { allied, asked, field, guns, horse, type More, russian, shows, skirmish, stands, zones } from "./steppe.ts";

// From 0505 the front to N/NE is 0504 and 0604; two hexes off 0503, 0603, 0704; three off 0502, 0602, 0703, 0803.
const near = ["0504", "0604"];
const second = ["0503", "0603", "0704"];
const third = ["0502", "0602", "0703", "0803"];
const rear = ["0506", "0405", "0605", "0404"];
const covered = (more: More, hexes: readonly string[], map: object = {}): string => {
  const s = field({ map: { cols: 10, rows: 10, ...map }, units: [allied("A", "0505", more), russian("R", "1010")] });
  return hexes.map((hex) => (zones(s, hex) === "A" ? "x" : ".")).join("");
};

describe("VI.1 to VI.4: how far a zone reaches", () => {
  const reach: readonly [string, More, string, string, string][] = [
    ["VI.1: sketch 10a, infantry that fires at two hexes", {}, "xx", "xxx", "...."],
    ["VI.1: sketch 10b, infantry that fires at one", { stats: { fire: "+1/-" } }, "xx", "...", "...."],
    ["VI.1: a column that does not fire", { formation: "column" }, "xx", "...", "...."],
    ["VI.1: a British column, which does not fire", { formation: "column", nation: "british" }, "xx", "...", "...."],
    ["VI.1: sketch 10d, guns to the end of their range", guns, "xx", "xxx", "xxxx"],
    ["VI.1: guns of one band", { ...guns, stats: { fire: "0/-/-/-" } }, "xx", "xxx", "...."],
    ["VI.2: sketch 10c, cavalry in line", horse, "xx", "xxx", "...."],
    ["VI.2: cavalry in column", { ...horse, formation: "column" }, "xx", "xxx", "...."],
    ["VI.4: routed infantry", { state: ["routed"] }, "..", "...", "...."],
    ["VI.4: routed cavalry", { ...horse, state: ["routed"] }, "..", "...", "...."],
    ["VI.4: disorganized infantry keeps its zone", { state: ["disorganized"] }, "xx", "xxx", "...."],
  ];
  test.each(reach)("%s", (_name, more, one, two, three) => {
    expect([covered(more, near), covered(more, second), covered(more, third)]).toEqual([one, two, three]);
    expect(covered(more, rear)).toBe("....");
  });
  test("VI.1: guns to their fourth band", () => {
    const long = { ...guns, stats: { fire: "-1/0/+1/+2" } };
    const s = field({ map: { cols: 10, rows: 12 }, units: [allied("A", "0510", long), russian("R", "1010")] });
    expect(["0502", "0501"].map((hex) => zones(s, hex))).toEqual(["A", ""]);
  });
  test("VI.1: a company column covers as far as it fires", () => {
    const s = field({ units: [russian("R", "0505", { formation: "company-column" }), allied("A", "1010")] });
    expect(zones(s, "0507")).toBe("R");
  });
  test("VI.1: skirmishers and squares all round", () => {
    for (const more of [{ ...skirmish, stats: { light: true, sp: 2 } }, { formation: "square" }])
      expect([covered(more, rear), covered(more, ["0507", "0406", "0705"])]).toEqual(["xxxx", "xxx"]);
  });
  test("VI.3: not behind what hides it", () => {
    expect(covered({}, second, { hexes: { "0504": ["orchard"] } })).toBe(".xx");
    expect(covered({}, near, { hexes: { "0504": ["orchard"] } })).toBe("xx");
    expect(covered(horse, second, { elevation: { "0504": 1 } })).toBe(".xx");
  });
  test("VI.3: units hide as well", () => {
    const s = field({ units: [allied("A", "0505"), allied("B", "0504", { state: ["routed"] }), russian("R", "1010")] });
    expect([zones(s, "0503"), zones(s, "0704")]).toEqual(["", "A"]);
  });
});

describe("VI.5, VI.7, VI.8: who acts in a zone may be reacted to", () => {
  test("VI.5: nobody has to stop in a zone, and every step in it counts", () => {
    const units = [allied("A", "0407", { formation: "column" }), russian("R", "0403")];
    const s = field({ map: { cols: 10, rows: 10 }, units });
    s.answer("unit A", "hex 0406");
    expect(asked(s)).toBe("allied act");
    s.answer("hex 0405");
    expect(asked(s)).toBe("russian reactor");
    s.answer("end", "hex 0404");
    expect(asked(s)).toBe("russian reactor");
  });
  test("VI.5: a long way is halted where a zone begins, and goes on", () => {
    const s = field({ units: [allied("A", "0408", { formation: "column" }), russian("R", "0403")] });
    s.answer("unit A", "hex 0404");
    expect([asked(s), s.unit("A").at]).toEqual(["russian reactor", "0405"]);
    stands(s, "russian");
    expect([s.unit("A").at]).toEqual(["0404"]);
  });
  const reactors: readonly [string, More, string][] = [
    ["infantry", {}, "russian reactor"],
    ["guns", guns, "russian reactor"],
    ["cavalry", horse, "russian counter-stroke"],
    ["infantry that looks away", { facing: "N/NE" }, "allied act"],
    ["routed infantry", { state: ["routed"] }, "allied act"],
    ["infantry that has reacted", { state: ["reaction"] }, "allied act"],
    ["infantry under an ASSAULT marker", { state: ["assault"] }, "allied act"],
    ["a column two hexes off", { formation: "column" }, "allied act"],
  ];
  test.each(reactors)("VI.7: %s when an enemy comes two hexes off", (_name, more, who) => {
    const s = field({ units: [allied("A", "0407", { formation: "column" }), russian("R", "0404", more)] });
    s.answer("unit A", "hex 0406");
    expect(asked(s)).toBe(who);
  });
  test("VI.7: who may not see does not react", () => {
    const map = { cols: 10, rows: 10, hexes: { "0405": ["orchard"] } };
    const s = field({ map, units: [allied("A", "0407", { formation: "column" }), russian("R", "0404")] });
    s.answer("unit A", "hex 0406");
    expect(asked(s)).toBe("allied act");
  });
  const acts: readonly [string, More, string, readonly number[]][] = [
    ["a step", {}, "hex 0405", []],
    ["a change of formation", {}, "form 1", []],
    ["a turn", {}, "turn 1", []],
    ["a volley", {}, "fire 0404", [9]],
    ["reorganizing", { state: ["disorganized"] }, "reorganize", []],
  ];
  test.each(acts)("VI.8: %s in a zone lets the enemy react", (_name, more, act, dice) => {
    const units = [allied("A", "0406", more), russian("R", "0404", { stats: { morale: 9 } })];
    const s = field({ units, dice });
    s.answer("unit A", act);
    expect(asked(s)).toBe("russian reactor");
  });
  test("VI.8: outside every zone nothing does", () => {
    for (const act of ["hex 0405", "form 1", "turn 1"]) {
      const s = field({ units: [allied("A", "0406"), russian("R", "0404", { facing: "N/NE" })] });
      s.answer("unit A", act);
      expect(asked(s)).toBe("allied act");
    }
  });
  test("VI.8: commanders open no window (K-144)", () => {
    const units = [
      allied("L", "0407", { kind: "commander", division: "d" }),
      allied("B", "0909", { division: "d" }),
      russian("R", "0404"),
    ];
    const flags = { orders: { d: { order: "attack", goal: "0401", distance: 3 } } };
    const s = field({ units, flags });
    s.answer("unit L", "hex 0406");
    expect(asked(s)).toMatch(/^allied/);
    expect(shows(s, "R", "reaction")).toBe(false);
  });
});
