import { describe, expect, test } from "vitest";
import { away, forms, light, rifles } from "./formed.ts";
import {
  allied,
  at,
  barred,
  field,
  formation,
  horse,
  type More,
  mp,
  russian,
  shows,
  skirmish,
  stands,
  strength,
} from "./steppe.ts";

describe("IV.9, IV.19 to IV.23: the price of a change", () => {
  const prices: readonly [string, More, string, number][] = [
    ["IV.9: into assault column", {}, "assault-column", 1],
    ["IV.9: into line", { formation: "column" }, "line", 2],
    ["IV.9: into square", {}, "square", 2],
    ["IV.9: into skirmish", light, "skirmish", 1],
    ["IV.21: out of the square into line, 1 more", { formation: "square" }, "line", 3],
    ["IV.21: out of the square into column, 1 more", { formation: "square" }, "assault-column", 2],
    ["IV.23: from column to square as from line", { formation: "column" }, "square", 2],
  ];
  test.each(prices)("%s", (_name, more, form, cost) => {
    const s = field({ units: [allied("A", "0406", more), away] });
    s.answer("unit A");
    const before = mp(s, "A");
    s.answer(`form ${forms[form as keyof typeof forms]}`);
    expect([before - mp(s, "A"), formation(s, "A")]).toEqual([cost, form]);
  });
  test("IV.9: into company column 1, from there into line 2", () => {
    const s = field({ active: "russian", units: [russian("R", "0404"), allied("A", "1010")] });
    s.answer("unit R", "form 2");
    expect(mp(s, "R")).toBe(3);
    s.answer("form 0");
    expect(mp(s, "R")).toBe(1);
  });
  test("IV.19: a line that forms column keeps the points of a line", () => {
    const s = field({ units: [allied("A", "0406"), away] });
    s.answer("unit A", "form 1");
    expect(mp(s, "A")).toBe(4 - 1);
  });
  test("IV.19: a column that forms line keeps the points of a column", () => {
    const s = field({ units: [allied("A", "0406", { formation: "column" }), away] });
    s.answer("unit A", "form 0");
    expect(mp(s, "A")).toBe(6 - 2);
    s.answer("hex 0405", "hex 0404", "hex 0403", "hex 0402");
    expect(at(s, "A")).toBe("0402");
  });
  test("IV.22: as often as points last", () => {
    const s = field({ units: [allied("A", "0406", { formation: "column" }), allied("B", "0909"), away] });
    s.answer("unit A", "form 0", "form 1", "form 0");
    expect(mp(s, "A")).toBe(1);
    expect([barred(s, "form 1"), barred(s, "form 4")]).toEqual(["", "IV.9"]);
  });
  test.each(["grove", "forest", "vineyard", "marsh"])(
    "IV.23: a change in %s does not disorganize, nor cost more",
    (tag) => {
      const s = field({
        map: { cols: 10, rows: 10, hexes: { "0406": [tag] } },
        units: [allied("A", "0406", { formation: "column" }), away],
      });
      s.answer("unit A", "form 0");
      expect([mp(s, "A"), shows(s, "A", "disorganized")]).toEqual([4, false]);
    },
  );
});

