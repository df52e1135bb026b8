import { describe, expect, test } from "vitest";
import {
  allied,
  at,
  barred,
  facing,
  field,
  formation,
  guns,
  horse,
  leads,
  type More,
  mp,
  russian,
  shows,
  skirmish,
  zones,
} from "./steppe.ts";

const away = russian("R", "1010");
const strip = { cols: 1, rows: 10 };
const rifles = { ...skirmish, stats: { sp: 2, light: true } };
const sp = (points: number): More => ({ stats: { sp: points } });
const attack = { orders: { d: { order: "attack", goal: "0101", distance: 5 } } };

describe("VII.2, VII.3, VII.7, VII.8: who may stand together", () => {
  const of = (brigade?: string): More => ({ division: "d", ...(brigade === undefined ? {} : { brigade }) });
  const mates: readonly [string, More, readonly More[], string][] = [
    ["VII.2: infantry with infantry", {}, [{}], ""],
    ["VII.2: infantry with cavalry", {}, [horse], "VII.2"],
    ["VII.2: cavalry with infantry", horse, [{}], "VII.2"],
    ["VII.2: infantry with guns", {}, [guns], ""],
    ["VII.2: cavalry with guns", horse, [guns], ""],
    ["VII.2: guns with infantry", guns, [{}], ""],
    ["VII.3: two of one brigade", of("one"), [of("one")], ""],
    ["VII.3: two of two brigades", of("one"), [of("two")], "VII.3"],
    ["VII.3: two of no brigade", of(), [of()], ""],
    ["VII.3: one of no brigade with one of a brigade (K-132)", of(), [of("two")], ""],
    ["VII.7: 8 with 16", sp(8), [sp(16)], ""],
    ["VII.7: 9 with 16", sp(9), [sp(16)], "VII.7"],
    ["VII.7: 8 with 8 and 9", sp(8), [sp(8), sp(9)], "VII.7"],
    ["VII.8: two guns with 8", guns, [guns, sp(8)], ""],
    ["VII.8: two guns with 9", guns, [guns, sp(9)], "VII.7"],
    ["VII.8: three guns", guns, [guns, guns], ""],
    ["VII.8: four guns", guns, [guns, guns, guns], "VII.7"],
  ];
  test.each(mates)("%s", (_name, mover, there, rule) => {
    const others = there.map((more, i) => allied(`B${i}`, "0105", more));
    const units = [allied("L", "0107", leads("d")), allied("A", "0106", mover), ...others];
    const needed = units.filter((unit) => unit.id !== "L" || mover.division !== undefined);
    const flags = mover.division === undefined ? {} : { activation: { command: "d", snapshot: "given" }, ...attack };
    const s = field({ map: strip, units: needed, flags });
    s.answer("unit A");
    if (barred(s, "hex 0105") === "") {
      s.answer("hex 0105");
      expect(barred(s, "end")).toBe(rule);
    } else expect(barred(s, "hex 0105")).toBe(rule);
  });
  test("VII.3: only units of no brigade together, where the option says so (K-132)", () => {
    const units = [allied("L", "0107", leads("d")), allied("A", "0106", of()), allied("B", "0105", of("two"))];
    const s = field({
      map: strip,
      units,
      flags: { activation: { command: "d", snapshot: "given" }, ...attack },
      options: { brigadelessMix: "false" },
    });
    s.answer("unit A", "hex 0105");
    expect(barred(s, "end")).toBe("VII.3");
  });
});

