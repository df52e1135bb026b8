import { describe, expect, test } from "vitest";
import { allied, alliedTurn, fate, horse, mounted, russian, russianTurn, told, turned } from "../battlefield.ts";

// 0404 has the neighbours 0403, 0504, 0505, 0405, 0305, 0304.

interface Hit {
  readonly unit: string;
  readonly column: number;
  readonly result: number;
  readonly ledger: readonly { readonly id: string; readonly value: number; readonly rule: string }[];
}
interface Fired {
  readonly strength: number;
  readonly die: number;
  readonly dice: readonly number[];
  readonly hits: readonly Hit[];
  readonly ledger: readonly { readonly id: string; readonly value: number; readonly rule: string }[];
}
const fired = (s: Parameters<typeof told>[0]): Fired => told<Fired>(s, "fire-resolved")[0];

describe("restrictions", () => {
  const stack = [
    russian("R", "0404"),
    allied("Top", "0403", "4-2-4", { stack: 0 }),
    allied("Under", "0403", "J(1)4", { stack: 1 }),
  ];

  test("7.22: only the top unit of a stack fires", () => {
    const s = russianTurn("defensive-fire", { units: stack });
    s.answer("target 0404");
    expect(s.answers()).toContain("add Top");
    expect(s.refusedBy("add Under")).toBe("7.22");
  });

  test("7.22: only the top unit of a stack is hit", () => {
    const s = alliedTurn("defensive-fire", {
      units: [
        allied("Top", "0403", "4-2-4", { stack: 0 }),
        allied("Under", "0403", "J(1)4", { stack: 1 }),
        russian("R", "0404", "6-5-4"),
      ],
      dice: [5],
    });
    s.answer("target 0403", "add R", "fire");
    expect([fate(s, "Top"), fate(s, "Under")]).toEqual(["0403 disrupted", "0403"]);
  });

  test("7.22: two guns in a hex both fire and are both hit by one die", () => {
    const s = russianTurn("defensive-fire", {
      units: [
        russian("R", "0404"),
        allied("G1", "0403", "H(1)4", { stack: 0 }),
        allied("G2", "0403", "H(1)4", { stack: 1 }),
      ],
      dice: [6],
    });
    s.answer("target 0404", "add G1", "add G2", "fire");
    expect(fired(s).strength).toBe(6);

    const t = alliedTurn("defensive-fire", {
      units: [
        russian("R", "0404", "6-5-4"),
        allied("G1", "0403", "H(1)4", { stack: 0 }),
        allied("G2", "0403", "H(1)5", { stack: 1 }),
      ],
      dice: [5],
    });
    t.answer("target 0403", "add R", "fire");
    expect([fate(t, "G1"), fate(t, "G2")]).toEqual(["0403 disrupted", "0403"]);
  });

  test("7.42: of two guns under one die each reads its own column, the disrupted one a column higher", () => {
    const s = alliedTurn("defensive-fire", {
      units: [
        russian("R", "0404", "4-5-4"),
        allied("G1", "0403", "H(1)4", { stack: 0 }),
        allied("G2", "0403", "H(1)4", { stack: 1, ...turned }),
      ],
      dice: [1],
    });
    s.answer("target 0403", "add R", "fire");
    expect(fired(s).hits.map(({ unit, column }) => [unit, column])).toEqual([
      ["G1", 4],
      ["G2", 5],
    ]);
  });

  test("7.23: a unit is fired at once in a fire phase", () => {
    const s = russianTurn("defensive-fire", {
      units: [russian("R", "0404"), russian("Q", "0406"), allied("A", "0403"), allied("B", "0405")],
      dice: [1],
    });
    s.answer("target 0404", "add A", "fire");
    expect(s.refusedBy("target 0404")).toBe("7.23");
    expect(s.answers()).toContain("target 0406");
  });

  test("7.24: a unit fires once in a fire phase", () => {
    const s = russianTurn("defensive-fire", {
      units: [russian("R", "0404"), russian("Q", "0406"), allied("A", "0405"), allied("B", "0407")],
      dice: [1],
    });
    s.answer("target 0404", "add A", "fire", "target 0406");
    expect(s.refusedBy("add A")).toBe("7.24");
    expect(s.answers()).toContain("add B");
  });

  test("7.0, 7.21: a fire strength in brackets fires in Defensive Fire only", () => {
    const units = [russian("R", "0404", "(4)5-4"), russian("Q", "0304", "4-5-4"), allied("A", "0403", "4-2-4")];
    const s = alliedTurn("defensive-fire", { units });
    s.answer("target 0403");
    expect(s.answers()).toContain("add R");
    const t = russianTurn("offensive-fire", { units });
    t.answer("target 0403");
    expect(t.refusedBy("add R")).toBe("7.21");
    expect(t.answers()).toContain("add Q");
  });

  test("7.0: a unit without a fire strength does not fire, and no unit has to", () => {
    const s = russianTurn("defensive-fire", {
      units: [russian("R", "0404"), allied("A", "0403", "0-3-4", mounted), allied("B", "0405")],
    });
    s.answer("target 0404");
    expect(s.refusedBy("add A")).toBe("7.0");
    expect(s.refusedBy("fire")).toBe("7.0");
    s.answer("cancel", "end");
    expect(s.eventsOf("fire-resolved")).toEqual([]);
  });

  test("7.25: no fire without a line of sight", () => {
    const s = russianTurn("defensive-fire", {
      map: { cols: 8, rows: 8, hexes: { "0403": ["woods"] } },
      units: [russian("R", "0404"), allied("G", "0402", "A(1)4"), allied("B", "0405")],
    });
    s.answer("target 0404");
    expect(s.refusedBy("add G")).toBe("7.25");
  });

  test("7.26, 7.38: fire passes through units of either side", () => {
    const s = russianTurn("defensive-fire", {
      units: [russian("R", "0404"), russian("Q", "0403"), allied("A", "0402"), allied("G", "0401", "A(1)4")],
    });
    s.answer("target 0404");
    expect(s.answers()).toContain("add G");
  });

  test("7.27: units other than guns fire at adjacent units only", () => {
    const s = russianTurn("defensive-fire", {
      units: [russian("R", "0404"), allied("A", "0402"), allied("B", "0405")],
    });
    s.answer("target 0404");
    expect(s.refusedBy("add A")).toBe("7.27");
  });

  test("7.41: a gun fires as far as its class reaches", () => {
    const s = russianTurn("defensive-fire", {
      units: [
        russian("R", "0408"),
        allied("A6", "0402", "A(1)4"),
        allied("D3", "0405", "D(1)4"),
        allied("D4", "0404", "D(1)4"),
      ],
    });
    s.answer("target 0408");
    expect(s.answers()).toEqual(expect.arrayContaining(["add A6", "add D3"]));
    expect(s.refusedBy("add D4")).toBe("7.41");
  });

  test("9.25: a disrupted gun does not fire; other disrupted units fire with their backs", () => {
    const s = russianTurn("defensive-fire", {
      units: [
        russian("R", "0404"),
        allied("G", "0402", "A(1)4", turned),
        allied("A", "0403", "5-2-4", { ...turned, back: "(2)1-4" }),
      ],
      dice: [1],
    });
    s.answer("target 0404");
    expect(s.refusedBy("add G")).toBe("9.25");
    s.answer("add A", "fire");
    expect(fired(s).strength).toBe(2);
  });

  test("12.25: a unit off the map does not fire", () => {
    const s = russianTurn("defensive-fire", {
      units: [russian("R", "0104"), allied("G", "off-map", "A(1)4"), allied("A", "0103")],
    });
    s.answer("target 0104");
    expect(s.refusedBy("add G")).toBe("12.25");
  });
});

