import { describe, expect, test } from "vitest";
import { al, ru, shown, stand } from "../muster.ts";
import type { Text, Units } from "./fight.ts";

const third = { corps: "III" };
const rest = { admin: "track", orders: { russian: 0, allied: 0 } };
const isOos = (s: ReturnType<typeof stand>, id: string) => shown(s, id).includes("out-of-supply");
/** Whether A is out of supply after the test. */
const out = (units: Units, more: Text = {}) => {
  const s = stand({
    phase: "administration",
    ...more,
    units: [...units, ru.chief("C", "0101")],
    flags: { game: rest, ...(more.flags ?? {}) },
  });
  return isOos(s, "A");
};
const depot = (at: string, more: object = third) => ru.depot("D", at, more);
const unit = (at: string, more: object = third) => ru.infantry("A", at, more);
const strip = { cols: 1, rows: 20 };

describe("the overland leg", () => {
  test.each<[string, Units, Text, boolean]>([
    ["3.6b: 14 hexes", [depot("0101"), unit("0115")], { map: strip }, false],
    ["3.6b: not 15", [depot("0101"), unit("0116")], { map: strip }, true],
    ["3.6b: only its own Depot counts", [depot("0101", { corps: "VI" }), unit("0102")], { map: strip }, true],
    [
      "3.6b: a Depot that serves several corps",
      [ru.depot("D", "0101", { stats: { serves: ["VI", "III"] as never } }), unit("0102")],
      { map: strip },
      false,
    ],
    [
      "3.6b: a captured Depot supplies nobody",
      [depot("captured"), unit("0102"), ru.depot("W", "0103", { corps: "VI" })],
      { map: strip },
      true,
    ],
    [
      "3.1n, 3.6b: an enemy unit in the way closes it",
      [depot("0101"), unit("0108"), al.infantry("E", "0105", { state: ["disrupted"] })],
      { map: strip },
      true,
    ],
    [
      "3.1n, 3.6b: an enemy zone in the way closes it",
      [depot("0101"), unit("0108"), al.infantry("E", "0205")],
      { map: { cols: 2, rows: 20, hexes: { "0204": ["impassable"] } } },
      true,
    ],
    [
      "3.6b: friendly units open their hexes of the zone",
      [
        depot("0101"),
        unit("0108"),
        al.infantry("E", "0205"),
        ru.infantry("F", "0105", third),
        ru.infantry("G", "0106", third),
      ],
      { map: { cols: 2, rows: 20 } },
      false,
    ],
    [
      "3.6b: its own hex may lie in a zone",
      [depot("0101"), unit("0104"), al.infantry("E", "0105")],
      { map: strip },
      false,
    ],
    [
      "3.6b: impassable ground closes it",
      [depot("0101"), unit("0104")],
      { map: { ...strip, hexes: { "0102": ["impassable"] } } },
      true,
    ],
    [
      "3.6b: a hexside closed to infantry closes it",
      [depot("0101"), unit("0104")],
      { map: { ...strip, sides: { "0102/0103": ["major-river"] } } },
      true,
    ],
    [
      "3.6b: a river does not",
      [depot("0101"), unit("0104")],
      { map: { ...strip, sides: { "0102/0103": ["river"] } } },
      false,
    ],
    [
      "3.6b: not even for guns, whose line is not their way",
      [depot("0101"), ru.guns("A", "0104", third)],
      { map: { ...strip, sides: { "0102/0103": ["river"] } } },
      false,
    ],
  ])("%s", (_title, units, more, expected) => {
    expect(out(units, more)).toBe(expected);
  });
});