describe("VII.4 to VII.6, VII.9: how a stack stands and moves", () => {
  test("VII.4: the stack forms and turns as one", () => {
    const s = field({ units: [allied("A", "0406"), allied("B", "0406"), away] });
    s.answer("unit A", "form 1", "turn 5");
    expect(["A", "B"].map((id) => `${formation(s, id)} ${facing(s, id)}`)).toEqual(
      Array(2).fill("assault-column NW/N"),
    );
  });
  test("VII.4: skirmishers on top have their front all round, under others that of the stack", () => {
    const behind = (...units: readonly More[]) => zones(field({ units: [...units, away] }), "0407");
    expect(behind(allied("S", "0406", rifles), allied("B", "0406"))).toBe("S");
    expect(behind(allied("B", "0406"), allied("S", "0406", rifles))).toBe("");
    const before = (...units: readonly More[]) => zones(field({ units: [...units, away] }), "0405");
    expect(before(allied("B", "0406"), allied("S", "0406", rifles))).toBe("B+S");
  });
  test("VII.4: so do horse skirmishers", () => {
    const cossacks = { ...horse, formation: "dispersed", stats: { cossack: true, sp: 4 } };
    const behind = (...units: readonly More[]) => zones(field({ units: [...units, allied("A", "1010")] }), "0403");
    expect(behind(russian("C", "0404", cossacks), russian("H", "0404", horse))).toBe("C");
    expect(behind(russian("H", "0404", horse), russian("C", "0404", cossacks))).toBe("");
  });
  test("VII.4: when the closed unit forms, skirmishers on top stay what they are", () => {
    const s = field({ units: [allied("S", "0406", rifles), allied("B", "0406"), away] });
    s.answer("unit S", "form 1");
    expect([formation(s, "S"), formation(s, "B")]).toEqual(["skirmish", "assault-column"]);
  });
  test("VII.4: guns in a stack keep their own facing when it turns", () => {
    const s = field({ units: [allied("A", "0406"), allied("G", "0406", { ...guns, facing: "S/SW" }), away] });
    s.answer("unit A", "turn 1");
    expect([facing(s, "A"), facing(s, "G")]).toEqual(["NE/SE", "S/SW"]);
  });
  test("VII.5: joining and parting cost nothing beyond the step", () => {
    const s = field({ map: strip, units: [allied("A", "0106"), allied("B", "0106"), allied("C", "0105")] });
    s.answer("leave A", "hex 0105");
    expect(mp(s, "A")).toBe(3);
    s.answer("end", "unit B");
    expect(mp(s, "B")).toBe(4);
  });
  test("VII.6: who joins goes under those who are there; one may be put on top (K-150)", () => {
    const s = field({ map: strip, units: [allied("A", "0106"), allied("B", "0105"), allied("Z", "0101")] });
    s.answer("unit A", "hex 0105", "end");
    expect([s.unit("B").stack, s.unit("A").stack]).toEqual([0, 1]);
    s.answer("top A");
    expect([s.unit("A").stack, s.unit("B").stack]).toEqual([0, 1]);
  });
  test("VII.9: a stack moves together and pays together", () => {
    const s = field({ map: strip, units: [allied("A", "0106"), allied("B", "0106")] });
    s.answer("unit A", "hex 0105");
    expect([at(s, "A"), at(s, "B"), mp(s, "A"), mp(s, "B")]).toEqual(["0105", "0105", 3, 3]);
  });
  test("VII.9: it goes where all of it may go, at the pace of the slowest (K-149)", () => {
    const map = { ...strip, hexes: { "0105": ["grove"] } };
    const s = field({ map, units: [allied("A", "0106"), allied("G", "0106", guns)] });
    s.answer("unit A");
    expect(barred(s, "hex 0105")).toBe("VIII.8");
  });
  test("VII.9: it is dismantled before it moves, not after", () => {
    const s = field({ map: strip, units: [allied("A", "0106"), allied("B", "0106")] });
    s.answer("unit A", "hex 0105");
    expect(barred(s, "leave B")).toBe("VII.9");
    s.answer("hex 0104");
    expect(at(s, "B")).toBe("0104");
  });
  test("VII.9: of three, two move together and the third after them", () => {
    const s = field({ map: strip, units: ["A", "B", "C"].map((id) => allied(id, "0106")) });
    s.answer("unit A", "leave C", "hex 0105");
    expect(["A", "B", "C"].map((id) => at(s, id))).toEqual(["0105", "0105", "0106"]);
    expect(barred(s, "leave B")).toBe("VII.9");
    s.answer("end", "unit C");
    expect(mp(s, "C")).toBe(4);
  });
  test("VII.9: those who part move after the rest, or before it", () => {
    const units = ["A", "B", "C"].map((id) => allied(id, "0106"));
    const after = field({ map: strip, units });
    after.answer("leave A", "hex 0105", "end", "unit B", "hex 0105");
    expect([at(after, "B"), at(after, "C")]).toEqual(["0105", "0105"]);
    const before = field({ map: strip, units });
    before.answer("unit C", "hex 0105", "end", "unit A", "hex 0105");
    expect([at(before, "A"), at(before, "B")]).toEqual(["0105", "0105"]);
  });
});

