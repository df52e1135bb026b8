import { describe, expect, test } from "vitest";
import { al, ru, shown, stand } from "../muster.ts";

const maneuver = { phase: "ic-maneuver", flags: { compass: { russian: ["N"], allied: ["S"] } } } as const;
const strong = { stats: { sp: 10, reducedSp: 5 } } as const;
const weak = { stats: { sp: 2, reducedSp: 1 } } as const;

describe("Repulse", () => {
  test("7.1.2a, 2.0g: a held force of five to one may try; less may not", () => {
    const five = stand({ ...maneuver, units: [ru.infantry("A", "0403", strong), al.infantry("E", "0404", weak)] });
    expect(five.answers()).toContain("unit A");
    const four = stand({
      ...maneuver,
      units: [ru.infantry("A", "0403", { stats: { sp: 9 } }), al.infantry("E", "0404", weak), ru.infantry("B", "0801")],
    });
    expect(four.refusedBy("unit A")).toBe("7.1.1a");
  });

  test("7.1.2a: all enemies engaged count for the ratio, the chosen hex alone for the column", () => {
    const s = stand({
      ...maneuver,
      units: [
        ru.infantry("A", "0403", { stats: { sp: 10 } }),
        al.infantry("E", "0404", { stats: { sp: 1 } }),
        al.infantry("F", "0504", { stats: { sp: 1 } }),
      ],
      tables: { "combat-results": "Dr" },
      dice: [3],
    });
    s.answer("unit A", "repulse 0404");
    expect(s.eventsOf("repulse-tried")[0]).toMatchObject({ attack: 10, defence: 1, column: "6:1" });
    const both = stand({
      ...maneuver,
      units: [
        ru.infantry("A", "0403", { stats: { sp: 9 } }),
        al.infantry("E", "0404", { stats: { sp: 1 } }),
        al.infantry("F", "0504", { stats: { sp: 1 } }),
        ru.infantry("B", "0801"),
      ],
    });
    expect(both.refusedBy("unit A")).toBe("7.1.1a");
  });

  test("7.1.2b: it needs the points to enter the enemy's hex", () => {
    const s = stand({
      ...maneuver,
      map: { cols: 8, rows: 8, hexes: { "0404": ["woods"] } },
      units: [
        ru.infantry("A", "0401", { stats: { sp: 20, ma: 3 } }),
        al.infantry("E", "0404", { stats: { sp: 2 } }),
        ru.infantry("B", "0801"),
      ],
    });
    s.answer("unit A", "hex 0403");
    expect(s.refusedBy("unit A")).toBe("3.4c");
  });

  test("7.1.2c, 7.1.2d, 7.1.2f, 7.1.2g: passed, the enemy retreats one hex and is marked, and the force enters and pays", () => {
    for (const code of ["Dr", "Dr 2", "De"]) {
      const s = stand({
        ...maneuver,
        units: [ru.infantry("A", "0403", strong), al.infantry("E", "0404", weak), ru.infantry("B", "0801")],
        tables: { "combat-results": code },
        dice: [4],
      });
      s.answer("unit A", "repulse 0404");
      expect([s.unit("A").at, s.unit("E").at], code).toEqual(["0404", "0405"]);
      expect(shown(s, "E"), code).toContain("repulsed");
    }
  });

  test("7.1.2d, 7.1.2e: any other result fails; the force is marked, does no more, and owes the fight two columns worse", () => {
    for (const code of ["Sk", "Ex", "Ar", "Ar 2", "Ar*", "Ae"]) {
      const s = stand({
        ...maneuver,
        units: [ru.infantry("A", "0403", strong), al.infantry("E", "0404", weak), ru.infantry("B", "0801")],
        tables: { "combat-results": code },
        dice: [1],
      });
      s.answer("unit A", "repulse 0404");
      expect([s.unit("A").at, s.unit("E").at], code).toEqual(["0403", "0404"]);
      expect(shown(s, "A"), code).toContain("repulsed");
      expect(s.refusedBy("unit A"), code).toBe("7.1.2e");
      s.answer("end");
      expect(s.refusedBy("end"), code).toBe("7.1.2e");
    }
  });

  test("7.1.2e: the fight is at minus two columns, and bombardment does not free from it", () => {
    const s = stand({
      phase: "ic-combat",
      units: [ru.infantry("A", "0403", { ...strong, state: ["marked"] }), al.infantry("E", "0404", weak)],
      flags: { owes: [{ unit: "A", target: "E" }], bombarded: ["0404"], step: "combat" },
      tables: { "combat-results": "Dr" },
      dice: [3],
    });
    expect(s.refusedBy("end")).toBe("7.1.2e");
    s.answer("target 0404", "add A", "resolve");
    expect(s.eventsOf("attacked")[0]).toMatchObject({ column: "3:1" });
  });

  test("7.1.2f: a marked defender is two columns worse off", () => {
    const s = stand({
      phase: "ic-combat",
      units: [ru.infantry("A", "0403"), al.infantry("E", "0404", { state: ["marked"] })],
      tables: { "combat-results": "Dr" },
      dice: [3],
    });
    s.answer("target 0404", "add A", "resolve");
    expect(s.eventsOf("attacked")[0]).toMatchObject({ column: "3:1" });
  });

  test("7.1.2g: outside enemy zones the force goes on with what it has left, inside it may repulse again", () => {
    const s = stand({
      ...maneuver,
      units: [
        ru.infantry("A", "0402", { stats: { sp: 30, reducedSp: 5 } }),
        al.infantry("E", "0403", { ...weak, state: ["disrupted"] }),
        al.infantry("F", "0405", weak),
      ],
      tables: { "combat-results": "Dr" },
      dice: [4, 4],
    });
    s.answer("unit A", "repulse 0403");
    expect([s.unit("A").at, s.unit("E").at]).toEqual(["0403", "0404"]);
    s.answer("repulse 0404");
    expect(s.unit("A").at).toBe("0404");
  });

  test("7.1.2f: as printed, De eliminates and Dr 2 retreats two hexes", () => {
    const tried = (code: string) => {
      const s = stand({
        ...maneuver,
        options: { repulseResult: "as-printed" },
        units: [ru.infantry("A", "0403", strong), al.infantry("E", "0404", weak), ru.infantry("B", "0801")],
        tables: { "combat-results": code },
        dice: [4],
      });
      s.answer("unit A", "repulse 0404");
      return s.unit("E").at;
    };
    expect([tried("Dr 2"), tried("De")]).toEqual(["0406", "uar"]);
  });

  test("7.1.2f: markers go in the Rally Phase of the phasing player, or of the owner", () => {
    const rally = (repulseMarkerEnds: string) => {
      const s = stand({
        phase: "rally",
        options: { repulseMarkerEnds },
        units: [
          ru.infantry("A", "0101", { state: ["marked"] }),
          al.infantry("E", "0808", { state: ["marked"] }),
          al.chief("C", "0807"),
        ],
      });
      return ["A", "E"].map((id) => shown(s, id).includes("repulsed"));
    };
    expect(rally("phasing-rally")).toEqual([false, false]);
    expect(rally("owner-rally")).toEqual([false, true]);
  });

  test("7.1.2e: the debt lapses when the enemy is gone from beside them", () => {
    const s = stand({
      phase: "ic-combat",
      units: [
        ru.infantry("A", "0403", { ...strong, state: ["marked"] }),
        al.infantry("E", "0407", weak),
        al.infantry("F", "0404", weak),
      ],
      flags: { owes: [{ unit: "A", target: "E" }], bombarded: ["0404"], step: "combat" },
    });
    expect(s.answers()).toContain("end");
  });
});
