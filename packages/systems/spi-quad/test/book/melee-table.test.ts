import { describe, expect, test } from "vitest";
import { allied, alliedTurn, russian, turned } from "../battlefield.ts";
import { fight, map, massed } from "./fight.ts";

describe("8.4: the Melee Combat Results Table", () => {
  // Attack and defence that give the eight columns of the Clear line.
  const odds: readonly (readonly [number, number])[] = [
    [1, 3],
    [1, 2],
    [2, 2],
    [4, 2],
    [6, 2],
    [8, 2],
    [10, 2],
    [12, 2],
  ];
  const printed = [
    "aE a3* a3* a2* a2 a1 aR dR",
    "a3* a2* a2* a2 a1 aR dR d1",
    "a2* a2* a1 a1 aR dR d1 d1",
    "a2* a1 a1 aR dR d1 d1 d2*",
    "a1 a1 aR dR d1 d1 d2* d2*",
    "a1 aR dR d1 d1 d2* d2* d3*",
    "aR dR d1 d1 d2* d2* d3* dE",
    "dR dR d1 d2* d2* d3* dE dE",
    "dR d1 d2* d2* d3* dE dE dE",
    "d1 d2* d2* d3* dE dE dE dE",
  ];
  test.each([1, 2, 3, 4, 5])("8.4, 8.81: every die and column of attacker's morale %i", (morale) => {
    const rows = [1, 2, 3, 4, 5, 6].map((die) =>
      odds
        .map(([attack, defence]) => {
          const units = [massed(allied("A", "0403", `0-1-${morale}`), attack), russian("R", "0404", `0-${defence}-3`)];
          return fight(units, die).melee.result;
        })
        .join(" "),
    );
    expect(rows).toEqual(printed.slice(morale - 1, morale + 5));
  });

  const lines: readonly [string, readonly string[], readonly string[], readonly string[]][] = [
    ["Town", ["town"], [], ["2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1", "9-1"]],
    ["Vineyard", ["vineyard"], [], ["2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1", "9-1"]],
    ["Redoubt", [], ["redoubt in:0404"], ["2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1", "9-1"]],
    ["River", [], ["river"], ["1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1"]],
    ["bridged River", [], ["river", "bridge"], ["1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1"]],
    ["Steep Slope", [], ["steep-slope up:0404"], ["1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1"]],
    ["Woods", ["woods"], [], ["1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1"]],
    ["Gentle Slope", [], ["gentle-slope up:0404"], ["1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1"]],
    ["Stream", [], ["stream"], ["1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1"]],
    ["Clear", [], [], ["1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1"]],
    ["Aqueduct", ["aqueduct"], [], ["1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1"]],
    ["Alma east", [], ["river", "alma-east"], ["1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1"]],
    ["Alma west", [], ["stream", "alma-west"], ["1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1"]],
    ["steep slope from above", [], ["steep-slope up:0403"], ["1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1"]],
    ["redoubt from inside", [], ["redoubt in:0403"], ["1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1"]],
    [
      "ridge, steep towards the attacker",
      [],
      ["ridge 0403:steep 0404:gentle"],
      ["1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1"],
    ],
    [
      "ridge, gentle towards the attacker",
      [],
      ["ridge 0403:gentle 0404:steep"],
      ["1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1"],
    ],
    [
      "8.34: redoubt behind a steep slope",
      [],
      ["redoubt in:0404", "steep-slope up:0404"],
      ["2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1", "9-1"],
    ],
    [
      "8.34: woods behind a steep slope",
      ["woods"],
      ["steep-slope up:0404"],
      ["1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1"],
    ],
  ];
  test.each(lines)("8.33: the odds line of %s", (_name, hex, side, labels) => {
    const columns = labels.map((label) => {
      const [attack, defence] = label.split("-").map(Number);
      const units = [allied("A", "0403", `0-${attack}-5`), russian("R", "0404", `0-${defence}-4`)];
      const { melee } = fight(units, 6, ["A"], ["0404"], map({ "0403/0404": side }, { "0404": hex }));
      return [melee.odds, melee.column];
    });
    expect(columns).toEqual(labels.map((label, i) => [label, i + 1]));
  });

  const rounding: readonly [number, number, number][] = [
    [13, 4, 5], // the example of 8.0: 3-1
    [3, 4, 2],
    [2, 5, 1],
    [1, 9, 1],
    [5, 3, 3],
    [3, 2, 3],
    [11, 6, 3],
    [17, 3, 7],
    [18, 3, 8],
    [60, 2, 8],
    [4, 4, 3],
    [3, 6, 2],
  ];
  test.each(rounding)("8.0, 8.4: %i to %i is column %i of the Clear line", (attack, defence, expected) => {
    const units = [massed(allied("A", "0403", "0-1-4"), attack), russian("R", "0404", `0-${defence}-4`)];
    expect(fight(units).melee.column).toBe(expected);
  });
});

