import { describe, expect, test } from "vitest";
import { at, being, cannon, engage, foot, left, level, russ, shown, sp, told, volley } from "./engagement.ts";

// A stands in 0406 facing north: 0405 and 0506 are its front at one hex, 0404, 0505 and 0605 at two.
const quiet = (id: string, hex: string, facing = "S/SW", stats: object = {}, more: object = {}) =>
  being(russ(id, hex, facing, stats, more), "reaction");
const skirmish = { formation: "skirmish" } as const;

describe("X.1, X.6: when infantry fires", () => {
  test("X.1: it fires before, between and after steps of its move", () => {
    const s = engage([foot("A", "0407"), quiet("R", "0404")], { dice: [9] });
    s.answer("unit A", "hex 0406", "fire 0404");
    expect(told(s, "fired")).toHaveLength(1);
    s.answer("hex 0405");
    expect(at(s, "A")).toBe("0405");
  });
  test("X.1: it does not fire once it has fought", () => {
    const s = engage([foot("A", "0405"), quiet("R", "0404")], { dice: [0, 0, 0] });
    s.answer("unit A", "attack 0404", "no");
    expect(s.answers()).not.toContain("unit A");
    expect(s.refusedBy("unit A")).toBe("XII.19");
  });
  test("X.1, VI.7: in the enemy's activation it fires as a reaction", () => {
    const s = engage([foot("A", "0406"), russ("R", "0404")], { dice: [9] });
    s.answer("unit A", "hex 0405", "unit R", "fire 0405");
    expect(told(s, "fired")[0].firers).toEqual([1]);
  });
  test("X.6: a second act of the enemy in the zone gives no second volley", () => {
    const s = engage([foot("A", "0406"), russ("R", "0404")], { dice: [9, 9] });
    s.answer("unit A", "hex 0405", "unit R", "fire 0405", "fire 0404");
    expect(told(s, "fired").map(({ firers }) => firers)).toEqual([[1], [0]]);
    expect(s.decision()).toMatchObject({ seat: 0, kind: "act" });
  });
});

describe("X.2 to X.5: who fires, at what, at what price", () => {
  test("X.2: only the top unit of a stack fires", () => {
    const s = engage([foot("A", "0406"), foot("B", "0406"), quiet("R", "0404")]);
    expect(volley(s, ["A"], "R")).toBe("die -1 in row 8");
    expect(volley(s, ["B"], "R")).toBe("X.2");
  });
  const out: readonly [string, string, string][] = [
    ["X.3: not into its flank", "0507", "X.3"],
    ["X.3: not behind it", "0407", "X.3"],
    ["X.3, X.8: not beyond its range", "0403", "X.8"],
  ];
  test.each(out)("%s", (_title, hex, rule) => {
    const s = engage([foot("A", "0406"), quiet("R", hex)]);
    expect(volley(s, ["A"], "R")).toBe(rule);
    s.answer("unit A");
    expect(s.answers()).not.toContain(`fire ${hex}`);
    expect(s.refusedBy(`fire ${hex}`)).toBe(rule);
  });
  test("X.3, IX.4: not at what it does not see", () => {
    const s = engage([foot("A", "0406"), quiet("R", "0404")], {
      map: { cols: 8, rows: 8, hexes: { "0405": ["orchard"] } },
    });
    s.answer("unit A");
    expect(s.refusedBy("fire 0404")).toBe("IX.4");
  });
  test("X.4, X.5: a line of 4 points fires twice at 2 points each, no third time", () => {
    const s = engage([foot("A", "0406"), quiet("R", "0404")], { dice: [9, 9] });
    s.answer("unit A");
    expect(left(s)).toBe(4);
    s.answer("fire 0404");
    expect(left(s)).toBe(2);
    s.answer("fire 0404");
    expect(told(s, "fired")).toHaveLength(2);
    expect(s.answers()).not.toContain("fire 0404");
  });
  test("X.4: one point left is too little for a volley", () => {
    const s = engage([being(foot("A", "0406"), "begun", "spent", "mp:1"), quiet("R", "0404")]);
    s.answer("unit A");
    expect(s.answers()).not.toContain("fire 0404");
    expect(s.refusedBy("fire 0404")).toBe("X.4");
  });
  test("X.4: the volley of a reaction costs nothing", () => {
    const s = engage([foot("A", "0406"), russ("R", "0404")], { dice: [9] });
    s.answer("unit A", "hex 0405", "unit R", "fire 0405");
    expect(left(s)).toBe(3);
  });
});

