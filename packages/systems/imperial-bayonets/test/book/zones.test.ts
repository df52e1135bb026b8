import { describe, expect, test } from "vitest";
import { imperialBayonets } from "../../src/index.ts";
import { al, ru, shown, stand } from "../muster.ts";

const { questions } = imperialBayonets;
type Text = Parameters<typeof stand>[0];
const maneuver = { phase: "ic-maneuver" } as const;
const around = ["0403", "0504", "0505", "0405", "0305", "0304"];
const enemy = al.infantry("E", "0404");

/** The hexes in an Allied zone. */
function zone(text: Text): readonly string[] {
  const play = stand({ ...maneuver, ...text }).game.play();
  const hexes = Array.from({ length: 64 }, (_, i) => `0${1 + (i >> 3)}0${1 + (i & 7)}`);
  return hexes.filter((hex) => {
    const found = questions.zones(play, hex);
    return "zones" in found && found.zones.some(({ side }) => side === "allied");
  });
}
const others = (...hexes: readonly string[]) => around.filter((hex) => !hexes.includes(hex)).sort();

describe("who has a zone", () => {
  test.each([
    ["3.4a, 2.0h: infantry", al.infantry("E", "0404")],
    ["3.4a: cavalry", al.cavalry("E", "0404")],
    ["3.4a: artillery", al.guns("E", "0404")],
    ["3.4a: horse artillery", al.horseGuns("E", "0404")],
    ["3.4a: a reduced unit", al.infantry("E", "0404", { state: ["reduced"] })],
    ["3.4a: a unit in Road March", al.infantry("E", "0404", { state: ["road-march"] })],
    ["3.4a: a unit out of command", al.infantry("E", "0404", { state: ["ooc"] })],
  ])("%s", (_title, unit) => {
    expect(zone({ units: [unit, ru.infantry("A", "0801")] })).toEqual(others());
  });

  test.each([
    ["3.4a, 3.8.1d: not a disrupted unit", al.infantry("E", "0404", { state: ["disrupted"] }), {}],
    ["3.4a: not a unit demoralized until Rally", al.infantry("E", "0404", { state: ["temp-dm"] }), {}],
    ["3.4a, 3.6f: not a unit out of supply", al.infantry("E", "0404", { state: ["oos"] }), {}],
    [
      "3.4a, 2.0d: not a unit of a demoralized corps",
      al.infantry("E", "0404", { corps: "F" }),
      { corps: { F: { number: 4, lost: 4 } } },
    ],
    ["3.4a: not a Leader", al.officer("E", "0404"), {}],
    ["3.4a: not a Depot", al.depot("E", "0404"), {}],
  ])("%s", (_title, unit, flags) => {
    expect(zone({ units: [unit, ru.infantry("A", "0801")], flags })).toEqual([]);
  });

  test("3.4a: one steady unit is enough for a stack", () => {
    const units = [al.infantry("E", "0404", { state: ["disrupted"] }), al.guns("F", "0404"), ru.infantry("A", "0801")];
    expect(zone({ units })).toEqual(others());
  });
});

describe("what stops a zone", () => {
  test.each<[string, Text["map"], readonly string[]]>([
    ["3.4b: a major river", { cols: 8, rows: 8, sides: { "0403/0404": ["major-river"] } }, ["0403"]],
    ["3.4b: not a river", { cols: 8, rows: 8, sides: { "0403/0404": ["river"] } }, []],
    ["3.4b: not a river with aqueduct", { cols: 8, rows: 8, sides: { "0403/0404": ["river", "aqueduct"] } }, []],
    ["3.4b: not a stream", { cols: 8, rows: 8, sides: { "0403/0404": ["stream"] } }, []],
    ["TEC: a cliff", { cols: 8, rows: 8, sides: { "0404/0405": ["cliff up:0404"] } }, ["0405"]],
    ["TEC: levels three apart are a cliff", { cols: 8, rows: 8, elevation: { "0405": 3 } }, ["0405"]],
    ["TEC: not a steep slope", { cols: 8, rows: 8, elevation: { "0405": 2 } }, []],
    ["3.4a: not woods", { cols: 8, rows: 8, hexes: { "0405": ["woods"] } }, []],
  ])("%s", (_title, map, missing) => {
    expect(zone({ map, units: [enemy, ru.infantry("A", "0801")] })).toEqual(others(...missing));
  });
});

