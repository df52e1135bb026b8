import { describe, expect, test } from "vitest";
import { allied, alliedTurn, fate, horse, russian, russianTurn, told, turned } from "../battlefield.ts";
import { type Fired, volley } from "./volley.ts";

describe("7.2: restrictions", () => {
  test("7.21: a parenthesised strength does not fire offensively", () => {
    const s = alliedTurn("offensive-fire", {
      units: [allied("A", "0403", "(4)5-4"), allied("B", "0304"), russian("R", "0404")],
    });
    s.answer("target 0404");
    expect(s.refusedBy("add A")).toBe("7.21");
  });
  test("7.21: it does fire defensively", () => {
    const s = russianTurn("defensive-fire", {
      units: [allied("A", "0403", "(4)5-4"), russian("R", "0404")],
      dice: [1],
    });
    s.answer("target 0404", "add A", "fire");
    expect(told<Fired>(s, "fire-resolved")).toMatchObject([{ strength: 4 }]);
  });
  test("7.21: a disrupted unit fires with its back: 2 in the open, never (2) offensively", () => {
    const units = (back: string) => [allied("A", "0403", "5-3-5", { ...turned, back }), russian("R", "0404", "4-5-9")];
    expect(volley(units("2-2-5"), 1).shot.strength).toBe(2);
    const s = alliedTurn("offensive-fire", { units: [...units("(2)2-5"), allied("B", "0304")] });
    s.answer("target 0404");
    expect(s.refusedBy("add A")).toBe("7.21");
  });
  test("7.22: only the top unit fires", () => {
    const units = [
      allied("G", "0403", "A(1)4", { stack: 0, ma: 3 }),
      allied("A", "0403", "4-2-4", { stack: 1 }),
      russian("R", "0404", "4-5-9"),
    ];
    const s = alliedTurn("offensive-fire", { units });
    s.answer("target 0404");
    expect(s.refusedBy("add A")).toBe("7.22");
  });
  test("7.22: only the top unit is hit", () => {
    const units = [
      allied("A", "0403", "8-2-4"),
      russian("G", "0404", "A(1)4", { stack: 0, ma: 3 }),
      russian("R", "0404", "4-5-3", { stack: 1 }),
    ];
    const { s } = volley(units, 3);
    expect([fate(s, "G"), fate(s, "R")]).toEqual(["0404 disrupted", "0404"]);
  });
  const battery = (one: object = {}, two: object = {}) => [
    russian("G1", "0404", "A(1)4", { stack: 0, ma: 3, ...one }),
    russian("G2", "0404", "A(1)4", { stack: 1, ma: 3, ...two }),
  ];
  test("7.22: two guns together are both hit by one die", () => {
    const { s } = volley([allied("A", "0403", "8-2-4"), ...battery()], 3);
    expect([fate(s, "G1"), fate(s, "G2")]).toEqual(["0404 disrupted", "0404 disrupted"]);
  });
  test("7.22, 7.42: each of two guns has its own column", () => {
    const { shot } = volley([allied("A", "0403", "5-2-4"), ...battery({}, turned)], 1);
    expect(shot.hits.map(({ unit, column: found }) => [unit, found])).toEqual([
      ["G1", 5],
      ["G2", 6],
    ]);
  });
  test("7.22: two guns together both fire", () => {
    const units = [
      allied("G1", "0403", "H(1)4", { stack: 0, ma: 3 }),
      allied("G2", "0403", "H(1)4", { stack: 1, ma: 3 }),
      russian("R", "0404", "4-5-9"),
    ];
    expect(volley(units, 1, ["G1", "G2"]).shot.strength).toBe(6);
  });
  test("7.23: a unit is attacked once in a fire phase", () => {
    const units = [
      allied("A", "0403", "1-2-4"),
      allied("B", "0304", "1-2-4"),
      allied("C", "0504", "1-2-4"),
      russian("R", "0404"),
      russian("Q", "0503"),
    ];
    const { s } = volley(units, 1);
    expect(s.answers()).toContain("target 0503");
    expect(s.refusedBy("target 0404")).toBe("7.23");
  });
  test("7.24: a unit fires once in a fire phase", () => {
    const units = [
      allied("A", "0403", "1-2-4"),
      allied("B", "0502", "1-2-4"),
      russian("R", "0404"),
      russian("Q", "0503"),
    ];
    const { s } = volley(units, 1);
    s.answer("target 0503");
    expect(s.refusedBy("add A")).toBe("7.24");
    expect(s.answers()).toContain("add B");
  });
  test("7.25: no sight, no fire", () => {
    const s = alliedTurn("offensive-fire", {
      map: { cols: 8, rows: 8, hexes: { "0403": ["woods"] } },
      units: [allied("G", "0402", "A(1)4", { ma: 3 }), allied("B", "0304"), russian("R", "0404")],
    });
    s.answer("target 0404");
    expect(s.refusedBy("add G")).toBe("7.25");
  });
  test("7.27: infantry and cavalry fire at adjacent units only", () => {
    const s = alliedTurn("offensive-fire", { units: [allied("A", "0402"), allied("B", "0304"), russian("R", "0404")] });
    s.answer("target 0404");
    expect(s.refusedBy("add A")).toBe("7.27");
  });
  test("9.25: disrupted guns do not fire", () => {
    const s = alliedTurn("offensive-fire", {
      units: [allied("G", "0403", "A(1)4", { ma: 3, ...turned }), allied("B", "0304"), russian("R", "0404")],
    });
    s.answer("target 0404");
    expect(s.refusedBy("add G")).toBe("9.25");
  });
});