describe("VII.10 to VII.14: broken units and stacks", () => {
  const close = (units: readonly More[], options: Record<string, string> = {}) => {
    const s = field({ units: [...units, allied("Z", "0909"), away], options, script: ["end"] });
    return ["A", "B"].map((id) => ["disorganized", "routed"].find((level) => shows(s, id, level)) ?? "effective");
  };
  const mixed = [allied("A", "0406"), allied("B", "0406", { state: ["disorganized"] })];
  test("VII.10: after the activation XIV.39 makes the whole stack disorganized (K-68)", () => {
    expect(close(mixed)).toEqual(["disorganized", "disorganized"]);
  });
  test("VII.10: sound and disorganized stay together where the option says so (K-68)", () => {
    expect(close(mixed, { mixedStackDisorganises: "false" })).toEqual(["effective", "disorganized"]);
  });
  test("VII.11: one routed unit in a stack routs all when an activation ends", () => {
    expect(close([allied("A", "0406"), allied("B", "0406", { state: ["routed"] })])).toEqual(["routed", "routed"]);
  });
  test("VII.11: that of the enemy, too", () => {
    const units = [allied("A", "0909"), russian("Q", "0101"), russian("T", "0101", { state: ["routed"] })];
    const s = field({ units: [...units, allied("Z", "0808")], script: ["end"] });
    expect(shows(s, "Q", "routed")).toBe(true);
  });
  test("VII.12: reorganizing one costs the whole stack", () => {
    const s = field({ units: [...mixed, away] });
    s.answer("unit A", "reorganize");
    expect([mp(s, "A"), mp(s, "B"), shows(s, "B", "disorganized")]).toEqual([2, 2, false]);
  });
  test("VII.12: not if it was dismantled before", () => {
    const s = field({ units: [...mixed, away] });
    s.answer("unit B", "reorganize", "end", "unit A");
    expect([mp(s, "A"), mp(s, "B")]).toEqual([4, 2]);
  });
  test("VII.13: through a disorganized unit, and a disorganized one through others, nobody checks", () => {
    for (const [a, b] of [
      [["disorganized"], []],
      [[], ["disorganized"]],
    ]) {
      const s = field({ map: strip, units: [allied("A", "0106", { state: a }), allied("B", "0105", { state: b })] });
      s.answer("unit A", "hex 0105", "hex 0104");
      expect([at(s, "A"), s.eventsOf("checked").length]).toEqual(["0104", 0]);
    }
  });
  test.each([
    [7, "effective"],
    [8, "disorganized"],
  ])("VII.14: a routed unit goes through others: on a %i they are %s", (die, level) => {
    const units = [allied("A", "0106", { state: ["routed"] }), allied("B", "0105"), allied("Z", "0110")];
    const s = field({ map: strip, units, dice: [die] });
    s.answer("unit A", "hex 0105", "hex 0104");
    expect([at(s, "A"), shows(s, "B", "disorganized") ? "disorganized" : "effective"]).toEqual(["0104", level]);
  });
  test("VII.14: who goes through a routed unit checks", () => {
    const units = [allied("A", "0106"), allied("B", "0105", { state: ["routed"] }), allied("Z", "0110")];
    const s = field({ map: strip, units, dice: [8] });
    s.answer("unit A", "hex 0105");
    expect(shows(s, "A", "disorganized")).toBe(true);
  });
  test("VII.14: a disorganized one that fails is routed, without another check (K-9)", () => {
    const units = [
      allied("A", "0106", { state: ["routed"] }),
      allied("B", "0105", { state: ["disorganized"] }),
      allied("Z", "0110"),
    ];
    const s = field({ map: strip, units, dice: [7] });
    s.answer("unit A", "hex 0105");
    expect(shows(s, "B", "routed")).toBe(true);
  });
});
