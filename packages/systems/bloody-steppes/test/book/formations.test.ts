import { describe, expect, test } from "vitest";
import {
  allied,
  at,
  barred,
  field,
  formation,
  guns,
  horse,
  type More,
  mp,
  russian,
  shows,
  signs,
  skirmish,
  stands,
  strength,
} from "./steppe.ts";

const away = russian("R", "1010");
const forms = {
  line: 0,
  "assault-column": 1,
  "company-column": 2,
  skirmish: 3,
  square: 4,
  "march-column": 5,
  dispersed: 6,
};
const light = { stats: { sp: 2, light: true } };
const rifles = { ...skirmish, ...light };
const zouaves = { nation: "french", ...skirmish, stats: { sp: 4, light: true, zouave: true } };
const cossacks = { ...horse, formation: "dispersed", stats: { cossack: true } };
/** A unit that looks the other way. */
const back = { facing: "N/NE" };

describe("IV.1, IV.4: which formations there are", () => {
  const open: readonly [string, string, More, readonly (keyof typeof forms)[]][] = [
    ["IV.1: British infantry", "british", {}, ["assault-column", "square"]],
    ["IV.1: French infantry", "french", {}, ["assault-column", "square"]],
    [
      "IV.1: Russian infantry, which alone has company columns",
      "russian",
      {},
      ["assault-column", "company-column", "square"],
    ],
    ["IV.1: light infantry, which alone skirmishes", "british", light, ["assault-column", "skirmish", "square"]],
    ["IV.4: cavalry", "british", horse, ["march-column"]],
    ["IV.6: guns, which have none", "british", guns, []],
    ["IV.7: routed units, which have none", "british", { state: ["routed"] }, []],
  ];
  test.each(open)("%s", (_name, nation, more, expected) => {
    const side = nation === "russian" ? "russian" : "allied";
    const made = side === "russian" ? russian : allied;
    const enemy = side === "russian" ? allied : russian;
    const s = field({ active: side, units: [made("A", "0406", { nation, ...more }), enemy("E", "1010")] });
    s.answer("unit A");
    const found = Object.entries(forms).filter(([, form]) => barred(s, `form ${form}`) === "");
    expect(found.map(([name]) => name).sort()).toEqual([...expected].sort());
  });
  test("IV.2: no square for British line infantry where the option says so (K-46)", () => {
    const s = field({ units: [allied("A", "0406"), away], options: { britishSquare: "false" }, script: ["unit A"] });
    expect(barred(s, "form 4")).toBe("IV.2");
    const french = field({
      units: [allied("A", "0406", { nation: "french" }), away],
      options: { britishSquare: "false" },
      script: ["unit A"],
    });
    expect(barred(french, "form 4")).toBe("");
  });
  test("IV.7: who is in no formation and who is in one", () => {
    const units = [
      allied("A", "0406"),
      allied("H", "0606", horse),
      allied("F", "0806", { state: ["routed"] }),
      russian("C", "0101", cossacks),
    ];
    const s = field({ units });
    expect(["A", "H", "F", "C"].map((id) => formation(s, id))).toEqual(["line", "line", undefined, "dispersed"]);
  });
});

