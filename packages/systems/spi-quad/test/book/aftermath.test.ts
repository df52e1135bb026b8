import { type Situation, type SituationText, situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { allied, fate, mounted, russian, told, turned } from "../battlefield.ts";
import { fight } from "./fight.ts";

// 0404 has the neighbours 0403, 0504, 0505, 0405, 0305, 0304.

const battle = (text: Partial<SituationText>): Situation =>
  situation(spiQuad, { scenario: "balaclava", active: "russian", phase: "melee", ...text });
/** Makes every retreat, and nobody advances. */
const settle = (s: Situation) => {
  const asked = ["retreat", "advance", "redoubt-advance"];
  while (s.game.pending().kind === "decide" && asked.includes(s.decision().kind)) {
    s.answer(s.decision().kind === "retreat" ? s.answers()[0] : "end");
  }
  return s;
};

describe("what becomes of redoubt guns", () => {
  const gun = allied("No-2", "0404", "1(1)2", { stack: 1, ma: 0 });
  const turks = (front = "(1)2-1") => allied("Turks", "0404", front, { nation: "turkish", stack: 0 });
  const storm = (more: object, die: number, options: Record<string, string> = {}) =>
    settle(
      battle({
        options,
        units: [russian("R", "0403", "8-8-4", more), turks(), gun],
        dice: [die],
        script: ["target 0404", "add R", "attack"],
      }),
    );
  test("B18.2: with its garrison driven out the gun falls, also where abandoned guns do not", () => {
    expect(fate(storm({}, 6), "No-2")).toBe("captured");
    expect(fate(storm({}, 6, { abandonedRedoubtGunCaptured: "off" }), "No-2")).toBe("captured");
  });
  test("8.55, 8.4, 6.12: without a Russian zone it is eliminated, by its retreat or with its garrison", () => {
    // 8 against 3: 2-1. Morale 4: die 6 is row 9, d2*; 24 against 3 is 8-1, column 8, row 4 on: E.
    const lost = (front: string, die: number) => {
      const units = [russian("R", "0403", "8-8-4", { ...turned, back: front }), turks(), gun];
      const s = settle(battle({ units, dice: [die], script: ["target 0404", "add R", "attack"] }));
      const [{ result }] = told<{ result: string }>(s, "melee-resolved");
      const [{ rule }] = told<{ rule: string; unit: string }>(s, "eliminated").filter(({ unit }) => unit === "No-2");
      return [result, fate(s, "No-2"), rule];
    };
    expect(lost("(4)8-4", 6)).toEqual(["d2*", "eliminated", "8.55"]);
    const E = { ...turned };
    const units = [
      {
        ...russian("R", "0403", "8-8-4", E),
        stats: { fire: 8, melee: 8, morale: 4, back: { fire: 4, melee: 24, morale: 4 } },
      },
      turks(),
      gun,
    ];
    const s = settle(battle({ units, dice: [6], script: ["target 0404", "add R", "attack"] }));
    expect(told(s, "melee-resolved")).toMatchObject([{ result: "dE" }]);
    expect(told(s, "eliminated")).toMatchObject([
      { unit: "Turks", rule: "8.4" },
      { unit: "No-2", rule: "8.4" },
    ]);
  });
  test("B18.2: a garrison that wins its own attack keeps its gun", () => {
    const s = settle(
      battle({
        active: "allied",
        units: [russian("R", "0403", "4-1-4"), turks("(1)8-4"), gun],
        dice: [6],
        script: ["target 0403", "add Turks", "attack"],
      }),
    );
    expect(told<{ result: string }>(s, "melee-resolved")[0].result).toMatch(/^d/);
    expect(fate(s, "No-2")).toBe("0404");
  });
});

describe("who retreats, and what it leaves", () => {
  test("8.5: only those that must are named in the order of retreats", () => {
    const units = [
      allied("A", "0403", "4-9-4"),
      russian("R", "0404", "4-1-4"),
      russian("Q", "0303", "4-1-4"),
      russian("X", "0808"),
    ];
    const { s } = fight(units, 1, ["A"], ["0404", "0303"]);
    expect([...s.answers()].sort()).toEqual(["unit Q", "unit R"]);
    expect(s.refusal("unit X")).toMatchObject({ rule: "8.5", code: "need-not-retreat" });
  });
  test("8.71, 11.25, 8.82: weary cavalry of morale 5 that need not retreat falls in its hex, which is then the path", () => {
    const weary = russian("C", "0404", "0-4-5", { ...mounted, ...turned, back: "0-4-5" });
    const { s, melee } = fight([allied("A", "0403", "4-2-4"), weary], 4);
    expect(melee.result).toBe("dR");
    expect(fate(s, "C")).toBe("eliminated");
    expect(s.answers()).toEqual(["advance A 0404", "end"]);
  });
});

describe("B19.0: who is told to tire", () => {
  const attack = (fatigue: number, more: object = {}) => {
    const unit = allied("42-BW/1", "0403", "4-9-4", { parent: "1", ...more });
    const guards = { ...unit, stats: { ...unit.stats, fatigue } };
    const units = [guards, russian("R", "0404", "4-3-4")];
    const s = battle({ active: "allied", units, dice: [1], script: ["target 0404", "add 42-BW/1", "attack"] });
    return (s.events() as unknown as { kind: string; unit?: string; level?: number }[])
      .filter(({ kind, unit: id }) => ["tired", "disrupted"].includes(kind) && id === "42-BW/1")
      .map(({ kind, level }) => (level === undefined ? kind : `${kind} ${level}`));
  };
  test("B19.0: a level for an attack, and disruption with the last one", () => {
    expect(attack(3)).toEqual(["tired 2"]);
    expect(attack(1)).toEqual(["tired 0", "disrupted"]);
  });
  test("B19.0: whoever is disrupted already is not disrupted by the last level", () => {
    expect(attack(1, { ...turned, back: "(2)9-4" })).toEqual(["tired 0"]);
  });
  test("B19.0: whoever has no level left loses none", () => {
    expect(attack(0, { ...turned, back: "(2)9-4" })).toEqual([]);
  });
});
