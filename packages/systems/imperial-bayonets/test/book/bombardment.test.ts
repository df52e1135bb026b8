import { describe, expect, test } from "vitest";
import { al, ru, shown, stand, strength } from "../muster.ts";
import { fireByDie, readOff } from "./telling-charts.ts";

type Text = Parameters<typeof stand>[0];
type Units = Text["units"] & object;
const compass = { russian: ["N"], allied: ["S"] };
const on = (units: Units, more: Text = {}) =>
  stand({
    phase: "ic-bombardment",
    ...more,
    units: [...units, al.infantry("Z", "0808"), al.chief("H", "0808")],
    flags: { compass, ...(more.flags ?? {}) },
  });
const fired = (guns: Units, more: Text = {}, rest: Units = [al.infantry("E", "0404")]) => {
  const s = on([...guns, ...rest], more);
  s.answer("target 0404", ...guns.map(({ id }) => `add ${id}`), "resolve");
  return s;
};
const gun = (sp: number, more: object = {}, at = "0401", id = "G") =>
  ru.guns(id, at, { stats: { sp, reducedSp: 1 }, ...more });

describe("the column", () => {
  test.each([
    [1, "1"],
    [2, "2"],
    [3, "2"],
    [4, "4"],
    [5, "4"],
    [6, "6"],
    [8, "6"],
    [9, "9"],
    [11, "9"],
    [12, "12"],
    [30, "12"],
  ])("9.2c: %i SP fire on the column of %s", (sp, column) => {
    const s = fired([gun(sp)], { tables: fireByDie, dice: [1] });
    expect(s.eventsOf("bombarded")[0]).toMatchObject({ attack: sp, column });
  });

  test.each<[string, Units, number]>([
    ["9.2a: batteries of several hexes add up", [gun(3), gun(4, {}, "0602", "K")], 7],
    ["9.2a: horse artillery counts like artillery", [gun(3), ru.horseGuns("K", "0401", { stats: { sp: 2 } })], 5],
    ["3.8.1c: disrupted guns count half", [gun(6, { state: ["disrupted"] })], 3],
    ["3.8.2g: demoralized guns count half", [gun(6, { state: ["temp-dm"] })], 3],
    ["3.6f: guns out of supply count half", [gun(6, { state: ["oos"] })], 3],
    ["3.8.2g: out of supply and demoralized is one half", [gun(8, { state: ["oos", "temp-dm"] })], 4],
    ["3.8.1c: disrupted and demoralized is a quarter", [gun(8, { state: ["disrupted", "temp-dm"] })], 2],
    [
      "3.2: halves are added before the rest is dropped",
      [gun(5, { state: ["temp-dm"] }), gun(3, { state: ["temp-dm"] }, "0602", "K")],
      4,
    ],
    ["9.2a: reduced guns count what they have left", [gun(6, { state: ["reduced"] })], 1],
  ])("%s", (_title, guns, attack) => {
    expect(fired(guns, { tables: fireByDie, dice: [1] }).eventsOf("bombarded")[0]).toMatchObject({ attack });
  });

  test("3.2: by the other reading each unit's half is rounded down by itself", () => {
    const guns = [gun(5, { state: ["temp-dm"] }), gun(3, { state: ["temp-dm"] }, "0602", "K")];
    const s = fired(guns, { options: { halvesRounded: "per-unit" }, tables: fireByDie, dice: [1] });
    expect(s.eventsOf("bombarded")[0]).toMatchObject({ attack: 3 });
  });
});

