import { describe, expect, test } from "vitest";
import { allied, fate, horse, mounted, russian, told, turned } from "../battlefield.ts";
import { fight, map, massed, settle, type Units } from "./fight.ts";

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
