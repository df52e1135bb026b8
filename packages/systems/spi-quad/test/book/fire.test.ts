import type { SituationText } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { allied, alliedTurn, fate, horse, mounted, russian, russianTurn, told, turned } from "../battlefield.ts";

// 0404 has the neighbours 0403, 0504, 0505, 0405, 0305, 0304. The target stands in 0404 and is fired at from 0403.

interface Hit {
  readonly unit: string;
  readonly column: number;
  readonly result: number;
}
interface Fired {
  readonly strength: number;
  readonly die: number;
  readonly hits: readonly Hit[];
}
type Units = NonNullable<SituationText["units"]>;

/** The Allies fire offensively at 0404 with all the named units. */
const volley = (units: Units, die: number, firers = ["A"], text: Partial<SituationText> = {}) => {
  const s = alliedTurn("offensive-fire", { ...text, units, dice: [die] });
  s.answer("target 0404", ...firers.map((id) => `add ${id}`), "fire");
  const [shot] = told<Fired>(s, "fire-resolved");
  return { s, shot };
};
/** The column in which the first target is hit. */
const column = (units: Units, text: Partial<SituationText> = {}, firers = ["A"]) =>
  volley(units, 1, firers, text).shot.hits[0].column;

describe("7.42: the Fire Combat Results Table", () => {
  const printed: readonly (readonly number[])[] = [
    [0, 0, 1, 1, 1, 2, 2, 3],
    [0, 0, 1, 1, 2, 2, 3, 3],
    [0, 1, 1, 2, 2, 3, 3, 4],
    [1, 1, 2, 2, 3, 3, 4, 5],
    [1, 2, 2, 3, 4, 4, 5, 6],
    [2, 3, 3, 4, 4, 5, 6, 6],
  ];
  test.each([1, 2, 3, 4, 5, 6, 7, 8])("7.12, 7.42: column %i, every die", (strength) => {
    const column = [1, 2, 3, 4, 5, 6].map((die) => {
      const { shot } = volley([allied("A", "0403", `${strength}-2-4`), russian("R", "0404", "4-5-9")], die);
      return shot.hits[0].result;
    });
    expect(column).toEqual(printed.map((row) => row[strength - 1]));
  });
  test("7.42: more than 8 points use the 8+ column", () => {
    expect(column([allied("A", "0403", "9-2-4"), russian("R", "0404")])).toBe(8);
  });
});

describe("7.41: artillery by range", () => {
  const printed: Record<string, readonly number[]> = {
    A: [8, 5, 3, 2, 1, 1],
    B: [7, 4, 2, 1, 1, 0],
    C: [8, 4, 2, 0, 0, 0],
    D: [7, 3, 2, 0, 0, 0],
    E: [6, 3, 1, 0, 0, 0],
    F: [5, 3, 1, 0, 0, 0],
    G: [7, 2, 0, 0, 0, 0],
    H: [3, 1, 0, 0, 0, 0],
    J: [8, 6, 4, 0, 0, 0],
  };
  test.each(Object.entries(printed))("7.41: class %s", (letter, strengths) => {
    const found = strengths.map((strength, i) => {
      const target = `05${String(2 + i).padStart(2, "0")}`;
      const s = alliedTurn("offensive-fire", {
        map: { cols: 9, rows: 9 },
        units: [allied("G", "0501", `${letter}(1)4`, { ma: 3 }), russian("R", target, "4-5-9")],
        dice: strength > 0 ? [1] : [],
      });
      if (!s.answers().includes(`target ${target}`)) return 0;
      s.answer(`target ${target}`, "add G", "fire");
      return told<Fired>(s, "fire-resolved")[0].strength;
    });
    expect(found).toEqual(strengths);
  });
  test("7.41: nothing fires at seven hexes", () => {
    const s = alliedTurn("offensive-fire", {
      map: { cols: 9, rows: 9 },
      units: [allied("G", "0501", "A(1)4", { ma: 3 }), allied("B", "0101"), russian("R", "0508"), russian("Q", "0102")],
    });
    expect(s.answers()).toContain("target 0102");
    expect(s.answers()).not.toContain("target 0508");
  });
});

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

