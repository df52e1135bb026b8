import { describe, expect, test } from "vitest";
import { allied, alliedTurn, russian, turned } from "../battlefield.ts";

// 0403 has the neighbours 0402, 0503, 0504, 0404, 0304, 0303; 0404 has 0403, 0504, 0505, 0405, 0305, 0304.

describe("whom an attack may not leave out", () => {
  const A = allied("A", "0403");
  const V = allied("V", "0405");
  const R = russian("R", "0404");
  const Q = russian("Q", "0402");
  const far = russian("Z", "0808");
  const down = russian("D", "0503", "4-5-4", turned);

  test("8.22: of all enemies only the one that must be attacked and nobody else could attack is named", () => {
    const s = alliedTurn("melee", { units: [A, R, Q, far, down], script: ["target 0404", "add A"] });
    expect(s.refusal("attack")).toMatchObject({ rule: "8.22", params: { units: "Q" } });
  });
  test.each([
    ["first", [V, A, R, Q, far]],
    ["last", [A, R, Q, far, V]],
  ])(
    "8.12, 8.24: a unit next to one of two hexes only, counted %s, keeps them from being attacked together",
    (_name, units) => {
      const s = alliedTurn("melee", { units, script: ["target 0404"] });
      expect(s.refusal("target 0402")).toMatchObject({ rule: "8.12", params: { units: "V" } });
      expect(s.answers()).not.toContain("target 0402");
      // Each by its own: V takes R, A takes Q.
      s.answer("add V");
      expect(s.answers()).toContain("attack");
    },
  );
  test.each([
    ["first", [V, A, R, Q, far]],
    ["last", [A, R, Q, far, V]],
  ])("8.12: with V counted %s, A alone may not take the enemy that V has to attack", (_name, units) => {
    const s = alliedTurn("melee", { units, script: ["target 0404", "add A"] });
    expect(s.refusal("attack").rule).toMatch(/^8\.(12|22)$/);
  });
  test("8.11, 8.12: the phase does not end before everybody that must has fought, and they are named", () => {
    const s = alliedTurn("melee", { units: [A, V, R, Q, far, down] });
    expect(s.answers()).not.toContain("end");
    expect(s.refusal("end")).toMatchObject({ rule: "8.11", params: { units: "R, Q" } });
  });
  test("9.21, 9.22: disrupted units on either side oblige nobody", () => {
    const units = [allied("A", "0403", "4-2-4", { ...turned, back: "(1)2-4" }), R, allied("B", "0603"), down];
    const s = alliedTurn("melee", { units });
    expect(s.answers()).toContain("end");
  });
  test("8.12, S-87: whose compulsory partner was taken by another must fight whom he was left to", () => {
    // D owes nobody a fight, but B took R on the ground that A still had D to attack.
    const s = alliedTurn("melee", {
      units: [A, allied("B", "0505", "4-2-4"), R, down, far],
      dice: [1],
      script: ["target 0404", "add B", "attack"],
    });
    while (["retreat", "advance"].includes(s.decision().kind))
      s.answer(s.decision().kind === "advance" ? "end" : s.answers()[0]);
    expect(s.answers()).toEqual(["target 0503"]);
    expect(s.refusal("end")).toMatchObject({ rule: "8.12", params: { units: "A" } });
  });
});
