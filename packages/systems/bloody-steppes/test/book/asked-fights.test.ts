import { describe, expect, test } from "vitest";
import { cited, fought } from "./asked.ts";
import { allied, field, guns, horse, leads, type More, russian, skirmish } from "./steppe.ts";

// A in 0505 looks to 0504 and 0604; R in 0504 looks to 0505 and 0404.
const french = { nation: "french" };
const rifles = { ...skirmish, stats: { sp: 2, light: true } };
const column = { formation: "column" };
const battery = (parent: string): More => ({ ...guns, facing: "N/NE", parent });
const ground = (map: object) => ({ map: { cols: 10, rows: 10, ...map } });
const front = ground({ hexes: { "0504": ["rampart"] }, sides: { "0504/0505": ["front in:0504"] } });

describe("fights that cannot be", () => {
  const barred: readonly [string, string, readonly More[], readonly string[], object?][] = [
    ["XII.1", "a flank", [allied("A", "0505"), russian("R", "0605")], ["melee", "A"]],
    ["XII.1", "two hexes off", [allied("A", "0506"), russian("R", "0504")], ["melee", "A"]],
    ["XII.1", "guns", [allied("A", "0505", guns), russian("R", "0504")], ["melee", "A"]],
    ["XII.1", "a charge on foot", [allied("A", "0505"), russian("R", "0504")], ["charge", "A"]],
    ["VI.15", "a counterattack two hexes off", [allied("R", "0506"), russian("A", "0504")], ["counterattack", "A"]],
    ["XII.7", "disorganized", [allied("A", "0505", { state: ["disorganized"] }), russian("R", "0504")], ["melee", "A"]],
    ["XIV.52", "routed", [allied("A", "0505", { state: ["routed"] }), russian("R", "0504")], ["melee", "A"]],
    ["XII.12", "twice on one", [allied("A", "0505"), russian("R", "0504", { state: ["assault"] })], ["melee", "A"]],
    [
      "XII.13",
      "twice by one",
      [allied("A", "0505", { state: ["begun", "attacked", "mp:2"] }), russian("R", "0504")],
      ["melee", "A"],
    ],
    ["XII.28", "skirmishers on a line", [allied("A", "0505", rifles), russian("R", "0504")], ["melee", "A"]],
    [
      "XII.28",
      "skirmishers on guns with a battalion",
      [allied("A", "0505", rifles), russian("R", "0504", guns), russian("Q", "0504")],
      ["melee", "A"],
    ],
    ["XII.29", "a square", [allied("A", "0505", { formation: "square" }), russian("R", "0504")], ["melee", "A"]],
    ["IV.2", "a British column", [allied("A", "0505", column), russian("R", "0504")], ["melee", "A"]],
    ["IV.4", "horse in column", [allied("A", "0506", { ...horse, ...column }), russian("R", "0504")], ["charge", "A"]],
    [
      "IV.4",
      "Cossacks on a line",
      [russian("A", "0505", { ...horse, formation: "dispersed", stats: { cossack: true } }), allied("R", "0504")],
      ["charge", "A"],
    ],
    [
      "XII.10",
      "hexes that do not touch",
      [allied("A", "0505"), allied("B", "0503", { facing: "S/SW" }), russian("R", "0504")],
      ["melee", "A", "B"],
    ],
    [
      "XII.31",
      "foot and horse",
      [allied("A", "0505"), allied("B", "0604", { ...horse, facing: "SW/NW" }), russian("R", "0504")],
      ["melee", "A", "B"],
    ],
    [
      "XII.33",
      "a charge out of sight",
      [allied("A", "0507", horse), russian("R", "0504")],
      ["charge", "A"],
      ground({ hexes: { "0506": ["orchard"] } }),
    ],
    [
      "XII.33",
      "a charge into a vineyard",
      [allied("A", "0506", horse), russian("R", "0504")],
      ["charge", "A"],
      ground({ hexes: { "0504": ["vineyard"] } }),
    ],
    ["X.2", "fire from below", [allied("B", "0505"), allied("A", "0505"), russian("R", "0503")], ["fire", "A"]],
    ["X.8", "fire at three hexes", [allied("A", "0505"), russian("R", "0502")], ["fire", "A"]],
    [
      "XI.4",
      "guns of two batteries",
      [russian("A", "0505", battery("b")), russian("B", "0505", battery("c")), allied("R", "0503")],
      ["fire", "A", "B"],
    ],
    [
      "XI.4",
      "guns of one battery of the Allies",
      [allied("A", "0505", battery("b")), allied("B", "0505", battery("b")), russian("R", "0503")],
      ["fire", "A", "B"],
    ],
  ];
  test.each(barred)("%s: %s", (rule, _title, units, attackers, text = {}) => {
    expect(fought(field({ ...text, units }), attackers, "R")).toBe(rule);
  });
});

