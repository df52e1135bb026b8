import { describe, expect, test } from "vitest";
import { costOf, hidden, reachAt } from "./asked.ts";
import { allied, barred, chief, field, guns, horse, leads, type More, russian, skirmish } from "./steppe.ts";

const rifles = { ...skirmish, stats: { sp: 2, light: true } };
const attack = { d: { order: "attack", goal: "0501", distance: 3 } };
const led = (more: More = {}) => [allied("L", "0508", leads("d")), allied("A", "0507", { division: "d", ...more })];

describe("what a way costs, and why", () => {
  const ways: readonly [string, readonly More[], readonly string[], object, string][] = [
    ["VIII.6: a plain step", [allied("A", "0505")], ["0504"], {}, "1 VIII.6"],
    ["VIII.4: a step back", [allied("A", "0505")], ["0506"], {}, "2 VIII.6 VIII.4"],
    ["VIII.3: none to the flank", [allied("A", "0505")], ["0605"], {}, "VIII.3"],
    ["VIII.5: none over a hex", [allied("A", "0505")], ["0503"], {}, "VIII.5"],
    ["IV.1: a square", [allied("A", "0505", { formation: "square" })], ["0504"], {}, "3 VIII.6 IV.1"],
    [
      "IV.1: no step of a garrison",
      [allied("A", "0505", { formation: "square" })],
      ["0504"],
      { hexes: { "0505": ["village"] } },
      "IV.1",
    ],
    [
      "VIII.14, V.10: a line in a grove",
      [allied("A", "0505")],
      ["0504"],
      { hexes: { "0504": ["grove"] } },
      "2 VIII.6 VIII.14 V.10",
    ],
    [
      "VIII.14: guns over a ford",
      [allied("A", "0505", guns)],
      ["0504"],
      { sides: { "0504/0505": ["river", "ford"] } },
      "2 VIII.6 VIII.14",
    ],
    [
      "VIII.8: guns not through the river",
      [allied("A", "0505", guns)],
      ["0504"],
      { sides: { "0504/0505": ["river"] } },
      "VIII.8",
    ],
    ["VIII.9: not among enemies", [allied("A", "0505"), russian("R", "0504")], ["0504"], {}, "VIII.9"],
    [
      "VIII.10: not through friends of 24 points together",
      [allied("A", "0505"), allied("B", "0504", { stats: { sp: 17 } })],
      ["0504", "0503"],
      {},
      "VIII.10",
    ],
    ["VII.7: nor to them", [allied("A", "0505"), allied("B", "0504", { stats: { sp: 17 } })], ["0504"], {}, "VII.7"],
    [
      "VII.8: guns count 8 points",
      [allied("G", "0505", guns), allied("A", "0504", { stats: { sp: 16 } })],
      ["0504", "0503"],
      {},
      "2 VIII.6",
    ],
    [
      "VIII.10: horse goes through foot",
      [allied("A", "0505", horse), allied("B", "0504")],
      ["0504", "0503"],
      {},
      "2 VIII.6",
    ],
    [
      "XIV.51: routed units pay 1 for any ground",
      [allied("A", "0505", { state: ["routed"] })],
      ["0504"],
      { hexes: { "0504": ["forest"] } },
      "1 VIII.6",
    ],
    ["I.10: fixed guns never go", [allied("A", "0505", { ...guns, stats: { fixed: true } })], ["0504"], {}, "I.10"],
  ];
  test.each(ways)("%s", (_title, units, path, map, expected) => {
    const s = field({ map: { cols: 10, rows: 10, ...map }, units: [...units, russian("Q", "1001")] });
    expect(costOf(s, units[0].id ?? "", path)).toBe(expected);
  });
});

