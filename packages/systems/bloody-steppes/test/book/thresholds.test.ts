import type { SituationText } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { fought, hidden } from "./asked.ts";
import {
  allied,
  at,
  barred,
  chief,
  field,
  guns,
  horse,
  leads,
  type More,
  mp,
  russian,
  shows,
  skirmish,
} from "./steppe.ts";

// Numbers of the book at which something begins or ends, each asked about on both sides of the line.
const away = russian("Q", "1001");
const french = { nation: "french" } as const;
const behind = { facing: "N/NE" } as const;
const idle = allied("Z", "0110", french);
const fight = (units: readonly More[], kind: string, more: SituationText = {}): string =>
  fought(field({ ...more, units: [...units, away] }), [kind, "A"], units[1].id ?? "");

describe("strength", () => {
  test.each([
    [1, "die +1 in row 7"],
    [2, "die 0 in row 7"],
    [5, "die 0 in row 7"],
    [6, "die -1 in row 7"],
    [10, "die -1 in row 7"],
    [11, "die -2 in row 7"],
  ])("X.16, X.9: %i points fire with %s", (sp, die) => {
    expect(fight([allied("A", "0506", { stats: { sp } }), russian("R", "0504")], "fire")).toBe(die);
  });
  test.each([
    [9, 8, "A die 0"],
    [10, 8, "A die -1"],
    [7, 4, "A die -1"],
    [9, 4, "A die -2"],
    [12, 4, "A die -2"],
    [13, 4, "A die -3"],
  ])("XII.15: %i against %i attack with %s", (own, other, die) => {
    const units = [
      allied("A", "0505", { ...french, stats: { sp: own } }),
      russian("R", "0504", { stats: { sp: other } }),
    ];
    expect(fight(units, "melee").split(" against")[0]).toBe(die);
  });
  test.each([
    [16, ""],
    [17, "VII.7"],
  ])("VII.7: 8 points to %i: %s", (sp, rule) => {
    const s = field({ units: [allied("A", "0506"), allied("B", "0505", { stats: { sp } }), away] });
    s.answer("unit A");
    expect(barred(s, "hex 0505")).toBe(rule);
  });
});

describe("distance", () => {
  test.each([
    ["0502", "die 0 in row 7"],
    ["0402", "die -1 in row 7"],
    ["0504", "die -1 in row 7"],
    ["0505", "die 0 in row 7"],
  ])("XI.12: a licorne in 0501 at %s: %s", (hex, die) => {
    const licorne = russian("A", "0501", { ...guns, stats: { fire: "0/0/0/0", licorne: true } });
    expect(fight([licorne, allied("B", hex)], "fire")).toBe(die);
  });
  test("IX.8: from below one sees who is on the escarpment at three hexes, not at two; from it one looks down, guns at three", () => {
    const high = { "0501": 2, "0502": 2, "0503": 2, "0504": 2, "0505": 2 };
    const map = { cols: 10, rows: 10, elevation: high, sides: { "0505/0506": ["escarpment"] } };
    const s = field({
      map,
      units: [away, allied("G", "0505", { ...guns, facing: "S/SW" }), russian("E", "0508", behind)],
    });
    expect([hidden(s, "0508", "0505"), hidden(s, "0507", "0505").split(" ")[0]]).toEqual(["seen", "IX.8"]);
    expect(fought(s, ["fire", "G"], "E")).toBe("die 0 in row 7");
    const near = field({ map, units: [away, allied("G", "0505", { ...guns, facing: "S/SW" }), russian("E", "0507")] });
    expect(fought(near, ["fire", "G"], "E")).toBe("IX.8");
  });
  test.each([
    ["0107", true],
    ["0106", false],
  ])("II.11: a leader in %s, his chief in 0110: support %s", (hex, isNear) => {
    const units = [
      allied("C", "0110", chief()),
      allied("r", "ready", { kind: "rider", parent: "C" }),
      allied("L", "0110", leads("d")),
      allied("A", "0110", { division: "d" }),
      allied("M", hex, leads("e")),
      allied("B", hex, { division: "e" }),
      russian("N", "0101", leads("x")),
      russian("E", "0101", { division: "x" }),
    ];
    const s = field({ units, flags: { activation: { command: "d", number: 1 } }, dice: isNear ? [] : [6] });
    s.answer("end", "sustain M");
    expect(s.decision().kind).toBe(isNear ? "support" : "marker");
  });
  test("XIV.59: an enemy at five hexes leaves the marker, at four he takes it", () => {
    const routed = russian("R", "0501", { state: ["routed", "reorganization"] });
    const s = field({ units: [allied("A", "0507", { ...french, formation: "column" }), routed, idle] });
    s.answer("unit A", "hex 0506");
    const isKept = shows(s, "R", "rallying");
    s.answer("hex 0505");
    expect([isKept, shows(s, "R", "rallying")]).toEqual([true, false]);
  });
});

describe("dice and points", () => {
  test.each([
    [0, "0301"],
    [8, "0301"],
    [9, "box:3"],
  ])("XIII.7: cavalry comes upon a lone commander, %i: he is then in %s", (die, place) => {
    const units = [allied("A", "0507", horse), russian("L", "0504", leads("d"))];
    const s = field({ units: [...units, russian("E", "0301", { division: "d", ...behind }), idle], dice: [die] });
    s.answer("unit A", "hex 0505");
    expect(at(s, "L")).toBe(place);
  });
  test.each([
    ["company-column", 5, 3],
    ["assault-column", 6, 3],
    ["line", 4, 2],
  ])("XIV.40: %s with %i points has %i after it has reorganized", (formation, _points, left) => {
    const E = russian("E", "0505", { formation, state: ["disorganized"] });
    const s = field({ active: "russian", units: [E, allied("A", "1001")] });
    s.answer("unit E", "reorganize");
    expect(mp(s, "E")).toBe(left);
  });
  test.each([
    [2, "allied act"],
    [3, "russian reactor"],
  ])("VI.12: before cavalry two hexes behind it infantry of %i points: %s", (sp, next) => {
    const R = russian("R", "0504", { ...behind, stats: { sp, fire: "-1/-" } });
    const s = field({ units: [allied("A", "0507", horse), R, away] });
    s.answer("unit A", "hex 0506");
    const { seat, kind } = s.decision();
    expect(`${seat === 0 ? "allied" : "russian"} ${kind}`).toBe(next);
  });
  test.each([
    [4, true],
    [5, false],
  ])("XIV.54, XIV.60: morale 7 rallies on 4: %i %s", (die, isBack) => {
    const A = allied("A", "0505", { state: ["routed", "reorganization"] });
    const s = field({ isHeld: true, phase: "reorganization", units: [A, away, idle], dice: [die] });
    s.answer("end");
    expect(shows(s, "A", "routed")).toBe(!isBack);
  });
  test("IV.1: skirmishers of 4 points stand in one hex, not of 5", () => {
    const rifles = (sp: number): More => ({ ...skirmish, stats: { sp, light: true } });
    const s = (sp: number) => {
      const units = [allied("A", "0505", rifles(2)), allied("B", "0506", rifles(sp)), idle, away];
      const made = field({ units });
      made.answer("unit B", "hex 0505");
      return barred(made, "end");
    };
    expect([s(2), s(3)]).toEqual(["", "IV.1"]);
  });
});
