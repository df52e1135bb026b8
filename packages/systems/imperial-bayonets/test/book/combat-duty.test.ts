import { describe, expect, test } from "vitest";
import { ru } from "../muster.ts";
import { a, e, fought, on, sums } from "./attack.ts";
import { flat, north, type Text, type Units } from "./fight.ts";

describe("the duty to attack", () => {
  test.each<[string, Units, Text, readonly string[]]>([
    [
      "9.0a, 4.0-4: every enemy in a zone of an activated unit",
      [a(4), e(4), e(4, {}, "0504", "F")],
      {},
      ["0404", "0504"],
    ],
    ["9.0a: not an enemy two hexes off", [a(4), e(4), e(4, {}, "0405", "F")], {}, ["0404"]],
    ["9.0a: units out of command owe nothing", [a(4, { state: ["ooc"] }), a(4, {}, "0101", "B"), e(4)], {}, []],
    ["9.0a, 3.8.1d: disrupted units owe nothing", [a(4, { state: ["disrupted"] }), e(4)], {}, []],
    ["9.0b: units in a town owe nothing", [a(4), e(4)], { map: { ...flat, hexes: { "0403": ["town"] } } }, []],
    ["9.0b: nor in a city", [a(4), e(4)], { map: { ...flat, hexes: { "0403": ["city"] } } }, []],
    ["9.0b: nor in a fortress", [a(4), e(4)], { map: { ...flat, hexes: { "0403": ["fortress"] } } }, []],
    [
      "9.0b: an enemy in a town is attacked all the same",
      [a(4), e(4)],
      { map: { ...flat, hexes: { "0404": ["town"] } } },
      ["0404"],
    ],
    [
      "9.0b: others beside the same enemy still owe it",
      [a(4), a(4, {}, "0504", "B"), e(4)],
      { map: { ...flat, hexes: { "0403": ["town"] } } },
      ["0404"],
    ],
    ["9.0a: not across a major river", [a(4), e(4)], { map: { ...flat, sides: { "0403/0404": ["major-river"] } } }, []],
    ["9.0a: not across a cliff", [a(4), e(4)], { map: { ...flat, elevation: { "0404": 3 } } }, []],
    ["9.0a: across a river", [a(4), e(4)], { map: { ...flat, sides: { "0403/0404": ["river"] } } }, ["0404"]],
    ["9.1f: not a hex that was bombarded", [a(4), e(4)], { flags: { bombarded: ["0404"] } }, []],
    [
      "E15: not across a river there",
      [a(4), e(4)],
      { map: { ...flat, sides: { "0403/0404": ["river"] } }, flags: { game: { dutyOverWater: false } } },
      [],
    ],
    [
      "E15: not across a bridge there",
      [a(4), e(4)],
      { map: { ...flat, sides: { "0403/0404": ["river", "bridge"] } }, flags: { game: { dutyOverWater: false } } },
      [],
    ],
    [
      "E15: not across a ford there",
      [a(4), e(4)],
      { map: { ...flat, sides: { "0403/0404": ["river", "ford"] } }, flags: { game: { dutyOverWater: false } } },
      [],
    ],
    [
      "E15: not out of a position there",
      [a(4), e(4)],
      { map: { ...flat, hexes: { "0403": ["ip"] } }, flags: { game: { dutyInPosition: false } } },
      [],
    ],
    [
      "E15: against a position it is owed",
      [a(4), e(4)],
      { map: { ...flat, hexes: { "0404": ["ip"] } }, flags: { game: { dutyInPosition: false } } },
      ["0404"],
    ],
  ])("%s", (_title, units, more, owed) => {
    const s = on(units, more);
    const isFree = s.view().phase !== "ic-combat" || s.answers().includes("end");
    expect(isFree).toBe(owed.length === 0);
    if (isFree) return;
    expect(s.refusal("end")).toMatchObject({ rule: "9.0a", params: { hex: owed[0] } });
    if (owed.length < 2) return;
    s.answer("target 0404", "add A");
    expect(s.refusedBy("resolve")).toBe("9.0a");
  });

  test("9.4a: a unit attacks once and a hex is attacked once", () => {
    const s = on([a(4), a(4, {}, "0304", "B"), e(4)], {
      tables: { "combat-results": "Ar" },
      dice: [3],
      flags: { compass: north },
    });
    s.answer("target 0404", "add A", "resolve");
    expect(s.answers()).not.toContain("target 0404");
  });

  test("9.0c, 7.0a: a stack may split over two enemies, each hex attacked as a whole", () => {
    const s = on([a(4), a(4, {}, "0403", "B"), e(3), e(2, {}, "0404", "X"), e(4, {}, "0504", "F")], {
      tables: { "combat-results": "Ar" },
      dice: [3, 3],
    });
    s.answer("target 0404", "add A", "resolve");
    expect(sums(s)).toEqual([4, 5]);
    s.answer("target 0504", "add B", "resolve");
    expect(s.eventsOf("attacked")).toHaveLength(2);
  });

  test("9.0c: one attack on two hexes needs every attacker beside both", () => {
    const s = on([a(4), a(4, {}, "0304", "B"), e(3), e(4, {}, "0504", "F")]);
    s.answer("target 0404", "target 0504", "add A");
    expect(s.refusedBy("add B")).toBe("9.0c");
  });

  test("9.4b: an attack on two hexes adds up both", () => {
    const s = fought([a(20), e(3), e(4, {}, "0504", "F")], {}, ["0404", "0504"]);
    expect(sums(s)).toEqual([20, 7]);
  });

  test("9.0c, 6.0a: units out of command do not join", () => {
    const s = on([a(4), a(4, { state: ["ooc"] }, "0504", "B"), e(4)]);
    s.answer("target 0404");
    expect(s.refusedBy("add B")).not.toBe("");
  });

  test("9.1e: a battery beside the enemy has to be among the attackers, and is enough by itself", () => {
    const s = on([ru.guns("G", "0403"), e(4)], { tables: { "combat-results": "Ar" }, dice: [3] });
    expect(s.refusedBy("end")).not.toBe("");
    s.answer("target 0404", "add G", "resolve");
    expect(s.unit("G").at).toBe("0402");
  });
});