describe("the die", () => {
  const flat = { cols: 8, rows: 8 };
  test.each<[string, Text, number]>([
    ["9.2d: on the level unchanged", {}, 3],
    ["9.2d: 1 less at a higher target", { map: { ...flat, elevation: { "0404": 1 } } }, 2],
    ["9.2d: 1 less, however much higher", { map: { ...flat, elevation: { "0404": 3 } } }, 2],
    ["9.2d: 1 more at a lower target", { map: { ...flat, elevation: { "0401": 1 } } }, 4],
    ["ART-M: 1 less into woods", { map: { ...flat, hexes: { "0404": ["woods"] } } }, 2],
    ["ART-M: 1 less into a town", { map: { ...flat, hexes: { "0404": ["town"] } } }, 2],
    ["ART-M: 1 less into a garden", { map: { ...flat, hexes: { "0404": ["garden"] } } }, 2],
    ["ART-M: 1 less into a position", { map: { ...flat, hexes: { "0404": ["ip"] } } }, 2],
    ["ART-M: woods and position are one cover", { map: { ...flat, hexes: { "0404": ["ip", "woods"] } } }, 2],
    ["ART-M: not into a marsh", { map: { ...flat, hexes: { "0404": ["marsh"] } } }, 3],
    [
      "9.2b: lower and covered cancel out",
      { map: { ...flat, hexes: { "0404": ["woods"] }, elevation: { "0401": 1 } } },
      3,
    ],
  ])("%s", (_title, more, die) => {
    const s = fired([gun(4)], { ...more, tables: fireByDie, dice: [3] });
    expect(readOff(s, "bombarded").die).toBe(die);
  });

  test("ART-M, 9.1d: 1 less from four hexes, which makes good the height", () => {
    const s = on([gun(4), al.infantry("E", "0405")], {
      map: { ...flat, elevation: { "0401": 1 } },
      tables: fireByDie,
      dice: [3],
    });
    s.answer("target 0405", "add G", "resolve");
    expect(readOff(s, "bombarded").die).toBe(3);
  });

  test("E3, ART-M: 1 less in fog", () => {
    const s = on([gun(4, {}, "0402"), al.infantry("E", "0404")], {
      tables: fireByDie,
      dice: [3],
      flags: { weather: "fog" },
    });
    s.answer("target 0404", "add G", "resolve");
    expect(readOff(s, "bombarded").die).toBe(2);
  });

  test("9.2d: batteries above and on the level together have no bonus", () => {
    const s = fired([gun(2), gun(2, {}, "0602", "K")], {
      map: { ...flat, elevation: { "0401": 1 } },
      tables: fireByDie,
      dice: [3],
    });
    expect(readOff(s, "bombarded").die).toBe(3);
  });

  test("ART: below 1 reads 1, above 6 reads 6", () => {
    const low = fired([gun(4)], { map: { ...flat, elevation: { "0404": 1 } }, dice: [1] });
    expect(low.eventsOf("bombarded")[0]).toMatchObject({ cell: "-" });
    const high = fired([gun(4)], { map: { ...flat, elevation: { "0401": 1 } }, dice: [6] });
    expect(high.eventsOf("bombarded")[0]).toMatchObject({ cell: "Dr" });
  });
});

describe("the Artillery Result Table", () => {
  const printed: Readonly<Record<number, readonly string[]>> = {
    1: ["-", "-", "-", "-", "-", "DR"],
    2: ["-", "-", "-", "-", "DR", "DR"],
    3: ["-", "-", "-", "DR", "DR", "Dr"],
    4: ["-", "-", "DR", "DR", "Dr", "Dr"],
    5: ["-", "DR", "DR", "Dr", "Dr", "Dr 2"],
    6: ["DR", "DR", "Dr", "Dr", "1R", "1R"],
  };
  test.each([1, 2, 3, 4, 5, 6])("ART: the row of a %i", (die) => {
    const cells = [1, 2, 4, 6, 9, 12].map((sp) => fired([gun(sp)], { dice: [die] }).eventsOf("bombarded")[0]);
    expect(cells.map((event) => "cell" in event && event.cell)).toEqual(printed[die]);
  });
});

describe("results", () => {
  const code = (text: string, more: Text = {}) => ({
    ...more,
    tables: { "artillery-results": text },
    dice: more.dice ?? [3],
  });

  test("9.2f, 3.8.1a, 2.0e: DR disrupts all combat units of the hex, Leaders not, and nobody moves", () => {
    const s = fired([gun(4)], code("DR"), [al.infantry("E", "0404"), al.guns("F", "0404"), al.officer("O", "0404")]);
    expect(["E", "F", "O"].map((id) => shown(s, id).includes("disrupted"))).toEqual([true, true, false]);
    expect(s.unit("E").at).toBe("0404");
  });

  test("9.2f: who is disrupted already is not worse off", () => {
    const s = fired([gun(4)], code("DR"), [al.infantry("E", "0404", { state: ["disrupted"] })]);
    expect([shown(s, "E").includes("disrupted"), strength(s, "E")]).toEqual([true, "4"]);
  });

  test("9.2e: Dr one hex, Dr 2 two, and nobody is disrupted", () => {
    for (const [text, hex] of [
      ["Dr", "0405"],
      ["Dr 2", "0406"],
    ]) {
      const s = fired([gun(4)], code(text));
      expect([s.unit("E").at, shown(s, "E").includes("disrupted")]).toEqual([hex, false]);
    }
  });

  test("9.2g: 1R takes a step from the strongest and disrupts all", () => {
    const s = fired([gun(4)], code("1R"), [
      al.infantry("E", "0404", { stats: { sp: 5, reducedSp: 3 } }),
      al.guns("F", "0404"),
    ]);
    expect([strength(s, "E"), strength(s, "F")]).toEqual(["3", "4"]);
    expect(["E", "F"].map((id) => shown(s, id).includes("disrupted"))).toEqual([true, true]);
  });

  test("9.2g, 9.4.1.1c, 3.8.2b: a unit with one step left is lost for good, and its SP count", () => {
    const s = fired([gun(4)], code("1R"), [al.infantry("E", "0404", { corps: "F", state: ["reduced"] })]);
    expect(s.unit("E").at).toBe("peu");
    expect(s.view().notes.join(" ")).not.toContain("F: 0 of");
  });

  test("9.4.1.2f, 9.4.1.1b: a retreat may be deadly here too", () => {
    const s = fired([gun(4)], code("Dr", { dice: [3, 6] }), [al.infantry("E", "0404"), ru.infantry("B", "0406")]);
    expect(s.unit("E").at).toBe("peu");
  });

  test("9.2h, 6.0c, 3.8.2h: any activated unit beside the emptied hex may enter it, who did not fire too, unless demoralized", () => {
    const s = fired([gun(4, {}, "0602")], code("Dr"), [
      al.infantry("E", "0404"),
      ru.infantry("A", "0403"),
      ru.cavalry("B", "0304", { state: ["disrupted"] }),
      ru.infantry("D", "0304", { state: ["oos"] }),
      ru.infantry("F", "0304", { state: ["ooc"] }),
    ]);
    expect([...s.answers()].sort()).toEqual(["advance A 0404", "advance B 0404", "end"]);
  });

  test("9.2h: nobody enters a hex in which a defender remains", () => {
    const s = fired([gun(4, {}, "0602")], code("DR"), [al.infantry("E", "0404"), ru.infantry("A", "0403")]);
    expect(s.answers().filter((text) => text.startsWith("advance"))).toEqual([]);
  });

  test("9.2i: who advanced into the zone of others must attack there, though a town would excuse him", () => {
    const s = on([gun(4, {}, "0602"), al.infantry("E", "0404"), al.infantry("F", "0506"), ru.infantry("A", "0403")], {
      map: { cols: 8, rows: 8, hexes: { "0404": ["town"] } },
      ...code("Dr"),
    });
    s.answer("target 0404", "add G", "resolve", "advance A 0404");
    expect(s.unit("A").at).toBe("0404");
    expect(s.refusedBy("end")).toMatch(/^9\.(2i|0a)$/);
  });

  test("9.1f: friends beside a bombarded hex are freed, whatever the result; they may still attack", () => {
    for (const text of ["-", "DR"]) {
      const s = fired([gun(4, {}, "0602")], code(text), [al.infantry("E", "0404"), ru.infantry("A", "0403")]);
      expect([...s.answers()].sort(), text).toEqual(["end", "target 0404"]);
    }
  });
});

