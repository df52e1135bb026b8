import { describe, expect, test } from "vitest";
import { al, ru, shown, stand } from "../muster.ts";
import { away, north, type Text, type Units } from "./fight.ts";

const piece = (id: string, at: string, side = "russian", kind = "infantry", more: object = {}) => ({
  id,
  at,
  side,
  kind,
  ...more,
});
const map = { use: "tchernaya" };
const battle = (text: Text) => stand({ scenario: "battle", map, turn: 4, ...text });
const codes = (code: string, dice: readonly number[]): Text => ({ tables: { "combat-results": code }, dice });

describe("Leaders and stacks of the battle", () => {
  test.each<[string, Units, boolean]>([
    [
      "3.3.1c, E1: Pelissier allows a corps stack of the French",
      ["97", "95", "62"].map((id) => piece(id, "1314", "allied")),
      true,
    ],
    ["3.3.1c, E1: not one of the Sardinians", ["Mv", "Ml", "Fn"].map((id) => piece(id, "1314", "allied")), false],
  ])("%s", (_title, units, fits) => {
    const s = battle({
      phase: "ic-maneuver",
      active: "allied",
      units: [
        ...units,
        piece("Pelissier", "1314", "allied", "army-commander"),
        piece("82", "0910", "allied"),
        piece("Azo", "1507"),
      ],
    });
    s.answer("end");
    const pending = s.game.pending();
    expect(pending.kind === "decide" && pending.decisions[0].kind === "overstack").toBe(!fits);
  });

  test("E12: a Leader of attackers who are lost by Ae is rolled for, one of attackers who pay an Exchange is not", () => {
    const fight = (code: string, dice: readonly number[]) => {
      const s = battle({
        phase: "ic-combat",
        units: [
          piece("Azo", "1409"),
          piece("Martinau", "1409", "russian", "officer"),
          piece("95", "1410", "allied"),
          piece("Gi", "1917", "allied"),
        ],
        ...codes(code, dice),
      });
      s.answer("target 1410", "add Azo", "resolve");
      return [s.unit("Martinau").at, s.eventsOf("leader-rolled").length];
    };
    expect(fight("Ae", [3, 1])).toEqual(["killed", 1]);
    expect(fight("Ex", [3])).toEqual(["1409", 0]);
  });

  test("T5: at the Traktir bridge no Leader is rolled for", () => {
    const s = stand({
      scenario: "traktir",
      map,
      phase: "ic-combat",
      units: [
        piece("Azo", "1409"),
        piece("95", "1410", "allied"),
        piece("Faucheux", "1410", "allied", "officer"),
        piece("73", "1514", "allied"),
      ],
      ...codes("De", [3]),
    });
    s.answer("target 1410", "add Azo", "resolve");
    expect(s.eventsOf("leader-rolled")).toEqual([]);
  });

  test("3.1o: an advance takes all Leaders left behind", () => {
    const s = stand({
      phase: "ic-combat",
      units: [
        ru.infantry("A", "0403"),
        al.infantry("E", "0404"),
        al.officer("O", "0404"),
        al.officer("P", "0404"),
        ...away,
      ],
      flags: { compass: north },
      ...codes("De", [3]),
    });
    s.answer("target 0404", "add A", "resolve", "advance A 0404");
    expect(["O", "P"].map((id) => s.unit(id).at)).toEqual(["captured", "captured"]);
  });
});

