import { isProblems } from "@redoubt/engine";
import { describe, expect, test } from "vitest";
import { bloodyRetribution } from "../../src/index.ts";
import { british, combat, field, french, pavlov, piquet, soimonov, twoSteps } from "../field.ts";

type Text = Parameters<typeof combat>[0];

// The target is 0404, an even column: neighbours 0403 N, 0504 NE, 0505 SE, 0405 S, 0305 SW, 0304 NW.
const target = "0404";
function preview(text: Text, attackers: readonly string[], defender = "D") {
  const s = combat(text);
  const answer = bloodyRetribution.questions.combat(s.game.play(), attackers, [defender]);
  if (isProblems(answer)) throw new Error(answer[0].what);
  return answer;
}
const rowsOf = (text: Text, attackers: readonly string[]) =>
  preview(text, attackers).ledger.map(({ id, rule, value }) => `${id} ${rule} ${value}`);
const on = (hexes: Record<string, string[]>, sides: Record<string, string[]> = {}, roads: string[][] = []) => ({
  map: { cols: 8, rows: 8, hexes, sides, roads },
});
const north = soimonov("N", "0403");
const west = soimonov("W", "0304");
const defender = twoSteps("D", target, 3, 2);

describe("the column", () => {
  test("9.5, 9.6, 2.10: five factors against three is +2", () => {
    const units = [soimonov("N", "0403", 3), soimonov("W", "0304", 2), twoSteps("D", target, 3, 2)];
    expect(preview({ units }, ["N", "W"])).toMatchObject({ attack: 5, defence: 3, column: "+2" });
  });

  test("9.1, 9.5, 6.4, B-37: all in the hex defend together, a Piquet beside a British or French unit included", () => {
    const units = [soimonov("N", "0403", 9), french("D", target, 5), piquet("P", target)];
    expect(preview({ units }, ["N"])).toMatchObject({ attack: 9, defence: 6, column: "+3" });
  });

  test("2.10, 2.11, B-47: a reduced unit has its substitute's factor, in attack and defence", () => {
    const units = [soimonov("N", "0403", 5), twoSteps("D", target, 4, 2, { state: ["reduced"] })];
    expect(preview({ units }, ["N"])).toMatchObject({ defence: 2, column: "+3" });
    const attacking = [soimonov("N", "0403", 1), twoSteps("D", target, 4, 2, { state: ["reduced"] })];
    expect(preview({ units: attacking }, ["D"], "N")).toMatchObject({ attack: 2 });
  });

  test("9.6, CRT, B-2: what is off the table uses its last column", () => {
    const at = (cf: number, options = {}) =>
      preview({ units: [soimonov("N", "0403", cf), british("D", target, 9)], options }, ["N"]).column;
    expect([at(1), at(7), at(8), at(19), at(30)]).toEqual(["-2", "-2", "-1", "+10", "+10"]);
    expect([at(1, { crtFloor: "0" }), at(8, { crtFloor: "0" }), at(10, { crtFloor: "0" })]).toEqual(["0", "0", "+1"]);
  });

  test("5.7, 9.13, B-11: on turns 3 and 4 Allied attacks shift one column right, found and held first, to +10 at most", () => {
    const at = (turn: number, cf: number) => {
      const units = [british("N", "0403", cf), soimonov("D", target, 9)];
      return preview({ units, turn, active: "allied" }, ["N"]).column;
    };
    expect([1, 2, 3, 4, 5].map((turn) => at(turn, 10))).toEqual(["+1", "+1", "+2", "+2", "+1"]);
    expect([at(3, 1), at(3, 30)]).toEqual(["-1", "+10"]);
    const units = [british("N", "0403"), soimonov("D", target)];
    expect(rowsOf({ units, turn: 3, active: "allied" }, ["N"])).toEqual(["allied-artillery 5.7 1"]);
  });

  test("5.7: Russian attacks never shift", () => {
    expect(rowsOf({ units: [north, defender], turn: 3 }, ["N"])).toEqual([]);
  });
});

