import { describe, expect, test } from "vitest";
import {
  allied,
  asked,
  at,
  barred,
  field,
  guns,
  horse,
  horseGuns,
  leads,
  type More,
  rulesOf,
  russian,
  shows,
  skirmish,
  stands,
  told,
} from "./steppe.ts";

const column = { formation: "column" };
const rifles = { ...skirmish, stats: { sp: 2, light: true } };
const cossacks = { ...horse, formation: "dispersed", stats: { cossack: true } };
/** A steps from 0407 to 0406, two hexes before R in 0404. */
const come = (russians: readonly More[], mover: More = column, dice: readonly number[] = []) => {
  const s = field({ units: [allied("A", "0407", mover), ...russians], dice });
  s.answer("unit A", "hex 0406");
  return s;
};

describe("VI.17 to VI.20: falling back", () => {
  test("VI.17: skirmishers fire at infantry and fall back one or two hexes", () => {
    const s = come([russian("S", "0404", rifles)], column, [9]);
    s.answer("unit S", "retire");
    expect(told(s)).toContain("fired");
    const ways = s.answers().filter((text) => text.startsWith("hex"));
    expect(ways).not.toContain("hex 0405");
    s.answer("hex 0403", "hex 0402");
    expect([at(s, "S"), shows(s, "S", "reaction"), asked(s)]).toEqual(["0402", true, "allied act"]);
  });
  test("VI.17: they may hold their fire and only fall back (K-63)", () => {
    const s = come([russian("S", "0404", rifles)]);
    s.answer("unit S", "withdraw", "hex 0403", "end");
    expect([told(s).includes("fired"), at(s, "S"), shows(s, "S", "reaction")]).toEqual([false, "0403", true]);
    expect(asked(s)).toBe("allied act");
  });
  test("VI.17: there is no fire to hold for one that cannot fire (K-63)", () => {
    const s = come([russian("C", "0404", cossacks)]);
    s.answer("unit C");
    expect([barred(s, "retire"), barred(s, "withdraw")]).toEqual(["", "VI.17"]);
    s.answer("retire", "hex 0403", "end");
    expect([told(s).includes("fired"), at(s, "C")]).toEqual([false, "0403"]);
  });
  const said: readonly [string, string, readonly number[], string][] = [
    ["fires, told always to fire", "always", [9], "russian fall-back"],
    ["does not fire, told never to", "never", [], "russian fall-back"],
    ["asks first, told to ask", "ask", [], "russian reactor"],
  ];
  test.each(said)("VI.17: a skirmisher told always to fall back %s (K-63)", (_name, answer, dice, question) => {
    const instructions = [
      { for: "side", what: "fall-back", answer: "always" },
      { for: "S", what: "fire", answer },
    ];
    const units = [allied("A", "0407", column), russian("S", "0404", rifles)];
    const s = field({ units, dice, flags: { instructions: { russian: instructions } } });
    s.answer("unit A", "hex 0406");
    expect([asked(s), told(s).filter((kind) => kind === "fired").length]).toEqual([question, dice.length]);
  });
  test.each([
    [10, 1],
    [100, 0],
  ])("VI.17: told to fire from %s percent on it fires %s times before it falls back", (percent, times) => {
    const instructions = [
      { for: "side", what: "fall-back", answer: "always" },
      { for: "side", what: "fire", answer: "when", percent },
    ];
    const units = [allied("A", "0407", column), russian("S", "0404", rifles)];
    const dice = times === 1 ? [9] : [];
    const s = field({ units, dice, flags: { instructions: { russian: instructions } } });
    s.answer("unit A", "hex 0406");
    expect([asked(s), told(s).filter((kind) => kind === "fired").length]).toEqual(["russian fall-back", times]);
  });
  test("VI.17: also before guns", () => {
    const s = come([russian("S", "0404", rifles)], guns);
    s.answer("unit S");
    expect(barred(s, "retire")).toBe("");
  });
  const stay: readonly [string, string, More, More, readonly More[]][] = [
    ["VI.17", "not before cavalry", { ...horse, formation: "column" }, rifles, []],
    ["VI.17", "not in closed formation", column, {}, []],
    ["VI.17", "not with others in the hex", column, rifles, [russian("Q", "0404")]],
    ["VI.18", "horse guns not before cavalry", { ...horse, formation: "column" }, horseGuns, []],
    ["VI.18", "foot guns never", column, guns, []],
  ];
  test.each(stay)("%s: %s", (rule, _name, mover, more, others) => {
    const s = come([russian("S", "0404", more), ...others], mover);
    s.answer("unit S");
    expect(barred(s, "retire")).toBe(rule);
  });
  test("VI.17: not before one who only turns, or fires", () => {
    const s = field({ units: [allied("A", "0406"), russian("S", "0404", rifles)], dice: [] });
    s.answer("unit A", "turn 1", "unit S");
    expect([barred(s, "fire 0406"), barred(s, "retire")]).toEqual(["", "VI.17"]);
  });
  test("VI.17: not when an enemy had it before him as the activation began", () => {
    const units = [allied("A", "0405", column), russian("S", "0404", rifles)];
    const s = field({ units, dice: [0] });
    s.answer("unit A", "turn 1", "unit S");
    expect(barred(s, "retire")).toBe("VI.17");
  });
  test("VI.18: horse guns fire and fall back before infantry", () => {
    const s = come([russian("G", "0404", horseGuns)], column, [9]);
    s.answer("unit G", "retire", "hex 0403", "hex 0402");
    expect([at(s, "G"), shows(s, "G", "reaction")]).toEqual(["0402", true]);
  });
  test("VI.19: lone cavalry must fall back when infantry comes next to it", () => {
    const units = [allied("A", "0406", column), russian("H", "0404", { ...horse, formation: "column" })];
    const s = field({ units });
    s.answer("unit A", "hex 0405");
    expect(s.decision().seat).toBe(1);
    expect(s.answers().every((text) => text.startsWith("hex") || text === "instructions")).toBe(true);
    s.answer(s.answers()[0]);
    if (s.decision().seat === 1) s.answer("end");
    expect([at(s, "H") !== "0404", shows(s, "H", "reaction"), asked(s)]).toEqual([true, true, "allied act"]);
  });
  test("VI.19: once in an activation", () => {
    const units = [
      allied("A", "0406", column),
      russian("H", "0404", { ...horse, formation: "column", state: ["reaction"] }),
    ];
    const s = field({ units });
    s.answer("unit A", "hex 0405");
    expect([at(s, "H"), asked(s)]).toEqual(["0404", "allied act"]);
  });
  test("VI.19: not before cavalry, not with guns in the hex, not when it countercharges", () => {
    const guarded = field({
      units: [
        allied("A", "0406", column),
        russian("H", "0404", { ...horse, facing: "N/NE" }),
        russian("G", "0404", { ...guns, facing: "N/NE" }),
      ],
    });
    guarded.answer("unit A", "hex 0405");
    expect([at(guarded, "H"), asked(guarded)]).toEqual(["0404", "allied act"]);
    const s = field({
      units: [allied("A", "0406", column), allied("B", "0909"), russian("H", "0404", horse)],
      dice: [9],
    });
    s.answer("unit A", "hex 0405");
    expect(asked(s)).toBe("russian counter-stroke");
    s.answer("unit H");
    stands(s, "allied");
    expect([at(s, "H"), asked(s)]).toEqual(["0404", "allied act"]);
  });
  test("VI.20: horse skirmishers fall back before cavalry, not before such as they", () => {
    const s = come([russian("C", "0404", cossacks)], { ...horse, formation: "column" });
    s.answer("unit C");
    expect(barred(s, "retire")).toBe("");
    const same = come([russian("C", "0404", cossacks)], { ...horse, formation: "dispersed", facing: undefined });
    expect(asked(same)).toMatch(/^allied/);
  });
  test("VI.20/1, VIII.10: they pass through friends and do not stop among another brigade", () => {
    const units = [
      russian("G", "0101", leads("e")),
      russian("S", "0404", { ...rifles, division: "e", brigade: "one" }),
      russian("F", "0403", { division: "e", brigade: "two" }),
    ];
    const s = come(units, column, [9]);
    while (s.decision().kind === "reactor" && barred(s, "unit S") !== "") s.answer("end");
    s.answer("unit S", "retire", "hex 0403");
    expect(asked(s)).toBe("russian fall-back");
    expect(s.answers()).not.toContain("end");
    s.answer("hex 0402");
    expect(at(s, "S")).toBe("0402");
  });
  test("VI.20/1: they go away from the enemy, never nearer, at least two hexes from him (K-160)", () => {
    const s = come([russian("S", "0404", rifles)], column, [9]);
    s.answer("unit S", "retire");
    const ends = s.answers().filter((text) => text.startsWith("hex"));
    expect(ends.sort()).toEqual(["hex 0304", "hex 0305", "hex 0403", "hex 0504", "hex 0505"]);
    s.answer("hex 0505");
    expect(s.answers()).not.toContain("hex 0506");
  });
  test("VI.20/1, VI.24: past the front of an enemy they check, 1 worse for each hex", () => {
    const map = { cols: 1, rows: 10 };
    const units = [allied("A", "0106", column), russian("S", "0104", rifles), allied("E", "0101", { facing: "S/SW" })];
    const s = field({ map, units, dice: [9, 7] });
    s.answer("unit A", "hex 0105", "unit S", "retire");
    const ends = s.answers().filter((text) => text.startsWith("hex"));
    s.answer(ends[0]);
    if (s.decision().seat === 1 && s.answers().includes("hex 0102")) s.answer("hex 0102");
    expect(rulesOf(s, "checked")).toEqual(["VI.24"]);
    expect([at(s, "S"), shows(s, "S", "disorganized")]).toEqual(["0102", true]);
  });
});

