import { describe, expect, test } from "vitest";
import {
  allied,
  asked,
  at,
  barred,
  facing,
  field,
  formation,
  leads,
  type More,
  mp,
  russian,
  shows,
  told,
} from "./steppe.ts";

const map = { cols: 10, rows: 12 };
const leader = (place: string) => allied("E", place, leads("d"));
const unit = (id: string, place: string, more: More = {}) => allied(id, place, { division: "d", ...more });
const attack = { order: "attack", goal: "0801", distance: 5 };
const coming = (units: readonly More[], order: object = attack, more: object = {}) =>
  field({ map: { ...map, ...more }, units, flags: { activation: { command: "d" }, orders: { d: order } } });
const away = russian("R", "0101", { facing: "N/NE" });

describe("II.17: reinforcements come onto the map", () => {
  test("II.17: the leader's entry is the move that his order demands", () => {
    const s = coming([leader("entry:0812"), unit("A", "0812"), unit("B", "0812"), away]);
    s.answer("enter E 0812");
    expect([at(s, "E"), mp(s, "E")]).toEqual(["0812", 9]);
    expect(barred(s, "end")).toBe("");
  });
  test("II.17: units come in any formation and facing, for the price of the hex", () => {
    const s = coming([leader("0812"), unit("A", "entry:0812"), away], attack, { hexes: { "0812": ["orchard"] } });
    s.answer("enter A 0812");
    expect(mp(s, "A")).toBe(4 - 2);
    s.answer("form 1", "turn 2");
    expect([formation(s, "A"), facing(s, "A"), mp(s, "A")]).toEqual(["assault-column", "SE/S", 2]);
  });
  test.each([
    ["grove", true],
    ["camp", true],
    ["redoubt", false],
  ])("II.17, VIII.14: coming into a %s disorganizes a line: %s", (tag, isOut) => {
    const s = coming([leader("0811"), unit("A", "entry:0812"), away], attack, { hexes: { "0812": [tag] } });
    s.answer("enter A 0812");
    expect(shows(s, "A", "disorganized")).toBe(isOut);
  });
  test("II.17: coming into a zone the enemy may react", () => {
    const s = coming([
      leader("0811"),
      unit("A", "entry:0812"),
      russian("R", "0810", { facing: "SE/S", state: [] }),
      russian("Q", "0710", { facing: "SE/S" }),
    ]);
    s.answer("enter A 0812");
    expect(asked(s)).toBe("russian reactor");
  });
  test("II.17: outside every zone nobody is asked", () => {
    const s = coming([leader("0811"), unit("A", "entry:0812"), away]);
    s.answer("enter A 0812");
    expect(asked(s)).toBe("allied act");
  });
  test("II.17: on a Forced March they come with the marker and twice their points", () => {
    const s = coming([leader("0812"), unit("A", "entry:0812", { formation: "column" }), away], {
      ...attack,
      order: "forced-march",
    });
    s.answer("enter A 0812");
    expect([shows(s, "A", "forced-march"), mp(s, "A")]).toEqual([true, 12 - 1]);
  });
  test("II.4: commanders due again, and those who come, are placed when the turn begins", () => {
    const units = [
      allied("E", "box:3", leads("d")),
      unit("A", "0812"),
      russian("G", "0101", leads("g")),
      russian("R", "0101", { division: "g" }),
    ];
    const s = field({
      map,
      units,
      turn: 2,
      active: "russian",
      flags: { activation: { command: "g" }, activated: ["d"] },
      dice: [5, 2],
    });
    s.answer("end");
    while (at(s, "E") === "box:3") s.answer(s.answers()[0]);
    const seen = told(s);
    expect(seen.indexOf("turn-began")).toBeLessThan(seen.indexOf("commander-moved"));
    expect(at(s, "E")).toMatch(/^08/);
  });
});

describe("VII.3, V.2: stopped where one may not stand (K-196)", () => {
  const shooter = russian("R", "0404", { stats: { morale: 10 } });
  const others = (more: More) => [
    allied("L", "0409", leads("d")),
    allied("A", "0407", { division: "d", brigade: "one", formation: "column", state: ["begun", "spent", "mp:2"] }),
    allied("B", "0406", { division: "d", formation: "column", ...more }),
    allied("Z", "0409", { division: "d" }),
  ];
  const flags = {
    activation: { command: "d", snapshot: "given" },
    orders: { d: { order: "attack", goal: "0401", distance: 3 } },
  };
  test("VII.3: shot to a stop among another brigade it goes back to where it may stand", () => {
    const s = field({ units: [...others({ brigade: "two" }), shooter], flags, dice: [2] });
    s.answer("unit A", "hex 0406", "unit R", "fire 0406");
    expect([at(s, "A"), at(s, "B")]).toEqual(["0407", "0406"]);
    expect(told(s)).toContain("stood-back");
  });
  test("V.2: shot to a stop among units that face elsewhere it takes their facing", () => {
    const s = field({ units: [...others({ brigade: "one", facing: "NE/SE" }), shooter], flags, dice: [2] });
    s.answer("unit A", "hex 0406", "unit R", "fire 0406");
    expect([at(s, "A"), facing(s, "A")]).toEqual(["0406", "NE/SE"]);
  });
});

describe("VII.6, IV.13: what may still be done with those who have finished", () => {
  test("VII.6: who has moved alone and joined nobody is not put on top of anything", () => {
    const s = field({ units: [allied("A", "0406"), allied("B", "0406"), allied("C", "0909"), russian("R", "0101")] });
    s.answer("unit C", "end", "unit A", "hex 0405", "end");
    expect(told(s)).toContain("activation-ended");
  });
  test("VII.6: the last to move, if he joined others, may be put on top before the activation ends", () => {
    const s = field({ units: [allied("A", "0406"), allied("B", "0405"), russian("R", "0101")] });
    s.answer("unit B", "end", "unit A", "hex 0405", "end");
    expect([asked(s), barred(s, "top A")]).toEqual(["allied piece", ""]);
  });
  test("II.16: no way out is offered where there is none", () => {
    const s = field({ units: [allied("A", "0401"), russian("R", "1010")], script: ["unit A"] });
    expect(s.answers()).not.toContain("exit");
  });
});