describe("X.7 to X.10: formation, range and target", () => {
  const forms: readonly [string, string, object, string][] = [
    ["X.7: a line fires", "line", {}, "die -1 in row 6"],
    ["X.7: an assault column does not", "assault-column", {}, "X.7"],
    ["X.7: a company column fires worse", "company-column", {}, "die 0 in row 6"],
    ["X.7: a square fires worse", "square", {}, "die 0 in row 6"],
    ["X.7: skirmishers fire", "skirmish", { sp: 2, light: true }, "die 0 in row 6"],
  ];
  test.each(forms)("%s", (_title, formation, stats, expected) => {
    const s = engage([quiet("F", "0404", "S/SW", { fire: "0/-", ...stats }, { formation }), foot("T", "0405")]);
    expect(volley(s, ["F"], "T")).toBe(expected);
  });
  test("X.7, IV.2: British line infantry fires in line alone", () => {
    const s = engage([foot("A", "0406", "N/NE", {}, { formation: "assault-column" }), quiet("R", "0405")]);
    expect(volley(s, ["A"], "R")).toBe("IV.2");
  });
  test("X.8: the counter says how far: one factor does not reach two hexes", () => {
    const s = engage([foot("A", "0406", "N/NE", { fire: "+1/-" }), quiet("R", "0404")]);
    expect(volley(s, ["A"], "R")).toBe("X.8");
  });
  const factors: readonly [string, string, string, object, string][] = [
    ["X.9: example 1, -1/0 at one hex", "-1/0", "0405", {}, "die -1"],
    ["X.9: example 1, -1/0 at two hexes", "-1/0", "0404", {}, "die 0"],
    ["X.9: example 2, +1/- at one hex", "+1/-", "0405", {}, "die +1"],
    ["X.9: example 3, -1 at an assault column next to it", "-1/0", "0405", { formation: "assault-column" }, "die -2"],
  ];
  test.each(factors)("%s", (_title, fire, hex, more, expected) => {
    const s = engage([foot("A", "0406", "N/NE", { sp: 4, fire }), quiet("R", hex, "S/SW", {}, more)]);
    expect(volley(s, ["A"], "R")).toContain(`${expected} in`);
  });
  const targets: readonly [string, readonly object[], string][] = [
    ["X.10: a single gun alone", [cannon("R", "0404")], "+1"],
    ["X.10: two guns are not single", [cannon("R", "0404"), cannon("Q", "0404")], "0"],
    ["X.10: a single skirmisher counter alone", [russ("R", "0404", "", { sp: 2 }, skirmish)], "+1"],
    [
      "X.10: two skirmisher counters are not single",
      [russ("R", "0404", "", { sp: 2 }, skirmish), russ("Q", "0404", "", { sp: 2 }, skirmish)],
      "0",
    ],
    ["X.10: a gun standing with skirmishers", [russ("R", "0404", "", { sp: 2 }, skirmish), cannon("Q", "0404")], "0"],
  ];
  test.each(targets)("%s", (_title, units, expected) => {
    const s = engage([foot("A", "0406", "N/NE", { sp: 4 }), ...units]);
    expect(volley(s, ["A"], "R")).toBe(`die ${expected} in row 8`);
  });
});

/** The infantry chart: 1 to 3 rows above the die 1/0, 4 2/0, 5 to 7 1/1, 8 to 10 2/1, 11 and 12 2/2, more 3/2. */
function infantryChart(row: number, die: number): string {
  const k = Math.min(10, Math.max(2, row)) - Math.min(12, Math.max(-6, die));
  return k <= 0 ? "0/0" : k <= 3 ? "1/0" : k === 4 ? "2/0" : k <= 7 ? "1/1" : k <= 10 ? "2/1" : k <= 12 ? "2/2" : "3/2";
}

