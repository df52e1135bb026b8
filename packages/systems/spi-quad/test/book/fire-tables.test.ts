import { describe, expect, test } from "vitest";
import { allied, alliedTurn, horse, mounted, russian, russianTurn, told, turned } from "../battlefield.ts";
import { column, type Fired, type Units, volley } from "./volley.ts";

describe("7.42: the Fire Combat Results Table", () => {
  const printed: readonly (readonly number[])[] = [
    [0, 0, 1, 1, 1, 2, 2, 3],
    [0, 0, 1, 1, 2, 2, 3, 3],
    [0, 1, 1, 2, 2, 3, 3, 4],
    [1, 1, 2, 2, 3, 3, 4, 5],
    [1, 2, 2, 3, 4, 4, 5, 6],
    [2, 3, 3, 4, 4, 5, 6, 6],
  ];
  test.each([1, 2, 3, 4, 5, 6, 7, 8])("7.12, 7.42: column %i, every die", (strength) => {
    const column = [1, 2, 3, 4, 5, 6].map((die) => {
      const { shot } = volley([allied("A", "0403", `${strength}-2-4`), russian("R", "0404", "4-5-9")], die);
      return shot.hits[0].result;
    });
    expect(column).toEqual(printed.map((row) => row[strength - 1]));
  });
  test("7.42: more than 8 points use the 8+ column", () => {
    expect(column([allied("A", "0403", "9-2-4"), russian("R", "0404")])).toBe(8);
  });
});

describe("7.41: artillery by range", () => {
  const printed: Record<string, readonly number[]> = {
    A: [8, 5, 3, 2, 1, 1],
    B: [7, 4, 2, 1, 1, 0],
    C: [8, 4, 2, 0, 0, 0],
    D: [7, 3, 2, 0, 0, 0],
    E: [6, 3, 1, 0, 0, 0],
    F: [5, 3, 1, 0, 0, 0],
    G: [7, 2, 0, 0, 0, 0],
    H: [3, 1, 0, 0, 0, 0],
    J: [8, 6, 4, 0, 0, 0],
  };
  test.each(Object.entries(printed))("7.41: class %s", (letter, strengths) => {
    const found = strengths.map((strength, i) => {
      const target = `05${String(2 + i).padStart(2, "0")}`;
      const s = alliedTurn("offensive-fire", {
        map: { cols: 9, rows: 9 },
        units: [allied("G", "0501", `${letter}(1)4`, { ma: 3 }), russian("R", target, "4-5-9")],
        dice: strength > 0 ? [1] : [],
      });
      if (!s.answers().includes(`target ${target}`)) return 0;
      s.answer(`target ${target}`, "add G", "fire");
      return told<Fired>(s, "fire-resolved")[0].strength;
    });
    expect(found).toEqual(strengths);
  });
  test("7.41: nothing fires at seven hexes", () => {
    const s = alliedTurn("offensive-fire", {
      map: { cols: 9, rows: 9 },
      units: [allied("G", "0501", "A(1)4", { ma: 3 }), allied("B", "0101"), russian("R", "0508"), russian("Q", "0102")],
    });
    expect(s.answers()).toContain("target 0102");
    expect(s.answers()).not.toContain("target 0508");
  });
});

describe("7.42, 9.26: column shifts", () => {
  const shooter = allied("A", "0403", "4-2-4");
  const target = (front: string, more: object = {}) => [shooter, russian("R", "0404", front, more)];
  const in0404 = (tag: string) => ({ map: { cols: 8, rows: 8, hexes: { "0404": [tag] } } });
  const wall = { map: { cols: 8, rows: 8, sides: { "0403/0404": ["redoubt in:0404"] } } };
  const moved = (more: object = {}) => ({ ma: 3, state: ["moved"], ...more });
  test("9.26: the example: 6 points at a disrupted unit use column 7", () => {
    expect(column([allied("A", "0403", "6-2-4"), russian("R", "0404", "4-5-4", turned)])).toBe(7);
  });
  const table: readonly [string, Units, object, number][] = [
    ["infantry: no shift", target("4-5-9"), {}, 4],
    ["cavalry: 1 right", target("(1)4-9", mounted), {}, 5],
    ["disrupted: 1 right", target("4-5-9", turned), {}, 5],
    ["disrupted cavalry: 2 right", target("(1)4-9", { ...mounted, ...turned }), {}, 6],
    ["a gun that has not moved: none", target("A(1)9", { ma: 3 }), {}, 4],
    ["a disrupted gun: 1 right", target("A(1)9", { ma: 3, ...turned }), {}, 5],
    ["a foot gun that moved in its last Player-Turn: 1 right", target("A(1)9", moved()), {}, 5],
    ["disrupted and moved: still 1", target("A(1)9", moved({ state: ["moved", "disrupted"] })), {}, 5],
    ["horse artillery is no cavalry", target("G(1)9", horse), {}, 4],
    [
      "horse artillery that moved fires in this Player-Turn: none",
      target("G(1)9", { ...horse, state: ["moved"] }),
      {},
      4,
    ],
    ["town: 1 left", target("4-5-9"), in0404("town"), 3],
    ["town and disrupted: none", target("4-5-9", turned), in0404("town"), 4],
    ["town and cavalry and disrupted: 1 right", target("(1)4-9", { ...mounted, ...turned }), in0404("town"), 5],
    ["through a redoubt hexside: 1 left", target("4-5-9"), wall, 3],
    [
      "town and redoubt: 2 left",
      target("4-5-9"),
      { map: { cols: 8, rows: 8, hexes: { "0404": ["town"] }, sides: { "0403/0404": ["redoubt in:0404"] } } },
      2,
    ],
    [
      "out of a redoubt: none",
      target("4-5-9"),
      { map: { cols: 8, rows: 8, sides: { "0403/0404": ["redoubt in:0403"] } } },
      4,
    ],
    ["woods: none", target("4-5-9"), in0404("woods"), 4],
    ["B22.13: aqueduct: none", target("4-5-9"), { ...in0404("aqueduct"), scenario: "balaclava" }, 4],
  ];
  test.each(table)("7.42: %s", (_name, units, text, expected) => {
    expect(column(units, text)).toBe(expected);
  });
  test("7.42: a left shift of the first column stays there, a right shift of the last too", () => {
    expect(column([allied("A", "0403", "1-2-4"), russian("R", "0404", "4-5-9")], in0404("town"))).toBe(1);
    expect(column([allied("A", "0403", "8-2-4"), russian("R", "0404", "(1)4-9", mounted)])).toBe(8);
  });
  test("7.42: 9 points less one column are column 7", () => {
    expect(column([allied("A", "0403", "9-2-4"), russian("R", "0404", "4-5-9")], in0404("town"))).toBe(7);
  });
  test("7.42: the wall counts only if all the fire comes through it", () => {
    const units = [...target("4-5-9"), allied("B", "0504", "1-2-4")];
    expect(column(units, wall, ["A", "B"])).toBe(5);
  });
  test("7.42: a phasing gun that moved is shot at defensively one column to the right, horse artillery too", () => {
    const shot = (more: object) => {
      const s = russianTurn("defensive-fire", {
        units: [allied("A", "0403", "4-2-4"), russian("R", "0404", "A(1)9", { state: ["moved"], ...more })],
        dice: [1],
      });
      s.answer("target 0404", "add A", "fire");
      return told<Fired>(s, "fire-resolved")[0].hits[0].column;
    };
    expect([shot({ ma: 3 }), shot(horse)]).toEqual([5, 5]);
  });
});
