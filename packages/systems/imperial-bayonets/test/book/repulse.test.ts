import { describe, expect, test } from "vitest";
import { al, ru, shown, stand } from "../muster.ts";

type Text = Parameters<typeof stand>[0];
type Units = Text["units"] & object;
const compass = { russian: ["N"], allied: ["S"] };
const spare = ru.infantry("Y", "0801");
const sp = (strength: number, more: object = {}) => ({ stats: { sp: strength, reducedSp: 1 }, ...more });
const on = (units: Units, more: Text = {}) =>
  stand({ phase: "ic-maneuver", ...more, units: [...units, spare], flags: { compass, ...(more.flags ?? {}) } });
const mayTry = (units: Units, more: Text = {}, hex = "0404") => {
  const s = on(units, more);
  if (!s.answers().includes("unit A")) return false;
  s.answer("unit A");
  return s.answers().includes(`repulse ${hex}`);
};

describe("who may try a Repulse", () => {
  test.each<[string, Units, Text, boolean]>([
    ["7.1.2a: 10 against 2", [ru.infantry("A", "0403", sp(10)), al.infantry("E", "0404", sp(2))], {}, true],
    [
      "7.1.2a: 9 against 2 is not enough",
      [ru.infantry("A", "0403", sp(9)), al.infantry("E", "0404", sp(2))],
      {},
      false,
    ],
    [
      "7.1.2a: units of one hex add up",
      [ru.infantry("A", "0403", sp(5)), ru.infantry("B", "0403", sp(5)), al.infantry("E", "0404", sp(2))],
      {},
      true,
    ],
    [
      "7.1.2a: units of two hexes do not",
      [ru.infantry("A", "0403", sp(5)), ru.infantry("B", "0504", sp(5)), al.infantry("E", "0404", sp(2))],
      {},
      false,
    ],
    [
      "7.1.2a: every enemy it touches counts",
      [ru.infantry("A", "0403", sp(10)), al.infantry("E", "0404", sp(2)), al.infantry("F", "0504", sp(1))],
      {},
      false,
    ],
    [
      "7.1.2a: also one without a zone",
      [
        ru.infantry("A", "0403", sp(10)),
        al.infantry("E", "0404", sp(2)),
        al.infantry("F", "0504", sp(2, { state: ["disrupted"] })),
      ],
      {},
      false,
    ],
    [
      "7.1.2a: not one beyond a major river",
      [ru.infantry("A", "0403", sp(10)), al.infantry("E", "0404", sp(2)), al.infantry("F", "0504", sp(2))],
      { map: { cols: 8, rows: 8, sides: { "0403/0504": ["major-river"], "0404/0504": ["major-river"] } } },
      true,
    ],
    [
      "7.1.2a, 7.4k: a position doubles its infantry",
      [ru.infantry("A", "0403", sp(10)), al.infantry("E", "0404", sp(2))],
      { map: { cols: 8, rows: 8, hexes: { "0404": ["ip"] } } },
      false,
    ],
    [
      "7.1.2a, TEC: over a stream the force counts half",
      [ru.infantry("A", "0403", sp(10)), al.infantry("E", "0404", sp(2))],
      { map: { cols: 8, rows: 8, sides: { "0403/0404": ["stream"] } } },
      false,
    ],
    [
      "7.1.2a, 3.8.1c: a disrupted force counts half",
      [ru.infantry("A", "0403", sp(10, { state: ["disrupted"] })), al.infantry("E", "0404", sp(2))],
      {},
      false,
    ],
    [
      "7.1.2a, 3.8.2g: a demoralized enemy counts half",
      [ru.infantry("A", "0403", sp(5)), al.infantry("E", "0404", sp(2, { state: ["temp-dm"] }))],
      {},
      true,
    ],
    [
      "7.1.2b: without the points to enter it may not",
      [ru.infantry("A", "0403", { stats: { sp: 10, reducedSp: 1, ma: 2 } }), al.infantry("E", "0404", sp(2))],
      { map: { cols: 8, rows: 8, hexes: { "0404": ["marsh"] } } },
      false,
    ],
    [
      "7.1.2b: guns cannot enter a marsh at all",
      [ru.guns("A", "0403", sp(10)), al.infantry("E", "0404", sp(2))],
      { map: { cols: 8, rows: 8, hexes: { "0404": ["marsh"] } } },
      false,
    ],
  ])("%s", (_title, units, more, expected) => {
    expect(mayTry(units, more)).toBe(expected);
  });

  test("7.1.2a: a force that has just come up may try with the points it has left", () => {
    const tried = (ma: number) => {
      const s = on([
        ru.infantry("A", "0401", { stats: { sp: 10, reducedSp: 5, ma } }),
        al.infantry("E", "0404", sp(2)),
      ]);
      s.answer("unit A", "hex 0403");
      if (!s.answers().includes("unit A")) return false;
      s.answer("unit A");
      return s.answers().includes("repulse 0404");
    };
    expect([tried(3), tried(2)]).toEqual([true, false]);
  });
});

