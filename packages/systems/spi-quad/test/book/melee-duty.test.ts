import type { SituationText } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { allied, alliedTurn, russian, turned } from "../battlefield.ts";
import { fight, map, type Units } from "./fight.ts";

describe("8.1: who fights", () => {
  const start = (units: Units, text: Partial<SituationText> = {}) => alliedTurn("melee", { ...text, units });
  test("8.11, 8.12: an undisrupted unit in an enemy zone must attack", () => {
    expect(start([allied("A", "0403"), russian("R", "0404")]).refusedBy("end")).toBe("8.11");
  });
  test("8.12: every undisrupted unit in a zone takes part", () => {
    const s = start([allied("A", "0403"), allied("B", "0405"), russian("R", "0404")]);
    s.answer("target 0404", "add A");
    expect(s.refusal("attack")).toMatchObject({ rule: "8.12", params: { units: "B" } });
  });
  test("8.22: a lone unit between two enemies must attack both at once", () => {
    const s = start([allied("A", "0403"), russian("R", "0404"), russian("Q", "0402")]);
    s.answer("target 0404", "add A");
    expect(s.refusal("attack")).toMatchObject({ params: { units: "Q" } });
    s.answer("target 0402");
    expect(s.answers()).toContain("attack");
  });
  test("8.12, 8.22: two units and two enemies: each may take one", () => {
    const units = [allied("A", "0403"), allied("B", "0405"), russian("R", "0404"), russian("Q", "0304")];
    const s = start(units);
    s.answer("target 0304", "add A");
    expect(s.answers()).toContain("attack");
    s.answer("cancel", "target 0404", "add A");
    // Q would be left: only A touches it.
    expect(s.refusal("attack")).toMatchObject({ params: { units: "Q" } });
  });
  test("8.14: a unit attacks once", () => {
    const units = [
      allied("A", "0403", "0-9-5"),
      allied("B", "0405", "0-9-5"),
      russian("R", "0404", "0-1-4"),
      russian("Q", "0402", "0-1-4"),
      russian("P", "0406", "0-1-4", turned),
    ];
    const s = alliedTurn("melee", { units, dice: [6] });
    s.answer("target 0402", "add A", "attack", "end", "target 0404");
    expect(s.refusedBy("add A")).toBe("8.14");
  });
  test("8.15: only adjacent units attack", () => {
    const s = start([allied("A", "0403"), allied("B", "0402"), russian("R", "0404")]);
    s.answer("target 0404");
    expect(s.refusedBy("add B")).toBe("8.15");
  });
  test("8.17: a bracketed melee strength does not attack", () => {
    const s = start([allied("A", "0403"), allied("G", "0405", "J(1)4", { ma: 3 }), russian("R", "0404")]);
    s.answer("target 0404", "add A");
    expect(s.refusedBy("add G")).toBe("8.17");
    expect(s.answers()).toContain("attack");
  });
  test("8.16, 9.21: a disrupted unit may stay out or join with the strength of its back", () => {
    const units = [
      allied("A", "0403", "4-4-4"),
      allied("D", "0405", "4-4-4", { ...turned, back: "(2)1-4" }),
      russian("R", "0404", "4-5-4"),
    ];
    expect(fight(units).melee.attack).toBe(4);
    expect(fight(units, 1, ["A", "D"]).melee.attack).toBe(5);
  });
  test("9.22: a disrupted enemy need not be attacked", () => {
    expect(start([allied("A", "0403"), russian("R", "0404", "4-5-4", turned)]).answers()).toContain("end");
  });
  test("9.22: a stack with one undisrupted unit must be", () => {
    const units = [
      allied("A", "0403"),
      russian("R", "0404", "4-5-4", turned),
      russian("G", "0404", "A(1)4", { ma: 3 }),
    ];
    expect(start(units).refusedBy("end")).toBe("8.11");
  });
  test("6.14, 8.11: across an unbridged river there is no duty, but an attack is allowed", () => {
    const s = start([allied("A", "0403"), russian("R", "0404")], map({ "0403/0404": ["river"] }));
    expect(s.answers()).toEqual(["target 0404", "end"]);
  });
  test("A19.1: at Alma guns need not be attacked and do not attack", () => {
    const s = start([allied("A", "0403"), allied("G", "0405", "J(1)4"), russian("R", "0404", "A(1)4")], {
      scenario: "alma",
    });
    expect(s.answers()).toContain("end");
    s.answer("target 0404");
    expect(s.refusal("add G").rule).toMatch(/8\.17|A19\.1/);
    expect(s.answers()).toContain("add A");
  });
  test("8.11: an Allied gun alone in a zone is under no duty", () => {
    const s = start([
      allied("G", "0403", "J(1)4", { ma: 3 }),
      allied("B", "0606"),
      russian("R", "0404"),
      russian("Q", "0607", "4-5-4", turned),
    ]);
    expect(s.answers()).toContain("end");
  });
  test("B22.11: out of an aqueduct hex each attacker is halved, fractions dropped", () => {
    const text = { scenario: "balaclava", ...map({}, { "0403": ["aqueduct"], "0405": ["aqueduct"] }) };
    const units = [
      allied("A", "0403", "0-5-4"),
      allied("B", "0405", "0-3-4"),
      allied("C", "0504", "0-2-4"),
      russian("R", "0404", "2-5-4"),
    ];
    expect(fight(units, 1, ["A", "B", "C"], ["0404"], text).melee.attack).toBe(2 + 1 + 2);
  });
  test("B22.11: 1 becomes 0, and nothing against something is the first column", () => {
    const text = { scenario: "balaclava", ...map({}, { "0403": ["aqueduct"] }) };
    const units = [allied("A", "0403", "0-1-4"), russian("R", "0404", "2-1-4")];
    expect(fight(units, 6, ["A"], ["0404"], text).melee).toMatchObject({ attack: 0, column: 1 });
  });
  test("B22.12: in an aqueduct hex the defence is whole, on the Clear line", () => {
    const text = { scenario: "balaclava", ...map({}, { "0404": ["aqueduct"] }) };
    const units = [allied("A", "0403", "0-5-4"), russian("R", "0404", "2-5-4")];
    expect(fight(units, 1, ["A"], ["0404"], text).melee).toMatchObject({ defence: 5, column: 3 });
  });
});
