import { type Situation, type SituationText, situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { allied, fate, horse, mounted, russian, told, turned } from "../battlefield.ts";

// 0404 has the neighbours 0403, 0504, 0505, 0405, 0305, 0304.

type Units = NonNullable<SituationText["units"]>;
const battle = (text: Partial<SituationText>): Situation =>
  situation(spiQuad, { scenario: "balaclava", active: "russian", ...text });
const settle = (s: Situation, until: (kind: string) => boolean = () => false) => {
  while (s.game.pending().kind === "decide" && s.decision().kind === "retreat" && !until(s.decision().kind))
    s.answer(s.answers()[0]);
  return s;
};

describe("B18: the four redoubts", () => {
  const turks = (front = "(1)2-1", more = {}) =>
    allied("Turks", "0404", front, { nation: "turkish", stack: 0, ...more });
  const gun = allied("No-2", "0404", "1(1)2", { stack: 1, ma: 0 });
  const R = (more: object = {}) => russian("R", "0403", "8-8-4", more);
  test("B18.1: the gun under the garrison fires, in both fire phases", () => {
    const s = battle({ phase: "defensive-fire", units: [R(), turks(), gun], dice: [1] });
    s.answer("target 0403", "add Turks", "add No-2", "fire");
    expect(told(s, "fire-resolved")).toMatchObject([{ strength: 2 }]);
    const own = battle({ active: "allied", phase: "offensive-fire", units: [R(), turks(), gun], dice: [1] });
    own.answer("target 0403", "add No-2", "fire");
    expect(told(own, "fire-resolved")).toMatchObject([{ strength: 1 }]);
  });
  test("B18.1: it is not hit while it lies underneath", () => {
    const s = battle({ phase: "offensive-fire", units: [R(), turks("(2)4-4"), gun], dice: [3] });
    s.answer("target 0404", "add R", "fire");
    expect([fate(s, "Turks"), fate(s, "No-2")]).toEqual(["0404 disrupted", "0404"]);
  });
  test("B18.4: it reaches one hex only", () => {
    const s = battle({
      phase: "defensive-fire",
      units: [russian("R", "0402", "2-4-2"), turks(), gun, allied("M", "0401", "A(1)4", { ma: 0 })],
    });
    s.answer("target 0402");
    expect(s.answers()).not.toContain("add No-2");
  });
  test("B18.2: garrison shot out, Russian zone on the hex: captured, and one unit may walk in", () => {
    const s = settle(
      battle({
        phase: "offensive-fire",
        units: [R(), russian("Q", "0304"), turks(), gun],
        dice: [1],
        script: ["target 0404", "add R", "fire"],
      }),
    );
    expect(fate(s, "No-2")).toBe("captured");
    expect(s.answers()).toEqual(["advance R 0404", "advance Q 0404", "end"]);
    s.answer("advance Q 0404");
    expect(fate(s, "Q")).toBe("0404");
  });
  test("B18.2: shot out from afar without a zone: the gun remains", () => {
    const s = settle(
      battle({
        phase: "offensive-fire",
        units: [russian("B", "0402", "A(1)2", { ma: 3 }), turks(), gun],
        dice: [4],
        script: ["target 0404", "add B", "fire"],
      }),
    );
    expect(fate(s, "No-2")).toBe("0404");
  });
  test("B18.2, 6.12: a disrupted Russian has no zone and captures nothing", () => {
    const units = [russian("B", "0402", "A(1)2", { ma: 3 }), R(turned), turks(), gun];
    const s = settle(battle({ phase: "offensive-fire", units, dice: [4], script: ["target 0404", "add B", "fire"] }));
    expect(fate(s, "No-2")).toBe("0404");
  });
  test("B18.2: garrison beaten in melee: captured, three points, not eliminated", () => {
    // 8 against 2 + 1: 2-1, column 4; morale 4, die 6: row 9, d2*.
    const s = settle(
      battle({ phase: "melee", units: [R(), turks(), gun], dice: [6], script: ["target 0404", "add R", "attack"] }),
    );
    expect(told(s, "melee-resolved")).toMatchObject([{ defence: 3 }]);
    expect(fate(s, "No-2")).toBe("captured");
  });
  test("B18.2: an abandoned gun is captured when a Russian zone comes to cover it", () => {
    const s = battle({ phase: "movement", units: [russian("R", "0401"), allied("A", "0808"), gun] });
    s.answer("unit R", "hex 0403");
    if (s.answers().includes("stop")) s.answer("stop");
    s.answer("end");
    expect(fate(s, "No-2")).toBe("captured");
  });
  test("B18.3: the Allies may spike any gun in their Movement Phase, next to the enemy too", () => {
    const s = battle({ active: "allied", phase: "movement", units: [R(), turks(), gun] });
    s.answer("spike No-2");
    expect(fate(s, "No-2")).toBe("spiked");
  });
  test("B18.3: not the other batteries", () => {
    const s = battle({
      active: "allied",
      phase: "movement",
      units: [allied("1-Marine", "0404", "A(1)4", { ma: 0 }), allied("A", "0101"), R()],
    });
    expect(s.answers().filter((answer) => answer.startsWith("spike"))).toEqual([]);
  });
  test("B16.42: a redoubt gun does not move", () => {
    const s = battle({ active: "allied", phase: "movement", units: [turks(), gun, R()] });
    expect(s.refusal("unit No-2").rule).toMatch(/B16\.42|5\.16/);
  });
});

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
  const lost = (melee: number) => [{ ...allied("Lost", "eliminated", "3-3-3"), stats: { fire: 3, melee, morale: 3 } }];
  const hit = (units: Units, flags: Record<string, unknown>, die: number, front = "4-3-4", nation = "british") => {
    const s = battle({
      phase: "offensive-fire",
      flags,
      units: [allied("B", "0403", front, { nation }), russian("R", "0404", "4-4-4"), ...units],
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
    expect(fate(hit([], flags, 3), "B")).toBe("0403 disrupted demoralized");
    expect(fate(hit([], flags, 3, "3-3-3", "french"), "B")).toBe("0403");
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
    expect(lost(3).length).toBe(1);
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

describe("B23: victory", () => {
  const stay: Units = [allied("A", "2024"), russian("R", "3010", "2-4-2", turned)];
  const final = (units: Units, flags: Record<string, unknown> = {}) => {
    const s = situation(spiQuad, {
      scenario: "balaclava",
      map: { use: "balaclava" },
      active: "allied",
      phase: "rally",
      turn: 12,
      flags,
      units: [...stay, ...units],
    });
    const lines = spiQuad.view(s.game.play(), null).score;
    const of = (side: string) =>
      lines.filter((line) => line.side === side).reduce((all, { points }) => all + points, 0);
    return [of("russian"), of("allied")];
  };
  const gone = (unit: Units[number], at = "eliminated"): Units => [{ ...unit, at }];
  const table: readonly [string, Units, number, number][] = [
    ["British infantry 3", gone(allied("X", "", "3-3-3")), 3, 0],
    [
      "British infantry that died disrupted scores its front",
      gone(allied("X", "", "3-3-3", { ...turned, back: "(1)2-3" })),
      3,
      0,
    ],
    ["Turkish infantry 4", gone(allied("X", "", "(2)4-1", { nation: "turkish" })), 4, 0],
    ["French infantry 3", gone(allied("X", "", "3-3-3", { nation: "french" })), 3, 0],
    ["French cavalry 4", gone(allied("X", "", "0-4-4", { nation: "french", ...mounted })), 4, 0],
    ["British cavalry 2 x 2", gone(allied("X", "", "0-2-4", mounted)), 4, 0],
    ["British artillery 8", gone(allied("X", "", "D(1)4", { ma: 3 })), 8, 0],
    ["British horse artillery 8", gone(allied("X", "", "G(1)4", horse)), 8, 0],
    ["redoubt gun captured 3", gone(allied("No-2", "", "1(1)2"), "captured"), 3, 0],
    ["redoubt gun eliminated 0", gone(allied("No-2", "", "1(1)2")), 0, 0],
    ["redoubt gun spiked 0", gone(allied("No-2", "", "1(1)2"), "spiked"), 0, 0],
    ["redoubt gun in place 6", gone(allied("No-2", "", "1(1)2"), "2012"), 0, 6],
    ["Russian infantry 5", gone(russian("X", "", "2-5-2")), 0, 5],
    ["Russian cavalry 4", gone(russian("X", "", "(1)4-3", mounted)), 0, 4],
    ["Russian artillery 15", gone(russian("X", "", "A(1)2", { ma: 3 })), 0, 15],
  ];
  test.each(table)("B23.2: %s", (_name, units, russians, allies) => {
    expect(final(units)).toEqual([russians, allies]);
  });
  test("B23.21: 15 once for two or more units exited", () => {
    expect([{ 3: 1 }, { 3: 1, 9: 1 }, { 3: 4 }].map((exits) => final([], { exits })[0])).toEqual([0, 15, 15]);
  });
  test("B23.21: a Russian unit leaves at 2025 in its Movement Phase, nowhere else", () => {
    const s = battle({
      map: { use: "balaclava" },
      turn: 4,
      units: [russian("R", "2025", "2-4-2"), russian("Q", "2024", "2-4-2"), allied("A", "0101")],
    });
    s.answer("unit R", "exit", "unit Q");
    expect(s.refusal("exit").rule).toMatch(/B23\.21|5\.17/);
    s.answer("hex 2025", "exit");
    expect(fate(s, "Q")).toBe("exited");
    expect(s.view().score).toMatchObject([{ side: "russian", points: 15 }]);
  });
  test("B23.21: 30 only with Russians in all of 1811, 2012 and 2313", () => {
    const east = ["1811", "2012", "2313"].map((hex, i) => russian(`E${i}`, hex, "2-4-2"));
    expect([final(east)[0], final(east.slice(1))[0]]).toEqual([30, 0]);
  });
  test("B23.22: 30 for being in, or last in, 0714, 1114 and 1312", () => {
    const garrison = ["0714", "1114", "1312"].map((hex, i) => allied(`W${i}`, hex, "(1)2-1", { nation: "turkish" }));
    const held = { "0714": "allied", "1114": "allied", "1312": "allied" };
    expect(final(garrison)[1]).toBe(30);
    expect(final([], { holders: held })[1]).toBe(30);
    expect(final([], { holders: { ...held, "1312": "russian" } })[1]).toBe(0);
  });
  test.each([
    [3, 4, "draw"],
    [3, 5, "allied"],
  ])("B23.1: %i guns and %i melee points", (guns, melee, winner) => {
    const units = Array.from({ length: guns }, (_, i) => ({
      ...russian(`G${i}`, "", "A(1)2", { ma: 3 }),
      at: "eliminated",
    }));
    const s = situation(spiQuad, {
      scenario: "balaclava",
      map: { use: "balaclava" },
      active: "allied",
      phase: "rally",
      turn: 12,
      dice: [6],
      units: [
        ...stay,
        ...units,
        { ...russian("X", "", `2-${melee}-2`), at: "eliminated" },
        allied("D", "2022", "3-3-3", turned),
      ],
    });
    s.answer("rally D");
    if (s.game.pending().kind === "decide") s.answer("end");
    const pending = s.game.pending();
    if (pending.kind !== "over") throw new Error("the game goes on");
    expect(pending.verdict.winner).toBe(winner === "draw" ? null : 0);
  });
  test("B16.31: the Russians go first", () => {
    const s = battle({ turn: 1, units: [russian("R", "0101", "2-4-2"), allied("A", "0808")] });
    s.answer("end");
    expect(s.view()).toMatchObject({ active: "allied", turn: 1 });
    s.answer("end");
    expect(s.view()).toMatchObject({ active: "russian", turn: 2 });
  });
});