describe("IV.12, IV.16 to IV.18: next to the enemy", () => {
  const change = (die: readonly number[], enemy: More = {}) => {
    const units = [
      allied("A", "0405", { formation: "column" }),
      russian("R", "0404", { formation: "column", ...enemy }),
    ];
    const s = field({ units, dice: die });
    s.answer("unit A", "form 0");
    stands(s, "russian");
    return s;
  };
  test("IV.12: in its own activation a unit changes next to an enemy", () => {
    expect(formation(change([0]), "A")).toBe("line");
  });
  test("IV.16: in his front it checks; who passes is in order", () => {
    const s = change([7]);
    expect([formation(s, "A"), shows(s, "A", "disorganized")]).toEqual(["line", false]);
  });
  test("IV.16: who fails has changed but is disorganized", () => {
    const s = change([8]);
    expect([formation(s, "A"), shows(s, "A", "disorganized")]).toEqual(["line", true]);
  });
  test("IV.17: out of his front there is no check", () => {
    const s = change([], { facing: "N/NE" });
    expect([formation(s, "A"), shows(s, "A", "disorganized")]).toEqual(["line", false]);
  });
  test("IV.17: nor on his flank", () => {
    const s = change([], { facing: "SW/NW" });
    expect(s.eventsOf("checked")).toEqual([]);
  });
  test("IV.17: nor two hexes off in his front", () => {
    const units = [allied("A", "0406", { formation: "column" }), russian("R", "0404", { formation: "column" })];
    const s = field({ units, script: ["unit A", "form 0"] });
    expect(s.eventsOf("checked")).toEqual([]);
  });
  /** R attacks A; phase A of R fails at once on a 9. */
  const attacked = (more: More, check: number) => {
    const units = [allied("A", "0405", more), russian("R", "0404", { stats: { morale: 6 } }), russian("Q", "0101")];
    const s = field({ units, active: "russian", dice: [check, 9] });
    s.answer("unit R", "attack 0405");
    stands(s, "allied");
    return s;
  };
  test.each([
    [7, false],
    [8, true],
  ])("IV.18: a British column that is attacked forms line, on a %i disorganized: %s", (die, isOut) => {
    const s = attacked({ formation: "column", facing: "N/NE" }, die);
    expect([formation(s, "A"), shows(s, "A", "disorganized")]).toEqual(["line", isOut]);
  });
  test.each([
    [7, false],
    [8, true],
  ])("IV.4: cavalry attacked in column forms line, on a %i disorganized: %s", (die, isOut) => {
    const s = attacked({ ...horse, formation: "column", facing: "N/NE" }, die);
    expect([formation(s, "A"), shows(s, "A", "disorganized")]).toEqual(["line", isOut]);
  });
  /** A comes next to R in 0404, who strikes at it; his first check fails on the last die. */
  const struck = (more: More, striker: More, dice: readonly number[]) => {
    const units = [
      allied("A", "0406", { formation: "column", facing: "N/NE", ...more }),
      russian("R", "0404", striker),
    ];
    const s = field({ units: [...units, allied("Z", "0909")], dice });
    s.answer("unit A", "hex 0405");
    while (s.decision().kind === "reactor") s.answer("end");
    s.answer("unit R");
    stands(s, "allied");
    return s;
  };
  test.each([
    [7, false],
    [8, true],
  ])("IV.18, K-156: a British column that is counterattacked forms line, on a %i disorganized: %s", (die, isOut) => {
    const s = struck({}, { stats: { morale: 6 } }, [die, 9]);
    expect([formation(s, "A"), shows(s, "A", "disorganized")]).toEqual(["line", isOut]);
  });
  test("VI.13, K-49: but before a countercharge infantry keeps its formation", () => {
    const s = struck({}, { ...horse, stats: { sp: 4, morale: 6, momentum: 2 } }, [9]);
    expect(formation(s, "A")).toBe("assault-column");
  });
  test("IV.4, K-156: cavalry in column that is countercharged forms line", () => {
    const units = [allied("A", "0407", { ...horse, formation: "column" }), russian("R", "0404", horse)];
    const s = field({ units: [...units, allied("Z", "0909")], dice: [8, 9] });
    s.answer("unit A", "hex 0406", "unit R");
    stands(s, "allied");
    expect([formation(s, "A"), shows(s, "A", "disorganized")]).toEqual(["line", true]);
  });
  test("IV.18: a French column fights as it stands", () => {
    const units = [
      allied("A", "0405", { nation: "french", formation: "column" }),
      russian("R", "0404", { stats: { sp: 8, morale: 6, fire: "0/+1" } }),
    ];
    const s = field({ units, active: "russian", dice: [9] });
    s.answer("unit R", "attack 0405");
    stands(s, "allied");
    expect(formation(s, "A")).toBe("column".replace("column", "assault-column"));
  });
});