describe("VI.21 to VI.25: markers, and going back", () => {
  test("VI.21: one reaction in an activation, of one kind", () => {
    const s = come([russian("R", "0404"), russian("T", "0505")], column, [9]);
    s.answer("unit R", "fire 0406");
    expect(barred(s, "unit R")).toBe("VI.21");
  });
  test("VI.22: a REACTION marker protects from nothing", () => {
    const s = field({
      units: [allied("A", "0405", { nation: "french" }), russian("R", "0404", { state: ["reaction"] })],
    });
    s.answer("unit A");
    expect([barred(s, "fire 0404"), barred(s, "attack 0404")]).toEqual(["", ""]);
  });
  test("VI.22, XII.19: an ASSAULT marker protects from fire and attack", () => {
    const s = field({
      units: [allied("A", "0405", { nation: "french" }), russian("R", "0404", { state: ["assault"] })],
    });
    s.answer("unit A");
    expect([barred(s, "fire 0404"), barred(s, "attack 0404")]).toEqual(["XII.19", "XII.12"]);
  });
  test("VI.22: in melee the ASSAULT marker takes the place of the other", () => {
    const units = [
      allied("A", "0405", { nation: "french", stats: { morale: 9 } }),
      allied("B", "0909"),
      russian("R", "0404", { state: ["reaction"], stats: { morale: 9 } }),
    ];
    const s = field({ units, dice: [0, 0, 0] });
    s.answer("unit A", "attack 0404");
    stands(s, "russian");
    expect(shows(s, "R", "assault")).toBe(true);
  });
  test("VI.23: REACTION markers come off when the activation ends", () => {
    const s = come([russian("R", "0404")], column, [9]);
    s.answer("unit R", "fire 0406", "end");
    expect(shows(s, "R", "reaction")).toBe(false);
  });
  test("VI.24: withdrawing before a melee next to the front of another enemy it checks 1 worse; a level is lost", () => {
    const units = [
      allied("A", "0405", { nation: "french" }),
      allied("E", "0402", { facing: "S/SW" }),
      russian("R", "0404"),
      russian("Q", "1001"),
    ];
    const s = field({ units, dice: [7] });
    s.answer("unit A", "attack 0404");
    expect(s.decision().seat).toBe(1);
    s.answer("yes", "hex 0403");
    if (s.decision().seat === 1 && s.answers().includes("end")) s.answer("end");
    expect([at(s, "R"), shows(s, "R", "disorganized")]).toEqual(["0403", true]);
  });
  test("VI.25: nobody reacts to one who falls back", () => {
    const s = field({
      units: [allied("A", "0407", column), allied("E", "0601", { facing: "SW/NW" }), russian("S", "0404", rifles)],
      dice: [9],
    });
    s.answer("unit A", "hex 0406", "unit S", "retire", "hex 0403", "hex 0402");
    expect(asked(s)).toBe("allied act");
    expect(s.eventsOf("fired")).toHaveLength(1);
  });
});
