import { beginGame, isProblems, scriptedChance } from "@redoubt/engine";
import type { BoardView } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { imperialBayonets } from "../../src/index.ts";
import { stand } from "../muster.ts";
import type { Text } from "./fight.ts";

const inf = (id: string, at: string, side = "russian", more: object = {}) => ({
  id,
  at,
  side,
  kind: "infantry",
  ...more,
});
const map = { use: "tchernaya" };
const battle = (text: Text) => stand({ scenario: "battle", map, turn: 4, ...text });

function begun(scenario: string, options: Readonly<Record<string, string>> = {}): BoardView {
  const game = beginGame(imperialBayonets, { scenario, options }, scriptedChance([]));
  if (isProblems(game)) throw new Error(JSON.stringify(game));
  return game.view(null) as BoardView; // every Wargame's view is a BoardView
}

describe("exclusive rules", () => {
  test.each([
    ["E10: the Telegraph bridge may be destroyed", "1711", "1611", null],
    ["E10: the Tchorgoun bridge may be destroyed", "2415", "2416", null],
    ["E10, 7.6a: the Traktir bridge may not", "1409", "1410", "7.6a"],
    ["E10: over a ford no bridge is thrown", "1007", "1107", "7.6b"],
    ["E10: over the major river none is thrown", "0904", "0905", "7.6b"],
    ["E10: over the river without aqueduct one is", "2516", "2416", null],
  ])("%s", (_title, at, to, rule) => {
    const s = battle({ phase: "ic-maneuver", units: [inf("Azo", at), inf("Ode", "1505")] });
    s.answer("unit Azo");
    if (rule === null) expect(s.answers()).toContain(`bridge ${to}`);
    else expect(s.refusedBy(`bridge ${to}`)).toBe(rule);
  });

  test("E10: one-step infantry and guns throw none", () => {
    const s = battle({
      phase: "ic-maneuver",
      units: [inf("2Rf", "1510"), { id: "12A", side: "russian", kind: "artillery", at: "1508" }],
    });
    s.answer("unit 2Rf");
    expect(s.refusedBy("bridge 1511")).toBe("E10");
  });

  test("E11, 3.9: friends are fired over only by 9.1c, though the series allows more", () => {
    const fire = (scenario: string | null) => {
      const s = stand({
        scenario,
        turn: 4,
        map: { cols: 8, rows: 8, elevation: { "0401": 1 } },
        phase: "ic-bombardment",
        units: [
          { id: "G", side: "russian", kind: "artillery", at: "0401", stats: { sp: 4, reducedSp: 2, initiative: 3 } },
          { ...inf("F", "0403"), stats: { sp: 4, reducedSp: 2, initiative: 3 } },
          { ...inf("E", "0405", "allied"), stats: { sp: 4, reducedSp: 2, initiative: 3 } },
          { id: "H", side: "allied", kind: "army-commander", at: "0808", stats: { cp: 1 } },
        ],
      });
      return s.view().phase === "ic-bombardment" && s.answers().includes("target 0405");
    };
    expect([fire(null), fire("battle")]).toEqual([true, false]);
  });

  test.each<[string, string, number, string]>([
    ["E12: a Leader where a unit was lost by De is killed on a 1", "De", 1, "killed"],
    ["E12: and lives on a 2", "De", 2, "1410"],
    ["E12: also by Ex, as defender", "Ex", 1, "killed"],
  ])("%s", (_title, code, die, where) => {
    const s = battle({
      phase: "ic-combat",
      units: [
        inf("Azo", "1409"),
        inf("95", "1410", "allied"),
        { id: "Faucheux", side: "allied", kind: "officer", at: "1410" },
        inf("Gi", "1917", "allied"),
      ],
      tables: { "combat-results": code },
      dice: [4, die],
    });
    s.answer("target 1410", "add Azo", "resolve");
    expect(s.unit("Faucheux").at).toBe(where);
  });

  test("E12: a retreat kills no Leader", () => {
    const s = battle({
      phase: "ic-combat",
      units: [
        inf("Azo", "1409"),
        inf("95", "1410", "allied"),
        { id: "Faucheux", side: "allied", kind: "officer", at: "1410" },
        inf("Gi", "1917", "allied"),
      ],
      tables: { "combat-results": "Dr" },
      dice: [4],
    });
    s.answer("target 1410", "add Azo", "resolve");
    expect(s.eventsOf("leader-rolled")).toEqual([]);
  });

  test.each([
    ["E14: Morris's cavalry does not attack a town by itself", [], "E14"],
    ["E14: it does in a stack with infantry", [inf("97", "2414", "allied")], null],
  ])("%s", (_title, more, rule) => {
    const s = battle({
      phase: "ic-combat",
      active: "allied",
      units: [
        { id: "CA1", side: "allied", kind: "cavalry", at: "2414" },
        inf("62", "2515", "allied"),
        inf("Mos", "2415"),
        ...more,
      ],
    });
    s.answer("target 2415");
    if (rule === null) expect(s.answers()).toContain("add CA1");
    else expect(s.refusedBy("add CA1")).toBe(rule);
  });

  test("E7: a starred objective may be the destination of an order, an unstarred clear hex not", () => {
    const game = beginGame(
      imperialBayonets,
      {
        scenario: "battle",
        options: {},
        position: {
          system: "imperial-bayonets",
          scenario: "battle",
          map,
          turn: 5,
          phase: "administration",
          units: [inf("Azo", "1507")],
          flags: { step: "orders" },
        },
      },
      scriptedChance([]),
    );
    if (isProblems(game)) throw new Error(JSON.stringify(game));
    expect(game.apply(0, game.decision(0), "order Azo")).toMatchObject({ kind: "accepted" });
    const may = (hex: string) => game.answers(0).includes(`to ${hex}`);
    expect(["1410", "0910", "1917", "1911", "2415", "1419", "3006", "1507"].map(may)).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  test("E13: Depots stay where they are", () => {
    const s = battle({
      phase: "ic-maneuver",
      units: [inf("Azo", "1507"), { id: "D-III", side: "russian", kind: "depot", at: "1604" }],
    });
    expect(s.refusedBy("unit D-III")).toBe("E13");
  });

  test("E6, TT: the Administration Phase of turn 1 writes orders and nothing more; the next is on turn 5", () => {
    const view = begun("battle");
    expect(view).toMatchObject({ turn: 1, turns: 8, phase: "administration" });
  });

  test("T2, T1, T5: at the Traktir bridge there are six turns, clear, and no orders are written", () => {
    expect(begun("traktir")).toMatchObject({ turn: 1, turns: 6, phase: "command-distribution" });
  });

  test("T4: Gorchakov has 2 there; Herbillon 2, from turn 3 on 3", () => {
    const points = (turn: number, active: string, leader: object) =>
      stand({
        scenario: "traktir",
        map,
        turn,
        active,
        phase: "command-distribution",
        units: [
          leader,
          inf("Azo", "1607"),
          inf("Ode", "1606"),
          inf("Ukr", "1605"),
          inf("97", "1311", "allied"),
          inf("2Z", "1312", "allied"),
          inf("47", "1314", "allied"),
        ] as never,
      })
        .view()
        .notes.join(" ");
    const gorchakov = { id: "Gorchakov", side: "russian", kind: "army-commander", at: "1606" };
    const herbillon = { id: "Herbillon", side: "allied", kind: "commander", at: "1313" };
    expect(points(1, "russian", gorchakov)).toContain("Gorchakov has 2");
    expect(points(4, "russian", gorchakov)).toContain("Gorchakov has 2");
    expect(points(2, "allied", herbillon)).toContain("Herbillon has 2");
    expect(points(3, "allied", herbillon)).toContain("Herbillon has 3");
  });

  test("T1: beyond its part of the map there is nothing to walk on", () => {
    const s = stand({
      scenario: "traktir",
      map,
      phase: "ic-maneuver",
      units: [{ id: "Ulr", side: "russian", kind: "cavalry", at: "0705" }, inf("Azo", "1507")],
    });
    s.answer("unit Ulr");
    expect(s.answers().filter((text) => /^hex (06|19|..02|..17)/.test(text))).toEqual([]);
  });

  test("T5: no charges there", () => {
    const s = stand({
      scenario: "traktir",
      map,
      phase: "ic-maneuver",
      units: [
        { id: "Ulr", side: "russian", kind: "cavalry", at: "1205" },
        inf("95", "1207", "allied"),
        inf("Azo", "1507"),
      ],
    });
    s.answer("unit Ulr");
    expect(s.refusedBy("prepare 1207")).toBe("7.5a");
  });

  test("T6: two portable bridges there", () => {
    const s = stand({
      scenario: "traktir",
      map,
      phase: "ic-maneuver",
      units: [inf("Azo", "1510"), inf("Ode", "1505")],
      flags: { thrown: { russian: 2 } },
    });
    s.answer("unit Azo");
    expect(s.refusedBy("bridge 1511")).toBe("E10");
  });
});
