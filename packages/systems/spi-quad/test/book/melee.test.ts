import type { Situation, SituationText } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { allied, alliedTurn, fate, horse, mounted, russian, told, turned } from "../battlefield.ts";

// 0404 has the neighbours 0403 (N), 0504 (NE), 0505 (SE), 0405 (S), 0305 (SW), 0304 (NW).

type Units = NonNullable<SituationText["units"]>;
interface Fought {
  readonly attack: number;
  readonly defence: number;
  readonly odds: string;
  readonly column: number;
  readonly row: number;
  readonly result: string;
}

/** A unit with a melee strength of more than one digit. */
const massed = (unit: Units[number], melee: number): Units[number] => ({ ...unit, stats: { ...unit.stats, melee } });
/** Makes every retreat and stays put afterwards. */
const settle = (s: Situation) => {
  while (["retreat", "advance"].includes(s.decision().kind))
    s.answer(s.answers().at(s.decision().kind === "advance" ? -1 : 0) ?? "end");
  return s;
};

/** The named Allied units attack the named hexes. */
const fight = (units: Units, die = 1, attackers = ["A"], hexes = ["0404"], text: Partial<SituationText> = {}) => {
  const s = alliedTurn("melee", { ...text, units, dice: [die] });
  s.answer(
    `target ${hexes[0]}`,
    ...attackers.map((id) => `add ${id}`),
    ...hexes.slice(1).map((hex) => `target ${hex}`),
    "attack",
  );
  return { s, melee: told<Fought>(s, "melee-resolved")[0] };
};
const map = (sides: object, hexes: object = {}) => ({ map: { cols: 8, rows: 8, sides, hexes } });

describe("8.4: the Melee Combat Results Table", () => {
  // Attack and defence that give the eight columns of the Clear line.
  const odds: readonly (readonly [number, number])[] = [
    [1, 3],
    [1, 2],
    [2, 2],
    [4, 2],
    [6, 2],
    [8, 2],
    [10, 2],
    [12, 2],
  ];
  const printed = [
    "aE a3* a3* a2* a2 a1 aR dR",
    "a3* a2* a2* a2 a1 aR dR d1",
    "a2* a2* a1 a1 aR dR d1 d1",
    "a2* a1 a1 aR dR d1 d1 d2*",
    "a1 a1 aR dR d1 d1 d2* d2*",
    "a1 aR dR d1 d1 d2* d2* d3*",
    "aR dR d1 d1 d2* d2* d3* dE",
    "dR dR d1 d2* d2* d3* dE dE",
    "dR d1 d2* d2* d3* dE dE dE",
    "d1 d2* d2* d3* dE dE dE dE",
  ];
  test.each([1, 2, 3, 4, 5])("8.4, 8.81: every die and column of attacker's morale %i", (morale) => {
    const rows = [1, 2, 3, 4, 5, 6].map((die) =>
      odds
        .map(([attack, defence]) => {
          const units = [massed(allied("A", "0403", `0-1-${morale}`), attack), russian("R", "0404", `0-${defence}-3`)];
          return fight(units, die).melee.result;
        })
        .join(" "),
    );
    expect(rows).toEqual(printed.slice(morale - 1, morale + 5));
  });

  const lines: readonly [string, readonly string[], readonly string[], readonly string[]][] = [
    ["Town", ["town"], [], ["2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1", "9-1"]],
    ["Vineyard", ["vineyard"], [], ["2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1", "9-1"]],
    ["Redoubt", [], ["redoubt in:0404"], ["2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1", "9-1"]],
    ["River", [], ["river"], ["1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1"]],
    ["bridged River", [], ["river", "bridge"], ["1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1"]],
    ["Steep Slope", [], ["steep-slope up:0404"], ["1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1"]],
    ["Woods", ["woods"], [], ["1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1"]],
    ["Gentle Slope", [], ["gentle-slope up:0404"], ["1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1"]],
    ["Stream", [], ["stream"], ["1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1"]],
    ["Clear", [], [], ["1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1"]],
    ["Aqueduct", ["aqueduct"], [], ["1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1"]],
    ["Alma east", [], ["river", "alma-east"], ["1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1"]],
    ["Alma west", [], ["stream", "alma-west"], ["1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1"]],
    ["steep slope from above", [], ["steep-slope up:0403"], ["1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1"]],
    ["redoubt from inside", [], ["redoubt in:0403"], ["1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1"]],
    [
      "ridge, steep towards the attacker",
      [],
      ["ridge 0403:steep 0404:gentle"],
      ["1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1"],
    ],
    [
      "ridge, gentle towards the attacker",
      [],
      ["ridge 0403:gentle 0404:steep"],
      ["1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1"],
    ],
    [
      "8.34: redoubt behind a steep slope",
      [],
      ["redoubt in:0404", "steep-slope up:0404"],
      ["2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1", "9-1"],
    ],
    [
      "8.34: woods behind a steep slope",
      ["woods"],
      ["steep-slope up:0404"],
      ["1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1"],
    ],
  ];
  test.each(lines)("8.33: the odds line of %s", (_name, hex, side, labels) => {
    const columns = labels.map((label) => {
      const [attack, defence] = label.split("-").map(Number);
      const units = [allied("A", "0403", `0-${attack}-5`), russian("R", "0404", `0-${defence}-4`)];
      const { melee } = fight(units, 6, ["A"], ["0404"], map({ "0403/0404": side }, { "0404": hex }));
      return [melee.odds, melee.column];
    });
    expect(columns).toEqual(labels.map((label, i) => [label, i + 1]));
  });

  const rounding: readonly [number, number, number][] = [
    [13, 4, 5], // the example of 8.0: 3-1
    [3, 4, 2],
    [2, 5, 1],
    [1, 9, 1],
    [5, 3, 3],
    [3, 2, 3],
    [11, 6, 3],
    [17, 3, 7],
    [18, 3, 8],
    [60, 2, 8],
    [4, 4, 3],
    [3, 6, 2],
  ];
  test.each(rounding)("8.0, 8.4: %i to %i is column %i of the Clear line", (attack, defence, expected) => {
    const units = [massed(allied("A", "0403", "0-1-4"), attack), russian("R", "0404", `0-${defence}-4`)];
    expect(fight(units).melee.column).toBe(expected);
  });
});

