import { describe, expect, test } from "vitest";
import { al, ru, shown, stand } from "../muster.ts";

type Text = Parameters<typeof stand>[0];
type Units = Text["units"] & object;
const way = ["0101", "0102", "0103", "0104", "0105", "0106", "0107", "0108"];
const map = { cols: 4, rows: 8, roads: [way] };
const marching = { state: ["road-march"] };
const on = (units: Units, more: Text = {}) =>
  stand({ phase: "ic-maneuver", map, ...more, units: [...units, ru.infantry("Y", "0401")] });
const hexes = (s: ReturnType<typeof stand>) =>
  s.answers().flatMap((text) => (text.startsWith("hex") ? [text.slice(4)] : []));
const isMarching = (s: ReturnType<typeof stand>, id: string) => shown(s, id).includes("forced-march");

describe("entering and leaving", () => {
  test.each([
    ["7.3c, 7.3b: 1 point on a road", "0101", {}],
    ["7.3b: 1 point in woods", "0301", { "0301": ["woods"] }],
    ["7.3b: 1 point in a marsh", "0301", { "0301": ["marsh"] }],
    ["7.3b: 1 point in a town", "0301", { "0301": ["town"] }],
  ])("%s", (_title, at, ground) => {
    const s = on([ru.infantry("A", at, { stats: { ma: 2 } })], { map: { ...map, hexes: ground } });
    s.answer("unit A", "road");
    expect(isMarching(s, "A")).toBe(true);
    s.answer("road");
    expect(isMarching(s, "A")).toBe(false);
    expect(s.refusedBy("unit A")).toBe("7.1a");
  });

  test("7.3c: less than a point does not buy it", () => {
    const s = on([ru.infantry("A", "0101", { stats: { ma: 1 } })], { flags: { begun: true, spent: { A: 0.5 } } });
    expect(s.answers()).not.toContain("unit A");
  });

  test("7.3a: with 5 points, one to enter, it goes eight hexes of road", () => {
    const long = Array.from({ length: 12 }, (_, i) => `01${String(i + 1).padStart(2, "0")}`);
    const s = on([ru.infantry("A", "0101")], { map: { cols: 4, rows: 12, roads: [long] } });
    s.answer("unit A", "road");
    expect(hexes(s)).toContain("0109");
    expect(hexes(s)).not.toContain("0110");
  });

  test("7.3a: it leaves the road only after leaving the march", () => {
    const s = on([ru.infantry("A", "0103", marching)]);
    s.answer("unit A");
    expect(hexes(s)).not.toContain("0203");
    expect(s.refusedBy("hex 0203")).toBe("7.3a");
    s.answer("road", "hex 0203");
    expect(s.unit("A").at).toBe("0203");
  });

  test("7.3a: a march lasts beyond the turn", () => {
    const s = stand({
      phase: "rally",
      map,
      units: [ru.infantry("A", "0101", marching), al.chief("H", "0408"), al.infantry("E", "0408")],
    });
    expect(isMarching(s, "A")).toBe(true);
  });
});

describe("spacing", () => {
  test.each<[string, Units, string, string | null]>([
    ["7.3d: not up to one hex from another on the march", [ru.infantry("B", "0105", marching)], "hex 0104", "7.3d"],
    ["7.3d: two hexes away is far enough", [ru.infantry("B", "0106", marching)], "hex 0104", null],
    ["7.3d: also beside one on another road", [ru.infantry("B", "0203", marching)], "hex 0104", "7.3d"],
    ["7.3d: a friend who does not march may stand there", [ru.infantry("B", "0105")], "hex 0104", null],
    ["7.3e: into the hex of a combat unit", [ru.infantry("B", "0104")], "hex 0104", "7.3e"],
    ["7.3e: into the hex of a Leader", [ru.officer("B", "0104")], "hex 0104", null],
    ["7.3e: through the hex of a combat unit", [ru.infantry("B", "0103")], "hex 0104", "7.3e"],
  ])("%s", (_title, others, answer, rule) => {
    const s = on([ru.infantry("A", "0101", marching), ...others]);
    s.answer("unit A");
    if (rule === null) expect(s.answers()).toContain(answer);
    else {
      expect(s.answers()).not.toContain(answer);
      expect(s.refusedBy(answer === "hex 0104" && others[0].at === "0103" ? "hex 0103" : answer)).toBe(rule);
    }
  });

  test.each<[string, Units, string]>([
    ["7.3d: nobody enters the march next to one on it", [ru.infantry("B", "0102", marching)], "7.3d"],
    ["7.3e: nor in a hex with another combat unit", [ru.infantry("B", "0101")], "7.3e"],
    ["7.3h: nor beside an enemy", [al.infantry("E", "0102", { state: ["disrupted"] })], "7.3h"],
  ])("%s", (_title, others, rule) => {
    const s = on([ru.infantry("A", "0101"), ...others]);
    s.answer("unit A");
    expect(s.refusedBy("road")).toBe(rule);
  });

  test("7.3e: no combat unit comes into the hex of one on the march, a Leader does", () => {
    const s = on([ru.infantry("A", "0101", marching), ru.infantry("B", "0201"), ru.officer("O", "0201")]);
    s.answer("unit B");
    expect(hexes(s)).not.toContain("0101");
    s.answer("stop", "unit O");
    expect(hexes(s)).toContain("0101");
  });
});

