import { describe, expect, test } from "vitest";
import { allied, alliedTurn, fate, mounted, russian, told, turned } from "../battlefield.ts";

// 0404 has the neighbours 0403 (N), 0504 (NE), 0505 (SE), 0405 (S), 0305 (SW), 0304 (NW).

type Text = Parameters<typeof alliedTurn>[1];

/** A at 0403 attacks R at 0404 on clear ground. */
const attack = (text: Text, die: number) => {
  const s = alliedTurn("melee", { ...text, dice: [die] });
  s.answer("target 0404", "add A", "attack");
  return s;
};
const cell = (s: Parameters<typeof told>[0]) => told<{ result: string }>(s, "melee-resolved")[0].result;

// Against 3: 9 points are 3-1, column 5; 3 points are 1-1, column 3. Morale 4: row is die + 3.
const strong = (more: object = {}) => allied("A", "0403", "4-9-4", more);
const even = (more: object = {}) => allied("A", "0403", "4-3-4", more);
const defender = (more: object = {}) => russian("R", "0404", "4-3-4", more);

describe("results", () => {
  test("8.4: E eliminates every unit it hits", () => {
    const s = alliedTurn("melee", {
      units: [
        allied("A", "0403", "4-9-5"),
        russian("R", "0404", "4-1-4", { stack: 0 }),
        russian("Q", "0404", "A(1)4", { stack: 1 }),
      ],
      dice: [6],
    });
    s.answer("target 0404", "add A", "attack");
    expect(cell(s)).toBe("dE");
    expect([fate(s, "R"), fate(s, "Q")]).toEqual(["eliminated", "eliminated"]);
  });

  test("8.4: a 1 disrupts and drives back one hex", () => {
    const s = attack({ units: [strong(), defender()] }, 2);
    expect(cell(s)).toBe("d1");
    s.answer("hex 0405");
    expect(fate(s, "R")).toBe("0405 disrupted");
  });

  test("8.4: results for the attacker hit all attackers", () => {
    const s = alliedTurn("melee", {
      units: [allied("A", "0403", "4-2-4"), allied("B", "0504", "4-1-4"), defender()],
      dice: [1],
    });
    s.answer("target 0404", "add A", "add B", "attack");
    expect(cell(s)).toBe("a1");
    s.answer("unit A", "hex 0402");
    s.answer(s.answers()[0]);
    expect(fate(s, "A")).toBe("0402 disrupted");
    expect(s.unit("B").face.states).toContain("disrupted");
  });

  test("8.4: a unit disrupted before the melee survives 1 and plain 2, and still retreats", () => {
    const s = attack({ units: [strong(), defender({ ...turned, back: "(2)3-4" })] }, 2);
    expect(cell(s)).toBe("d1");
    s.answer("hex 0405");
    expect(fate(s, "R")).toBe("0405 disrupted");
    // 6 to 3 is 2-1, column 4; morale 1 and die 2 give row 2: a2.
    const t = attack({ units: [allied("A", "0403", "4-7-4", { ...turned, back: "(2)6-1" }), defender()] }, 2);
    expect(cell(t)).toBe("a2");
    expect(told(t, "retreat-ordered")).toMatchObject([{ unit: "A", hexes: 3 }]);
  });

  test("8.4: a starred result eliminates a unit that was disrupted before the melee", () => {
    const s = attack({ units: [strong(), defender({ ...turned, back: "(2)3-4" })] }, 4);
    expect(cell(s)).toBe("d2*");
    expect(fate(s, "R")).toBe("eliminated");
  });

  test("8.0: each result is carried out before the next attack", () => {
    const s = alliedTurn("melee", {
      units: [strong(), defender(), allied("B", "0701", "4-9-4"), russian("Q", "0702", "4-3-4")],
      dice: [1],
    });
    s.answer("target 0404", "add A", "attack");
    expect(s.decision().kind).toBe("retreat");
    s.answer("hex 0405", "end");
    expect(s.answers()).toEqual(["target 0702"]);
  });
});