describe("the road leg", () => {
  const road = ["0101", "0102", "0103", "0104", "0105", "0106"];
  const map = { cols: 8, rows: 8, roads: [road] };
  const sources = { game: rest, sources: { russian: ["0101"], allied: ["0808"] } };
  test.each<[string, string, Text, Units, boolean]>([
    ["3.6c: a Depot on the road", "0106", { map }, [], false],
    ["3.6c: three hexes from it", "0406", { map }, [], false],
    ["3.6c: not four", "0506", { map }, [], true],
    [
      "3.6c: a road broken by a gap",
      "0106",
      {
        map: {
          cols: 8,
          rows: 8,
          roads: [
            ["0101", "0102"],
            ["0106", "0107"],
          ],
        },
      },
      [],
      true,
    ],
    [
      "3.6c: a road broken by a destroyed bridge",
      "0406",
      { map: { ...map, sides: { "0103/0104": ["river", "bridge-destroyed"] } } },
      [],
      true,
    ],
    ["3.6c: an intact bridge", "0106", { map: { ...map, sides: { "0103/0104": ["river", "bridge"] } } }, [], false],
    ["3.6c: an enemy on the road", "0106", { map }, [al.infantry("E", "0103", { state: ["disrupted"] })], true],
    ["3.6c: an enemy zone on the road", "0106", { map }, [al.infantry("E", "0203")], true],
    ["3.6c: an enemy zone over the source", "0106", { map }, [al.infantry("E", "0201")], true],
    [
      "3.6c: friends in the zone keep the road open",
      "0106",
      { map },
      [al.infantry("E", "0203"), ru.infantry("F", "0103", third), ru.infantry("G", "0104", third)],
      false,
    ],
    [
      "3.6a: the source of the other side is of no use",
      "0106",
      { map, flags: { ...sources, sources: { russian: ["0801"], allied: ["0101"] } } },
      [],
      true,
    ],
  ])("%s", (_title, at, more, others, expected) => {
    const s = stand({
      phase: "administration",
      ...more,
      units: [depot(at), unit(at.startsWith("01") ? "0107" : "0407"), ...others, ru.chief("C", "0808")],
      flags: more.flags ?? sources,
    });
    expect(isOos(s, "A")).toBe(expected);
  });
});

describe("the marks", () => {
  test("4.0-A1, 5.1a, 3.6d, 2.0q: both sides are tested, before anything else", () => {
    const s = stand({
      phase: "administration",
      units: [
        unit("0104"),
        depot("captured"),
        al.infantry("E", "0804", { corps: "F" }),
        al.depot("W", "captured", { corps: "F" }),
        ru.chief("C", "0101"),
      ],
      flags: { game: rest },
    });
    expect([isOos(s, "A"), isOos(s, "E")]).toEqual([true, true]);
  });

  test("5.1b, 5.1c, 3.6e: found again the mark goes, lost it comes", () => {
    expect(out([depot("0102"), unit("0104", { ...third, state: ["oos"] })])).toBe(false);
    expect(out([depot("captured"), unit("0104")])).toBe(true);
  });

  test("5.1d: it stays until the next Administration Phase, whatever becomes of the line", () => {
    const s = stand({
      phase: "rally",
      units: [
        depot("0102"),
        unit("0104", { ...third, state: ["oos"] }),
        ru.chief("C", "0101"),
        al.chief("H", "0808"),
        al.infantry("Z", "0807"),
      ],
    });
    expect(isOos(s, "A")).toBe(true);
  });

  test("3.6f, 5.1c: out of supply is as bad as demoralized: half strength, no zone, no advance", () => {
    const s = stand({
      phase: "ic-combat",
      units: [
        ru.infantry("A", "0403", { state: ["oos"] }),
        al.infantry("E", "0404"),
        al.chief("H", "0808"),
        al.infantry("Z", "0807"),
      ],
      flags: { compass: { russian: ["N"], allied: ["S"] } },
      tables: { "combat-results": "De" },
      dice: [3],
    });
    expect(s.answers()).toContain("end");
    s.answer("target 0404", "add A", "resolve");
    expect(s.eventsOf("attacked")[0]).toMatchObject({ attack: 2 });
    expect(s.eventsOf("advanced")).toEqual([]);
  });

  test("3.1e: without Depots in a position nobody is out of supply", () => {
    expect(out([unit("0104")])).toBe(false);
  });
});