describe("reductions of the defender's loss", () => {
  test("9.7, TEC-1, TEC-2: clear and forest do nothing for the defender", () => {
    expect(rowsOf({ units: [north, defender] }, ["N"])).toEqual([]);
    expect(rowsOf({ ...on({ [target]: ["forest"] }), units: [north, defender] }, ["N"])).toEqual([]);
  });

  test.each(["river", "aqueduct", "marsh"])("9.8, TEC-3, B-55: one less if every attacker stands in %s", (ground) => {
    const both = { ...on({ "0403": [ground], "0304": [ground] }), units: [north, west, defender] };
    expect(rowsOf(both, ["N", "W"])).toEqual(["water 9.8 -1"]);
    const one = { ...on({ "0403": [ground] }), units: [north, west, defender] };
    expect(rowsOf(one, ["N", "W"])).toEqual([]);
  });

  test("9.8: the defender gains nothing by standing in water", () => {
    expect(rowsOf({ ...on({ [target]: ["river"] }), units: [north, defender] }, ["N"])).toEqual([]);
  });

  test("9.8, TEC-5, B-4: bridged or not; the option exempts attacks made from bridges alone", () => {
    const bridge = on({ "0403": ["river"], "0304": ["river"] }, {}, [["0402", "0403"]]);
    const text = { ...bridge, units: [north, west, defender] };
    expect(rowsOf(text, ["N"])).toEqual(["water 9.8 -1"]);
    expect(rowsOf({ ...text, options: { bridgedWater: "exempt" } }, ["N"])).toEqual([]);
    expect(rowsOf({ ...text, options: { bridgedWater: "exempt" } }, ["N", "W"])).toEqual(["water 9.8 -1"]);
  });

  test("9.9, TEC-6: one less if every attacker comes uphill across a slope, nothing if one does not", () => {
    const slopes = { "0403/0404": ["slope up:0404"], "0304/0404": ["slope up:0404"] };
    const units = [north, west, soimonov("S", "0405"), defender];
    expect(rowsOf({ ...on({}, slopes), units }, ["N", "W"])).toEqual(["upslope 9.9 -1"]);
    expect(rowsOf({ ...on({}, slopes), units }, ["N", "S"])).toEqual([]);
    expect(rowsOf({ ...on({}, { "0403/0404": ["slope up:0403"] }), units }, ["N"])).toEqual([]);
  });

  test("9.11, TEC-7, B-7, B-8: steep slopes, or both kinds, are still one less, and only uphill", () => {
    const steep = { "0403/0404": ["steep-slope up:0404"], "0304/0404": ["slope up:0404"] };
    const units = [north, west, defender];
    expect(rowsOf({ ...on({}, steep), units }, ["N"])).toEqual(["steep-upslope 9.11 -1"]);
    expect(rowsOf({ ...on({}, steep), units }, ["N", "W"])).toEqual(["steep-upslope 9.11 -1"]);
    expect(rowsOf({ ...on({}, { "0403/0404": ["steep-slope up:0403"] }), units }, ["N"])).toEqual([]);
  });

  test("9.10, TEC-8, B-3: two less if every attacker comes over redoubt hexsides into the work, one by the option", () => {
    const work = { "0403/0404": ["redoubt in:0404"], "0304/0404": ["redoubt in:0404"] };
    const units = [north, west, soimonov("S", "0405"), defender];
    const text = { ...on({}, work), units };
    expect(rowsOf(text, ["N", "W"])).toEqual(["redoubt 9.10 -2"]);
    expect(rowsOf(text, ["N", "S"])).toEqual([]);
    expect(rowsOf({ ...text, options: { redoubtReduction: "1" } }, ["N"])).toEqual(["redoubt 9.10 -1"]);
  });

  test("9.10, B-9: out of the work nothing is taken off", () => {
    expect(rowsOf({ ...on({}, { "0403/0404": ["redoubt in:0403"] }), units: [north, defender] }, ["N"])).toEqual([]);
  });

  test("TEC*, B-6: what applies adds up; B-7: a redoubt for some and a slope for others is neither", () => {
    const all = on({ "0403": ["marsh"] }, { "0403/0404": ["steep-slope up:0404", "redoubt in:0404"] });
    expect(rowsOf({ ...all, units: [north, defender] }, ["N"])).toEqual([
      "water 9.8 -1",
      "steep-upslope 9.11 -1",
      "redoubt 9.10 -2",
    ]);
    const some = on({}, { "0403/0404": ["redoubt in:0404"], "0304/0404": ["slope up:0404"] });
    expect(rowsOf({ ...some, units: [north, west, defender] }, ["N", "W"])).toEqual([]);
  });

  test("9.20, B-7: a Piquet in an attacker's hex is no attacker", () => {
    const slopes = { "0403/0404": ["slope up:0404"] };
    const units = [british("N", "0403"), piquet("P", "0403"), pavlov("D", target)];
    expect(rowsOf({ ...on({}, slopes), units, active: "allied" }, ["N"])).toEqual(["upslope 9.9 -1"]);
  });

  test("TEC-4: a road changes nothing in combat", () => {
    const road = on({}, { "0403/0404": ["slope up:0404"] }, [["0403", "0404"]]);
    expect(rowsOf({ ...road, units: [north, defender] }, ["N"])).toEqual(["upslope 9.9 -1"]);
  });
});

test("9.5: the preview of an attack being declared is the same as by name", () => {
  const s = field({ phase: "combat", turn: 2, flags: { gunsLost: true }, units: [north, west, defender] });
  s.answer(`attack ${target}`, "add N", "add W");
  const answer = bloodyRetribution.questions.combat(s.game.play(), [], []);
  expect(answer).toMatchObject({ attack: 8, defence: 3, column: "+5", rule: "9.5" });
  expect(s.decision().prompt).toBe("8 against 3 in 0404: column +5. Add another unit, or resolve the attack.");
});
