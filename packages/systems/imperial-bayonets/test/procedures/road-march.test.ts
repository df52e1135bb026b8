import { describe, expect, test } from "vitest";
import { al, ru, shown, stand } from "../muster.ts";

const road = ["0101", "0102", "0103", "0104", "0105", "0106", "0107", "0108"];
const column = { phase: "ic-maneuver", map: { cols: 3, rows: 8, roads: [road] } } as const;
const marching = { state: ["road-march"] } as const;

describe("Road March", () => {
  test("7.3a, 7.3c: entering costs a point, each hex of road a half", () => {
    const s = stand({ ...column, units: [ru.infantry("A", "0101", { stats: { ma: 3 } }), ru.infantry("Z", "0301")] });
    s.answer("unit A", "road");
    expect(shown(s, "A")).toContain("forced-march");
    expect(s.answers()).toContain("hex 0105");
    expect(s.answers()).not.toContain("hex 0106");
    s.answer("hex 0105");
    expect(s.refusedBy("unit A")).toBe("7.1a");
  });

  test("7.3c: leaving costs a point too, and the rest may be walked", () => {
    const s = stand({ ...column, units: [ru.infantry("A", "0101", { ...marching, stats: { ma: 3 } })] });
    s.answer("unit A", "hex 0103", "road");
    expect(s.answers()).toContain("hex 0203");
    expect(s.answers()).not.toContain("hex 0303");
  });

  test("7.3b: it may be entered in any terrain, off the road too, where it leads nowhere", () => {
    const s = stand({
      ...column,
      map: { cols: 3, rows: 8, roads: [road], hexes: { "0301": ["marsh"] } },
      units: [ru.infantry("A", "0301")],
    });
    s.answer("unit A", "road");
    expect(s.answers()).toEqual(["road", "stop"]);
    expect(s.refusedBy("hex 0302")).toBe("7.3a");
  });

  test("7.3d: never next to another unit in Road March", () => {
    const s = stand({
      ...column,
      units: [
        ru.infantry("A", "0101", marching),
        ru.infantry("B", "0105", marching),
        ru.infantry("C", "0106", { state: ["ooc"] }),
      ],
    });
    s.answer("unit A");
    expect(s.answers()).toContain("hex 0103");
    expect(s.refusedBy("hex 0104")).toBe("7.3d");
    s.answer("stop");
    expect(s.refusedBy("unit C")).toBe("6.0a");
  });

  test("7.3e: with nobody but Leaders in its hex", () => {
    const s = stand({
      ...column,
      units: [
        ru.infantry("A", "0101", marching),
        ru.officer("O", "0101"),
        ru.infantry("B", "0103"),
        ru.infantry("C", "0201"),
        ru.infantry("D", "0301"),
        ru.infantry("E", "0301"),
      ],
    });
    s.answer("unit A");
    expect(s.refusedBy("hex 0103")).toBe("7.3e");
    s.answer("stop", "unit C");
    expect(s.refusedBy("hex 0101")).toBe("7.3e");
    s.answer("stop", "unit D");
    expect(s.refusedBy("road")).toBe("7.3e");
  });

  test("7.3h, 2.0g: an enemy unit that comes next to it ends the march and shakes the unit until its Rally", () => {
    const s = stand({
      ...column,
      units: [ru.infantry("A", "0303"), al.infantry("E", "0104", marching)],
    });
    s.answer("unit A", "hex 0203");
    expect(shown(s, "E")).toEqual(["demoralized", "until-rally"]);
    expect(s.eventsOf("march-broken")).toHaveLength(1);
  });

  test("7.3h: so does the unit's own coming next to an enemy, where it stops; beside one it cannot be entered", () => {
    const s = stand({
      ...column,
      units: [
        ru.infantry("A", "0101", marching),
        al.infantry("E", "0204", { state: ["disrupted"] }),
        ru.infantry("B", "0205"),
      ],
    });
    s.answer("unit B");
    expect(s.refusedBy("road")).toBe("7.3h");
    s.answer("stop", "unit A");
    expect(s.answers()).not.toContain("hex 0105");
    s.answer("hex 0104");
    expect(s.unit("A").at).toBe("0104");
    expect(shown(s, "A")).toContain("until-rally");
    expect(shown(s, "A")).not.toContain("forced-march");
  });

  test("7.3j, 7.3k: bridges cost nothing on the march, slopes up are paid", () => {
    const over = (
      sides: Readonly<Record<string, readonly string[]>>,
      elevation: Readonly<Record<string, number>> = {},
    ) => {
      const s = stand({
        ...column,
        map: { cols: 3, rows: 8, roads: [road], sides, elevation },
        units: [ru.guns("G", "0101", { ...marching, stats: { ma: 1 } })],
      });
      s.answer("unit G");
      return s.answers().filter((answer) => answer.startsWith("hex"));
    };
    expect(over({ "0101/0102": ["river", "bridge"] })).toEqual(["hex 0102", "hex 0103"]);
    expect(over({}, { "0102": 1, "0103": 1 })).toEqual([]);
  });

  test("7.3i: units under March Orders use it", () => {
    const s = stand({
      ...column,
      map: { cols: 3, rows: 8, roads: [road], hexes: { "0108": ["town"] } },
      units: [ru.infantry("A", "0101", { state: ["ooc"] })],
      flags: { orders: [{ side: "russian", units: ["A"], to: "0108" }] },
    });
    s.answer("unit A", "road", "hex 0108");
    expect(s.unit("A").at).toBe("0108");
  });

  test("3.8.2k, 7.3l: demoralized units may enter and leave it", () => {
    const s = stand({ ...column, units: [ru.infantry("A", "0101", { state: ["temp-dm"] })] });
    s.answer("unit A", "road");
    expect(s.answers()).toContain("road");
  });

  test("7.3a: a unit in Road March neither builds nor fires nor attacks", () => {
    const s = stand({ ...column, units: [ru.infantry("A", "0101", marching)] });
    s.answer("unit A");
    expect(s.refusedBy("dig")).toBe("7.3a");
    const fire = stand({
      ...column,
      phase: "ic-bombardment",
      units: [ru.guns("G", "0101", marching), ru.guns("H", "0203"), al.infantry("E", "0104")],
    });
    fire.answer("target 0104");
    expect(fire.refusedBy("add G")).toBe("7.3a");
  });
});