describe("what comes of it", () => {
  const tried = (code: string, dice: readonly number[] = [4], more: Text = {}, units: Units = []) => {
    const s = on([ru.infantry("A", "0403", sp(10)), al.infantry("E", "0404", sp(2)), ...units], {
      ...more,
      tables: { "combat-results": code },
      dice,
    });
    s.answer("unit A", "repulse 0404");
    return s;
  };

  test.each(["Dr", "Dr 2", "De"])(
    "7.1.2d, 7.1.2f, 7.1.2g: %s succeeds: back one hex, marked, and the force moves in",
    (code) => {
      const s = tried(code);
      expect([s.unit("A").at, s.unit("E").at]).toEqual(["0404", "0405"]);
      expect([shown(s, "A").includes("repulsed"), shown(s, "E").includes("repulsed")]).toEqual([false, true]);
    },
  );

  test.each(["Ex", "Sk", "Ar*", "Ar", "Ar 2", "Ae"])(
    "7.1.2d, 7.1.2e: %s fails, nobody moves or is lost, the force is marked",
    (code) => {
      const s = tried(code);
      expect([s.unit("A").at, s.unit("E").at]).toEqual(["0403", "0404"]);
      expect([shown(s, "A").includes("repulsed"), shown(s, "E").includes("repulsed")]).toEqual([true, false]);
      expect(s.refusedBy("unit A")).toBe("7.1.2e");
    },
  );

  test("7.1.2c, 9.4d: the column is that of the chosen hex alone, with the modifiers of an attack", () => {
    const s = on([ru.infantry("A", "0403", sp(30)), al.infantry("E", "0404", sp(3)), al.infantry("F", "0504", sp(3))], {
      map: { cols: 8, rows: 8, hexes: { "0404": ["woods"] } },
      tables: { "combat-results": "Ae" },
      dice: [3],
    });
    s.answer("unit A", "repulse 0404");
    expect(s.eventsOf("repulse-tried")[0]).toMatchObject({ attack: 30, defence: 3, column: "6:1" });
    expect(JSON.stringify(s.eventsOf("repulse-tried")[0])).toContain('"value":-1');
  });

  test("7.1.2f, 9.4.1.2e: who cannot go back one hex is lost as in any retreat", () => {
    const s = tried("Dr", [4, 5], {}, [ru.infantry("B", "0406")]);
    expect(s.unit("E").at).toBe("peu");
    expect(s.unit("A").at).toBe("0404");
  });

  test("7.1.2g, 3.4c: in a zone it stops there; out of zones it goes on with what is left", () => {
    const free = tried("Dr", [4], {}, []);
    expect(free.unit("E").at).toBe("0405");
    const disrupted = on(
      [ru.infantry("A", "0403", sp(10)), al.infantry("E", "0404", sp(2, { state: ["disrupted"] }))],
      {
        tables: { "combat-results": "Dr" },
        dice: [4],
      },
    );
    disrupted.answer("unit A", "repulse 0404", "hex 0503");
    expect(disrupted.unit("A").at).toBe("0503");
  });

  test("7.1.2e: the marked force owes the fight in its Combat Phase, two columns to the left", () => {
    const s = tried("Ar", [4, 3]);
    s.answer("end", "target 0404", "add A", "resolve");
    expect(s.eventsOf("attacked")[0]).toMatchObject({ column: "3:1" });
  });

  test("7.1.2f: a repulsed force is two columns worse off in the next fight, also when it attacks itself", () => {
    const s = stand({
      phase: "ic-combat",
      units: [
        ru.infantry("A", "0403", sp(12, { state: ["marked"] })),
        al.infantry("E", "0404", sp(3)),
        al.chief("H", "0808"),
      ],
      flags: { compass },
      tables: { "combat-results": "Dr" },
      dice: [3],
    });
    s.answer("target 0404", "add A", "resolve");
    expect(s.eventsOf("attacked")[0]).toMatchObject({ column: "2:1" });
  });

  test("7.1.2f: marks on both sides cancel out", () => {
    const s = stand({
      phase: "ic-combat",
      units: [
        ru.infantry("A", "0403", sp(9, { state: ["marked"] })),
        al.infantry("E", "0404", sp(3, { state: ["marked"] })),
        al.chief("H", "0808"),
      ],
      flags: { compass },
      tables: { "combat-results": "Dr" },
      dice: [3],
    });
    s.answer("target 0404", "add A", "resolve");
    expect(s.eventsOf("attacked")[0]).toMatchObject({ column: "3:1" });
  });
});
