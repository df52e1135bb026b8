import { describe, expect, test } from "vitest";
import {
  allied,
  asked,
  at,
  barred,
  field,
  guns,
  horse,
  horseGuns,
  type More,
  mp,
  price,
  russian,
  shows,
  skirmish,
} from "./steppe.ts";

const away = russian("R", "1010");
/** A strip one hex wide, so that there is no way around: 0101 north, 0110 south. */
const strip = (more: object = {}) => ({ cols: 1, rows: 10, ...more });
const routed = { state: ["routed"] };

describe("VIII: what movement points are for", () => {
  const acts: readonly [string, string, number, readonly number[]][] = [
    ["a step", "hex 0405", 3, []],
    ["a turn", "turn 1", 2, []],
    ["a formation", "form 1", 3, []],
    ["a volley", "fire 0404", 2, [9]],
  ];
  test.each(acts)("VIII.1: %s is paid with them", (_name, act, left, dice) => {
    const units = [allied("A", "0406"), russian("R", "0404", { formation: "column", facing: "N/NE" })];
    const s = field({ units, dice });
    s.answer("unit A");
    expect(mp(s, "A")).toBe(4);
    s.answer(act);
    expect(mp(s, "A")).toBe(left);
  });
  test("VIII.1: reorganizing is paid with them", () => {
    const s = field({ units: [allied("A", "0406", { state: ["disorganized"] }), away] });
    s.answer("unit A", "reorganize");
    expect([mp(s, "A"), shows(s, "A", "disorganized")]).toEqual([2, false]);
  });

  const allowances: readonly [string, More, number][] = [
    ["infantry in line", {}, 4],
    ["an assault column", { formation: "column" }, 6],
    ["skirmishers", { ...skirmish, stats: { sp: 2, light: true } }, 6],
    ["a square", { formation: "square" }, 4],
    ["cavalry in line", horse, 10],
    ["cavalry in column", { ...horse, formation: "column" }, 12],
    ["foot guns", guns, 4],
    ["horse guns", horseGuns, 8],
    ["routed infantry", routed, 6],
    ["routed cavalry", { ...horse, ...routed }, 10],
    ["a counter that prints its own", { stats: { mp: 5 } }, 5],
  ];
  test.each(allowances)("VIII.2: the allowance of %s", (_name, more, points) => {
    const s = field({ units: [allied("A", "0406", more), away] });
    s.answer("unit A");
    expect(mp(s, "A")).toBe(points);
  });
  test("VIII.2: Russian company columns have 5, Cossacks 12", () => {
    const units = [
      russian("R", "0404", { formation: "company-column" }),
      russian("C", "0704", { ...horse, formation: "dispersed", stats: { cossack: true } }),
      allied("A", "1010"),
    ];
    const s = field({ units, active: "russian" });
    s.answer("unit R");
    expect(mp(s, "R")).toBe(5);
    s.answer("end", "unit C");
    expect(mp(s, "C")).toBe(12);
  });
});

