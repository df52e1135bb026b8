import { beginGame, isProblems, scriptedChance } from "@redoubt/engine";
import { situation, situationOf } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../src/index.ts";
import { allied, horse, mounted, russian } from "./battlefield.ts";

type Text = Parameters<typeof situation>[1];

/** The score lines of a position as points by rule and side, and the verdict as it stands. */
function judge(text: Text) {
  const { game } = situation(spiQuad, { phase: "rally", active: "russian", ...text });
  const play = game.play();
  const { winner, level, rule } = spiQuad.verdict(play);
  const lines = spiQuad.view(play, null).score;
  const sum = (side: string) => lines.filter((line) => line.side === side).reduce((all, { points }) => all + points, 0);
  return { allied: sum("allied"), russian: sum("russian"), winner, level, rule, lines };
}

const gone = (unit: ReturnType<typeof allied>) => ({ ...unit, at: "eliminated" });

describe("Alma", () => {
  const stay = [allied("A", "0101"), russian("R", "0808", "4-5-4", { state: ["disrupted"] })];
  const alma = { scenario: "alma", units: stay } as const;

  test("A23.1, A23.11: one point for each Russian infantry unit eliminated; guns score nothing", () => {
    const units = [
      ...stay,
      gone(russian("X", "0101")),
      gone(russian("Y", "0101")),
      gone(russian("G", "0101", "A(1)4")),
    ];
    expect(judge({ ...alma, units, turn: 1 })).toMatchObject({ allied: 2, russian: 0 });
  });

  test("A23.12: one point for each Allied infantry unit eliminated before Preservation, and for each turn before it", () => {
    const units = [...stay, gone(allied("X", "0101")), gone(allied("G", "0101", "J(1)4"))];
    expect(judge({ ...alma, units, turn: 4 })).toMatchObject({ allied: 0, russian: 1 + 3 });
    const flags = { preservationTurn: 6, alliedLossesAtTrigger: 1, exits: { "7": 2 } };
    const later = [...units, gone(allied("Y", "0101"))];
    expect(judge({ ...alma, units: later, turn: 7, flags })).toMatchObject({ russian: 1 + 5 });
  });

  test("A23.11: three points if Preservation is triggered before turn 7", () => {
    const at = (preservationTurn: number) =>
      judge({ ...alma, turn: 8, flags: { preservationTurn, exits: { "7": 2, "8": 2 } } });
    expect(at(6).lines.some(({ points }) => points === 3)).toBe(true);
    expect(at(7).lines.some(({ points }) => points === 3)).toBe(false);
  });

  test("A23.11: two points less for every turn in which two or more Russian units leave, however many", () => {
    const flags = { preservationTurn: 7, exits: { "7": 2, "8": 5, "9": 1 } };
    expect(judge({ ...alma, turn: 9, flags })).toMatchObject({ allied: -4 });
  });

  test("A23.12: Preservation on turn 8 without exits costs nothing on turn 8 and a point on turn 9", () => {
    const flags = { preservationTurn: 8 };
    const on = (turn: number) => judge({ ...alma, turn, flags });
    expect(on(9)).toMatchObject({ allied: 0, russian: 7 });
    expect(on(10)).toMatchObject({ allied: 0, russian: 7 - 1 });
  });

  test("A23.2: the Allies win by three, the Russians at nothing or less, anything between is a draw", () => {
    const lost = (count: number) => [
      ...stay,
      ...Array.from({ length: count }, (_, i) => gone(russian(`X${i}`, "0101"))),
    ];
    const flags = { preservationTurn: 1 };
    // Triggered on turn 1 scores three for the Allies.
    const margin = (exits: Record<string, number>, count: number) =>
      judge({ ...alma, units: lost(count), turn: 1, flags: { ...flags, exits } });
    expect(margin({}, 0)).toMatchObject({ allied: 3, winner: 0, level: "victory", rule: "A23.2" });
    expect(margin({ "1": 2 }, 0)).toMatchObject({ allied: 1, winner: null, level: "draw" });
    expect(judge({ ...alma, turn: 1 })).toMatchObject({ allied: 0, russian: 0, winner: 1 });
  });

  test("A22.4, A23.12: after turn 12 a battle without Preservation gives the Russians twelve points", () => {
    const { game } = situation(spiQuad, { ...alma, turn: 12, phase: "rally", active: "russian", dice: [6] });
    const s = situationOf(spiQuad, game);
    s.answer("rally R", "end");
    expect(game.pending()).toMatchObject({ kind: "over", verdict: { winner: 1, rule: "A23.2" } });
    expect((game.view(null) as { score: readonly { points: number }[] }).score).toMatchObject([{ points: 12 }]);
  });
});