describe("8.2: strengths", () => {
  test("8.21: a gun under infantry adds its (1) to the defence", () => {
    const units = [
      allied("A", "0403", "0-6-4"),
      russian("R", "0404", "4-5-4"),
      russian("G", "0404", "A(1)4", { ma: 3 }),
    ];
    expect(fight(units).melee).toMatchObject({ attack: 6, defence: 6 });
  });
  test("9.24: a disrupted unit in the stack adds the strength of its back", () => {
    const gun = russian("G", "0404", "A(1)4", { ma: 3, ...turned });
    const units = [allied("A", "0403", "0-6-4"), russian("R", "0404", "4-5-4", { ...turned, back: "(2)2-4" }), gun];
    expect(fight(units).melee.defence).toBe(3);
  });
  test("8.23: units in several hexes combine on one", () => {
    const units = [allied("A", "0403", "0-3-4"), allied("B", "0405", "0-3-4"), russian("R", "0404", "4-3-4")];
    expect(fight(units, 1, ["A", "B"]).melee).toMatchObject({ attack: 6, odds: "2-1" });
  });
  test("8.83: the highest morale of the attackers counts", () => {
    const units = [allied("A", "0403", "0-3-2"), allied("B", "0405", "0-3-5"), russian("R", "0404", "4-3-4")];
    expect(fight(units, 2, ["A", "B"]).melee.row).toBe(6);
  });
  test("8.24: one attacker against two adjacent hexes adds both defences", () => {
    const units = [allied("A", "0403", "0-6-4"), russian("R", "0404", "4-2-4"), russian("Q", "0304", "4-1-4")];
    expect(fight(units, 1, ["A"], ["0404", "0304"]).melee).toMatchObject({ defence: 3, odds: "2-1" });
  });
  test("8.24: an attacker that is not adjacent to every defending hex cannot take part", () => {
    const units = [
      allied("A", "0403", "0-6-4"),
      allied("B", "0405", "0-6-4"),
      russian("R", "0404"),
      russian("Q", "0403".replace("3", "2")),
    ];
    const s = alliedTurn("melee", { units });
    s.answer("target 0404", "add A", "add B");
    expect(s.refusedBy("target 0402")).toBe("8.24");
  });
  test("8.31: the terrain of the attacker does not matter", () => {
    const units = [allied("A", "0403", "0-4-4"), russian("R", "0404", "4-2-4")];
    expect(fight(units, 1, ["A"], ["0404"], map({}, { "0403": ["town"] })).melee.column).toBe(4);
  });
  test("8.35: of two defending hexes the better line serves both", () => {
    const units = [allied("A", "0403", "0-6-4"), russian("R", "0404", "4-2-4"), russian("Q", "0304", "4-1-4")];
    const { melee } = fight(units, 1, ["A"], ["0404", "0304"], map({}, { "0304": ["town"] }));
    expect(melee).toMatchObject({ odds: "2-1", column: 1 });
  });
  test("8.32: one attacker on the level takes the slope from the defender", () => {
    const units = [allied("A", "0403", "0-2-4"), allied("B", "0405", "0-2-4"), russian("R", "0404", "4-2-4")];
    const slope = { "0403/0404": ["steep-slope up:0404"] };
    expect(fight(units, 1, ["A", "B"], ["0404"], map(slope)).melee.column).toBe(4);
    const both = { ...slope, "0404/0405": ["gentle-slope up:0404"] };
    expect(fight(units, 1, ["A", "B"], ["0404"], map(both)).melee.column).toBe(2);
    const river = { ...slope, "0404/0405": ["stream"] };
    expect(fight(units, 1, ["A", "B"], ["0404"], map(river)).melee.column).toBe(2);
  });
  test("8.32: one attacker comes downhill: no benefit", () => {
    const units = [allied("A", "0403", "0-2-4"), allied("B", "0405", "0-2-4"), russian("R", "0404", "4-2-4")];
    const sides = { "0403/0404": ["steep-slope up:0404"], "0404/0405": ["steep-slope up:0405"] };
    expect(fight(units, 1, ["A", "B"], ["0404"], map(sides)).melee.column).toBe(4);
  });
  test("8.32: woods count whatever the attackers cross", () => {
    const units = [allied("A", "0403", "0-2-4"), allied("B", "0405", "0-2-4"), russian("R", "0404", "4-2-4")];
    const slope = { "0403/0404": ["steep-slope up:0404"] };
    expect(fight(units, 1, ["A", "B"], ["0404"], map(slope, { "0404": ["woods"] })).melee.column).toBe(3);
  });
  test("A16.13: Parent Units do not matter in melee", () => {
    const units = [
      allied("A", "0403", "0-2-4", { parent: "1st" }),
      allied("B", "0405", "0-2-4", { parent: "Lt" }),
      russian("R", "0404", "4-2-4", { parent: "1W" }),
    ];
    expect(fight(units, 3, ["A", "B"], ["0404"], { scenario: "alma" }).melee.row).toBe(6);
  });
});

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

