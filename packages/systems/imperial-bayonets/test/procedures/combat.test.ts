import { describe, expect, test } from "vitest";
import { al, ru, stand } from "../muster.ts";

const fight = {
  phase: "ic-combat",
  flags: { compass: { russian: ["N", "NE", "NW"], allied: ["S", "SE", "SW"] } },
} as const;
type Units = Parameters<typeof stand>[0]["units"] & object;

/** One attack of all Russian units named on 0404, with every cell the same. */
function attacked(code: string, units: Units, attackers: readonly string[], dice: readonly number[] = [4], more = {}) {
  const s = stand({ ...fire(more), units, tables: { "combat-results": code }, dice });
  s.answer("target 0404", ...attackers.map((id) => `add ${id}`), "resolve");
  return s;
}
const fire = (more: object) => ({ ...fight, ...more });
const A = ru.infantry("A", "0403");
const E = al.infantry("E", "0404");
const away = al.infantry("Z", "0808");

describe("the duty to attack", () => {
  test("9.0a, 4.0-4: every enemy in a friendly zone is attacked before the phase ends", () => {
    const s = stand({ ...fight, units: [A, E] });
    expect(s.refusedBy("end")).toBe("9.0a");
    expect(s.answers()).toEqual(["target 0404"]);
  });

  test("9.0b: units in a town, city or fortress owe nothing", () => {
    for (const ground of ["town", "city", "fortress"]) {
      const s = stand({ ...fight, map: { cols: 8, rows: 8, hexes: { "0403": [ground] } }, units: [A, E] });
      expect(s.answers(), ground).toContain("end");
    }
  });

  test("9.0a: a unit without a zone owes nothing but may attack", () => {
    const s = stand({ ...fight, units: [ru.infantry("A", "0403", { state: ["disrupted"] }), E] });
    expect(s.answers()).toEqual(["target 0404", "end"]);
  });

  test("9.0a: an attack that would leave an owed hex to nobody is refused until the hex is attacked too", () => {
    const s = stand({ ...fight, units: [A, E, al.infantry("F", "0504")] });
    s.answer("target 0404", "add A");
    expect(s.refusedBy("resolve")).toBe("9.0a");
    expect(s.refusal("resolve").params).toEqual({ hex: "0504" });
    s.answer("target 0504");
    expect(s.answers()).toContain("resolve");
  });

  test("9.1e: a battery beside an enemy has to be among the attackers", () => {
    const s = stand({ ...fight, units: [A, ru.guns("G", "0504"), E], tables: { "combat-results": "Dr" } });
    s.answer("target 0404", "add A");
    expect(s.refusedBy("resolve")).toBe("9.1e");
    s.answer("add G");
    expect(s.answers()).toContain("resolve");
  });

  test("E15: in the battle neither units in a position nor attacks over a river are bound", () => {
    const s = stand({
      phase: "ic-combat",
      scenario: "battle",
      map: { use: "tchernaya", hexes: { "1911": ["ip"] } },
      turn: 3,
      active: "allied",
      units: [
        { id: "Brs", side: "allied", kind: "infantry", at: "1911" },
        { id: "Mos", side: "russian", kind: "infantry", at: "1910" },
        { id: "95", side: "allied", kind: "infantry", at: "1410" },
        { id: "Azo", side: "russian", kind: "infantry", at: "1409" },
      ],
    });
    expect(s.answers()).toContain("end");
    expect(s.answers()).toContain("target 1910");
  });

  test("T5: at the Traktir bridge E15 is not in force", () => {
    const s = stand({
      phase: "ic-combat",
      scenario: "traktir",
      map: { use: "tchernaya" },
      active: "allied",
      units: [
        { id: "95", side: "allied", kind: "infantry", at: "1410" },
        { id: "Azo", side: "russian", kind: "infantry", at: "1409" },
      ],
    });
    expect(s.refusedBy("end")).toBe("9.0a");
  });

  test("9.0c, 7.0a, 3.1c: units in command of different corps attack together, each once", () => {
    const s = attacked(
      "Dr",
      [
        ru.infantry("A", "0403", { corps: "III" }),
        ru.infantry("B", "0504", { corps: "VI" }),
        E,
        al.infantry("F", "0604"),
      ],
      ["A"],
    );
    s.answer("hex 0405", "end", "target 0604");
    expect(s.refusedBy("add A")).toBe("9.4a");
  });

  test("E14: the cavalry of Morris and Scarlett attacks towns and positions only with infantry in its stack", () => {
    const units = (stack: boolean) => [
      al.cavalry("C", "0403", { corps: "FR Cav" }),
      ru.infantry("E", "0404"),
      ...(stack ? [al.infantry("I", "0403")] : []),
      al.infantry("J", "0504"),
    ];
    const at = (stack: boolean) => {
      const s = stand({
        phase: "ic-combat",
        active: "allied",
        map: { cols: 8, rows: 8, hexes: { "0404": ["town"] } },
        units: units(stack),
        flags: { game: { noAssault: ["FR Cav"] } },
      });
      s.answer("target 0404");
      return s;
    };
    expect(at(false).refusedBy("add C")).toBe("E14");
    expect(at(true).answers()).toContain("add C");
  });
});