describe("fights that can be, with their dice", () => {
  const lawful: readonly [string, readonly More[], readonly string[], string][] = [
    [
      "XII.28, XIV.54: skirmishers on routed infantry, which checks with half its morale",
      [allied("A", "0505", rifles), russian("R", "0504", { state: ["routed"], stats: { sp: 2 } })],
      ["melee", "A"],
      "A die 0 against 7, B die 0 against 4, C die +1 against 7",
    ],
    [
      "XII.28: skirmishers on lone guns go in after one check",
      [allied("A", "0505", rifles), russian("R", "0504", guns)],
      ["melee", "A"],
      "A die 0 against 7; passed, the guns are destroyed",
    ],
    [
      "XII.52: from their flank without any",
      [allied("A", "0604", { facing: "SW/NW" }), russian("R", "0504", guns)],
      ["melee", "A"],
      "the guns are destroyed without a check",
    ],
    [
      "XII.53: horse checks from every side (K-112)",
      [allied("A", "0604", { ...horse, facing: "SW/NW" }), russian("R", "0504", guns)],
      ["charge", "A"],
      "A die 0 against 7; passed, the guns are destroyed",
    ],
    [
      "XII.14: each stack makes the first check of its own top unit",
      [
        allied("A", "0505", { ...french, stats: { morale: 5 } }),
        allied("B", "0604", { ...french, facing: "SW/NW", stats: { morale: 8 } }),
        russian("R", "0504"),
      ],
      ["melee", "A", "B"],
      "A of A die -1 against 5, A of B die -1 against 8, B die +3 against 7, C die 0 against 8",
    ],
    [
      "XII.14: the top unit's morale, not the best",
      [
        allied("A", "0505", { stats: { morale: 5 } }),
        allied("B", "0505", { stats: { morale: 9 } }),
        russian("R", "0504"),
      ],
      ["melee", "A", "B"],
      "A die -1 against 5, B die +1 against 7, C die 0 against 5",
    ],
    [
      "XII.28: sketch 18(1), skirmishers beside a column",
      [russian("A", "0503", { ...column, facing: "SE/S" }), russian("S", "0603", rifles), allied("R", "0504")],
      ["melee", "A", "S"],
      "A of A die -2 against 7, A of S die +1 against 7, B die +2 against 7, C die +1 against 7",
    ],
    [
      "XII.42: the highest stars of those who charge",
      [
        allied("A", "0506", { ...horse, stats: { sp: 4, momentum: 1 } }),
        allied("B", "0506", { ...horse, stats: { sp: 4, momentum: 3 } }),
        russian("R", "0504"),
      ],
      ["charge", "A", "B"],
      "A die 0 against 7, B die +3 against 7, C die -2 against 7",
    ],
    [
      "XI.4: two halves of a battery",
      [russian("A", "0505", battery("b")), russian("B", "0505", battery("b")), allied("R", "0503", { facing: "S/SW" })],
      ["fire", "A", "B"],
      "die -2 in row 7",
    ],
    [
      "XIV.36: a disorganized firer",
      [allied("A", "0505", { stats: { sp: 4 }, state: ["disorganized"] }), russian("R", "0504")],
      ["fire", "A"],
      "die -1 in row 6",
    ],
  ];
  test.each(lawful)("%s", (_title, units, attackers, expected) => {
    expect(fought(field({ units }), attackers, "R")).toBe(expected);
  });
  test.each([
    ["XII.10: sketch 18(2), skirmishers apart from the column", "0604", "XII.10"],
    ["XII.10: nor do they reach from two hexes off", "0703", "XII.1"],
  ])("%s", (_title, hex, rule) => {
    const units = [russian("A", "0503", { ...column, facing: "SE/S" }), russian("S", hex, rifles), allied("R", "0504")];
    expect(fought(field({ units }), ["melee", "A", "S"], "R")).toBe(rule);
  });
});

