import { describe, expect, test } from "vitest";
import { allied, alliedTurn, fate, horse, mounted, russian, told, turned } from "../battlefield.ts";
import { type Fired, type Units, volley } from "./volley.ts";

describe("7.11 to 7.18: results", () => {
  const four = (front: string, more: object = {}) => [allied("A", "0403", "8-2-4"), russian("R", "0404", front, more)];
  test("7.11: units at different ranges and in different hexes add their strengths", () => {
    const units = [
      allied("A", "0403", "3-2-4"),
      allied("B", "0304", "2-2-4"),
      allied("G", "0402", "H(1)4", { ma: 3 }),
      russian("R", "0404", "4-5-9"),
    ];
    expect(volley(units, 1, ["A", "B", "G"]).shot.strength).toBe(6);
  });
  test("7.13: below the morale nothing happens", () => {
    expect(fate(volley(four("4-5-4"), 2).s, "R")).toBe("0404");
  });
  test("7.13: equal to the morale: disrupted, no retreat", () => {
    expect(fate(volley(four("4-5-4"), 3).s, "R")).toBe("0404 disrupted");
  });
  test("7.15: the example: morale 2, result 4: disrupted and two hexes back", () => {
    const { s } = volley(four("4-5-2"), 3);
    expect(told(s, "retreat-ordered")).toMatchObject([{ unit: "R", hexes: 2 }]);
    s.answer("hex 0405", "hex 0406");
    expect(fate(s, "R")).toBe("0406 disrupted");
  });
  test("7.15, 8.82: morale 1 does not lengthen a retreat from fire, morale 5 does not shorten it", () => {
    expect(told(volley(four("4-5-1"), 1).s, "retreat-ordered")).toMatchObject([{ hexes: 2 }]);
    expect(told(volley(four("4-5-5"), 5).s, "retreat-ordered")).toMatchObject([{ hexes: 1 }]);
  });
  // A disrupted target is hit one column to the right: 7 points on 8+.
  const face = (front: string) => [allied("A", "0403", "7-2-4"), russian("R", "0404", front, turned)];
  test("7.14: a disrupted unit hit with its morale retreats one hex", () => {
    const { s } = volley(face("4-5-4"), 3);
    expect(told(s, "retreat-ordered")).toMatchObject([{ unit: "R", hexes: 1 }]);
    s.answer("hex 0405");
    expect(fate(s, "R")).toBe("0405 disrupted");
  });
  test("7.14: with more it is eliminated", () => {
    expect(fate(volley(face("4-5-4"), 4).s, "R")).toBe("eliminated");
  });
  test("7.14: with less nothing happens", () => {
    expect(fate(volley(face("4-5-4"), 2).s, "R")).toBe("0404 disrupted");
  });
  test("7.16: a unit that cannot retreat is eliminated", () => {
    const cliffs = Object.fromEntries(
      ["0404/0405", "0404/0505", "0305/0404"].map((side) => [side, [`cliff up:${side.slice(0, 4)}`]]),
    );
    const { s } = volley(four("4-5-2"), 3, ["A"], { map: { cols: 8, rows: 8, sides: cliffs } });
    expect(fate(s, "R")).toBe("eliminated");
  });
  test("7.17: a gun hit above its morale is disrupted and stays", () => {
    expect(fate(volley(four("A(1)2", { ma: 3 }), 6).s, "R")).toBe("0404 disrupted");
  });
  test("7.17: horse artillery too", () => {
    expect(fate(volley(four("G(1)2", horse), 6).s, "R")).toBe("0404 disrupted");
  });
  test("7.17: a disrupted gun hit with its morale stays", () => {
    expect(fate(volley(face("A(1)4"), 3).s, "R")).toBe("0404 disrupted");
  });
  test("7.17, 7.14: a disrupted gun hit with more is eliminated", () => {
    expect(fate(volley(face("A(1)4"), 4).s, "R")).toBe("eliminated");
  });
  test("9.0: a unit with a blank back is eliminated by disruption", () => {
    expect(fate(volley(four("4-5-4", { back: null }), 3).s, "R")).toBe("eliminated");
  });
  test("7.18: nobody advances after fire", () => {
    const { s } = volley(four("4-5-2"), 3);
    s.answer("hex 0405", "hex 0406");
    expect(s.decision().kind).not.toBe("advance");
    expect(s.unit("A").at).toBe("0403");
  });
  test("7.18, 8.61: a retreat from fire displaces friends in its only way", () => {
    const sides = Object.fromEntries(
      ["0404/0505", "0305/0404"].map((side) => [side, [`cliff up:${side.slice(0, 4)}`]]),
    );
    const units = [...four("4-5-3"), russian("F", "0405")];
    const { s } = volley(units, 3, ["A"], { map: { cols: 8, rows: 8, sides } });
    s.answer("hex 0405");
    s.answer("hex 0406");
    expect([fate(s, "R"), fate(s, "F")]).toEqual(["0405 disrupted", "0406"]);
  });
  test("7.16, 11.12: cavalry whose only retreat from fire is into woods is eliminated", () => {
    const hexes = { "0405": ["woods"], "0505": ["woods"], "0305": ["woods"] };
    const { s } = volley(four("(1)4-2", mounted), 1, ["A"], { map: { cols: 8, rows: 8, hexes } });
    expect(fate(s, "R")).toBe("eliminated");
  });
});