describe("8.2: strengths", () => {
  test("8.21: a gun under infantry adds its (1) to the defence", () => {
    const units = [
      allied("A", "0403", "0-6-4"),
      russian("R", "0404", "4-5-4"),
      russian("G", "0404", "A(1)4", { ma: 3 }),
    ];
    expect(fight(units).melee).toMatchObject({ attack: 6, defence: 6 });
  });
  test("9.24: a disrupted unit in the stack adds the strength of its back", () => {
    const gun = russian("G", "0404", "A(1)4", { ma: 3, ...turned });
    const units = [allied("A", "0403", "0-6-4"), russian("R", "0404", "4-5-4", { ...turned, back: "(2)2-4" }), gun];
    expect(fight(units).melee.defence).toBe(3);
  });
  test("8.23: units in several hexes combine on one", () => {
    const units = [allied("A", "0403", "0-3-4"), allied("B", "0405", "0-3-4"), russian("R", "0404", "4-3-4")];
    expect(fight(units, 1, ["A", "B"]).melee).toMatchObject({ attack: 6, odds: "2-1" });
  });
  test("8.83: the highest morale of the attackers counts", () => {
    const units = [allied("A", "0403", "0-3-2"), allied("B", "0405", "0-3-5"), russian("R", "0404", "4-3-4")];
    expect(fight(units, 2, ["A", "B"]).melee.row).toBe(6);
  });
  test("8.24: one attacker against two adjacent hexes adds both defences", () => {
    const units = [allied("A", "0403", "0-6-4"), russian("R", "0404", "4-2-4"), russian("Q", "0304", "4-1-4")];
    expect(fight(units, 1, ["A"], ["0404", "0304"]).melee).toMatchObject({ defence: 3, odds: "2-1" });
  });
  test("8.24: an attacker that is not adjacent to every defending hex cannot take part", () => {
    const units = [
      allied("A", "0403", "0-6-4"),
      allied("B", "0405", "0-6-4"),
      russian("R", "0404"),
      russian("Q", "0403".replace("3", "2")),
    ];
    const s = alliedTurn("melee", { units });
    s.answer("target 0404", "add A", "add B");
    expect(s.refusedBy("target 0402")).toBe("8.24");
  });
  test("8.31: the terrain of the attacker does not matter", () => {
    const units = [allied("A", "0403", "0-4-4"), russian("R", "0404", "4-2-4")];
    expect(fight(units, 1, ["A"], ["0404"], map({}, { "0403": ["town"] })).melee.column).toBe(4);
  });
  test("8.35: of two defending hexes the better line serves both", () => {
    const units = [allied("A", "0403", "0-6-4"), russian("R", "0404", "4-2-4"), russian("Q", "0304", "4-1-4")];
    const { melee } = fight(units, 1, ["A"], ["0404", "0304"], map({}, { "0304": ["town"] }));
    expect(melee).toMatchObject({ odds: "2-1", column: 1 });
  });
  test("8.32: one attacker on the level takes the slope from the defender", () => {
    const units = [allied("A", "0403", "0-2-4"), allied("B", "0405", "0-2-4"), russian("R", "0404", "4-2-4")];
    const slope = { "0403/0404": ["steep-slope up:0404"] };
    expect(fight(units, 1, ["A", "B"], ["0404"], map(slope)).melee.column).toBe(4);
    const both = { ...slope, "0404/0405": ["gentle-slope up:0404"] };
    expect(fight(units, 1, ["A", "B"], ["0404"], map(both)).melee.column).toBe(2);
    const river = { ...slope, "0404/0405": ["stream"] };
    expect(fight(units, 1, ["A", "B"], ["0404"], map(river)).melee.column).toBe(2);
  });
  test("8.32: one attacker comes downhill: no benefit", () => {
    const units = [allied("A", "0403", "0-2-4"), allied("B", "0405", "0-2-4"), russian("R", "0404", "4-2-4")];
    const sides = { "0403/0404": ["steep-slope up:0404"], "0404/0405": ["steep-slope up:0405"] };
    expect(fight(units, 1, ["A", "B"], ["0404"], map(sides)).melee.column).toBe(4);
  });
  test("8.32: woods count whatever the attackers cross", () => {
    const units = [allied("A", "0403", "0-2-4"), allied("B", "0405", "0-2-4"), russian("R", "0404", "4-2-4")];
    const slope = { "0403/0404": ["steep-slope up:0404"] };
    expect(fight(units, 1, ["A", "B"], ["0404"], map(slope, { "0404": ["woods"] })).melee.column).toBe(3);
  });
  test("A16.13: Parent Units do not matter in melee", () => {
    const units = [
      allied("A", "0403", "0-2-4", { parent: "1st" }),
      allied("B", "0405", "0-2-4", { parent: "Lt" }),
      russian("R", "0404", "4-2-4", { parent: "1W" }),
    ];
    expect(fight(units, 3, ["A", "B"], ["0404"], { scenario: "alma" }).melee.row).toBe(6);
  });
});
