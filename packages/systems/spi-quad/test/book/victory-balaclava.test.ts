import { type Situation, type SituationText, situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { allied, fate, horse, mounted, russian, turned } from "../battlefield.ts";

type Units = NonNullable<SituationText["units"]>;
const battle = (text: Partial<SituationText>): Situation =>
  situation(spiQuad, { scenario: "balaclava", active: "russian", ...text });

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