describe("bridges of the battle", () => {
  const thrown = { use: "tchernaya", sides: { "1510/1511": ["river", "aqueduct", "thrown-bridge"] } };

  test("E10, 9.4.1f: over a thrown bridge the attack is whole and Ar* a Shock", () => {
    const s = battle({
      phase: "ic-combat",
      map: thrown,
      units: [piece("Azo", "1510"), piece("95", "1511", "allied"), piece("Gi", "1917", "allied")],
      ...codes("Ar*", [3, 1, 1]),
    });
    s.answer("target 1511", "add Azo", "resolve");
    expect(s.eventsOf("attacked")[0]).toMatchObject({ attack: 4, defence: 3 });
    expect(s.eventsOf("shocked")).toHaveLength(1);
  });

  test("E10: a thrown bridge that was destroyed still counts among the three", () => {
    const s = battle({
      phase: "ic-maneuver",
      units: [piece("Azo", "1510"), piece("Ode", "1505")],
      flags: { thrown: { russian: 3 } },
    });
    s.answer("unit Azo");
    expect(s.refusedBy("bridge 1511")).toBe("E10");
  });

  test("E10, 7.6c: an attempt at throwing a bridge is the only one at that hexside in the turn", () => {
    const s = battle({
      phase: "ic-maneuver",
      units: [piece("Azo", "1510"), piece("Ode", "1510"), piece("Ukr", "1505")],
      dice: [6],
    });
    s.answer("unit Azo", "bridge 1511", "unit Ode");
    expect(s.refusedBy("bridge 1511")).toBe("7.6c");
  });

  test("3.6c, 7.6d: destroying the Tchorgoun bridge cuts no line that does not use it", () => {
    const s = battle({
      phase: "administration",
      turn: 5,
      map: { use: "tchernaya", sides: { "2415/2416": ["river", "aqueduct", "bridge-destroyed"] } },
      units: [
        piece("Mos", "2414"),
        piece("D-VI", "2706", "russian", "depot"),
        piece("Liprandi", "2109", "russian", "officer-commander"),
      ],
      flags: { game: { orders: { russian: 0, allied: 0 } } },
    });
    expect(shown(s, "Mos")).not.toContain("out-of-supply");
  });

  test("O1, 9.4a: one attacked hex beyond the river is enough", () => {
    const s = battle({
      phase: "ic-combat",
      turn: 2,
      units: [
        piece("Azo", "1409"),
        piece("95", "1410", "allied"),
        piece("97", "1310", "allied"),
        piece("Gi", "1917", "allied"),
        piece("Read", "1405", "russian", "officer-commander"),
      ],
      flags: { compass: north },
      ...codes("Ar", [3]),
    });
    s.answer("target 1410", "target 1310", "add Azo", "resolve");
    for (let i = 0; i < 30 && s.view().turn === 2; i++) s.answer("end");
    expect(s.view().score.filter(({ side, points }) => side === "russian" && points < 0)).toEqual([]);
  });
});

describe("Repulses in corners", () => {
  const on = (units: Units, more: Text = {}) =>
    stand({
      phase: "ic-maneuver",
      ...more,
      units: [...units, ru.infantry("Y", "0801")],
      flags: { compass: north, ...(more.flags ?? {}) },
    });
  const strong = { stats: { sp: 20, reducedSp: 9 } };
  const weak = { stats: { sp: 2, reducedSp: 1 } };

  test("7.1.2g, 3.1o: following up takes the Leaders who are left behind", () => {
    const s = on(
      [ru.infantry("A", "0403", strong), al.infantry("E", "0404", weak), al.officer("O", "0404")],
      codes("Dr", [3]),
    );
    s.answer("unit A", "repulse 0404");
    if (s.unit("A").at === "0403") s.answer("end");
    expect([s.unit("A").at, s.unit("O").at]).toEqual(["0404", "captured"]);
  });

  test("7.1.2c: a defender who is marked already counts two columns in the test", () => {
    const s = on(
      [
        ru.infantry("A", "0403", { stats: { sp: 10, reducedSp: 5 } }),
        al.infantry("E", "0404", { ...weak, state: ["marked"] }),
      ],
      codes("Ae", [3]),
    );
    s.answer("unit A", "repulse 0404");
    expect(s.eventsOf("repulse-tried")[0]).toMatchObject({ column: "6:1" });
  });

  test("7.1.2e: bombardment does not free from the fight that a failed Repulse owes", () => {
    const s = stand({
      phase: "ic-bombardment",
      units: [
        ru.infantry("A", "0403", { ...strong, state: ["marked"] }),
        ru.guns("G", "0602"),
        al.infantry("E", "0404", weak),
        ...away,
      ],
      flags: { compass: north, owes: [{ unit: "A", target: "E" }] },
      tables: { "artillery-results": "DR", "combat-results": "Dr" },
      dice: [3],
    });
    s.answer("target 0404", "add G", "resolve");
    expect(s.refusedBy("end")).toBe("7.1.2e");
  });

  test("E14: cavalry that may not assault a town may not repulse out of one", () => {
    const s = stand({
      phase: "ic-maneuver",
      active: "allied",
      map: { cols: 8, rows: 8, hexes: { "0404": ["town"] } },
      units: [
        al.cavalry("C", "0403", { corps: "FR Cav", ...strong }),
        ru.infantry("E", "0404", weak),
        al.infantry("Y", "0801"),
      ],
      flags: { game: { noAssault: ["FR Cav"] } },
    });
    expect(s.refusedBy("unit C")).toBe("7.1.1a");
  });

  test("7.1.2g, 3.8.2h: a demoralized force follows up too, it is movement and no advance (I-48)", () => {
    const s = on(
      [ru.infantry("A", "0403", { ...strong, state: ["temp-dm"] }), al.infantry("E", "0404", weak)],
      codes("Dr", [3]),
    );
    s.answer("unit A", "repulse 0404");
    expect(s.unit("A").at).toBe("0404");
  });
});