describe("A16.1: Parent Units in fire", () => {
  const alma = { scenario: "alma" } as const;
  const british = (id: string, at: string, parent: string) => allied(id, at, "4-2-4", { parent });
  const die = (units: Units, firers: readonly string[], thrown = 6) =>
    volley(units, thrown, [...firers], alma).shot.die;
  const target = russian("R", "0404", "4-5-9", { parent: "1W" });
  test("A16.1: the example: CG/1st and 44/3rd subtract 2", () => {
    expect(
      die([british("CG/1st", "0403", "1st"), british("44/3rd", "0304", "3rd"), target], ["CG/1st", "44/3rd"]),
    ).toBe(4);
  });
  test("A16.1: one Parent Unit subtracts nothing, whatever the number of units", () => {
    expect(die([british("A", "0403", "1st"), british("B", "0304", "1st"), target], ["A", "B"])).toBe(6);
  });
  test("A16.1: three Parent Units subtract 3, two units of one count once", () => {
    const units = [
      british("A", "0403", "1st"),
      british("B", "0304", "3rd"),
      british("C", "0504", "Lt"),
      british("D", "0305", "Lt"),
      target,
    ];
    expect(die(units, ["A", "B", "C", "D"])).toBe(3);
  });
  test("A16.12: below 1 counts as 1", () => {
    const units = [british("A", "0403", "1st"), british("B", "0304", "3rd"), target];
    expect(die(units, ["A", "B"], 2)).toBe(1);
  });
  test("A16.0: the British 1st and the French 1st are different Parent Units", () => {
    const units = [
      british("A", "0403", "1st"),
      allied("F", "0304", "4-2-4", { parent: "1st", nation: "french" }),
      target,
    ];
    expect(die(units, ["A", "F"])).toBe(4);
  });
  test("A16.0: an Allied gun belongs to its Parent Unit", () => {
    const gun = allied("G", "0402", "J(1)4", { parent: "2nd" });
    expect(die([british("A", "0403", "2nd"), gun, target], ["A", "G"])).toBe(6);
    expect(die([british("A", "0403", "1st"), gun, target], ["A", "G"])).toBe(4);
  });
  test("A16.11: Russian guns are exempt, Russian infantry is not", () => {
    const fire = (units: Units, firers: readonly string[]) => {
      const s = alliedTurn("defensive-fire", { ...alma, units, dice: [6] });
      s.answer("target 0404", ...firers.map((id) => `add ${id}`), "fire");
      return told<Fired>(s, "fire-resolved")[0].die;
    };
    const enemy = allied("A", "0404", "4-2-9", { parent: "1st" });
    const east = russian("E", "0403", "(4)5-4", { parent: "1E" });
    const west = russian("W", "0304", "(4)5-4", { parent: "2E" });
    const gun = russian("FB", "0402", "A(1)4");
    expect(fire([enemy, east, gun], ["E", "FB"])).toBe(6);
    expect(fire([enemy, east, west, gun], ["E", "W", "FB"])).toBe(4);
  });
  test("A16.1: the Standard Rules and Balaclava know no such thing", () => {
    const units = [british("A", "0403", "1st"), british("B", "0304", "3rd"), target];
    expect(volley(units, 6, ["A", "B"], { scenario: "balaclava" }).shot.die).toBe(6);
  });
});
