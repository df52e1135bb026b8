import { describe, expect, test } from "vitest";
import { allied, alliedTurn, russian, russianTurn, told, turned } from "./battlefield.ts";

// 0404 has the neighbours 0403, 0504, 0505, 0405, 0305, 0304.

const balaclava = { scenario: "balaclava" } as const;

describe("fatigue", () => {
  const tiring = (fatigue: number, more: object = {}) => {
    const unit = allied("20/4", "0403", "3-9-3", { back: "(1)2-3", ...more });
    return { ...unit, stats: { ...unit.stats, fatigue } };
  };
  const attack = (fatigue: number, die: number) => {
    const s = alliedTurn("melee", {
      ...balaclava,
      units: [tiring(fatigue), russian("R", "0404", "2-3-3")],
      dice: [die],
    });
    s.answer("target 0404", "add 20/4", "attack");
    return s;
  };

  test("B19.0: a melee attack takes one level", () => {
    const s = attack(3, 2);
    expect(told(s, "melee-resolved")).toMatchObject([{ result: "dR" }]);
    s.answer("hex 0405");
    expect(told(s, "tired")).toMatchObject([{ unit: "20/4", level: 2 }]);
  });

  test("B19.0: disruption takes one more", () => {
    const s = attack(3, 1);
    expect(told(s, "melee-resolved")).toMatchObject([{ result: "aR" }]);
    const t = alliedTurn("melee", { ...balaclava, units: [tiring(3), russian("R", "0404", "2-9-3")], dice: [1] });
    t.answer("target 0404", "add 20/4", "attack");
    expect(told(t, "melee-resolved")).toMatchObject([{ result: "a1" }]);
    t.answer("hex 0402");
    expect(told(t, "tired")).toMatchObject([{ level: 2 }, { level: 1 }]);
    s.answer("hex 0402");
  });

  test("B19.0: at no level the unit is disrupted for good, without losing more", () => {
    const s = attack(1, 2);
    s.answer("hex 0405");
    expect(s.unit("20/4").face.states).toContain("disrupted");
    expect(told(s, "tired")).toMatchObject([{ level: 0 }]);
    expect(told(s, "disrupted")).toMatchObject([{ unit: "20/4", rule: "B19.0" }]);
  });

  test("B19.0: defending takes nothing, and B19.1: other units do not tire", () => {
    const s = russianTurn("melee", { ...balaclava, units: [tiring(3), russian("R", "0404", "2-3-3")], dice: [1] });
    s.answer("target 0403", "add R", "attack");
    expect(s.eventsOf("tired")).toEqual([]);
    const t = alliedTurn("melee", {
      ...balaclava,
      units: [allied("93-Suth", "0403", "5-9-5"), russian("R", "0404", "2-3-3")],
      dice: [1],
    });
    t.answer("target 0404", "add 93-Suth", "attack");
    expect(t.eventsOf("tired")).toEqual([]);
  });
});

describe("demoralization", () => {
  const lose = (britishLost: number, front: string) => {
    const s = russianTurn("offensive-fire", {
      ...balaclava,
      flags: { britishLost },
      units: [
        russian("R", "0403", "8-4-4"),
        allied("Doomed", "0404", front, { ...turned, back: "(1)1-3" }),
        allied("Other", "0808", "5-3-5"),
        allied("Turk", "0707", "(1)2-1", { nation: "turkish" }),
      ],
      dice: [6],
    });
    s.answer("target 0404", "add R", "fire");
    return s;
  };

  test("B20.0: more than 22 melee points of British units eliminated demoralize the British", () => {
    expect(lose(19, "3-3-3").eventsOf("demoralized")).toEqual([]);
    expect(told(lose(20, "3-3-3"), "demoralized")).toMatchObject([{ lost: 23, rule: "B20.0" }]);
  });

  test("B20.0: bracketed melee strengths do not count", () => {
    expect(lose(22, "4(3)3").eventsOf("demoralized")).toEqual([]);
  });

  test("B20.0: each demoralized British unit fights with half its morale, rounded up; Turks and French do not", () => {
    const s = lose(20, "3-3-3");
    expect(s.unit("Other").face.states).toContain("demoralized");
    expect(s.unit("Turk").face.states).not.toContain("demoralized");
    const t = russianTurn("offensive-fire", {
      ...balaclava,
      flags: { demoralized: true },
      units: [russian("R", "0403", "8-4-4"), allied("Guards", "0404", "5-3-5")],
      dice: [1],
    });
    t.answer("target 0404", "add R", "fire");
    // Result 3 equals half of 5, rounded up: disrupted.
    expect(t.unit("Guards").face.states).toContain("disrupted");
  });
});