describe("movement and zones", () => {
  const on = (units: Text["units"], more: Text = {}) => stand({ ...maneuver, ...more, units });

  test("3.4c, 7.1d: entering a zone ends the movement, however much is left", () => {
    const s = on([ru.cavalry("A", "0402"), enemy, ru.infantry("Y", "0801")]);
    s.answer("unit A", "hex 0403");
    expect(s.refusedBy("unit A")).toBe("3.4c");
  });

  test("3.4c: nobody passes through a zone to what lies behind it", () => {
    const s = on([ru.cavalry("A", "0101"), al.infantry("E", "0204"), ru.infantry("Y", "0308")], {
      map: { cols: 3, rows: 8 },
    });
    s.answer("unit A");
    const reached = s.answers().flatMap((answer) => (answer.startsWith("hex") ? [answer.slice(4)] : []));
    expect(reached.filter((hex) => Number(hex.slice(2)) > 5)).toEqual([]);
    expect(reached).toEqual(expect.arrayContaining(["0104", "0203", "0304"]));
  });

  test("3.4c: Leaders stop too, even where a friend stands", () => {
    const s = on([ru.officer("O", "0401"), ru.infantry("A", "0403"), enemy, ru.infantry("Y", "0801")]);
    s.answer("unit O", "hex 0403");
    expect(s.unit("O").at).toBe("0403");
    expect(s.refusedBy("unit O")).not.toBe("");
  });

  test("3.4d, 3.4e: a Leader who begins in a zone leaves it and goes on, but not straight into another zone hex", () => {
    const s = on([ru.officer("O", "0403"), enemy, ru.infantry("Y", "0801")]);
    s.answer("unit O");
    expect([s.refusedBy("step 0504"), s.refusedBy("step 0304")]).toEqual(["3.4e", "3.4e"]);
    s.answer("hex 0402", "hex 0401");
    expect(s.unit("O").at).toBe("0401");
  });

  test("3.4e: a friend in the second hex makes no difference", () => {
    const s = on([ru.officer("O", "0403"), ru.infantry("B", "0504"), enemy, ru.infantry("Y", "0801")]);
    s.answer("unit O");
    expect(s.refusedBy("step 0504")).toBe("3.4e");
  });

  test("3.4e: zones of two enemies count alike", () => {
    const s = on([ru.officer("O", "0403"), enemy, al.infantry("F", "0602"), ru.infantry("Y", "0801")]);
    s.answer("unit O");
    expect(s.refusedBy("step 0503")).toBe("3.4e");
  });

  test("3.4d: a unit beside an enemy without zone is engaged but free to go", () => {
    const s = on([ru.infantry("A", "0403"), al.infantry("E", "0404", { state: ["disrupted"] })]);
    expect(shown(s, "A")).not.toContain("held");
    s.answer("unit A", "hex 0401");
    expect(s.unit("A").at).toBe("0401");
  });

  test.each([
    ["3.4f: forced into a zone a unit is eliminated", [], [4, 2]],
    ["3.4f: even where a friend stands in it", [al.infantry("F", "0405")], [4, 2]],
  ])("%s", (_title, friends, dice) => {
    const s = stand({
      phase: "ic-combat",
      units: [ru.infantry("A", "0403"), ru.infantry("B", "0406"), enemy, ...friends, al.chief("H", "0808")],
      flags: { compass: { russian: ["N"], allied: ["S"] }, bombarded: ["0405"] },
      tables: { "combat-results": "Dr" },
      dice,
    });
    s.answer("target 0404", "add A", "resolve");
    expect(s.unit("E").at).toBe("uar");
  });

  test("3.4f: a route free of zones is taken if there is one", () => {
    const s = stand({
      phase: "ic-combat",
      units: [ru.infantry("A", "0403"), ru.infantry("B", "0605"), enemy, al.chief("H", "0808")],
      flags: { compass: { russian: ["N"], allied: ["S", "SE", "SW"] } },
      tables: { "combat-results": "Dr" },
      dice: [4],
    });
    s.answer("target 0404", "add A", "resolve");
    expect([...s.answers()].sort()).toEqual(["hex 0305", "hex 0405"]);
    expect(s.refusedBy("hex 0505")).not.toBe("");
  });
});

describe("control", () => {
  const holder = (s: ReturnType<typeof stand>, at: string) =>
    s.view().markers.find(({ hex, kind }) => kind === "control" && hex === at)?.side;
  const battle = (at: string) =>
    stand({
      ...maneuver,
      scenario: "battle",
      turn: 3,
      map: { use: "tchernaya" },
      units: [
        { id: "Azo", side: "russian", kind: "infantry", at },
        { id: "Read", side: "russian", kind: "officer-commander", at: "1408" },
        { id: "Gi", side: "allied", kind: "infantry", at: "1917" },
      ],
    });

  test("3.4g: a zone over an objective does not take it", () => {
    expect(holder(battle("1409"), "1410")).toBe("allied");
  });

  test("3.4h, 3.1c: a combat unit in it does, and keeps it when it has gone", () => {
    const s = battle("1409");
    s.answer("unit Azo", "hex 1410", "hex 1409");
    expect(s.unit("Azo").at).toBe("1409");
    expect(holder(s, "1410")).toBe("russian");
  });

  test("3.4h: a Leader does not", () => {
    const s = battle("1407");
    s.answer("unit Read", "hex 1410");
    expect(s.unit("Read").at).toBe("1410");
    expect(holder(s, "1410")).toBe("allied");
  });
});