describe("guns that moved", () => {
  const units = (more: object) => [
    russian("R", "0404"),
    allied("G", "0402", "G(1)4", { ...more, state: ["moved"] }),
    allied("A", "0403"),
  ];

  test("7.28: a foot gun that moved is silent in its own Offensive Fire and in the Defensive Fire that follows", () => {
    const own = alliedTurn("offensive-fire", { units: units({}) });
    own.answer("target 0404");
    expect(own.refusedBy("add G")).toBe("7.28");
    const next = russianTurn("defensive-fire", { units: units({}) });
    next.answer("target 0404");
    expect(next.refusedBy("add G")).toBe("7.28");
  });

  test("7.28: foot that moved fires in its own Offensive Fire", () => {
    const foot = allied("F", "0403", "4-3-4", { state: ["moved"] });
    const own = alliedTurn("offensive-fire", { units: [foot, russian("R", "0404", "(4)5-4")] });
    own.answer("target 0404");
    expect(own.answers()).toContain("add F");
  });

  test("7.29: a horse battery that moved is silent in its own Offensive Fire only", () => {
    const own = alliedTurn("offensive-fire", { units: units(horse) });
    own.answer("target 0404");
    expect(own.refusedBy("add G")).toBe("7.29");
    const next = russianTurn("defensive-fire", { units: units(horse) });
    next.answer("target 0404");
    expect(next.answers()).toContain("add G");
  });
});