describe("morale and retreat", () => {
  test("8.82: a unit of morale 1 retreats one hex more", () => {
    const s = attack({ units: [strong(), russian("R", "0404", "4-3-1")] }, 1);
    expect(cell(s)).toBe("dR");
    expect(told(s, "retreat-ordered")).toMatchObject([{ unit: "R", hexes: 2 }]);
  });

  test("8.82: a unit of morale 5 retreats one hex less, and holds its ground on 1, but disrupted", () => {
    const two = attack({ units: [strong(), russian("R", "0404", "4-3-5")] }, 4);
    expect(cell(two)).toBe("d2*");
    expect(told(two, "retreat-ordered")).toMatchObject([{ hexes: 1 }]);
    const one = attack({ units: [strong(), russian("R", "0404", "4-3-5")] }, 2);
    expect([cell(one), fate(one, "R")]).toEqual(["d1", "0404 disrupted"]);
    const r = attack({ units: [strong(), russian("R", "0404", "4-3-5")] }, 1);
    expect([cell(r), fate(r, "R")]).toEqual(["dR", "0404"]);
  });

  test("8.82: the length is each unit's own: in one combat one retreats and another stays", () => {
    const s = alliedTurn("melee", {
      units: [allied("A", "0403", "4-1-5"), allied("B", "0504", "4-2-4"), defender()],
      dice: [1],
    });
    s.answer("target 0404", "add A", "add B", "attack");
    expect(cell(s)).toBe("aR");
    expect(told(s, "retreat-ordered")).toMatchObject([{ unit: "B", hexes: 1 }]);
  });
});

describe("cavalry", () => {
  test("11.21: cavalry that fought is disrupted, attacking or defending, whatever the result", () => {
    const s = attack({ units: [strong({ ...mounted }), russian("R", "0404", "0-3-4", mounted)] }, 1);
    expect(cell(s)).toBe("dR");
    s.answer("hex 0405");
    expect([fate(s, "A"), fate(s, "R")]).toEqual(["0403 disrupted", "0405 disrupted"]);
    expect(told(s, "disrupted")).toMatchObject([{ rule: "11.21" }, { rule: "11.21" }]);
  });

  test("11.22: of 1 cavalry obeys the retreat; the disruption is that of the melee itself", () => {
    const s = attack({ units: [strong(), russian("R", "0404", "0-3-4", mounted)] }, 2);
    expect(cell(s)).toBe("d1");
    // It is told with the result, but she goes back with her zone and her front up (S-47).
    expect(told(s, "disrupted")).toMatchObject([{ unit: "R", rule: "11.21" }]);
    expect(fate(s, "R")).toBe("0404");
    s.answer("hex 0405");
    expect(fate(s, "R")).toBe("0405 disrupted");
    expect(s.eventsOf("disrupted").length).toBe(1);
  });

  test("11.24: a starred result eliminates cavalry", () => {
    const s = attack({ units: [strong(), russian("R", "0404", "0-3-4", mounted)] }, 4);
    expect(told(s, "eliminated")).toMatchObject([{ unit: "R", rule: "11.24" }]);
  });

  test("11.25: cavalry that was disrupted before the melee is eliminated after it, even if it won", () => {
    const s = attack({ units: [strong({ ...mounted, ...turned, back: "0-9-4" }), defender()] }, 1);
    expect(cell(s)).toBe("dR");
    s.answer("hex 0405");
    expect(told(s, "eliminated")).toMatchObject([{ unit: "A", rule: "11.25" }]);
  });

  test("11.25: disrupted cavalry that defends is eliminated although the attack failed", () => {
    const units = [
      allied("A", "0403", "4-3-5"),
      russian("R", "0404", "0-3-4", { ...mounted, ...turned, back: "0-3-4" }),
    ];
    const s = attack({ units }, 1);
    expect(cell(s)).toBe("aR");
    expect(fate(s, "R")).toBe("eliminated");
  });
});