describe("8.4, 8.8, 9.0: results", () => {
  // Morale 4 at 3-1 in the open: die 1 dR, 2 d1, 3 d1, 4 d2*, 5 d2*, 6 d3*.
  const [DR, D1, D2, D3] = [1, 2, 4, 6];
  const strong = allied("A", "0403", "0-9-4");
  const against = (front: string, more: object = {}) => [strong, russian("R", "0404", front, more)];
  const ordered = (units: Units, die: number) =>
    told<{ unit: string; hexes: number }>(fight(units, die).s, "retreat-ordered");
  const states = (units: Units, die: number) => {
    const { s } = fight(units, die);
    return fate(s, "R");
  };
  const lengths: readonly [string, number, string, number][] = [
    ["R", DR, "0-3-4", 1],
    ["1", D1, "0-3-4", 1],
    ["2*", D2, "0-3-4", 2],
    ["3*", D3, "0-3-4", 3],
    ["R at morale 1", DR, "0-3-1", 2],
    ["2* at morale 1", D2, "0-3-1", 3],
    ["2* at morale 5", D2, "0-3-5", 1],
    ["3* at morale 5", D3, "0-3-5", 2],
  ];
  test.each(lengths)("8.4, 8.82: %s", (_name, die, front, hexes) => {
    expect(ordered(against(front), die)).toMatchObject([{ unit: "R", hexes }]);
  });
  test("8.4: R does not disrupt, 1 does", () => {
    expect(states(against("0-3-4"), DR)).toBe("0404");
    expect(states(against("0-3-4"), D1)).toBe("0404 disrupted");
  });
  test("8.82: morale 5 stands fast against R, and against 1 but disrupted", () => {
    expect(states(against("0-3-5"), DR)).toBe("0404");
    expect(ordered(against("0-3-5"), DR)).toEqual([]);
    expect(states(against("0-3-5"), D1)).toBe("0404 disrupted");
    expect(ordered(against("0-3-5"), D1)).toEqual([]);
  });
  test("8.71: nobody advances when the defender stands fast", () => {
    expect(fight(against("0-3-5"), DR).s.decision().kind).not.toBe("advance");
  });
  test("8.4: a unit disrupted before survives R and 1, not 2* and 3*", () => {
    const weak = (die: number) => states(against("0-3-4", { ...turned, back: "(1)3-4" }), die);
    expect([weak(DR), weak(D1), weak(D2), weak(D3)]).toEqual([
      "0404 disrupted",
      "0404 disrupted",
      "eliminated",
      "eliminated",
    ]);
  });
  test("8.4: a disrupted attacker survives a plain 2 and goes back", () => {
    // Morale 1 at 3-1, die 1: a2; morale 1 makes it 3 hexes.
    const units = [allied("A", "0403", "0-9-1", { ...turned, back: "(1)6-1" }), russian("R", "0404", "0-2-4")];
    const { s, melee } = fight(units, 1);
    expect(melee.result).toBe("a2");
    expect(told(s, "retreat-ordered")).toMatchObject([{ unit: "A", hexes: 3 }]);
  });
  test("8.4: E on the attacker eliminates all attackers", () => {
    const units = [allied("A", "0403", "0-1-1"), allied("B", "0405", "0-1-1"), russian("R", "0404", "4-6-4")];
    const { s } = fight(units, 1, ["A", "B"]);
    expect([fate(s, "A"), fate(s, "B"), fate(s, "R")]).toEqual(["eliminated", "eliminated", "0404"]);
  });
  test("8.82: attackers too: each retreats by its own morale", () => {
    // Morale 5 decides: row 5 at 1-1 is aR.
    const units = [allied("A", "0403", "0-2-5"), allied("B", "0405", "0-1-1"), russian("R", "0404", "4-3-4")];
    const { s, melee } = fight(units, 1, ["A", "B"]);
    expect(melee.result).toBe("aR");
    expect(told(s, "retreat-ordered")).toMatchObject([{ unit: "B", hexes: 2 }]);
    expect(fate(s, "A")).toBe("0403");
  });
  test("8.4: a result on the defender touches no attacker", () => {
    const { s } = fight(against("0-3-4"), D2);
    expect(fate(s, "A")).toBe("0403");
  });
  test("8.55: a foot gun that would have to retreat is eliminated, by R already", () => {
    const units = [strong, russian("R", "0404", "0-2-4"), russian("G", "0404", "A(1)4", { ma: 3 })];
    expect(fate(fight(units, DR).s, "G")).toBe("eliminated");
  });
  test("8.55, 8.82: a gun of morale 5 does not have to retreat by R", () => {
    const units = [strong, russian("R", "0404", "0-2-4"), russian("G", "0404", "A(1)5", { ma: 3 })];
    expect(fate(fight(units, DR).s, "G")).toBe("0404");
  });
  test("8.55: undisrupted horse artillery retreats", () => {
    const units = [strong, russian("H", "0404", "G(1)4", horse)];
    // 9 to 1: column 8; morale 4, die 1, row 4: d2*.
    const { s } = fight(units, 1);
    expect(told(s, "retreat-ordered")).toMatchObject([{ unit: "H", hexes: 2 }]);
    s.answer("hex 0405", "hex 0406");
    expect(fate(s, "H")).toBe("0406 disrupted");
  });
  test("9.12: disrupted horse artillery that would have to retreat is eliminated", () => {
    const units = [allied("A", "0403", "0-3-4"), russian("H", "0404", "G(1)4", { ...horse, ...turned })];
    expect(fate(fight(units, 1).s, "H")).toBe("eliminated");
  });
  test("8.21, 8.82: in one stack each unit has its own retreat", () => {
    const units = [allied("A", "0403", "0-9-4"), russian("R", "0404", "0-2-5"), russian("H", "0404", "G(1)4", horse)];
    const { s } = fight(units, DR);
    expect(told(s, "retreat-ordered")).toMatchObject([{ unit: "H", hexes: 1 }]);
    s.answer("hex 0405");
    expect([fate(s, "R"), fate(s, "H")]).toEqual(["0404", "0405"]);
    expect(s.decision().kind).not.toBe("advance");
  });
});

