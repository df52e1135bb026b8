import { describe, expect, test } from "vitest";
import { al, ru, shown, stand } from "../muster.ts";
import { A, at, away, E, flat, north, result, type Text, type Units, wide } from "./fight.ts";

describe("the two boxes", () => {
  const ring = [ru.infantry("B", "0406"), ru.infantry("D", "0305"), ru.infantry("F", "0505")];

  test.each<[string, string, Units, Text, string]>([
    ["9.4.1.1a, 9.4.1.1d: a full unit that could have gone back awaits recovery", "De", [A, E], {}, "uar"],
    [
      "9.4.1.1c: a unit of one step is lost",
      "De",
      [A, al.infantry("E", "0404", { stats: { sp: 4, steps: 1 } })],
      {},
      "peu",
    ],
    ["9.4.1.1c, 5.2h: a reduced unit is lost", "De", [A, al.infantry("E", "0404", { state: ["reduced"] })], {}, "peu"],
    ["9.4.1.1d: closed in by zones it is lost", "De", [A, ...ring, E], { flags: { compass: wide } }, "peu"],
    [
      "9.4.1.1d: the only way into an enemy: lost",
      "De",
      [A, ru.infantry("B", "0405", { state: ["disrupted"] }), E],
      {},
      "peu",
    ],
    [
      "9.4.1.1d: the only way over a major river: lost",
      "De",
      [A, E],
      { map: { ...flat, sides: { "0404/0405": ["major-river"] } } },
      "peu",
    ],
    ["9.4.1.1d: one hex back is enough", "De", [A, ru.infantry("B", "0407"), E], {}, "uar"],
  ])("%s", (_title, code, units, more, box) => {
    expect(at(result(code, units, more), "E")).toEqual([box]);
  });

  test("9.4.1.1d, 9.4.1.2f: with nothing but the edge of the map behind it, it is lost", () => {
    for (const code of ["De", "Dr"]) {
      const s = stand({
        phase: "ic-combat",
        units: [ru.infantry("A", "0407"), al.infantry("E", "0408"), ...away],
        flags: { compass: north },
        tables: { "combat-results": code },
        dice: [3],
      });
      s.answer("target 0408", "add A", "resolve");
      expect(at(s, "E"), code).toEqual(["peu"]);
    }
  });

  test.each([
    ["9.4.1.1b, 9.4.1.2e: into a zone, a 1 to 4: awaiting recovery", 4, {}, "uar"],
    ["9.4.1.1b: a 5 or 6: lost", 5, {}, "peu"],
    ["9.4.1.1c: of one step, lost without a die", null, { stats: { sp: 4, steps: 1 } }, "peu"],
  ])("%s", (_title, die, details, box) => {
    const s = result("Dr", [A, ru.infantry("B", "0406"), al.infantry("E", "0404", details)], {
      dice: die === null ? [3] : [3, die],
    });
    expect(at(s, "E")).toEqual([box]);
  });

  test("3.8.2b: what is lost is counted by corps: a step by its difference, a unit by its face", () => {
    const lost = (code: string, details: object, more: Text = {}) => {
      const s = result(code, [ru.infantry("A", "0403"), al.infantry("E", "0404", { corps: "F", ...details })], {
        flags: { corps: { F: { number: 99 } } },
        ...more,
      });
      return s.view().notes.find((note) => note.startsWith("F:"));
    };
    expect(lost("De", { stats: { sp: 5, reducedSp: 3 } })).toBe("F: 5 of 99 lost.");
    expect(lost("De", { stats: { sp: 5, reducedSp: 3 }, state: ["reduced"] })).toBe("F: 5 of 99 lost.");
    expect(lost("Sk", { stats: { sp: 5, reducedSp: 3 } }, { tables: { "shock-combat": "1R" }, dice: [3, 1, 1] })).toBe(
      "F: 2 of 99 lost.",
    );
  });

  test("3.8.2a, 3.8.2c, 2.0d, DT: reaching the number demoralizes the whole corps, wherever its units are", () => {
    const broken = (number: number) => {
      const s = result("De", [A, al.infantry("E", "0404", { corps: "F" }), al.infantry("G", "0801", { corps: "F" })], {
        flags: { corps: { F: { number } } },
      });
      return shown(s, "G").includes("demoralized");
    };
    expect([broken(4), broken(5)]).toEqual([true, false]);
  });
});

describe("retreats", () => {
  test("9.4.1.2b: exactly as far as told, by the owner's choice of free hexes", () => {
    const s = result("Dr", [A, E], { flags: { compass: wide } });
    expect([s.decision().seat, [...s.answers()].sort()]).toEqual([1, ["hex 0305", "hex 0405", "hex 0505"]]);
  });

  test("9.4.1.2c: only in the directions of the compass", () => {
    const s = result("Dr", [A, E], { flags: { compass: { russian: ["N"], allied: ["SE", "SW"] } } });
    expect([...s.answers()].sort()).toEqual(["hex 0305", "hex 0505"]);
  });

  test("9.4.1.2b: without a compass every step leads nearer to a source of supply", () => {
    const s = stand({
      phase: "ic-combat",
      units: [A, E, ...away],
      flags: { sources: { russian: ["0401"], allied: ["0408"] } },
      tables: { "combat-results": "Dr 2" },
      dice: [3],
    });
    s.answer("target 0404", "add A", "resolve");
    expect(s.answers()).not.toContain("hex 0304");
    for (let i = 0; i < 2 && s.answers().some((text) => text.startsWith("hex")); i++) s.answer(s.answers()[0]);
    expect(["0406", "0506", "0306"]).toContain(s.unit("E").at);
  });

  test("9.4.1.2b: of two units each goes its own way", () => {
    const s = result("Dr", [A, E, al.infantry("F", "0404")], { flags: { compass: wide } });
    s.answer("hex 0305", "hex 0505");
    expect(at(s, "E", "F").sort()).toEqual(["0305", "0505"]);
  });

  test.each<[string, Text["map"]]>([
    ["9.4.1.2f: impassable ground", { ...flat, hexes: { "0405": ["impassable"] } }],
    ["9.4.1.2f: a hexside closed to it", { ...flat, sides: { "0404/0405": ["major-river"] } }],
  ])("%s: lost for good", (_title, map) => {
    expect(at(result("Dr", [A, E], { map }), "E")).toEqual(["peu"]);
  });

  test("9.4.1.2f: an enemy in the only hex: lost for good, though it lies in his zone too", () => {
    expect(at(result("Dr", [A, ru.infantry("B", "0405"), E]), "E")).toEqual(["peu"]);
  });

  test("9.4.1.2f, TEC: guns cannot cross a river, infantry can", () => {
    const map = { ...flat, sides: { "0404/0405": ["river"] } };
    expect(at(result("Dr", [A, al.guns("E", "0404")], { map }), "E")).toEqual(["peu"]);
    expect(at(result("Dr", [A, E], { map }), "E")).toEqual(["0405"]);
  });

  test("9.4.1.2d: a retreat may go through and into a full hex", () => {
    const s = result("Dr 2", [A, E, al.infantry("F", "0405"), al.infantry("G", "0405")]);
    expect(at(s, "E")).toEqual(["0406"]);
  });
});
