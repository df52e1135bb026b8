import { describe, expect, test } from "vitest";
import {
  allied,
  barred,
  facing,
  field,
  guns,
  horse,
  horseGuns,
  type More,
  mp,
  russian,
  shows,
  skirmish,
  zones,
} from "./steppe.ts";

const away = russian("R", "1010");
const facings = ["N/NE", "NE/SE", "SE/S", "S/SW", "SW/NW", "NW/N"];
const rifles = { ...skirmish, stats: { sp: 2, light: true } };

describe("V.1 to V.3: who faces where", () => {
  const none: readonly [string, More, boolean][] = [
    ["a line", {}, true],
    ["a column", { formation: "column" }, true],
    ["cavalry", horse, true],
    ["guns", guns, true],
    ["skirmishers", rifles, false],
    ["a square", { formation: "square" }, false],
    ["routed units", { state: ["routed"] }, false],
  ];
  test.each(none)("V.1: the facing of %s", (_name, more, has) => {
    const s = field({ units: [allied("A", "0406", more), away] });
    expect(facing(s, "A") !== undefined).toBe(has);
    s.answer("unit A");
    expect(s.answers().some((text) => text.startsWith("turn"))).toBe(has);
  });
  test("V.2: infantry in a hex turns together", () => {
    const s = field({ units: [allied("A", "0406"), allied("B", "0406"), away] });
    s.answer("unit A", "turn 1");
    expect([facing(s, "A"), facing(s, "B")]).toEqual(["NE/SE", "NE/SE"]);
  });
  test("V.2: a unit does not end its move with another facing than those there", () => {
    const s = field({ units: [allied("A", "0406"), allied("B", "0405", { facing: "NE/SE" }), away] });
    s.answer("unit A", "hex 0405");
    expect(barred(s, "end")).toBe("V.2");
    s.answer("turn 1", "end");
    expect(facing(s, "A")).toBe("NE/SE");
  });
  test("V.2: guns look where they will, alone or in a stack", () => {
    const s = field({ units: [allied("G", "0406", guns), allied("B", "0405", { facing: "NE/SE" }), away] });
    s.answer("unit G", "hex 0405", "end");
    expect([facing(s, "G"), facing(s, "B")]).toEqual(["N/NE", "NE/SE"]);
  });

  /** The neighbours of 0505 that R's adjacent front covers, clockwise from the north. */
  const around = ["0504", "0604", "0605", "0506", "0405", "0404"];
  const front = (more: More): string => {
    const s = field({ units: [russian("R", "0505", { formation: "column", ...more }), allied("A", "1010")] });
    return around.map((hex) => (zones(s, hex) === "R" ? "x" : ".")).join("");
  };
  test.each([
    ["N/NE", "xx...."],
    ["NE/SE", ".xx..."],
    ["SE/S", "..xx.."],
    ["S/SW", "...xx."],
    ["SW/NW", "....xx"],
    ["NW/N", "x....x"],
  ])("V.3: sketch 9a, the front of a unit that faces %s", (to, hexes) => {
    expect(front({ facing: to })).toBe(hexes);
    expect(front({ ...horse, formation: "line", facing: to })).toBe(hexes);
    expect(front({ ...guns, formation: undefined, facing: to })).toBe(hexes);
  });
  test.each([
    ["skirmishers", rifles],
    ["a square", { formation: "square" }],
    ["horse skirmishers", { ...horse, formation: "dispersed", stats: { cossack: true } }],
  ])("V.3: sketch 9b, %s have their front all round", (_name, more) => {
    expect(front({ ...more, facing: undefined })).toBe("xxxxxx");
  });
  test("V.3: facing a hexside there are three hexes in front (option facingModel, K-1)", () => {
    const s = field({
      options: { facingModel: "hexside" },
      units: [russian("R", "0505", { formation: "column", facing: "S" }), allied("A", "1010", { facing: "N" })],
    });
    expect(around.map((hex) => (zones(s, hex) === "R" ? "x" : ".")).join("")).toBe("..xxx.");
  });
});