describe("7.28, 7.29: guns that move", () => {
  /** The Allies move G to 0402 and the phases are gone through; says where G may fire at R in 0404. */
  const phasesOf = (more: object, front: string) => {
    const s = alliedTurn("movement", {
      units: [allied("G", "0401", front, { ma: 3, ...more }), russian("R", "0404", "(4)5-4"), russian("Q", "0808")],
    });
    s.answer("unit G", "hex 0402", "stop", "end");
    const seen: string[] = [];
    for (let i = 0; i < 12 && seen.length < 3; i++) {
      const { phase, active } = s.view();
      const name = `${active} ${phase}`;
      if (phase === "movement" && active === "allied") break;
      if (phase.endsWith("fire") && s.answers().includes("target 0404") && !seen.includes(name)) {
        s.answer("target 0404");
        if (s.answers().includes("add G")) seen.push(name);
        s.answer("cancel");
      }
      s.answer("end");
    }
    return seen;
  };
  test("7.28: a foot gun that moved fires neither in its Offensive nor in the next Defensive Fire Phase", () => {
    expect(phasesOf({}, "A(1)4")).toEqual([]);
  });
  test("7.29: a horse battery that moved loses only its own Offensive Fire", () => {
    expect(phasesOf(horse, "G(1)4")).toEqual(["russian defensive-fire"]);
  });
  test("7.28: a foot gun that stood still fires in both", () => {
    const s = alliedTurn("movement", {
      units: [allied("G", "0402", "A(1)4", { ma: 3 }), russian("R", "0404", "(4)5-9")],
      dice: [1, 1],
    });
    s.answer("end", "target 0404", "add G", "fire");
    while (s.view().phase !== "defensive-fire") s.answer("end");
    expect(s.view()).toMatchObject({ phase: "defensive-fire", active: "russian" });
    s.answer("target 0404", "add G", "fire");
    expect(s.eventsOf("fire-resolved").length).toBe(2);
  });
  test("7.28: firing defensively does not keep a gun from moving in its own Player-Turn", () => {
    const s = russianTurn("defensive-fire", {
      units: [allied("G", "0402", "A(1)4", { ma: 3 }), russian("R", "0404", "(4)5-9")],
      dice: [1],
    });
    s.answer("target 0404", "add G", "fire");
    while (s.view().active === "russian") s.answer("end");
    expect(s.answers()).toContain("unit G");
  });
  test("7.28: a gun that moved a turn ago and then stood fires again", () => {
    const s = alliedTurn("movement", {
      units: [allied("G", "0401", "A(1)4", { ma: 3 }), russian("R", "0404", "(4)5-9")],
    });
    s.answer("unit G", "hex 0402", "stop", "end");
    while (s.view().phase !== "movement" || s.view().active !== "allied") s.answer("end");
    s.answer("end");
    expect(s.view()).toMatchObject({ phase: "offensive-fire", active: "allied" });
    expect(s.answers()).toContain("target 0404");
  });
  test("5.37, 7.28: changing the order of a stack is not moving", () => {
    const units = [
      allied("I", "0402", "(4)2-4", { stack: 0 }),
      allied("G", "0402", "A(1)4", { ma: 3, stack: 1 }),
      russian("R", "0404", "(4)5-9"),
    ];
    const s = alliedTurn("movement", { units });
    s.answer("top G", "end");
    expect(s.answers()).toContain("target 0404");
  });
});
