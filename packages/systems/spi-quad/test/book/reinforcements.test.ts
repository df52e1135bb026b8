import { type SituationText, situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { allied, fate, mounted, russian } from "../battlefield.ts";

type Units = NonNullable<SituationText["units"]>;
const west = (units: Units, map: object = {}, more: Partial<SituationText> = {}) =>
  situation(spiQuad, { active: "allied", map: { cols: 12, rows: 9, ...map }, units, ...more });
const waiting = (id: string, more: object = {}) => allied(id, "entry:0105", "4-2-4", more);
const entries = (answers: readonly string[]) => answers.filter((answer) => answer.startsWith("enter"));
const offMap = (ids: readonly string[]): Units =>
  ids.map((id) => ({ id, side: "allied", kind: "infantry", at: "off-map" }));
const road = (kind: string) => ({
  roads: [
    { kind, path: ["0105", "0205", "0305", "0405", "0505", "0605", "0705", "0805", "0905", "1005", "1105", "1205"] },
  ],
});

/** Each unit enters at 0105 and goes on as far east as it can along row 05; returns the costs of entering. */
function column(ids: readonly string[], map: object): readonly number[] {
  const s = west([...ids.map((id) => waiting(id)), russian("R", "1209")], map);
  return ids.map((id) => {
    const [entered] = s.answer(`enter ${id} 0105`) as unknown as { cost: number }[];
    const ahead = s
      .answers()
      .filter((answer) => /^hex \d\d05$/.test(answer))
      .sort();
    const goal = [...ahead].reverse().find((answer) => !s.view().units.some(({ at }) => answer.endsWith(at)));
    if (goal !== undefined) s.answer(goal);
    if (s.answers().includes("stop")) s.answer("stop");
    return entered.cost / 2;
  });
}

describe("12.1: entering", () => {
  test("12.13: the example: by major road ½, 1, 1½, 2", () => {
    expect(column(["A", "B", "C", "D"], road("major"))).toEqual([0.5, 1, 1.5, 2]);
  });
  test("12.13: by minor road 1, 2, 3", () => {
    expect(column(["A", "B", "C"], road("minor"))).toEqual([1, 2, 3]);
  });
  test("12.13: without a road the entry hex and a clear hex for each unit ahead", () => {
    expect(column(["A", "B", "C"], { hexes: { "0105": ["woods"] } })).toEqual([2, 3, 4]);
  });
  test("12.14: what is left is used on the map", () => {
    const s = west([waiting("A"), russian("R", "1209")], road("major"));
    s.answer("enter A 0105");
    expect(s.answers()).toContain("hex 1005");
    expect(s.refusedBy("hex 1105")).toBe("5.16");
  });
});

describe("12.2: restrictions", () => {
  test("12.21: an enemy zone at the entry ends the move", () => {
    const s = west([waiting("A"), russian("R", "0205"), allied("B", "1209")]);
    s.answer("enter A 0105");
    expect(s.decision().kind).toBe("movement");
    expect(fate(s, "A")).toBe("0105");
  });
  test("12.21, 12.22: an enemy in the hex: the nearest open hexes of the edge, and only then", () => {
    expect(entries(west([waiting("A"), russian("R", "0105", "4-5-4")]).answers()).sort()).toEqual([
      "enter A 0104",
      "enter A 0106",
    ]);
    expect(entries(west([waiting("A"), russian("R", "0909")]).answers())).toEqual(["enter A 0105"]);
  });
  test("12.22: a friend there in an enemy zone blocks it as well", () => {
    const s = west([waiting("A"), allied("B", "0105"), russian("R", "0205")]);
    expect(entries(s.answers())).not.toContain("enter A 0105");
    expect(entries(s.answers()).length).toBeGreaterThan(0);
  });
  test("12.22: two blocked hexes push farther along the edge", () => {
    const s = west([waiting("A"), russian("R", "0105"), russian("Q", "0104"), russian("P", "0106")]);
    expect(entries(s.answers()).sort()).toEqual(["enter A 0103", "enter A 0107"]);
  });
  test("12.23: they may be withheld", () => {
    const s = west([waiting("A"), russian("R", "0909")]);
    s.answer("end");
    expect(s.unit("A").at).toBe("entry:0105");
  });
  test("12.25: off the map they do not fire", () => {
    const s = west(
      [allied("G", "entry:0105", "A(1)4", { ma: 3 }), russian("R", "0105"), allied("B", "0909")],
      {},
      { active: "russian" },
    );
    s.answer("end");
    expect(s.view()).toMatchObject({ phase: "movement", active: "allied" });
  });
});

describe("A22.2: the 4th Division", () => {
  const fourth = ["21/4th", "63/4th", "45/4th", "57/4th", "20/4th"];
  const doors = ["2801", "2901", "3001", "2701", "3101"];
  const alma = (units: Units, turn: number) =>
    situation(spiQuad, { scenario: "alma", map: { use: "alma" }, active: "allied", turn, units });
  test.each([1, 4, 12])("A22.2: on turn %i, all at once, one for each hex and 1 point", (turn) => {
    const s = alma(offMap(fourth), turn);
    fourth.forEach((id, i) => {
      const [entered] = s.answer(`enter ${id} ${doors[i]}`);
      expect(entered).toMatchObject({ cost: 2 });
      if (s.answers().includes("stop")) s.answer("stop");
      if (i < 4) expect(s.refusedBy("end")).toBe("A22.2");
    });
    expect(s.answers()).toContain("end");
  });
  test("A22.2: not two through one hex", () => {
    const s = alma(offMap(fourth), 2);
    s.answer("enter 21/4th 2801", "hex 2802", "stop");
    expect(s.refusedBy("enter 63/4th 2801")).toBe("A22.2");
  });
  test("A22.2: they may stay away", () => {
    const s = alma([...offMap(fourth), russian("R", "2223", "(4)5-4", { parent: "1C" })], 2);
    s.answer("end");
    expect(s.view().active).toBe("russian");
  });
});

describe("B17: Balaclava", () => {
  const balaclava = (units: Units, more: Partial<SituationText> = {}) =>
    situation(spiQuad, { scenario: "balaclava", map: { use: "balaclava" }, active: "allied", units, ...more });
  const chasseurs = ["4-ChDAf/1", "4-ChDAf/2", "1-ChDAf/1", "1-ChDAf/2"];
  const first = ["42-BW/1", "79-Cam/1", "Scot-Fus/1", "Gren-Gds/1", "Coldstrm/1"];
  const fourth = ["20/4", "21/4", "63/4", "46/4", "57/4", "1-Bat-RB/4"];
  const additional = [
    "1-Zou/1/1",
    "1-Zou/2/1",
    "7-Lig/1/1",
    "7-Lig/2/1",
    "20-Lig/1/2",
    "20-Lig/2/2",
    "27-Lig/1/2",
    "27-Lig/2/2",
  ];
  const stay = allied("Stay", "2024");
  const groups: readonly [string, readonly string[], number, string][] = [
    ["French cavalry", chasseurs, 3, "0108"],
    ["British 1st Division", first, 4, "0108"],
    ["British 4th Division", fourth, 5, "0121"],
  ];
  test.each(groups)("B17.1: %s", (_name, ids, turn, hex) => {
    const early = balaclava([...offMap(ids), stay], { turn: turn - 1 });
    expect(entries(early.answers())).toEqual([]);
    expect(early.refusedBy(`enter ${ids[0]} ${hex}`)).toBe("B17.1");
    const due = balaclava([...offMap(ids), stay], { turn });
    expect(entries(due.answers()).sort()).toEqual(ids.map((id) => `enter ${id} ${hex}`).sort());
    const late = balaclava([...offMap(ids), stay], { turn: 11 });
    expect(entries(late.answers()).length).toBe(ids.length);
  });
  const tripwire: readonly [string, string, string, boolean][] = [
    ["0504", "0404", "into column 04", false],
    ["0404", "0304", "into column 03", true],
  ];
  test.each(tripwire)("B17.21: a Russian move from %s to %s, %s", (from, to, _name, called) => {
    const s = balaclava([...offMap(additional), stay, russian("R", from, "2-4-2")], { active: "russian", turn: 2 });
    s.answer("unit R", `hex ${to}`);
    while (s.view().active === "russian") s.answer(s.answers().includes("stop") ? "stop" : "end");
    expect(entries(s.answers()).length).toBe(called ? 8 * 9 : 0);
    expect(s.view().turn).toBe(2);
  });
  test("B17.21: a French column once called may come on any later turn", () => {
    const s = balaclava([...offMap(additional), stay], { turn: 9, flags: { frenchCalled: true } });
    expect(entries(s.answers())).toContain("enter 27-Lig/2/2 0101");
    expect(entries(s.answers())).toContain("enter 27-Lig/2/2 0109");
    expect(s.refusedBy("enter 27-Lig/2/2 0110")).toBe("12.24");
  });
  test("B17.21: a Russian driven west of column 04 calls nobody", () => {
    const units = [allied("A", "0504", "0-9-4"), russian("R", "0404", "0-3-4")];
    const s = balaclava(units, { phase: "melee", turn: 2, dice: [1], map: { cols: 9, rows: 9 } });
    s.answer("target 0404", "add A", "attack");
    s.answer(s.answers().find((answer) => /^hex 03/.test(answer)) ?? "no hex to the west");
    expect(s.eventsOf("french-called")).toEqual([]);
  });
  test("B17.1, 12.13: cavalry of the column pays for its place in it", () => {
    const s = balaclava([...offMap(chasseurs), stay], { turn: 3 });
    const costs = chasseurs.map((id) => {
      const [entered] = s.answer(`enter ${id} 0108`) as unknown as { cost: number }[];
      const on = s.answers().filter((answer) => answer.startsWith("hex "));
      const free = on.find((answer) => !s.view().units.some(({ at }) => answer.endsWith(at)));
      s.answer(free ?? "end");
      if (s.answers().includes("stop")) s.answer("stop");
      return entered.cost;
    });
    expect(costs.map((cost) => cost / costs[0])).toEqual([1, 2, 3, 4]);
  });
  test("B17.1: reinforcements are of the right kind", () => {
    const s = balaclava([...offMap(chasseurs), stay, allied("C", "2020", "0-2-4", mounted)], { turn: 3 });
    expect(s.unit("4-ChDAf/1").face.branch).toBe("cavalry");
  });
});