describe("11.2: cavalry in melee", () => {
  const [DR, D1, D2] = [1, 2, 4];
  const riders = (front: string, more: object = {}) => allied("A", "0403", front, { ...mounted, ...more });
  test("11.21: attacking cavalry is disrupted whatever the result", () => {
    const { s } = fight([riders("0-9-4"), russian("R", "0404", "0-3-4")], DR);
    expect(fate(settle(s), "A")).toBe("0403 disrupted");
  });
  test("11.21: defending cavalry is disrupted although the attacker was beaten", () => {
    const { s } = fight([allied("A", "0403", "0-1-4"), russian("R", "0404", "(1)4-3", mounted)], 1);
    expect(fate(settle(s), "R")).toBe("0404 disrupted");
  });
  test("11.22: a result of 1 is only a retreat: cavalry that was fresh is disrupted, not eliminated", () => {
    const { s } = fight([allied("A", "0403", "0-9-4"), russian("R", "0404", "(1)3-3", mounted)], D1);
    s.answer("hex 0405");
    expect(fate(s, "R")).toBe("0405 disrupted");
  });
  test("11.21: after R cavalry retreats and is disrupted", () => {
    const { s } = fight([allied("A", "0403", "0-9-4"), russian("R", "0404", "(1)3-3", mounted)], DR);
    s.answer("hex 0405");
    expect(fate(s, "R")).toBe("0405 disrupted");
  });
  test("11.24: a starred result eliminates cavalry", () => {
    const { s } = fight([allied("A", "0403", "0-9-4"), russian("R", "0404", "(1)3-3", mounted)], D2);
    expect(fate(s, "R")).toBe("eliminated");
  });
  test("11.25: disrupted cavalry is eliminated after any melee, winning or not", () => {
    const { s } = fight([riders("0-9-4", { ...turned, back: "0-9-4" }), russian("R", "0404", "0-3-4")], DR);
    s.answer("hex 0405");
    expect(fate(s, "A")).toBe("eliminated");
    const defence = fight(
      [allied("A", "0403", "0-1-4"), russian("R", "0404", "(1)4-3", { ...mounted, ...turned, back: "0-2-3" })],
      1,
    );
    expect(fate(settle(defence.s), "R")).toBe("eliminated");
  });
  test("11.23: cavalry that can retreat only into woods is eliminated", () => {
    const hexes = { "0405": ["woods"], "0505": ["woods"], "0305": ["woods"] };
    const { s } = fight(
      [allied("A", "0403", "0-9-4"), russian("R", "0404", "(1)3-3", mounted)],
      DR,
      ["A"],
      ["0404"],
      map({}, hexes),
    );
    expect(fate(s, "R")).toBe("eliminated");
  });
  test("11.13: cavalry that can retreat only over a redoubt wall is eliminated", () => {
    const sides = Object.fromEntries(
      ["0404/0405", "0404/0505", "0305/0404"].map((side) => [side, ["redoubt in:0404"]]),
    );
    const { s } = fight(
      [allied("A", "0403", "0-9-4"), russian("R", "0404", "(1)3-3", mounted)],
      DR,
      ["A"],
      ["0404"],
      map(sides),
    );
    expect(fate(s, "R")).toBe("eliminated");
  });
  test("B22.22: cavalry that can retreat only into the aqueduct is eliminated", () => {
    const hexes = { "0405": ["aqueduct"], "0505": ["aqueduct", "bridge"], "0305": ["aqueduct"] };
    const text = { scenario: "balaclava", ...map({}, hexes) };
    const { s } = fight(
      [allied("A", "0403", "0-9-4"), russian("R", "0404", "(1)3-3", mounted)],
      DR,
      ["A"],
      ["0404"],
      text,
    );
    expect(fate(s, "R")).toBe("eliminated");
  });
  test("11.21, 8.71: victorious cavalry advances, disrupted already", () => {
    const { s } = fight([riders("0-9-4"), russian("R", "0404", "0-3-4")], DR);
    s.answer("hex 0405", "advance A 0404");
    expect(fate(s, "A")).toBe("0404 disrupted");
  });
  test("11.13: cavalry attacks over a wall but does not advance over it", () => {
    const units = [massed(riders("0-1-4"), 27), russian("R", "0404", "0-3-4")];
    const { s } = fight(units, 1, ["A"], ["0404"], map({ "0403/0404": ["redoubt in:0404"] }));
    while (s.decision().kind === "retreat") s.answer(s.answers()[0]);
    expect(s.decision().kind).not.toBe("advance");
  });
});