describe("IV.1 to IV.5: what each may do", () => {
  const firing: readonly [string, string, string, string][] = [
    ["IV.3: a line fires", "line", "french", ""],
    ["IV.1: an assault column does not fire", "column", "french", "X.7"],
    ["IV.1: a square fires", "square", "french", ""],
    ["IV.2: a British column does not fire", "column", "british", "IV.2|X.7"],
    ["IV.2: a British line fires", "line", "british", ""],
  ];
  test.each(firing)("%s", (_name, form, nation, rule) => {
    const s = field({ units: [allied("A", "0406", { formation: form, nation }), russian("R", "0404", back)] });
    s.answer("unit A");
    expect(barred(s, "fire 0404")).toMatch(new RegExp(`^(${rule})$`));
  });
  test("IV.1: a company column fires", () => {
    const s = field({
      active: "russian",
      units: [russian("R", "0404", { formation: "company-column" }), allied("A", "0405", { facing: "S/SW" })],
    });
    s.answer("unit R");
    expect(barred(s, "fire 0405")).toBe("");
  });

  const targets: readonly [string, More, More, string][] = [
    ["IV.1: a line attacks a line", { nation: "french" }, {}, ""],
    ["IV.1: an assault column attacks a line", { nation: "french", formation: "column" }, {}, ""],
    ["IV.2: a British column does not attack", { formation: "column" }, {}, "IV.2"],
    ["IV.1: a square never attacks", { nation: "french", formation: "square" }, {}, "XII.29"],
    ["IV.1: skirmishers do not attack a line", rifles, {}, "XII.28|IV.1"],
    ["IV.1: skirmishers do not attack a column", rifles, { formation: "column" }, "XII.28|IV.1"],
    ["IV.1: skirmishers attack skirmishers", rifles, { formation: "skirmish", stats: { sp: 2, light: true } }, ""],
    ["IV.1: skirmishers attack guns", rifles, guns, ""],
    ["IV.1: Zouaves attack anything", zouaves, {}, ""],
    ["IV.4: cavalry in line charges", horse, {}, ""],
    ["IV.4: cavalry in column does not charge", { ...horse, formation: "column" }, {}, "IV.4|XII.3."],
    ["IV.4: horse skirmishers do not attack a line", cossacks, {}, "IV.4"],
    ["IV.4: horse skirmishers attack guns", cossacks, guns, ""],
    [
      "IV.4: horse skirmishers attack skirmishers",
      cossacks,
      { formation: "skirmish", stats: { sp: 2, light: true } },
      "",
    ],
    ["IV.6: guns do not attack", guns, {}, "XII.*"],
  ];
  test.each(targets)("%s", (_name, attacker, target, rule) => {
    const s = field({
      units: [
        allied("A", "0406", attacker),
        russian("R", "0405", {
          facing: "N/NE",
          ...target,
          ...(target.formation === "skirmish" ? { facing: undefined } : {}),
        }),
      ],
    });
    s.answer("unit A");
    expect(barred(s, "attack 0405")).toMatch(new RegExp(`^(${rule})$`));
  });

  test("IV.1: no more than 4 points of skirmishers come together in a hex", () => {
    const joined = (sp: number) =>
      field({
        units: [allied("A", "0406", rifles), allied("B", "0405", { ...skirmish, stats: { sp, light: true } }), away],
        script: ["unit A", "hex 0405"],
      });
    expect(barred(joined(2), "end")).toBe("");
    expect(barred(joined(3), "end")).toBe("IV.1");
  });
  test("IV.1: a light battalion of 6 does not skirmish in one hex", () => {
    const s = field({ units: [allied("A", "0406", { stats: { sp: 6, light: true } }), away] });
    s.answer("unit A");
    expect(barred(s, "form 3")).toBe("IV.1");
  });
  test.each([
    ["village", "IV.1"],
    ["redoubt", "IV.1"],
    ["camp", ""],
  ])("IV.1: a square in a %s and leaving it", (tag, rule) => {
    const s = field({
      map: { cols: 10, rows: 10, hexes: { "0406": [tag] } },
      units: [allied("A", "0406", { formation: "square" }), away],
    });
    s.answer("unit A");
    expect(barred(s, "hex 0405")).toBe(rule);
  });
  test("IV.1: the garrison goes once it has another formation", () => {
    const s = field({
      map: { cols: 10, rows: 10, hexes: { "0406": ["village"] } },
      units: [allied("A", "0406", { formation: "square" }), away],
    });
    s.answer("unit A", "form 1");
    expect([mp(s, "A"), barred(s, "hex 0405")]).toEqual([4 - 2, ""]);
  });
  test("IV.5, IV.9: cavalry pays 2 for its line, 1 for its column", () => {
    const s = field({ units: [allied("A", "0406", horse), away] });
    s.answer("unit A", "form 5");
    expect([mp(s, "A"), formation(s, "A")]).toEqual([9, "march-column"]);
    s.answer("form 0");
    expect([mp(s, "A"), formation(s, "A")]).toEqual([7, "line"]);
  });
  test("IV.5: dispersed cavalry has its front all round, 2 hexes deep", () => {
    const s = field({ units: [russian("C", "0404", cossacks), allied("A", "1010")] });
    expect(formation(s, "C")).toBe("dispersed");
    expect(
      barred(
        field({ active: "russian", units: [russian("C", "0404", cossacks), allied("A", "1010")], script: ["unit C"] }),
        "turn 1",
      ),
    ).toMatch(/^V\./);
  });
  test("IV.6: guns fire worse after a move, not after a turn", () => {
    const shot = (...acts: readonly string[]) => {
      const units = [allied("G", "0407", guns), russian("R", "0403", { ...back, formation: "column" })];
      const s = field({ units, dice: [9], script: ["unit G", ...acts] });
      s.answer("fire 0403");
      return (s.eventsOf("fired") as unknown as readonly { modified: number }[])[0].modified;
    };
    expect(shot("hex 0406") - shot()).toBe(2);
    expect(shot("turn 1", "turn 0") - shot()).toBe(0);
  });
});

describe("IV.8: one formation in a hex", () => {
  const end = (...units: readonly More[]) => {
    const s = field({ units: [...units, allied("Z", "0909"), away] });
    s.answer("end");
    return s;
  };
  test("IV.8: units of two formations in a hex are routed when their activation ends", () => {
    const s = end(allied("A", "0406"), allied("B", "0406", { formation: "column" }));
    expect([shows(s, "A", "routed"), shows(s, "B", "routed"), shows(s, "Z", "routed")]).toEqual([true, true, false]);
  });
  test("IV.8: skirmishers on top are excepted", () => {
    const s = end(allied("S", "0406", rifles), allied("B", "0406"));
    expect([shows(s, "S", "routed"), shows(s, "B", "routed")]).toEqual([false, false]);
  });
  test("IV.8: skirmishers under others share their formation", () => {
    const s = end(allied("B", "0406"), allied("S", "0406", rifles));
    expect([shows(s, "S", "routed"), shows(s, "B", "routed")]).toEqual([false, false]);
  });
  test("IV.8: guns with infantry are no clash", () => {
    const s = end(allied("B", "0406"), allied("G", "0406", guns));
    expect([signs(s, "B"), signs(s, "G")].some((all) => all.includes("routed"))).toBe(false);
  });
  test("IV.8: nothing happens to the enemy's stacks (K-24)", () => {
    const s = end(allied("A", "0406"), russian("Q", "1001"), russian("T", "1001", { formation: "column" }));
    expect([shows(s, "Q", "routed"), shows(s, "T", "routed")]).toEqual([false, false]);
  });
});

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
    expect(barred(s, "deploy s1")).toMatch(/^(IV\.20|VIII\.11)$/);
    s.answer("end");
    expect(barred(s, "deploy s1")).toBe("IV.20");
  });
  test("IV.11: with all counters out that of the battalion goes", () => {
    const s = field({ units: [battalion(), ...counters("attached", "attached"), away] });
    s.answer("deploy s1", "deploy s2");
    expect([at(s, "s1"), at(s, "s2"), at(s, "Bn")]).toEqual(["0406", "0406", "dispersed"]);
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