describe("VIII.3, VIII.4: to the front and to the rear", () => {
  // 0406 has 0405 N, 0506 NE in front, 0407 S, 0307 SW behind, 0507 SE and 0306 NW on its flanks.
  const ways: readonly [string, More, string, number | string][] = [
    ["VIII.3: N in front", {}, "0405", 1],
    ["VIII.3: NE in front", {}, "0506", 1],
    ["VIII.3: not into the right flank", {}, "0507", "VIII.3"],
    ["VIII.3: not into the left flank", {}, "0306", "VIII.3"],
    ["VIII.4: a step back costs 1 more", {}, "0407", 2],
    ["VIII.4: the other step back, too", {}, "0307", 2],
    ["VIII.4: also for cavalry", horse, "0407", 2],
    ["VIII.4: also for guns", guns, "0307", 2],
    ["VIII.3: guns do not go sideways", guns, "0507", "VIII.3"],
    ["VIII.4: skirmishers have no rear (K-73)", { ...skirmish, stats: { light: true, sp: 2 } }, "0407", 1],
    ["VIII.3: skirmishers have no flank", { ...skirmish, stats: { light: true, sp: 2 } }, "0507", 1],
    ["VIII.3: nor have routed units", routed, "0507", 1],
    ["VIII.4: nor have they a rear", routed, "0307", 1],
    ["VIII.3: turned by 60 degrees it goes there", { facing: "NE/SE" }, "0507", 1],
  ];
  test.each(ways)("%s", (_name, more, to, cost) => {
    expect(price(field({ units: [allied("A", "0406", more), away] }), "A", [to])).toBe(cost);
  });
  test("VIII.3: with the points for a step but not for a turn the flank stays shut", () => {
    const s = field({ units: [allied("A", "0406", { state: ["begun", "spent", "mp:1"] }), away] });
    s.answer("unit A");
    expect(["hex 0405", "hex 0507", "hex 0306"].map((to) => barred(s, to))).toEqual(["", "VIII.3", "VIII.3"]);
  });
  test("VIII.4: with 1 point left there is no step back", () => {
    const s = field({ units: [allied("A", "0406", { state: ["begun", "spent", "mp:1"] }), away] });
    s.answer("unit A");
    expect(barred(s, "hex 0407")).toBe("VIII.7");
  });
  test("VIII.4: the step back is paid in play", () => {
    const s = field({ units: [allied("A", "0406"), away] });
    s.answer("unit A", "hex 0407");
    expect([mp(s, "A"), at(s, "A")]).toEqual([2, "0407"]);
  });
});