describe("X.11, X.12: the roll", () => {
  test.each([3, 5, 6, 7, 8, 9, 10])("X.11: every die in the row of morale %i", (morale) => {
    for (let die = 0; die < 10; die++) {
      const firer = foot("A", "0406", "N/NE", { sp: 4, morale });
      const s = engage([firer, quiet("R", "0404", "S/SW", { sp: 20, morale: 10 })], { dice: [die] });
      s.answer("unit A", "fire 0404");
      const [{ mp, sp: points, row, modified }] = told(s, "fired");
      expect([row, modified]).toEqual([morale, die]);
      expect(`${mp}/${points}`, `die ${die}`).toBe(infantryChart(morale, die));
    }
  });
  test("X.11, XIV.36: the row is the morale now, one less when disorganized; a commander does not help (XIII.2)", () => {
    const s = engage([
      being(foot("A", "0406", "N/NE", { sp: 4 }, { division: "d" }), "disorganized"),
      {
        id: "L",
        side: "allied",
        kind: "commander",
        at: "0406",
        division: "d",
        stats: { independence: 5, modifier: 2 },
      },
      quiet("R", "0404"),
    ]);
    expect(volley(s, ["A"], "R")).toMatch(/in row 7$/);
  });
  const sums: readonly [string, object, readonly object[], string][] = [
    [
      "X.12: range, twelve points, column: -1 -2 -1",
      { sp: 12 },
      [quiet("R", "0405", "S/SW", {}, { formation: "assault-column" })],
      "-4",
    ],
    ["X.12: range and flank: -1 -1", { sp: 4 }, [quiet("R", "0405", "NW/N")], "-2"],
    [
      "X.12: range, one point, square: -1 +1 -2",
      { sp: 1 },
      [quiet("R", "0405", "", {}, { formation: "square" })],
      "-2",
    ],
  ];
  test.each(sums)("%s", (_title, stats, targets, expected) => {
    const s = engage([foot("A", "0406", "N/NE", stats), ...targets]);
    expect(volley(s, ["A"], "R")).toBe(`die ${expected} in row 8`);
  });
  const strengths: readonly [string, number, string][] = [
    ["X.9: one strength point fires at +1", 1, "+1"],
    ["X.9: two at nothing", 2, "0"],
    ["X.9: five at nothing", 5, "0"],
    ["X.9: six at -1", 6, "-1"],
    ["X.9: ten at -1", 10, "-1"],
    ["X.9: eleven at -2", 11, "-2"],
  ];
  test.each(strengths)("%s", (_title, points, expected) => {
    const s = engage([foot("A", "0406", "N/NE", { sp: points }), quiet("R", "0404")]);
    expect(volley(s, ["A"], "R")).toBe(`die ${expected} in row 8`);
  });
});