describe("the sum", () => {
  const sum = (units: Units, attackers: readonly string[], more = {}) =>
    attacked("Dr", [...units, away], attackers, [3], more).eventsOf("attacked")[0];

  test("9.4b, 9.4d, 3.2: totals are added, divided and rounded down", () => {
    const units = [ru.infantry("A", "0403", { stats: { sp: 7 } }), al.infantry("E", "0404", { stats: { sp: 3 } })];
    expect(sum(units, ["A"])).toMatchObject({ attack: 7, defence: 3, column: "2:1" });
  });

  test("9.4c, 3.8.1c, 3.8.2g: disruption and demoralization halve, both together to a quarter, rounded once", () => {
    const units = [
      ru.infantry("A", "0403", { stats: { sp: 5 }, state: ["disrupted"] }),
      ru.infantry("B", "0403", { stats: { sp: 5 }, state: ["disrupted", "temp-dm"] }),
      al.infantry("E", "0404", { stats: { sp: 3 } }),
    ];
    expect(sum(units, ["A", "B"])).toMatchObject({ attack: 3 });
    expect(sum(units, ["A", "B"], { options: { halvesRounded: "per-unit" } })).toMatchObject({ attack: 3 });
  });

  test("7.4k, 3.8.2i: infantry in a position doubles, guns do not, demoralized infantry does not", () => {
    const dug = (state: string[]) =>
      sum(
        [ru.infantry("A", "0403"), al.infantry("E", "0404", { state }), al.guns("G", "0404", { stats: { sp: 1 } })],
        ["A"],
        { map: { cols: 8, rows: 8, hexes: { "0404": ["ip"] } } },
      );
    expect(dug([])).toMatchObject({ defence: 9 });
    expect(dug(["temp-dm"])).toMatchObject({ defence: 3 });
  });

  test("3.6f: out of supply is as demoralized", () => {
    expect(sum([ru.infantry("A", "0403", { state: ["oos"] }), E], ["A"])).toMatchObject({ attack: 2 });
  });

  test("TEC: attackers over a river count half", () => {
    expect(sum([A, E], ["A"], { map: { cols: 8, rows: 8, sides: { "0403/0404": ["river"] } } })).toMatchObject({
      attack: 2,
    });
  });

  test("CRT-M, 9.3d: infantry, cavalry and guns together shift a column", () => {
    expect(sum([A, ru.cavalry("C", "0304"), ru.guns("G", "0504"), E], ["A", "C", "G"])).toMatchObject({
      ledger: [{ id: "combined-arms", value: 1 }],
    });
  });

  test("CRT-M: slope, cover and envelopment change the die, together at most two", () => {
    const up = sum([A, ru.infantry("B", "0405"), E], ["A", "B"], {
      map: { cols: 8, rows: 8, hexes: { "0404": ["woods"] }, elevation: { "0404": 1 } },
    });
    expect(up).toMatchObject({ ledger: [{ id: "upslope" }, { id: "cover" }, { id: "enveloped" }] });
  });
});
