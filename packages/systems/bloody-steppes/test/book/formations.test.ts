import { describe, expect, test } from "vitest";
import { away, forms, light, rifles } from "./formed.ts";
import {
  allied,
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
} from "./steppe.ts";

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