describe("advance", () => {
  test("8.71: attackers may advance into the hex a defender left by dying", () => {
    const s = attack({ units: [strong(), defender({ ...turned, back: "(2)3-4" })] }, 4);
    expect(s.answers()).toEqual(["advance A 0404", "end"]);
    s.answer("advance A 0404");
    expect(fate(s, "A")).toBe("0404");
  });

  test("8.71, 8.72, 8.74: the path of retreat ends before the survivor, and an advance stops where it likes on it", () => {
    const s = attack({ units: [strong(), russian("R", "0404", "4-3-2")] }, 4);
    expect(cell(s)).toBe("d2*");
    s.answer("hex 0405", "hex 0406");
    expect(s.answers()).toEqual(["advance A 0404", "advance A 0405", "end"]);
    expect(s.refusedBy("advance A 0406")).toBe("8.74");
  });

  test("8.71: the path of retreat includes the hex in which a unit was lost on the way", () => {
    const cliffs = ["0404/0505", "0305/0404", "0405/0406", "0405/0506", "0306/0405"];
    const sides = Object.fromEntries(cliffs.map((side) => [side, [`cliff up:${side.slice(0, 4)}`]]));
    const s = attack({ map: { cols: 8, rows: 8, sides }, units: [strong(), defender()] }, 4);
    s.answer("hex 0405");
    expect(fate(s, "R")).toBe("eliminated");
    expect(s.answers()).toEqual(["advance A 0404", "advance A 0405", "end"]);
  });

  test("8.72: an advance stops only where stacking allows", () => {
    const s = alliedTurn("melee", {
      units: [strong(), allied("B", "0304", "4-1-4"), russian("R", "0404", "4-3-4")],
      dice: [1],
    });
    s.answer("target 0404", "add A", "add B", "attack", "hex 0505", "advance A 0404");
    expect(s.answers()).not.toContain("advance B 0404");
  });

  test("8.73: an advance leaves an enemy zone but ends in the first one it enters", () => {
    // Q's zone covers 0404: the advance ends there.
    const units = [
      strong(),
      russian("R", "0404", "4-3-2"),
      russian("Q", "0504", "4-1-4"),
      allied("B", "0603", "4-9-4"),
    ];
    const s = alliedTurn("melee", { units, dice: [4] });
    s.answer("target 0404", "add A", "attack");
    while (s.decision().kind === "retreat") s.answer(s.answers()[0]);
    expect(s.answers()).toEqual(["advance A 0404", "end"]);
    const path = told<{ path: readonly string[] }>(s, "retreated")[0].path;
    expect(s.refusedBy(`advance A ${path[1]}`)).toBe("8.73");
  });

  test("8.75: an advance is never forced, is made at once or not at all, and ends a unit's phase", () => {
    const s = attack(
      { units: [strong(), defender({ ...turned, back: "(2)3-4" }), russian("Q", "0406", "4-3-4", turned)] },
      4,
    );
    s.answer("advance A 0404");
    expect(s.answers()).toEqual(["end"]);
    const t = attack({ units: [strong(), defender({ ...turned, back: "(2)3-4" })] }, 4);
    t.answer("end");
    expect(t.answers()).toEqual(["end"]);
  });

  test("8.75: a unit that advanced next to an enemy neither attacks it nor has to", () => {
    const units = [
      strong(),
      defender({ ...turned, back: "(2)3-4" }),
      russian("Q", "0405", "4-3-4"),
      allied("B", "0406", "4-9-4"),
    ];
    const s = attack({ units }, 4);
    s.answer("advance A 0404", "target 0405");
    expect(s.refusedBy("add A")).toBe("8.75");
    s.answer("add B");
    expect(s.answers()).toContain("attack");
  });

  test("8.76: defenders never advance", () => {
    const s = attack({ units: [even(), defender()] }, 1);
    expect(cell(s)).toBe("a1");
    s.answer("hex 0402");
    expect(s.eventsOf("advanced")).toEqual([]);
    expect(s.decision()).toMatchObject({ seat: 0, kind: "melee-target" });
  });

  test("11.13: cavalry does not advance over a wall without a road", () => {
    const sides = { "0403/0404": ["redoubt in:0404"] };
    const units = [allied("A", "0403", "0-9-4", mounted), russian("R", "0404", "4-1-4", { ...turned, back: "(1)1-4" })];
    const s = attack({ map: { cols: 8, rows: 8, sides }, units }, 6);
    expect(fate(s, "R")).toBe("eliminated");
    expect(s.answers()).toEqual(["end"]);
  });

  test("11.21: advancing cavalry is already disrupted and has no zone where it arrives", () => {
    const s = attack({ units: [strong(mounted), defender({ ...turned, back: "(2)3-4" })] }, 4);
    s.answer("advance A 0404");
    expect(fate(s, "A")).toBe("0404 disrupted");
  });

  test("8.71: attackers of several hexes may follow different paths", () => {
    const s = alliedTurn("melee", {
      units: [
        allied("A", "0403", "4-9-5"),
        allied("B", "0304", "4-9-5"),
        russian("R", "0404", "4-1-4"),
        russian("Q", "0303", "4-1-4"),
      ],
      dice: [6],
    });
    s.answer("target 0404", "add A", "add B", "target 0303", "attack");
    expect(cell(s)).toBe("dE");
    s.answer("advance A 0404", "advance B 0303");
    expect([fate(s, "A"), fate(s, "B")]).toEqual(["0404", "0303"]);
  });
});
