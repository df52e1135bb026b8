import { describe, expect, test } from "vitest";
import {
  allied,
  asked,
  at,
  barred,
  field,
  formation,
  horse,
  type More,
  mp,
  russian,
  shows,
  stands,
  told,
} from "./steppe.ts";

const column = { formation: "column" };
/** A steps from 0407 to 0406, two hexes before R in 0404. */
const come = (russians: readonly More[], mover: More = column, dice: readonly number[] = []) => {
  const s = field({ units: [allied("A", "0407", mover), ...russians], dice });
  s.answer("unit A", "hex 0406");
  return s;
};

describe("VI.12, VI.13: squares against cavalry", () => {
  const rider = { ...horse, facing: "N/NE" };
  /** Cavalry comes from 0408 to 0406, two hexes from R in 0404. */
  const ride = (foot: More, dice: readonly number[] = []) => {
    const s = field({ units: [allied("A", "0407", rider), russian("R", "0404", foot)], dice });
    s.answer("unit A", "hex 0406");
    return s;
  };
  test.each([
    ["in its zone", {}],
    ["behind it", { facing: "N/NE" }],
    ["beyond its zone", { formation: "company-column", stats: { fire: "+1/-" } }],
  ])("VI.12: infantry forms square when cavalry is two hexes off, %s", (_name, more) => {
    const s = ride(more, [7]);
    s.answer("unit R", "form 4");
    expect([formation(s, "R"), shows(s, "R", "disorganized"), shows(s, "R", "reaction")]).toEqual([
      "square",
      false,
      true,
    ]);
  });
  test("VI.12: who fails stays in its formation and is disorganized", () => {
    const s = ride({}, [8]);
    s.answer("unit R", "form 4");
    expect([formation(s, "R"), shows(s, "R", "disorganized")]).toEqual(["line", true]);
  });
  test.each([
    [2, "VI.12"],
    [3, ""],
  ])("VI.12: %i points and a square", (sp, rule) => {
    const s = ride({ stats: { sp } });
    s.answer("unit R");
    expect(barred(s, "form 4")).toBe(rule);
  });
  test("VI.12: units of a hex reach 3 points together and form together", () => {
    const s = field({
      units: [
        allied("A", "0407", rider),
        russian("R", "0404", { stats: { sp: 2 } }),
        russian("Q", "0404", { stats: { sp: 1 } }),
      ],
      dice: [7],
    });
    s.answer("unit A", "hex 0406", "unit R", "form 4");
    expect([formation(s, "R"), formation(s, "Q")]).toEqual(["square", "square"]);
  });
  test("VI.12, XIV.49: a routed unit in the hex neither forms with the others nor counts among the 3 points", () => {
    const beside = (sp: number, dice: readonly number[]) => {
      const units = [allied("A", "0407", rider), russian("R", "0404", { stats: { sp } })];
      const s = field({ units: [...units, russian("Q", "0404", { state: ["routed"] })], dice });
      s.answer("unit A", "hex 0406", "unit R");
      return s;
    };
    expect(barred(beside(2, []), "form 4")).toBe("VI.12");
    const s = beside(3, [7]);
    s.answer("form 4");
    expect([formation(s, "R"), formation(s, "Q"), shows(s, "Q", "routed")]).toEqual(["square", undefined, true]);
  });
  test("VI.12: not against infantry", () => {
    const s = come([russian("R", "0404")]);
    s.answer("unit R");
    expect(barred(s, "form 4")).toBe("VI.12");
  });
  test("VI.12: not three hexes off", () => {
    const s = field({ units: [allied("A", "0408", rider), russian("R", "0404", { facing: "N/NE" })] });
    s.answer("unit A", "hex 0407");
    expect(asked(s)).toBe("allied act");
  });
  /** A has declared its charge and closed; R forms square at the last moment. */
  const charge = (dice: readonly number[]) => {
    const units = [allied("A", "0407", rider), allied("B", "0909"), russian("R", "0404", { facing: "N/NE" })];
    const s = field({ units, dice });
    s.answer("unit A", "hex 0406", "end", "attack 0404");
    while (s.decision().kind === "withdraw") s.answer("no");
    s.answer("unit R", "form 4");
    return s;
  };
  test("VI.12: cavalry before whose charge a square was formed may break off: disorganized, and its move is over", () => {
    const s = charge([0, 7]);
    expect(asked(s)).toBe("allied press-charge");
    s.answer("no");
    expect([shows(s, "A", "disorganized"), barred(s, "unit A")]).toEqual([true, "VIII.11"]);
    expect(s.eventsOf("melee-checked")).toHaveLength(1);
  });
  test("VI.12: or it goes on", () => {
    const s = charge([0, 7, 0, 0]);
    s.answer("yes");
    expect(s.eventsOf("melee-checked")).toHaveLength(3);
  });
  test("VI.12: it is not asked where the square was not formed", () => {
    const s = charge([0, 8, 9]);
    expect(asked(s)).not.toBe("allied press-charge");
  });
  test("VI.13: infantry that a countercharge strikes does not change its formation", () => {
    const units = [allied("A", "0407", { nation: "french" }), russian("H", "0404", horse)];
    const s = field({ units, dice: [0, 0, 0] });
    s.answer("unit A", "hex 0406", "unit H");
    expect(s.decision().seat).toBe(0);
    expect(s.answers().some((text) => text.startsWith("form"))).toBe(false);
    stands(s, "allied");
    expect(formation(s, "A")).toBe("line");
  });
});

describe("VI.14: beginning in a zone", () => {
  test("VI.14: whoever would leave it is reacted to before it goes", () => {
    const s = field({ units: [allied("A", "0406", column), russian("R", "0404")], dice: [9] });
    s.answer("unit A", "hex 0407");
    expect([asked(s), at(s, "A"), mp(s, "A")]).toEqual(["russian reactor", "0406", 6]);
    s.answer("unit R", "fire 0406");
    expect(at(s, "A")).toBe("0407");
  });
  test("VI.14: points lost to that fire may keep it there", () => {
    const units = [
      allied("A", "0406", { state: ["begun", "mp:2"] }),
      allied("B", "0909"),
      russian("R", "0404", { stats: { morale: 10 } }),
    ];
    const s = field({ units, dice: [0] });
    s.answer("unit A", "hex 0407", "unit R", "fire 0406");
    expect(at(s, "A")).toBe("0406");
  });
  test("VI.14: a step from zone to zone is reacted to once, after it", () => {
    const s = field({ units: [allied("A", "0406", column), russian("R", "0404")] });
    s.answer("unit A", "hex 0405");
    expect([asked(s), at(s, "A")]).toEqual(["russian reactor", "0405"]);
  });
  const assault = (die: number, points: number) => {
    const units = [
      allied("A", "0405", { nation: "french", stats: { morale: 9 }, state: ["begun", `mp:${points}`] }),
      allied("B", "0909"),
      russian("R", "0404", { stats: { morale: 10 } }),
    ];
    const s = field({ units, dice: [die] });
    s.answer("unit A", "attack 0404");
    while (s.decision().kind !== "reactor") s.answer(s.answers().includes("no") ? "no" : "end");
    s.answer("unit R", "fire 0405");
    return s;
  };
  test("VI.14: declaring an assault is an act in the zone; shot out of its points it does not attack", () => {
    const s = assault(4, 1);
    expect(told(s)).not.toContain("melee-checked");
    expect(told(s)).toContain("assault-marked");
  });
});