describe("X.13 to X.17: what fire does", () => {
  test("X.13: lone guns lose no strength points, but are disorganized by the rest", () => {
    const s = engage([foot("A", "0405", "N/NE", { sp: 11, morale: 10 }), being(cannon("R", "0404"), "reaction")], {
      dice: [0],
    });
    s.answer("unit A", "fire 0404");
    expect(told(s, "fired")[0]).toMatchObject({ modified: -2, mp: 2, sp: 2 });
    expect(told(s, "strength-lost")).toHaveLength(0);
    // morale 6: two lost movement points are enough to fall back, not for D 3 (K-90)
    expect(level(s, "R")).toBe("effective");
    expect(s.decision().kind).toBe("fall-back");
  });
  test("X.13, VII.15: with guns on top the companions bear the strength points", () => {
    const s = engage(
      [foot("A", "0406", "N/NE", { sp: 11, morale: 10 }), being(cannon("R", "0404"), "reaction"), quiet("Q", "0404")],
      { dice: [0] },
    );
    s.answer("unit A", "fire 0404", "hex 0403");
    expect(told(s, "fired")[0]).toMatchObject({ modified: -2, mp: 2, sp: 2 });
    expect(sp(s, "Q")).toBe(6);
    expect([level(s, "R"), level(s, "Q")]).toEqual(["disorganized", "disorganized"]);
  });
  test("X.14: losses and levels are there before anything else is asked", () => {
    const s = engage([foot("A", "0405"), quiet("R", "0404")], { dice: [0] });
    s.answer("unit A", "fire 0404");
    expect(sp(s, "R")).toBe(7);
    expect(s.decision()).toMatchObject({ seat: 1, kind: "fall-back" });
  });
  test("X.15: a passive unit falls back and is disorganized besides", () => {
    const s = engage([foot("A", "0405"), quiet("R", "0404")], { dice: [0] });
    s.answer("unit A", "fire 0404", "hex 0403");
    expect(told(s, "fired")[0]).toMatchObject({ mp: 2, sp: 1 });
    expect(at(s, "R")).toBe("0403");
    expect(level(s, "R")).toBe("disorganized");
  });
  test("X.15: an active unit loses its points and is disorganized besides", () => {
    const s = engage([foot("A", "0406", "N/NE", { morale: 6 }), russ("R", "0404", "S/SW", { morale: 10 })], {
      dice: [0],
    });
    s.answer("unit A", "hex 0405", "unit R", "fire 0405");
    expect(told(s, "fired")[0]).toMatchObject({ modified: 0, mp: 2, sp: 1 });
    expect([level(s, "A"), sp(s, "A"), at(s, "A")]).toEqual(["disorganized", 7, "0405"]);
    expect(left(s)).toBe(1);
  });
  test("X.16: sketch 16 (1), a line of 8 at skirmishers in a grove two hexes off: 0 +2 -1 +1, row 8", () => {
    const s = engage([foot("A", "0406"), quiet("R", "0404", "", { sp: 2, light: true }, skirmish)], {
      map: { cols: 8, rows: 8, hexes: { "0404": ["grove"] } },
      dice: [3],
    });
    expect(volley(s, ["A"], "R")).toBe("die +2 in row 8");
    s.answer("unit A", "fire 0404");
    expect(told(s, "fired")[0]).toMatchObject({ row: 8, modified: 5, mp: 1, sp: 0 });
    const values = (told(s, "fired")[0].ledger as { value: number }[]).map(({ value }) => value);
    expect(values.sort()).toEqual([-1, 1, 2].sort());
  });
  test("X.16: sketch 16 (2), skirmishers of one point at a line in the open: +1 +0 +1, row 7", () => {
    const s = engage(
      [foot("A", "0406", "", { sp: 1, morale: 7, fire: "0/+1", light: true }, skirmish), quiet("R", "0404")],
      { dice: [3] },
    );
    expect(volley(s, ["A"], "R")).toBe("die +2 in row 7");
    s.answer("unit A", "fire 0404");
    expect(told(s, "fired")[0]).toMatchObject({ modified: 5, mp: 1, sp: 0 });
  });
  test("X.17, VII.16: fire at a stack disorganizes every unit of it by its best morale, the top one alone bleeds", () => {
    const s = engage(
      [
        foot("A", "0406", "N/NE", { sp: 11, morale: 10 }),
        quiet("R", "0404"),
        quiet("Q", "0404", "S/SW", { morale: 5 }),
      ],
      { dice: [0] },
    );
    s.answer("unit A", "fire 0404", "hex 0403");
    expect([at(s, "R"), at(s, "Q")]).toEqual(["0403", "0403"]);
    expect([sp(s, "R"), sp(s, "Q")]).toEqual([6, 8]);
    expect([level(s, "R"), level(s, "Q")]).toEqual(["disorganized", "disorganized"]);
    expect(shown(s, "Q").morale).toBe("4");
  });
  test("X.17, VII.16: the best morale of the stack gives the row of W and D", () => {
    const s = engage(
      [
        foot("A", "0406", "N/NE", { sp: 4 }),
        quiet("R", "0404", "S/SW", { morale: 4 }),
        quiet("Q", "0404", "S/SW", { morale: 9 }),
      ],
      { dice: [4] },
    );
    s.answer("unit A", "fire 0404");
    // 2/0 against W 4, D 5
    expect(told(s, "fired")[0]).toMatchObject({ mp: 2, sp: 0 });
    expect(told(s, "fell-back")).toHaveLength(0);
    expect([level(s, "R"), level(s, "Q")]).toEqual(["effective", "effective"]);
    expect(shown(s, "R").pips).toContain("lost:2/5");
  });
});