describe("VIII.5 to VIII.8: step by step", () => {
  test("VIII.5: nobody jumps over a hex", () => {
    const s = field({ map: strip({ hexes: { "0105": ["sea"] } }), units: [allied("A", "0106")] });
    s.answer("unit A");
    expect(barred(s, "hex 0104")).toBe("VIII.5");
    expect(s.answers().filter((text) => /0104|0103/.test(text))).toEqual([]);
  });
  test("VIII.5: each hex of a way is paid for by itself", () => {
    const s = field({
      map: strip({ hexes: { "0104": ["orchard"] } }),
      units: [allied("A", "0106", { formation: "column" })],
    });
    expect(price(s, "A", ["0105", "0104", "0103"])).toBe(1 + 2 + 1);
    s.answer("unit A", "hex 0105", "hex 0104", "hex 0103");
    expect(mp(s, "A")).toBe(2);
  });
  test("VIII.5: points are neither lent nor kept", () => {
    const s = field({ map: strip(), units: [allied("A", "0109"), allied("B", "0105"), allied("C", "0103")] });
    s.answer("unit A", "end", "unit B");
    expect(mp(s, "B")).toBe(4);
    s.answer("end");
    expect(barred(s, "unit A")).toBe("VIII.11");
  });
  test("VIII.6: hex and hexside count, one with the other", () => {
    const map = strip({ hexes: { "0105": ["orchard"] }, sides: { "0106/0105": ["stream"] }, elevation: { "0105": 1 } });
    const s = field({ map, units: [allied("A", "0106")] });
    expect(price(s, "A", ["0105"])).toBe(2 + 1 + 1);
  });

  const dear = strip({ hexes: { "0105": ["vineyard"] }, sides: { "0106/0105": ["stream"] }, elevation: { "0105": 1 } });
  test("VIII.7: a unit that begins may overspend, and stops there", () => {
    const s = field({ map: dear, units: [allied("A", "0106"), allied("B", "0110")] });
    expect(price(s, "A", ["0105"])).toBe(5);
    s.answer("unit A", "hex 0105");
    expect(at(s, "A")).toBe("0105");
    expect(mp(s, "A")).toBe(0);
    expect(asked(s)).toBe("allied piece");
  });
  test("VIII.7: it may not once it has spent anything", () => {
    const s = field({ map: dear, units: [allied("A", "0107")] });
    s.answer("unit A", "hex 0106");
    expect(barred(s, "hex 0105")).toBe("VIII.7");
  });
  test("VIII.7: a turn is a beginning as well (K-72)", () => {
    const s = field({ map: dear, units: [allied("A", "0106", { facing: "NE/SE" })] });
    s.answer("unit A", "turn 0");
    expect(barred(s, "hex 0105")).toBe("VIII.7");
  });
  test("VIII.7: a dear step is no attack (XII.4)", () => {
    const s = field({ map: dear, units: [allied("A", "0106"), russian("R", "0105", { facing: "N/NE" })] });
    s.answer("unit A");
    expect(barred(s, "attack 0105")).toBe("XII.4");
  });

  const closed: readonly [string, More, object, number | string][] = [
    ["cavalry in line and forest", horse, { hexes: { "0105": ["forest"] } }, "VIII.8"],
    ["cavalry in line and a village", horse, { hexes: { "0105": ["village"] } }, "VIII.8"],
    ["cavalry in column and a village", { ...horse, formation: "column" }, { hexes: { "0105": ["village"] } }, 2],
    ["guns and a grove", guns, { hexes: { "0105": ["grove"] } }, "VIII.8"],
    ["guns and a river", guns, { sides: { "0106/0105": ["river"] } }, "VIII.8"],
    ["guns and a ford", guns, { sides: { "0106/0105": ["river", "ford"] } }, 2],
    ["the sea", {}, { hexes: { "0105": ["sea"] } }, "VIII.8"],
    [
      "a line at the front of a redoubt",
      {},
      { hexes: { "0105": ["redoubt"] }, sides: { "0106/0105": ["front in:0105"] } },
      3,
    ],
    [
      "guns at the front of a redoubt",
      guns,
      { hexes: { "0105": ["redoubt"] }, sides: { "0106/0105": ["front in:0105"] } },
      "VIII.8",
    ],
    ["a line and an escarpment", {}, { sides: { "0106/0105": ["escarpment"] }, elevation: { "0105": 2 } }, "VIII.8"],
    [
      "skirmishers and an escarpment",
      { ...skirmish, stats: { light: true, sp: 2 } },
      { sides: { "0106/0105": ["escarpment"] }, elevation: { "0105": 2 } },
      4,
    ],
  ];
  test.each(closed)("VIII.8: %s", (_name, more, map, cost) => {
    const s = field({ map: strip(map), units: [allied("A", "0106", more)] });
    expect(price(s, "A", ["0105"])).toBe(cost);
    s.answer("unit A");
    expect(barred(s, "hex 0105")).toBe(typeof cost === "string" ? cost : "");
  });

  const ground: readonly [string, readonly number[]][] = [
    ["grove", [2, 2, 1, 3, 3]],
    ["orchard", [2, 2, 1, 3, 2]],
    ["vineyard", [3, 2, 1, 4, 4]],
    ["camp", [2, 1, 1, 2, 2]],
    ["rampart", [1, 1, 1, 2, 2]],
  ];
  const movers: readonly More[] = [
    {},
    { formation: "column" },
    { ...skirmish, stats: { light: true, sp: 2 } },
    horse,
    { ...horse, formation: "column" },
  ];
  test.each(ground)("VIII.14: line, column, skirmishers, cavalry and its column into %s", (tag, costs) => {
    const map = strip({ hexes: { "0105": [tag] } });
    expect(movers.map((more) => price(field({ map, units: [allied("A", "0106", more)] }), "A", ["0105"]))).toEqual(
      costs,
    );
  });
  test("VIII.14: a chart of the position's own is obeyed", () => {
    const s = field({
      map: strip({ hexes: { "0105": ["grove"] } }),
      tables: { "hex-costs": { grove: { line: "3" } } },
      units: [allied("A", "0106")],
    });
    s.answer("unit A", "hex 0105");
    expect([mp(s, "A"), shows(s, "A", "disorganized")]).toEqual([1, false]);
  });
  test("VIII.14: closed units are disorganized where the chart has a D", () => {
    const s = field({ map: strip({ hexes: { "0105": ["grove"] } }), units: [allied("A", "0106")] });
    s.answer("unit A", "hex 0105");
    expect([mp(s, "A"), shows(s, "A", "disorganized")]).toEqual([2, true]);
  });
});