describe("hexes named as a whole", () => {
  const leader = allied("L", "0505", leads("d"));
  const battalion = (id: string) => allied(id, "0505", { division: "d" });
  test("K-11, X.2: commanders do not fight, and of a stack the top alone fires", () => {
    const s = field({ units: [leader, battalion("A"), battalion("B"), russian("R", "0503")] });
    expect(fought(s, ["fire", "L", "A", "B"], "R")).toBe("die -1 in row 7");
    expect(cited(s, ["fire", "L", "A", "B"], "R")).toBe("X.16 A fires alone (X.2)");
  });
  test("K-11, VII.18: in melee all units of it fight, and the commander raises their morale", () => {
    const s = field({ units: [leader, battalion("A"), battalion("B"), russian("R", "0504")] });
    expect(fought(s, ["melee", "L", "A", "B"], "R")).toBe("A die -1 against 8, B die +1 against 7, C die 0 against 8");
  });
});

describe("the rule of each row", () => {
  const square = { formation: "square" };
  const commander = leads("d", { modifier: 2 });
  const rows: readonly [string, readonly More[], readonly string[], object, string][] = [
    [
      "XII.40: a square",
      [allied("A", "0506", horse), russian("R", "0504", { ...square, stats: { sp: 6 } })],
      ["charge", "A"],
      {},
      "XII.40 XII.20",
    ],
    [
      "XII.41: skirmishers",
      [allied("A", "0506", { ...horse, stats: { sp: 2 } }), russian("R", "0504", rifles)],
      ["charge", "A"],
      {},
      "XII.41 XII.20",
    ],
    [
      "XII.37: lines",
      [allied("A", "0506", horse), russian("R", "0504", { stats: { sp: 6 } })],
      ["charge", "A"],
      {},
      "XII.37 XII.20",
    ],
    [
      "XIII.1: a commander",
      [allied("A", "0505"), russian("K", "0504", commander), russian("R", "0504", { division: "d" })],
      ["melee", "A"],
      {},
      "XII.20 B: K raises morale by 2 (XIII.1)",
    ],
    [
      "XII.27: a grove in melee",
      [allied("A", "0505"), russian("R", "0504")],
      ["melee", "A"],
      ground({ hexes: { "0504": ["grove"] } }),
      "XII.27 XII.20",
    ],
    [
      "X.16: a grove against infantry fire",
      [allied("A", "0505", { stats: { sp: 4 } }), russian("R", "0503")],
      ["fire", "A"],
      ground({ hexes: { "0503": ["grove"] } }),
      "X.16",
    ],
    [
      "X.9: an orchard",
      [allied("A", "0505", { stats: { sp: 4 } }), russian("R", "0503")],
      ["fire", "A"],
      ground({ hexes: { "0503": ["orchard"] } }),
      "X.9",
    ],
    [
      "XI.10: a grove against guns",
      [allied("A", "0506", guns), russian("R", "0503")],
      ["fire", "A"],
      ground({ hexes: { "0503": ["grove"] } }),
      "XI.10",
    ],
    [
      "IV.25: a line in a rampart",
      [allied("A", "0505", { stats: { sp: 4 } }), russian("R", "0504")],
      ["fire", "A"],
      front,
      "X.8 IV.25",
    ],
    [
      "IV.26: no row for a column there",
      [allied("A", "0505", { stats: { sp: 4 } }), russian("R", "0504", column)],
      ["fire", "A"],
      front,
      "X.8 X.9",
    ],
    [
      "IV.27: guns there",
      [allied("A", "0505", { stats: { sp: 4 } }), russian("R", "0504", guns)],
      ["fire", "A"],
      front,
      "X.8 X.10 IV.27",
    ],
    [
      "X.10: no row for guns with skirmishers",
      [allied("A", "0505", { stats: { sp: 4 } }), russian("R", "0504", guns), russian("S", "0504", rifles)],
      ["fire", "A"],
      {},
      "X.8",
    ],
  ];
  test.each(rows)("%s", (_title, units, attackers, text, expected) => {
    expect(cited(field({ ...text, units }), attackers, "R")).toBe(expected);
  });
});
