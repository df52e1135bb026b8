import { describe, expect, test } from "vitest";
import { allied, at, barred, field, guns, type More, mp, russian, shows, stands, strength } from "./steppe.ts";

const strip = { cols: 1, rows: 10 };
const column = { formation: "column" };

describe("VII.15 to VII.19: stacks in combat", () => {
  const shot = (units: readonly More[], die: number) => {
    const s = field({
      active: "russian",
      units: [...units, russian("R", "0405", { stats: { morale: 10 } }), russian("Q", "0101")],
      dice: [die],
    });
    s.answer("unit R", "fire 0406");
    stands(s, "allied");
    return s;
  };
  const tall = { stats: { morale: 10 }, facing: "N/NE" } as const;
  test("VII.15: strength is lost by the top unit", () => {
    const s = shot([allied("A", "0406", tall), allied("B", "0406", tall)], 3);
    expect([strength(s, "A"), strength(s, "B")]).toEqual([7, 8]);
  });
  test("VII.15: with guns on top it is lost by the first that has any", () => {
    const s = shot([allied("G", "0406", guns), allied("A", "0406", tall), allied("B", "0406", tall)], 3);
    expect([strength(s, "A"), strength(s, "B"), at(s, "G")]).toEqual([7, 8, "0406"]);
  });
  test("VII.15, VII.16: what disorganizes strikes every unit of the stack", () => {
    const units = [allied("A", "0406", { stats: { morale: 6 } }), allied("B", "0406", { stats: { morale: 6 } })];
    const s = field({
      active: "russian",
      units: [...units, russian("R", "0405", { stats: { morale: 10 } }), russian("Q", "0101")],
      dice: [1],
    });
    s.answer("unit R", "fire 0406");
    s.answer(s.answers().find((text) => text.startsWith("hex")) ?? "end");
    expect([shows(s, "A", "disorganized"), shows(s, "B", "disorganized")]).toEqual([true, true]);
  });
  const turning = (stack: readonly More[], die: number) => {
    const s = field({ units: [...stack, russian("R", "0404", { ...column, facing: "N/NE" })], dice: [die] });
    s.answer("unit A", "turn 1");
    return s;
  };
  const stack = (a: number, b: number) => [
    allied("A", "0405", { stats: { morale: a } }),
    allied("B", "0405", { stats: { morale: b } }),
  ];
  test("VII.16: a stack checks once, with the best morale in it", () => {
    const passed = turning(stack(5, 8), 8);
    expect([shows(passed, "A", "disorganized"), shows(passed, "B", "disorganized")]).toEqual([false, false]);
    const failed = turning(stack(5, 8), 9);
    expect([shows(failed, "A", "disorganized"), shows(failed, "B", "disorganized")]).toEqual([true, true]);
    expect(failed.eventsOf("checked")).toHaveLength(1);
  });
  test("VII.16: that of a gun does not count", () => {
    const s = turning(
      [allied("A", "0405", { stats: { morale: 5 } }), allied("G", "0405", { ...guns, stats: { morale: 9 } })],
      6,
    );
    expect(shows(s, "A", "disorganized")).toBe(true);
  });
  test("VII.16: each unit sinks from its own level", () => {
    const units = [
      allied("A", "0106", { state: ["routed"] }),
      allied("B", "0105"),
      allied("C", "0105", { state: ["disorganized"] }),
      allied("Z", "0110"),
    ];
    const s = field({ map: strip, units, dice: [8] });
    s.answer("unit A", "hex 0105");
    expect([shows(s, "B", "disorganized"), shows(s, "C", "routed")]).toEqual([true, true]);
  });
  test("VII.17: only the top unit fires", () => {
    const far = russian("R", "0404", { ...column, facing: "N/NE" });
    const s = field({ units: [allied("A", "0406"), allied("B", "0406"), far], dice: [9, 9] });
    s.answer("unit A", "fire 0404");
    expect([mp(s, "A"), mp(s, "B")]).toEqual([2, 4]);
    s.answer("fire 0404");
    const volleys = s.eventsOf("fired") as unknown as readonly { firers: readonly number[] }[];
    expect(volleys.map(({ firers }) => firers)).toEqual([[0], [0]]);
  });
  test("X.2, VII.17: under a column of British infantry nobody fires", () => {
    const s = field({
      units: [allied("A", "0406"), allied("B", "0406"), russian("R", "0404", { ...column, facing: "N/NE" })],
    });
    s.answer("unit B");
    expect(barred(s, "fire 0404")).toBe("X.2");
  });
  test("VII.18: the strength of the whole stack counts in melee", () => {
    const units = [allied("A", "0405"), allied("B", "0405"), russian("R", "0404", { facing: "N/NE" })];
    const s = field({ units, dice: [9] });
    s.answer("unit A", "attack 0404");
    stands(s, "russian");
    const [first] = s.eventsOf("melee-checked") as unknown as readonly {
      ledger: readonly { label: string; value: number }[];
    }[];
    expect(first.ledger.map(({ value }) => value)).toContain(-1);
  });
  test("VII.19: guns fire from under infantry", () => {
    const s = field({
      units: [
        allied("A", "0406", column),
        allied("G", "0406", guns),
        russian("R", "0404", { ...column, facing: "N/NE" }),
      ],
      dice: [9],
    });
    s.answer("unit A", "fire 0404");
    expect([mp(s, "G"), mp(s, "A")]).toEqual([2, 6]);
  });
  test("VII.19: infantry counterattacks from under guns", () => {
    const units = [allied("A", "0406"), russian("G", "0404", guns), russian("R", "0404")];
    const s = field({ units });
    s.answer("unit A", "hex 0405");
    expect(s.answers().some((text) => text === "unit R" || text === "attack 0405")).toBe(true);
  });
});