describe("Balaclava", () => {
  const balaclava = { scenario: "balaclava", map: { use: "balaclava" } } as const;
  const stay = [russian("R", "3010", "2-4-2", { state: ["disrupted"] }), allied("A", "2024")];
  const points = (...more: readonly ReturnType<typeof allied>[]) => judge({ ...balaclava, units: [...stay, ...more] });

  test("B23.21: a point for each melee point of British, French and Turkish infantry and French cavalry", () => {
    expect(points(gone(allied("X", "", "3-3-3")))).toMatchObject({ russian: 3 });
    expect(points(gone(allied("X", "", "(2)4-1", { nation: "turkish" })))).toMatchObject({ russian: 4 });
    expect(points(gone(allied("X", "", "0-4-4", { nation: "french", ...mounted })))).toMatchObject({ russian: 4 });
  });

  test("B23.21: two for each melee point of British cavalry", () => {
    expect(points(gone(allied("X", "", "0-3-4", mounted)))).toMatchObject({ russian: 6 });
  });

  test("B23.21: eight for a British gun, horse guns too, three for a captured redoubt gun, none for one destroyed", () => {
    expect(points(gone(allied("X", "", "A(1)4")))).toMatchObject({ russian: 8 });
    expect(points(gone(allied("X", "", "G(1)4", horse)))).toMatchObject({ russian: 8 });
    expect(points({ ...allied("No-2", "", "1(1)2"), at: "captured" })).toMatchObject({ russian: 3 });
    expect(points(gone(allied("No-2", "", "1(1)2")))).toMatchObject({ russian: 0 });
    expect(points({ ...allied("No-2", "", "1(1)2"), at: "spiked" })).toMatchObject({ russian: 0, allied: 0 });
  });

  test("B23.21: fifteen once for two or more units off the map at 2025", () => {
    const raid = (exits: Record<string, number>) => judge({ ...balaclava, turn: 9, units: stay, flags: { exits } });
    expect(raid({ "4": 1 })).toMatchObject({ russian: 0 });
    expect(raid({ "4": 1, "9": 1 })).toMatchObject({ russian: 15 });
    expect(raid({ "4": 5 })).toMatchObject({ russian: 15 });
  });

  test("B23.21: thirty for Russian units in 1811, 2012 and 2313, all or nothing", () => {
    const east = ["1811", "2012", "2313"].map((hex, i) => russian(`E${i}`, hex, "2-4-2"));
    expect(points(...east)).toMatchObject({ russian: 30 });
    expect(points(...east.slice(1))).toMatchObject({ russian: 0 });
  });

  test("B23.22: a point for each Russian melee point, fifteen for a Russian gun, six for a redoubt gun that remains", () => {
    expect(points(gone(russian("X", "", "2-5-2")))).toMatchObject({ allied: 5 });
    expect(points(gone(russian("X", "", "(1)4-3", mounted)))).toMatchObject({ allied: 4 });
    expect(points(gone(russian("X", "", "A(1)2")))).toMatchObject({ allied: 15 });
    expect(points(allied("No-2", "2012", "1(1)2"))).toMatchObject({ allied: 6 });
  });

  test("B23.22: thirty for being the last in 0714, 1114 and 1312, also after leaving them", () => {
    const holders = { "0714": "allied", "1114": "allied", "1312": "allied" };
    const hold = (more: object) => judge({ ...balaclava, units: stay, flags: { holders: { ...holders, ...more } } });
    expect(hold({})).toMatchObject({ allied: 30 });
    expect(hold({ "1114": "russian" })).toMatchObject({ allied: 0 });
  });

  test("B23.21: by option a unit scores by the side showing when it died", () => {
    const dead = gone(allied("X", "", "3-3-3", { state: ["disrupted"], back: "(1)2-3" }));
    const score = (scoreBySideShowing: string) =>
      judge({ ...balaclava, options: { scoreBySideShowing }, units: [...stay, dead] }).russian;
    expect([score("off"), score("on")]).toEqual([3, 2]);
  });

  test("B23.1: a difference below 50 is a draw, otherwise the higher total wins", () => {
    const guns = (count: number) => Array.from({ length: count }, (_, i) => gone(russian(`G${i}`, "", "A(1)2")));
    expect(points(...guns(3))).toMatchObject({ allied: 45, winner: null, level: "draw", rule: "B23.1" });
    expect(points(...guns(3), gone(russian("X", "", "2-5-2")))).toMatchObject({
      allied: 50,
      winner: 0,
      level: "victory",
    });
  });

  test("B16.1, B23.22: at the start the Allies hold the western redoubts and four guns", () => {
    const game = beginGame(spiQuad, { scenario: "balaclava", options: {} }, scriptedChance([]));
    if (isProblems(game)) throw new Error("no game");
    expect(spiQuad.view(game.play(), null).score.map(({ points: one }) => one)).toEqual([24, 30]);
  });
});

test("4.0: the Standard Rules alone judge nothing", () => {
  expect(
    judge({ units: [allied("A", "0101"), russian("R", "0808", "4-5-4", { state: ["disrupted"] })] }),
  ).toMatchObject({
    winner: null,
    level: "none",
  });
});