describe("who fires", () => {
  const refusedTo = (battery: object, rest: Units, more: Text = {}) => {
    const s = on([battery, gun(4, {}, "0602", "K"), al.infantry("E", "0404"), ...rest], more);
    s.answer("target 0404");
    return s.answers().includes("add G") ? null : s.refusedBy("add G");
  };

  test.each<[string, object, Units, Text, string | null]>([
    ["9.1a, 4.0-3: a battery in command", gun(4), [], {}, null],
    ["9.1a, 6.0a: not one out of command", gun(4, { state: ["ooc"] }), [], {}, "any"],
    ["9.1a: not infantry", ru.infantry("G", "0401"), [], {}, "any"],
    ["9.1a: not cavalry", ru.cavalry("G", "0401"), [], {}, "any"],
    ["9.1e: not one beside the target", gun(4, {}, "0403"), [], {}, "9.1e"],
    ["9.1e: not one beside any other enemy", gun(4), [al.infantry("F", "0402", { state: ["disrupted"] })], {}, "9.1e"],
    [
      "9.1e: over a major river nobody is beside it",
      gun(4, {}, "0403"),
      [],
      { map: { cols: 8, rows: 8, sides: { "0403/0404": ["major-river"] } } },
      null,
    ],
    [
      "9.1e: over a river the enemy is beside it",
      gun(4, {}, "0403"),
      [],
      { map: { cols: 8, rows: 8, sides: { "0403/0404": ["river"] } } },
      "9.1e",
    ],
    ["9.1a: each battery once in a turn", gun(4, { state: ["fired"] }), [], {}, "9.1a"],
    [
      "E11: foot artillery that moved does not fire there",
      gun(4, { state: ["moved"] }),
      [],
      { flags: { game: { footMoveOrFire: true } } },
      "E11",
    ],
    ["E11: in the series it does", gun(4, { state: ["moved"] }), [], {}, null],
    [
      "E11: horse artillery that moved fires",
      ru.horseGuns("G", "0401", { state: ["moved"] }),
      [],
      { flags: { game: { footMoveOrFire: true } } },
      null,
    ],
    ["3.7a, 3.7b: not beyond sight", gun(4, {}, "0101"), [], {}, "3.7b"],
  ])("%s", (_title, battery, rest, more, rule) => {
    const found = refusedTo(battery, rest, more);
    if (rule === "any") expect(found).not.toBe(null);
    else expect(found).toBe(rule);
  });

  test("9.0e, 4.0-3: bombardment comes before combat and not again", () => {
    const s = on([gun(4, {}, "0602"), ru.infantry("A", "0403"), al.infantry("E", "0404")]);
    s.answer("end");
    expect(s.view().phase).toBe("ic-combat");
    s.answer("target 0404");
    expect(s.refusedBy("add G")).not.toBe("");
  });
});