describe("V.4 to V.10: turning", () => {
  test.each([
    [1, ""],
    [5, ""],
    [3, ""],
    [2, "V.4"],
    [4, "V.4"],
  ])("V.4: from facing 0 to facing %i", (to, rule) => {
    const s = field({ units: [allied("A", "0406"), away] });
    s.answer("unit A");
    expect(barred(s, `turn ${to}`)).toBe(rule);
  });
  test("V.4, V.8: 120 degrees are two turns, each paid", () => {
    const s = field({ units: [allied("A", "0406", { formation: "column" }), away] });
    s.answer("unit A", "turn 1", "turn 2");
    expect([facing(s, "A"), mp(s, "A")]).toEqual([facings[2], 6 - 1 - 1]);
  });
  const prices: readonly [string, More, number, number][] = [
    ["a line", {}, 2, 1],
    ["an assault column", { formation: "column" }, 1, 1],
    ["cavalry in line", horse, 1, 2],
    ["cavalry in column", { ...horse, formation: "column" }, 1, 1],
    ["foot guns", guns, 1, 1],
    ["horse guns", horseGuns, 1, 1],
  ];
  test.each(prices)("V.7: turns of %s, 60 and 180 degrees", (_name, more, one, half) => {
    for (const [to, cost] of [
      [1, one],
      [5, one],
      [3, half],
    ]) {
      const s = field({ units: [allied("A", "0406", more), away] });
      s.answer("unit A");
      const before = mp(s, "A");
      s.answer(`turn ${to}`);
      expect(before - mp(s, "A")).toBe(cost);
    }
  });
  test("V.7: a company column pays 1", () => {
    const s = field({
      active: "russian",
      units: [russian("R", "0404", { formation: "company-column" }), allied("A", "1010")],
    });
    s.answer("unit R", "turn 4", "turn 1");
    expect([facing(s, "R"), mp(s, "R")]).toEqual(["NE/SE", 3]);
  });
  test("V.5: before, between and after steps", () => {
    const s = field({ units: [allied("A", "0406", { formation: "column" }), away] });
    s.answer("unit A", "turn 1", "hex 0506", "turn 0", "hex 0505", "turn 1");
    expect([facing(s, "A"), mp(s, "A")]).toEqual(["NE/SE", 1]);
  });
  test("V.8: a turn in the next hex is paid again", () => {
    const s = field({ units: [allied("A", "0406", { formation: "column" }), away] });
    s.answer("unit A", "turn 1", "hex 0507", "turn 0");
    expect(mp(s, "A")).toBe(6 - 1 - 1 - 1);
  });
  test("V.8: without the points there is no turn", () => {
    const s = field({ units: [allied("A", "0406", { state: ["begun", "spent", "mp:1"] }), away] });
    s.answer("unit A");
    expect([barred(s, "turn 1"), barred(s, "turn 3")]).toEqual(["V.7", ""]);
  });
  test.each(["grove", "forest", "vineyard", "marsh", "village"])(
    "V.9, V.10: in %s a turn costs the same and disorganizes nobody",
    (tag) => {
      const map = { cols: 10, rows: 10, hexes: { "0406": [tag] }, elevation: { "0406": 2 } };
      const s = field({ map, units: [allied("A", "0406"), away] });
      s.answer("unit A", "turn 1");
      expect([mp(s, "A"), shows(s, "A", "disorganized")]).toEqual([2, false]);
    },
  );
  const beside = (die: readonly number[], enemy: More) => {
    const s = field({
      units: [allied("A", "0405"), russian("R", "0404", { formation: "column", ...enemy })],
      dice: die,
    });
    s.answer("unit A", "turn 1");
    return s;
  };
  test.each([
    [7, false],
    [8, true],
  ])("V.6: next to an enemy it checks, whatever his front: a %i, disorganized %s", (die, isOut) => {
    const s = beside([die], { facing: "N/NE" });
    expect([facing(s, "A"), shows(s, "A", "disorganized")]).toEqual(["NE/SE", isOut]);
  });
  test.each([
    [7, false],
    [8, true],
  ])("V.6: guns check as others do: a %i, disorganized %s", (die, isOut) => {
    const units = [allied("G", "0405", guns), russian("R", "0404", { formation: "column", facing: "N/NE" })];
    const s = field({ units, dice: [die] });
    s.answer("unit G", "turn 1");
    expect([facing(s, "G"), shows(s, "G", "disorganized")]).toEqual(["NE/SE", isOut]);
  });
  test("V.6: two hexes off there is no check", () => {
    const s = field({ units: [allied("A", "0406"), russian("R", "0404", { formation: "column", facing: "N/NE" })] });
    s.answer("unit A", "turn 1");
    expect(s.eventsOf("checked")).toEqual([]);
  });
  test("V.6: a commander in the hex helps", () => {
    const units = [
      allied("A", "0405", { division: "d" }),
      allied("L", "0405", { kind: "commander", division: "d", stats: { modifier: 2 } }),
      russian("R", "0404", { formation: "column", facing: "N/NE" }),
    ];
    const s = field({ units, dice: [9] });
    s.answer("unit A", "turn 1");
    expect(shows(s, "A", "disorganized")).toBe(false);
  });
});