describe("columns", () => {
  const command = (c: string, ...at: readonly string[]) => {
    const s = stand({
      phase: "command-distribution",
      map: { cols: 1, rows: 12, roads: [Array.from({ length: 12 }, (_, i) => `01${String(i + 1).padStart(2, "0")}`)] },
      units: [
        ru.chief("C", c, { stats: { cp: 1 } }),
        ...at.map((hex, i) => ru.infantry(`M${i}`, hex, marching)),
        ru.infantry("Y", "0112"),
      ],
    });
    s.answer(`command-hex C ${c}`);
    return at.map((_, i) => shown(s, `M${i}`).includes("out-of-command"));
  };

  test("7.3f, 7.3g: every second hex makes a column, and its head in command brings all behind it along", () => {
    expect(command("0101", "0101", "0103", "0105", "0107")).toEqual([false, false, false, false]);
  });

  test("7.3f: a gap of two hexes ends the column", () => {
    expect(command("0101", "0101", "0103", "0106", "0108")).toEqual([false, false, true, true]);
  });
});

describe("caught on the march", () => {
  test.each<[string, Units, readonly string[]]>([
    ["7.3h: by an enemy who moves beside it", [ru.infantry("A", "0304")], ["unit A", "hex 0204"]],
    ["7.3h: by enemy cavalry", [ru.cavalry("A", "0304")], ["unit A", "hex 0204"]],
  ])("%s", (_title, units, answers) => {
    const s = on([...units, al.infantry("E", "0104", marching)]);
    s.answer(...answers);
    expect(isMarching(s, "E")).toBe(false);
    expect(shown(s, "E")).toContain("demoralized");
  });

  test("7.3h: a Leader who comes beside it does not", () => {
    const s = on([ru.officer("O", "0304"), al.infantry("E", "0104", marching)]);
    s.answer("unit O", "hex 0204");
    expect(isMarching(s, "E")).toBe(true);
  });

  test("7.3h: the unit is shaken until its own Rally, not that of the other side", () => {
    const units = [
      ru.infantry("A", "0801"),
      ru.chief("C", "0801"),
      al.infantry("E", "0104", { state: ["temp-dm"] }),
      al.chief("H", "0104"),
    ];
    const russian = stand({ phase: "rally", units });
    expect(shown(russian, "E")).toContain("until-rally");
    const allied = stand({ phase: "rally", active: "allied", units });
    expect(shown(allied, "E")).not.toContain("until-rally");
  });

  test("7.3h: by an advance", () => {
    const s = stand({
      phase: "ic-combat",
      map,
      units: [
        ru.infantry("A", "0403"),
        al.infantry("F", "0304"),
        al.infantry("E", "0204", marching),
        al.infantry("Z", "0408"),
      ],
      flags: { compass: { russian: ["N"], allied: ["S"] } },
      tables: { "combat-results": "De" },
      dice: [4],
    });
    s.answer("target 0304", "add A", "resolve", "advance A 0304");
    expect(isMarching(s, "E")).toBe(false);
  });

  test("7.3h: a unit on the march that must retreat leaves it first", () => {
    const s = stand({
      phase: "ic-combat",
      map,
      units: [ru.infantry("A", "0103"), al.infantry("E", "0104", marching), al.infantry("Z", "0408")],
      flags: { compass: { russian: ["N"], allied: ["S"] } },
      tables: { "combat-results": "Dr" },
      dice: [4],
    });
    s.answer("target 0104", "add A", "resolve");
    expect([s.unit("E").at, isMarching(s, "E")]).toEqual(["0105", false]);
  });
});

describe("what a unit on the march cannot do", () => {
  test("7.3a: build, work on a bridge, or prepare a charge", () => {
    const s = on([ru.infantry("A", "0102", marching)], {
      map: { ...map, sides: { "0102/0103": ["river", "bridge"] } },
    });
    s.answer("unit A");
    expect([s.refusedBy("dig"), s.refusedBy("bridge 0103")]).toEqual(["7.3a", "7.3a"]);
  });

  test("7.3a: attack; and so it owes no attack", () => {
    const s = stand({
      phase: "ic-combat",
      map,
      units: [
        ru.infantry("A", "0103", marching),
        ru.infantry("B", "0203"),
        al.infantry("E", "0104"),
        al.infantry("Z", "0408"),
      ],
    });
    s.answer("target 0104");
    expect(s.refusedBy("add A")).toBe("7.3a");
  });

  test("3.8.2k: demoralized it may still enter and leave", () => {
    const s = on([ru.infantry("A", "0101", { corps: "III" })], { flags: { corps: { III: { number: 1, lost: 9 } } } });
    s.answer("unit A", "road", "hex 0103", "road");
    expect(isMarching(s, "A")).toBe(false);
  });
});