describe("7.42, 9.26: column shifts", () => {
  const shooter = allied("A", "0403", "4-2-4");
  const target = (front: string, more: object = {}) => [shooter, russian("R", "0404", front, more)];
  const in0404 = (tag: string) => ({ map: { cols: 8, rows: 8, hexes: { "0404": [tag] } } });
  const wall = { map: { cols: 8, rows: 8, sides: { "0403/0404": ["redoubt in:0404"] } } };
  const moved = (more: object = {}) => ({ ma: 3, state: ["moved"], ...more });
  test("9.26: the example: 6 points at a disrupted unit use column 7", () => {
    expect(column([allied("A", "0403", "6-2-4"), russian("R", "0404", "4-5-4", turned)])).toBe(7);
  });
  const table: readonly [string, Units, object, number][] = [
    ["infantry: no shift", target("4-5-9"), {}, 4],
    ["cavalry: 1 right", target("(1)4-9", mounted), {}, 5],
    ["disrupted: 1 right", target("4-5-9", turned), {}, 5],
    ["disrupted cavalry: 2 right", target("(1)4-9", { ...mounted, ...turned }), {}, 6],
    ["a gun that has not moved: none", target("A(1)9", { ma: 3 }), {}, 4],
    ["a disrupted gun: 1 right", target("A(1)9", { ma: 3, ...turned }), {}, 5],
    ["a foot gun that moved in its last Player-Turn: 1 right", target("A(1)9", moved()), {}, 5],
    ["disrupted and moved: still 1", target("A(1)9", moved({ state: ["moved", "disrupted"] })), {}, 5],
    ["horse artillery is no cavalry", target("G(1)9", horse), {}, 4],
    [
      "horse artillery that moved fires in this Player-Turn: none",
      target("G(1)9", { ...horse, state: ["moved"] }),
      {},
      4,
    ],
    ["town: 1 left", target("4-5-9"), in0404("town"), 3],
    ["town and disrupted: none", target("4-5-9", turned), in0404("town"), 4],
    ["town and cavalry and disrupted: 1 right", target("(1)4-9", { ...mounted, ...turned }), in0404("town"), 5],
    ["through a redoubt hexside: 1 left", target("4-5-9"), wall, 3],
    [
      "town and redoubt: 2 left",
      target("4-5-9"),
      { map: { cols: 8, rows: 8, hexes: { "0404": ["town"] }, sides: { "0403/0404": ["redoubt in:0404"] } } },
      2,
    ],
    [
      "out of a redoubt: none",
      target("4-5-9"),
      { map: { cols: 8, rows: 8, sides: { "0403/0404": ["redoubt in:0403"] } } },
      4,
    ],
    ["woods: none", target("4-5-9"), in0404("woods"), 4],
    ["B22.13: aqueduct: none", target("4-5-9"), { ...in0404("aqueduct"), scenario: "balaclava" }, 4],
  ];
  test.each(table)("7.42: %s", (_name, units, text, expected) => {
    expect(column(units, text)).toBe(expected);
  });
  test("7.42: a left shift of the first column stays there, a right shift of the last too", () => {
    expect(column([allied("A", "0403", "1-2-4"), russian("R", "0404", "4-5-9")], in0404("town"))).toBe(1);
    expect(column([allied("A", "0403", "8-2-4"), russian("R", "0404", "(1)4-9", mounted)])).toBe(8);
  });
  test("7.42: 9 points less one column are column 7", () => {
    expect(column([allied("A", "0403", "9-2-4"), russian("R", "0404", "4-5-9")], in0404("town"))).toBe(7);
  });
  test("7.42: the wall counts only if all the fire comes through it", () => {
    const units = [...target("4-5-9"), allied("B", "0504", "1-2-4")];
    expect(column(units, wall, ["A", "B"])).toBe(5);
  });
  test("7.42: a phasing gun that moved is shot at defensively one column to the right, horse artillery too", () => {
    const shot = (more: object) => {
      const s = russianTurn("defensive-fire", {
        units: [allied("A", "0403", "4-2-4"), russian("R", "0404", "A(1)9", { state: ["moved"], ...more })],
        dice: [1],
      });
      s.answer("target 0404", "add A", "fire");
      return told<Fired>(s, "fire-resolved")[0].hits[0].column;
    };
    expect([shot({ ma: 3 }), shot(horse)]).toEqual([5, 5]);
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
