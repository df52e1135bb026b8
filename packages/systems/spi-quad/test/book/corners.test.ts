import { type Situation, type SituationText, situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { allied, alliedTurn, fate, horse, mounted, russian, russianTurn, told, turned } from "../battlefield.ts";
import { price } from "./march.ts";

// 0404 has the neighbours 0403 (N), 0504 (NE), 0505 (SE), 0405 (S), 0305 (SW), 0304 (NW).

type Units = NonNullable<SituationText["units"]>;
const map = (sides: object, hexes: object = {}) => ({ map: { cols: 9, rows: 9, sides, hexes } });
const retreats = (s: Situation) => {
  while (s.decision().kind === "retreat") s.answer(s.answers()[0]);
  return s;
};

describe("zones, rivers and combat", () => {
  test("8.51, 6.14: a retreat may end next to an enemy behind an unbridged river", () => {
    const units = [allied("A", "0403", "0-9-4"), allied("B", "0406"), russian("R", "0404", "0-3-4")];
    const closed = alliedTurn("melee", {
      units,
      dice: [1],
      ...map({ "0305/0404": ["cliff up:0305"], "0404/0505": ["cliff up:0404"] }),
    });
    closed.answer("target 0404", "add A", "attack");
    expect(fate(closed, "R")).toBe("eliminated");
    const open = alliedTurn("melee", {
      units,
      dice: [1],
      ...map({ "0305/0404": ["cliff up:0305"], "0404/0505": ["cliff up:0404"], "0405/0406": ["river"] }),
    });
    open.answer("target 0404", "add A", "attack", "hex 0405");
    expect(fate(open, "R")).toBe("0405");
  });
  test("6.14, 8.11: over a bridge melee is compulsory, and the river still helps the defender", () => {
    const s = alliedTurn("melee", {
      units: [allied("A", "0403", "0-2-4"), russian("R", "0404", "0-2-4")],
      dice: [1],
      ...map({ "0403/0404": ["river", "bridge"] }),
    });
    expect(s.refusedBy("end")).toBe("8.11");
    s.answer("target 0404", "add A", "attack");
    expect(told(s, "melee-resolved")).toMatchObject([{ odds: "1-1", column: 1 }]);
  });
  test("7.39, 6.14: over a cliff adjacent units fire but do not fight", () => {
    const text = { units: [allied("A", "0403"), russian("R", "0404")], ...map({ "0403/0404": ["cliff up:0404"] }) };
    expect(alliedTurn("offensive-fire", text).answers()).toContain("target 0404");
    expect(alliedTurn("melee", text).view().phase).not.toBe("melee");
  });
  test("10.0: neighbours across a river count for rallying", () => {
    const s = alliedTurn("rally", {
      units: [allied("D", "0404", "4-2-2", turned), russian("R", "0403")],
      dice: [2],
      ...map({ "0403/0404": ["river"] }),
    });
    s.answer("rally D");
    expect(fate(s, "D")).toBe("0404 disrupted");
  });
  test("10.0: a hex marked as a redoubt is one", () => {
    const s = alliedTurn("rally", {
      units: [allied("D", "0404", "4-2-2", turned), russian("R", "0808")],
      dice: [3],
      ...map({}, { "0404": ["redoubt"] }),
    });
    s.answer("rally D");
    expect(fate(s, "D")).toBe("0404");
  });
  test("8.12: a unit disrupted by Defensive Fire owes no attack", () => {
    const s = alliedTurn("defensive-fire", { units: [allied("A", "0403"), russian("R", "0404", "8-5-4")], dice: [3] });
    s.answer("target 0403", "add R", "fire", "end");
    while (s.view().phase !== "melee") s.answer("end");
    expect(s.answers()).toContain("end");
  });
  test("8.11: an enemy disrupted by Offensive Fire need not be attacked", () => {
    const s = alliedTurn("offensive-fire", {
      units: [allied("A", "0403", "8-2-4"), russian("R", "0404", "(4)5-4")],
      dice: [3],
    });
    s.answer("target 0404", "add A", "fire", "end");
    expect(s.view().phase).toBe("melee");
    expect(s.answers()).toContain("end");
  });
  test("8.18: a unit is fired at in both fire phases' turn and then attacked in melee", () => {
    const s = alliedTurn("offensive-fire", {
      units: [allied("A", "0403", "1-9-4"), russian("R", "0404", "(4)3-4")],
      dice: [1, 1],
    });
    s.answer("target 0404", "add A", "fire", "end", "target 0404", "add A", "attack");
    expect(s.eventsOf("melee-resolved").length).toBe(1);
  });
});

describe("stacks in fire", () => {
  const pair = (one: object, two: object): Units => [
    allied("G1", "0403", "A(1)4", { ma: 3, stack: 0, ...one }),
    allied("G2", "0403", "A(1)4", { ma: 3, stack: 1, ...two }),
    allied("I", "0304", "4-2-4"),
    russian("R", "0404", "4-5-9"),
  ];
  const may = (units: Units) => {
    const s = alliedTurn("offensive-fire", { units });
    s.answer("target 0404");
    return s.answers().filter((answer) => /add G/.test(answer));
  };
  test("7.22, 7.28: of two guns the one that did not move fires", () => {
    expect(may(pair({ state: ["moved"] }, {}))).toEqual(["add G2"]);
  });
  test("7.22, 9.25: a gun under a disrupted gun fires", () => {
    expect(may(pair(turned, {}))).toEqual(["add G2"]);
  });
  test("7.22: the unit below is not fired at, even when it could be disrupted", () => {
    const units = [
      allied("A", "0403", "8-2-4"),
      russian("C", "0404", "(1)4-3", { ...mounted, stack: 0 }),
      russian("G", "0404", "A(1)2", { ma: 3, stack: 1 }),
    ];
    const s = alliedTurn("offensive-fire", { units, dice: [1] });
    s.answer("target 0404", "add A", "fire");
    expect([fate(s, "C"), fate(s, "G")]).toEqual(["0404 disrupted", "0404"]);
  });
  test("7.22, 7.23: a unit laid bare by the retreat of the one above may be fired at by others", () => {
    const units = [
      allied("A", "0403", "8-2-4"),
      allied("B", "0304", "8-2-4"),
      russian("I", "0404", "(4)5-2", { stack: 0 }),
      russian("G", "0404", "A(1)4", { ma: 3, stack: 1 }),
    ];
    const s = alliedTurn("offensive-fire", { units, dice: [1] });
    s.answer("target 0404", "add A", "fire");
    retreats(s);
    expect(s.answers()).toContain("target 0404");
  });
  test("7.0: cavalry with a fire strength of 0 does not fire", () => {
    const s = russianTurn("defensive-fire", {
      units: [allied("C", "0403", "0-2-4", mounted), allied("I", "0304"), russian("R", "0404")],
    });
    s.answer("target 0404");
    expect(s.refusedBy("add C")).toBe("7.0");
  });
  test("7.27: Russian cavalry fires its (1) defensively at an adjacent unit", () => {
    const s = alliedTurn("defensive-fire", {
      units: [allied("A", "0403"), russian("C", "0404", "(1)4-3", mounted)],
      dice: [1],
    });
    s.answer("target 0403", "add C", "fire");
    expect(told(s, "fire-resolved")).toMatchObject([{ strength: 1 }]);
  });
  test("7.42: fire at range through the wall that protects the target: one column left", () => {
    const s = alliedTurn("offensive-fire", {
      units: [allied("G", "0402", "A(1)4", { ma: 3 }), russian("R", "0404", "4-5-9")],
      dice: [1],
      ...map({ "0403/0404": ["redoubt in:0404"] }),
    });
    s.answer("target 0404", "add G", "fire");
    expect(told(s, "fire-resolved")).toMatchObject([{ strength: 5, hits: [{ column: 4 }] }]);
  });
  test("7.42: a wall in the middle of the line is none of the target's", () => {
    const s = alliedTurn("offensive-fire", {
      units: [allied("G", "0401", "A(1)4", { ma: 3 }), russian("R", "0404", "4-5-9")],
      dice: [1],
      ...map({ "0402/0403": ["redoubt in:0403"] }),
    });
    s.answer("target 0404", "add G", "fire");
    expect(told(s, "fire-resolved")).toMatchObject([{ strength: 3, hits: [{ column: 3 }] }]);
  });
});

describe("cavalry and guns in retreat", () => {
  test("8.55: foot artillery alone is eliminated by any retreat in melee", () => {
    const s = alliedTurn("melee", {
      units: [allied("A", "0403", "0-3-4"), russian("G", "0404", "A(1)4", { ma: 3 })],
      dice: [1],
    });
    s.answer("target 0404", "add A", "attack");
    expect(fate(s, "G")).toBe("eliminated");
    expect(s.answers()).toEqual(["advance A 0404", "end"]);
  });
  test("8.55, 9.12: horse artillery retreats first and is disrupted then", () => {
    const s = alliedTurn("melee", {
      units: [allied("A", "0403", "0-5-4"), russian("H", "0404", "G(1)4", horse)],
      dice: [1],
    });
    // 5-1 is column 7; row 4: d1.
    s.answer("target 0404", "add A", "attack", "hex 0405");
    expect(fate(s, "H")).toBe("0405 disrupted");
  });
  test("11.25, 8.71: the hex of a disrupted cavalry unit that died after the melee is open to an attacker who stood", () => {
    // Morale 5 stands fast against aR.
    const units = [
      allied("A", "0403", "0-2-5"),
      russian("C", "0404", "(1)4-3", { ...mounted, ...turned, back: "0-2-3" }),
    ];
    const s = alliedTurn("melee", { units, dice: [1] });
    s.answer("target 0404", "add A", "attack");
    expect(told(s, "melee-resolved")).toMatchObject([{ result: "aR" }]);
    expect(fate(s, "C")).toBe("eliminated");
    expect(fate(s, "A")).toBe("0403");
  });
  test("B20.0, 8.82: a demoralized unit of printed morale 5 has no hex less to go", () => {
    const s = russianTurn("melee", {
      scenario: "balaclava",
      flags: { demoralized: true, britishLost: 23 },
      units: [russian("R", "0403", "0-9-4"), allied("B", "0404", "5-3-5")],
      dice: [1],
    });
    s.answer("target 0404", "add R", "attack");
    expect(told(s, "retreat-ordered")).toMatchObject([{ unit: "B", hexes: 1 }]);
  });
  test("B22.22: infantry retreats into an aqueduct hex", () => {
    const hexes = { "0405": ["aqueduct"], "0505": ["aqueduct"], "0305": ["aqueduct"] };
    const s = alliedTurn("melee", {
      scenario: "balaclava",
      units: [allied("A", "0403", "0-9-4"), russian("R", "0404", "0-3-4")],
      dice: [1],
      ...map({}, hexes),
    });
    s.answer("target 0404", "add A", "attack", "hex 0405");
    expect(fate(s, "R")).toBe("0405");
  });
});

describe("tags that speak for themselves", () => {
  const on = (side: readonly string[], hex: readonly string[] = [], scenario = "alma") => ({
    sides: { "0404/0405": side },
    hexes: { "0405": hex },
    scenario,
  });
  test("A17.2: the Alma is a river in the east and a stream in the west", () => {
    expect(price(on(["alma-east"]), "infantry", ["0404", "0405"])).toBe(4);
    expect(price(on(["alma-west"]), "infantry", ["0404", "0405"])).toBe(3);
  });
  test("A18.2: Bourliuk is closed", () => {
    expect(price(on([], ["bourliuk"]), "infantry", ["0404", "0405"])).toBe("A18.2");
  });
  test("5.27: two opposed slopes on one hexside are a ridge", () => {
    expect(
      price(on(["gentle-slope up:0404", "steep-slope up:0405"], [], "balaclava"), "infantry", ["0404", "0405"]),
    ).toBe(3);
  });
});

describe("5.18, 4.0: turns", () => {
  test("4.0: a Player-Turn runs through its five phases in order", () => {
    const s = situation(spiQuad, {
      active: "allied",
      units: [allied("A", "0403", "4-2-4"), allied("D", "0101", "4-2-4", turned), russian("R", "0404", "4-5-4")],
      dice: [1],
    });
    s.answer("end");
    expect(s.view().phase).toBe("defensive-fire");
    s.answer("end");
    expect(s.view().phase).toBe("offensive-fire");
    s.answer("end");
    expect(s.view().phase).toBe("melee");
    s.answer("target 0404", "add A", "attack");
    retreats(s);
    while (s.view().phase === "melee") s.answer("end");
    expect(s.view()).toMatchObject({ phase: "rally", active: "allied" });
    s.answer("end");
    expect(s.view()).toMatchObject({ phase: "movement", active: "russian", turn: 1 });
  });
  test("5.11: only the phasing player's units move", () => {
    const s = situation(spiQuad, { active: "allied", units: [allied("A", "0403"), russian("R", "0606")] });
    expect(s.answers()).not.toContain("unit R");
  });
});