describe("IV.10 to IV.15, IV.20: skirmishers of a battalion", () => {
  const counters = (...places: readonly string[]) =>
    places.map((place, i) =>
      allied(`s${i + 1}`, place, {
        parent: "Bn",
        ...(place === "attached" ? { formation: undefined, facing: undefined } : skirmish),
        stats: { sp: 2, light: true },
      }),
    );
  const battalion = (more: More = {}) => allied("Bn", "0406", { stats: { sp: 4, light: true }, ...more });
  test("IV.15: a battalion is worth its boxes", () => {
    const s = field({ units: [battalion(), ...counters("attached", "attached", "attached"), away] });
    expect(strength(s, "Bn")).toBe(6);
  });
  test("IV.20: counters are put out before the battalion moves", () => {
    const s = field({ units: [battalion(), ...counters("attached", "attached"), away] });
    s.answer("deploy s1");
    expect([at(s, "s1"), formation(s, "s1"), strength(s, "Bn")]).toEqual(["0406", "skirmish", 2]);
  });
  test("IV.20: not any more after it has moved", () => {
    const s = field({ units: [battalion(), ...counters("attached", "attached"), allied("Z", "0909"), away] });
    s.answer("unit Bn", "hex 0405");
    expect(barred(s, "deploy s1")).toBe("IV.20");
    s.answer("end");
    expect(barred(s, "deploy s1")).toBe("IV.20");
  });
  test("IV.11: with all counters out that of the battalion goes", () => {
    const s = field({ units: [battalion(), ...counters("attached", "attached"), away] });
    s.answer("deploy s1", "deploy s2");
    expect([at(s, "s1"), at(s, "s2"), at(s, "Bn")]).toEqual(["0406", "0406", "dispersed"]);
  });
  test("IV.11, IV.1: a battalion of four counters goes out whole; then its skirmishers must part", () => {
    const s = field({ units: [battalion(), ...counters("attached", "attached", "attached", "attached"), away] });
    s.answer("deploy s1", "deploy s2", "deploy s3", "deploy s4");
    expect([at(s, "Bn"), at(s, "s4"), barred(s, "end")]).toEqual(["dispersed", "0406", "IV.1"]);
    s.answer("unit s1", "hex 0405", "end", "unit s2", "hex 0405", "end");
    expect(barred(s, "end")).toBe("");
  });
  test("IV.13: absorbing costs nothing but what the skirmishers have spent", () => {
    const s = field({ units: [battalion(), ...counters("attached", "0404"), away] });
    s.answer("unit s2", "hex 0405", "hex 0406", "end", "absorb s2", "unit Bn");
    expect([at(s, "s2"), strength(s, "Bn"), mp(s, "Bn")]).toEqual(["attached", 4, 4 - 2]);
  });
  test("IV.13: of several, those who spent most count", () => {
    const s = field({ units: [battalion(), ...counters("attached", "0404", "0405"), away] });
    s.answer(
      "unit s2",
      "hex 0405",
      "hex 0406",
      "end",
      "unit s3",
      "hex 0406",
      "end",
      "absorb s2",
      "absorb s3",
      "unit Bn",
    );
    expect([strength(s, "Bn"), mp(s, "Bn")]).toEqual([6, 4 - 2]);
  });
  test("IV.13: those who have not moved are absorbed for nothing", () => {
    const s = field({ units: [battalion(), ...counters("attached", "0406"), away] });
    s.answer("absorb s2", "unit Bn");
    expect([strength(s, "Bn"), mp(s, "Bn")]).toEqual([4, 4]);
  });
  test("IV.13: skirmishers who meet in a hex form a closed unit and pay for it", () => {
    const units = [allied("Bn", "dispersed", { stats: { sp: 4, light: true } }), ...counters("0406", "0407"), away];
    const s = field({ units });
    s.answer("unit s2", "hex 0406", "end", "unit s1", "form 0");
    expect([at(s, "Bn"), formation(s, "Bn"), strength(s, "Bn")]).toEqual(["0406", "line", 4]);
    expect(mp(s, "Bn")).toBe(6 - 2 - 1);
  });
  test("IV.14: a battalion absorbs no skirmishers of another", () => {
    const other = allied("X", "0406", { ...rifles, parent: "Y" });
    const s = field({ units: [battalion(), ...counters("attached"), allied("Y", "dispersed", light), other, away] });
    expect(barred(s, "absorb X")).toBe("IV.14");
  });
});
