import { type Situation, type SituationText, situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { allied, fate, horse, mounted, russian, told, turned } from "../battlefield.ts";

// 0404 has the neighbours 0403, 0504, 0505, 0405, 0305, 0304.

const battle = (text: Partial<SituationText>): Situation =>
  situation(spiQuad, { scenario: "balaclava", active: "russian", ...text });
/** Makes every retreat that is asked for. */
const settle = (s: Situation) => {
  while (s.game.pending().kind === "decide" && s.decision().kind === "retreat") s.answer(s.answers()[0]);
  return s;
};

describe("B19: fatigue", () => {
  const guards = (at: string, front = "4-3-4", more: object = {}) =>
    allied("42-BW/1", at, front, { parent: "1", ...more });
  const level = (s: Situation) => s.unit("42-BW/1").face.steps?.now;
  test("B19.0: it begins at the morale", () => {
    const s = battle({
      active: "allied",
      phase: "movement",
      units: [guards("0404"), russian("R", "0808", "2-4-2", turned)],
    });
    expect(level(s)).toBe(4);
  });
  test("B19.0: a move of the full allowance costs 1, a shorter one nothing", () => {
    const march = (goal: string) => {
      const s = battle({
        active: "allied",
        phase: "movement",
        units: [guards("0401"), russian("R", "0808", "2-4-2", turned)],
      });
      s.answer("unit 42-BW/1", `hex ${goal}`);
      if (s.answers().includes("stop")) s.answer("stop");
      return level(s);
    };
    expect([march("0405"), march("0406")]).toEqual([4, 3]);
  });
  test("B19.1: neither French foot nor British horse tires, whatever its division is called", () => {
    const marched = (more: object, goal: string) => {
      const s = battle({
        active: "allied",
        phase: "movement",
        units: [allied("F", "0401", "4-3-4", { parent: "1", ...more }), russian("R", "0808", "2-4-2", turned)],
      });
      s.answer("unit F", `hex ${goal}`);
      if (s.answers().includes("stop")) s.answer("stop");
      expect(s.decision().kind).toBe("movement");
      return s.eventsOf("tired");
    };
    expect(marched({ nation: "british" }, "0406")).toHaveLength(1);
    expect(marched({ nation: "british", parent: "4" }, "0406")).toHaveLength(1);
    expect(marched({ nation: "british", parent: "2" }, "0406")).toEqual([]);
    expect(marched({ nation: "french" }, "0406")).toEqual([]);
    expect(marched({ nation: "british", ...mounted, ma: 5 }, "0406")).toEqual([]);
  });
  test("B19.0: a disrupted unit's full move is 3 points", () => {
    const s = battle({
      active: "allied",
      phase: "movement",
      units: [guards("0401", "4-3-4", turned), russian("R", "0808", "2-4-2", turned)],
    });
    s.answer("unit 42-BW/1", "hex 0404");
    if (s.answers().includes("stop")) s.answer("stop");
    expect(level(s)).toBe(3);
  });
  test("B19.0: a melee attack costs 1, defending nothing", () => {
    const attack = battle({
      active: "allied",
      phase: "melee",
      units: [guards("0403", "4-9-4"), russian("R", "0404", "2-3-4")],
      dice: [1],
    });
    attack.answer("target 0404", "add 42-BW/1", "attack");
    settle(attack);
    expect(level(attack)).toBe(3);
    const defence = battle({
      phase: "melee",
      units: [guards("0403", "4-3-4"), russian("R", "0404", "2-1-4")],
      dice: [1],
    });
    defence.answer("target 0403", "add R", "attack");
    expect(level(defence)).toBe(4);
  });
  test("B19.0: being disrupted costs 1, being hit while disrupted nothing", () => {
    const shoot = (more: object, die: number) => {
      const s = battle({
        phase: "offensive-fire",
        units: [guards("0403", "4-3-4", more), russian("R", "0404", "8-4-4")],
        dice: [die],
      });
      s.answer("target 0403", "add R", "fire");
      return level(s);
    };
    expect([shoot({}, 3), shoot({}, 1), shoot(turned, 3)]).toEqual([3, 4, 4]);
  });
  test("B19.0: at 0 it is disrupted at once and never rallies", () => {
    const tired = {
      ...guards("0401"),
      stats: { fire: 4, melee: 3, morale: 4, fatigue: 1, back: { fire: 2, fireParen: true, melee: 2 } },
    };
    const s = battle({
      active: "allied",
      phase: "movement",
      units: [tired, allied("D", "0801", "4-2-4", turned), russian("R", "0808", "2-4-2")],
    });
    s.answer("unit 42-BW/1", "hex 0406");
    if (s.answers().includes("stop")) s.answer("stop");
    expect(fate(s, "42-BW/1")).toBe("0406 disrupted");
    s.answer("end");
    while (s.view().phase !== "rally") s.answer("end");
    expect(s.answers()).toEqual(["rally D", "end"]);
    expect(s.refusedBy("rally 42-BW/1")).toBe("B19.0");
  });
  test("B19.1: other British units, French and Turks do not tire", () => {
    const s = battle({
      active: "allied",
      phase: "movement",
      units: [
        allied("93-Suth", "0401", "5-3-5"),
        allied("1-Zou/1/1", "0601", "3-3-3", { nation: "french", parent: "1/1" }),
        russian("R", "0808", "2-4-2", turned),
      ],
    });
    expect([s.unit("93-Suth").face.steps, s.unit("1-Zou/1/1").face.steps]).toEqual([undefined, undefined]);
  });
});

describe("B20.0: demoralization", () => {
  const hit = (flags: Record<string, unknown>, die: number, front = "4-3-4", nation = "british") => {
    const s = battle({
      phase: "offensive-fire",
      flags,
      units: [allied("B", "0403", front, { nation }), russian("R", "0404", "4-4-4")],
      dice: [die],
    });
    s.answer("target 0403", "add R", "fire");
    return s;
  };
  test("B20.0: the instant more than 22 points are gone", () => {
    const kill = (before: number) => {
      const s = battle({
        phase: "offensive-fire",
        flags: { britishLost: before },
        units: [
          allied("B", "0403", "4-3-1", { ...turned, back: "(1)2-1" }),
          allied("C", "0101", "5-3-5"),
          russian("R", "0404", "8-4-4"),
        ],
        dice: [6],
      });
      s.answer("target 0403", "add R", "fire");
      return s.eventsOf("demoralized").length;
    };
    expect([kill(19), kill(20)]).toEqual([0, 1]);
  });
  test("B20.0: morale counts half, rounded up: 5, 4, 3, 2, 1 become 3, 2, 2, 1, 1", () => {
    const values = [5, 4, 3, 2, 1].map((morale) => {
      const s = battle({
        flags: { demoralized: true, britishLost: 23 },
        units: [allied("B", "0403", `4-3-${morale}`), russian("R", "0808", "2-4-2")],
      });
      return s.unit("B").face.values.find(({ role }) => role === "morale")?.text;
    });
    expect(values).toEqual(["3", "2", "2", "1", "1"]);
  });
  test("B20.0: a British unit of 4 is disrupted by a 2, a Turk or Frenchman not", () => {
    const flags = { demoralized: true, britishLost: 23 };
    expect(fate(hit(flags, 3), "B")).toBe("0403 disrupted demoralized");
    expect(fate(hit(flags, 3, "3-3-3", "french"), "B")).toBe("0403");
  });
  test("B20.0: in melee the attacker's row falls", () => {
    const s = battle({
      active: "allied",
      phase: "melee",
      flags: { demoralized: true, britishLost: 23 },
      units: [allied("B", "0403", "4-3-5"), russian("R", "0404", "2-3-4")],
      dice: [1],
    });
    s.answer("target 0404", "add B", "attack");
    expect(told(s, "melee-resolved")).toMatchObject([{ row: 3 }]);
  });
  test("B20.0: rallying is against the halved morale", () => {
    const s = battle({
      active: "allied",
      phase: "rally",
      flags: { demoralized: true, britishLost: 23 },
      units: [allied("B", "0403", "4-3-4", turned), russian("R", "0808", "2-4-2")],
      dice: [3],
    });
    s.answer("rally B");
    expect(fate(s, "B")).toBe("0403 disrupted demoralized");
  });
  test("B20.0: parenthesised strengths, Turks and French do not count", () => {
    const units = [
      allied("T", "0403", "(2)4-1", { nation: "turkish", ...turned, back: "(1)2-1" }),
      allied("C", "0101", "5-3-5"),
      russian("R", "0404", "8-4-4"),
    ];
    const s = battle({ phase: "offensive-fire", flags: { britishLost: 22 }, units, dice: [6] });
    s.answer("target 0403", "add R", "fire");
    expect(s.eventsOf("demoralized")).toEqual([]);
  });
});

describe("B21.0: a stack of British cavalry", () => {
  const stack = [
    allied("H1", "0404", "0-2-4", { ...mounted, stack: 0 }),
    allied("H2", "0404", "0-1-4", { ...mounted, stack: 1 }),
    allied("H3", "0404", "0-1-4", { ...mounted, stack: 2 }),
    allied("T", "0404", "G(1)4", { ...horse, stack: 3 }),
  ];
  test("B21.0, 8.21: all of them defend", () => {
    const s = battle({ phase: "melee", units: [...stack, russian("R", "0403", "2-1-4")], dice: [1] });
    s.answer("target 0404", "add R", "attack");
    expect(told(s, "melee-resolved")).toMatchObject([{ defence: 5 }]);
  });
  test("B21.0, 7.22: only the top one is fired at", () => {
    const s = battle({ phase: "offensive-fire", units: [...stack, russian("R", "0403", "8-1-4")], dice: [1] });
    s.answer("target 0404", "add R", "fire");
    expect(told<{ hits: readonly { unit: string; column: number }[] }>(s, "fire-resolved")[0].hits).toMatchObject([
      { unit: "H1", column: 8 },
    ]);
  });
  test("B21.0, 11.21: every one that fought is disrupted", () => {
    const s = settle(
      battle({
        phase: "melee",
        units: [...stack, russian("R", "0403", "2-1-4")],
        dice: [1],
        script: ["target 0404", "add R", "attack"],
      }),
    );
    expect(["H1", "H2", "H3"].map((id) => fate(s, id))).toEqual(["0404 disrupted", "0404 disrupted", "0404 disrupted"]);
  });
});