describe("III.5, III.44: commanders and riders", () => {
  const rides: readonly [string, object, string][] = [
    ["III.5: a hex costs a commander 1", {}, "1 III.5"],
    ["III.5: a hex barred to cavalry 1 more", { hexes: { "0507": ["forest"] } }, "2 III.5"],
    ["III.5: a hexside barred to it 1 more", { sides: { "0507/0508": ["escarpment"] } }, "2 III.5"],
    ["III.5: he rides through marsh as cavalry does not", { hexes: { "0507": ["marsh"] } }, "2 III.5"],
    ["III.5: never into the sea", { hexes: { "0507": ["sea"] } }, "III.5"],
  ];
  test.each(rides)("%s", (_title, map, expected) => {
    const units = [allied("L", "0508", leads("d")), allied("A", "0505", { division: "d" })];
    expect(costOf(field({ map: { cols: 10, rows: 10, ...map }, units }), "L", ["0507"])).toBe(expected);
  });
  test("III.26, III.22: under Attack he reaches hexes nearer to his goal, as many as are left", () => {
    const s = field({ units: led(), flags: { orders: attack } });
    expect(
      [1, 2, 3, 4].map((cost) =>
        reachAt(s, "L", cost)
          .split(" ")
          .includes(`050${8 - cost}`),
      ),
    ).toEqual([true, true, true, false]);
    s.answer("unit L");
    expect([barred(s, "hex 0505"), barred(s, "hex 0504"), barred(s, "hex 0509")]).toEqual(["", "III.22", "III.26"]);
  });
  test("III.19: under Defense he reaches nothing", () => {
    const s = field({ units: led(), flags: { orders: { d: { order: "defense" } } } });
    expect(reachAt(s, "L", 1)).toBe("");
  });
  const rider = { id: "r", side: "allied", kind: "rider", at: "0508", parent: "C" } as const;
  const message = { riders: { r: { to: "L", order: { order: "defense" } } } };
  const sent = (more: readonly More[], map: object = {}) =>
    field({
      map: { cols: 10, rows: 10, ...map },
      units: [allied("C", "0509", chief()), ...led(), rider, ...more],
      flags: { ...message, orders: attack },
    });
  test.each([
    ["III.44: a hex costs a rider 1, whatever the ground", [], { hexes: { "0607": ["forest"] } }, "1 III.44"],
    ["III.44: no hex next to an enemy", [russian("R", "0707")], {}, "III.44"],
    ["III.44: but where friends stand", [russian("R", "0707"), allied("B", "0607")], {}, "1 III.44"],
    ["III.44: no hex of an escarpment", [], { hexes: { "0607": ["escarpment"] } }, "III.44"],
    ["III.44: no enemies' hex", [russian("R", "0607")], {}, "III.44"],
  ] as const)("%s", (_title, more, map, expected) => {
    expect(costOf(sent(more, map), "r", ["0607"])).toBe(expected);
  });
});

describe("IX: what hides a hex, in words", () => {
  const views: readonly [string, object, readonly More[], string][] = [
    ["IX.3: nothing", {}, [], "seen"],
    ["IX.4: an orchard", { hexes: { "0503": ["orchard"] } }, [], "IX.4 An orchard hides it."],
    ["IX.4: a unit of either side", {}, [russian("R", "0503")], "IX.4 A unit hides it."],
    ["IX.4: higher ground", { elevation: { "0503": 1 } }, [], "IX.4 Higher ground hides it."],
    [
      "IX.5: the edge of the ground on which the other stands",
      { elevation: { "0504": 1, "0503": 1, "0502": 1, "0501": 1 } },
      [],
      "IX.5 The edge of the higher ground, nearer to the lower end, hides it.",
    ],
    ["IX.5: not one as near to him", { elevation: { "0502": 1, "0501": 1 } }, [], "seen"],
    ["IX.7: nor what stands halfway", { hexes: { "0503": ["forest"] }, elevation: { "0505": 1 } }, [], "seen"],
    [
      "IX.4: what is nearer to the lower one does",
      { hexes: { "0502": ["forest"] }, elevation: { "0505": 1 } },
      [],
      "IX.4 A forest hides it.",
    ],
    [
      "IX.4: growth below both hides nothing",
      { hexes: { "0503": ["forest"] }, elevation: { "0505": 1, "0504": 1, "0502": 1, "0501": 1 } },
      [],
      "seen",
    ],
  ];
  test.each(views)("%s", (_title, map, more, expected) => {
    const s = field({ map: { cols: 10, rows: 10, ...map }, units: [allied("A", "0505"), ...more] });
    expect(hidden(s, "0505", "0501")).toBe(expected);
  });
  test("IX.12: skirmishers and others are seen in what hides those behind it", () => {
    const s = field({
      map: { cols: 10, rows: 10, hexes: { "0503": ["forest"] } },
      units: [allied("A", "0505", rifles)],
    });
    expect([hidden(s, "0505", "0503"), hidden(s, "0505", "0502")]).toEqual(["seen", "IX.4 A forest hides it."]);
  });
});
