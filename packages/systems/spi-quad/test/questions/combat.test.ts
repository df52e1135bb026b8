import { isProblems, startPlay } from "@redoubt/engine";
import type { CombatPreview } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { allied, alliedTurn, russian, russianTurn, turned } from "../battlefield.ts";

type Situation = ReturnType<typeof alliedTurn>;

const ask = (s: Situation, attackers: readonly string[] = [], defenders: readonly string[] = []) =>
  spiQuad.questions.combat(s.game.play(), attackers, defenders);

function preview(s: Situation, attackers: readonly string[] = [], defenders: readonly string[] = []): CombatPreview {
  const answer = ask(s, attackers, defenders);
  if (isProblems(answer)) throw new Error(answer[0].what);
  return answer;
}

describe("fire", () => {
  const units = [russian("R", "0404", "4-5-4", turned), allied("A", "0403", "4-2-4"), allied("G", "0402", "J(1)4")];

  test("7.42: the fire declared so far is shown with its column and shifts before the die", () => {
    const s = russianTurn("defensive-fire", { units });
    expect(isProblems(ask(s))).toBe(true);
    s.answer("target 0404", "add A");
    expect(preview(s)).toMatchObject({ kind: "fire", rule: "7.42", attack: 4, column: "5" });
    expect(preview(s).ledger).toMatchObject([{ id: "disrupted-or-silent", value: 1 }]);
  });

  test("7.42: any fire may be asked about by naming units and targets", () => {
    const s = russianTurn("defensive-fire", { units });
    expect(preview(s, ["A", "G"], ["R"])).toMatchObject({ attack: 10, column: "8+" });
    expect(preview(s, ["A", "G"], ["0404"])).toMatchObject({ attack: 10 });
  });

  test("7.27: fire that cannot be given is answered with the rule", () => {
    const s = russianTurn("defensive-fire", { units: [...units, allied("Far", "0401")] });
    expect(ask(s, ["Far"], ["R"])).toMatchObject([{ rule: "7.27" }]);
    expect(ask(s, ["A"], ["0808"])).toMatchObject([{ what: "nobody is in 0808" }]);
    expect(ask(s, ["Nobody"], ["R"])).toMatchObject([{ what: '"Nobody" is no unit on the map' }]);
  });

  test("7.24, 7.0, 7.21, 4.0A2: what the engine would refuse is refused with its rule", () => {
    const s = russianTurn("defensive-fire", { units: [...units, russian("Q", "0405", "(4)5-4")] });
    expect(ask(s, ["A", "A"], ["R"])).toMatchObject([{ rule: "7.24" }]);
    expect(ask(s, ["A"], ["G"])).toMatchObject([{ rule: "7.0" }]);
    expect(ask(s, ["A", "R"], ["R"])).toMatchObject([{ rule: "7.0" }]);
    expect(ask(s, ["R"], ["A"])).toMatchObject([{ rule: "4.0A3" }]);
    const fresh = [russian("R", "0404"), russian("Q", "0504", "(4)5-4"), allied("A", "0403")];
    const own = russianTurn("offensive-fire", { units: fresh });
    expect(ask(own, ["R", "Q"], ["A"])).toMatchObject([{ rule: "7.21" }]);
    expect(ask(own, ["A"], ["R"])).toMatchObject([{ rule: "4.0A2" }]);
  });

  test("7.21: a position is answered in the phase it names, though nobody can act in it", () => {
    const s = russianTurn("offensive-fire", {
      units: [russian("R", "0304", "(4)5-4"), allied("B", "0305", "4-2-4", turned)],
    });
    const play = startPlay(spiQuad, s.game.log().header.setup) as ReturnType<typeof s.game.play>;
    expect(spiQuad.questions.combat(play, ["R"], ["B"])).toMatchObject([{ rule: "7.21" }]);
  });

  test("A16.1: the die modifier of mixed Parent Units stands in the ledger", () => {
    const s = russianTurn("defensive-fire", {
      scenario: "alma",
      units: [
        russian("R", "0404"),
        allied("A", "0403", "4-2-4", { parent: "1st" }),
        allied("B", "0405", "4-2-4", { parent: "3rd" }),
      ],
    });
    expect(preview(s, ["A", "B"], ["R"]).ledger).toMatchObject([{ id: "parents", value: -2, rule: "A16.1" }]);
  });
});

describe("melee", () => {
  const map = { cols: 8, rows: 8, hexes: { "0404": ["woods"] } };
  const units = [allied("A", "0403", "4-7-4"), allied("B", "0405", "4-6-4"), russian("R", "0404", "4-4-4")];

  test("8.0, 8.4: the melee declared so far is shown with odds, line and morale before the die", () => {
    const s = alliedTurn("melee", { map, units });
    s.answer("target 0404", "add A", "add B");
    expect(preview(s)).toMatchObject({ kind: "melee", attack: 13, defence: 4, column: "3-1 (column 4)" });
    expect(preview(s).ledger.map(({ id }) => id)).toEqual(["terrain", "morale"]);
  });

  test("8.81: a morale of 1 moves no row, and is not told", () => {
    const plain = [allied("A", "0403", "4-7-1"), russian("R", "0404", "4-4-4")];
    const s = alliedTurn("melee", { units: plain });
    expect(preview(s, ["A"], ["R"]).ledger.map(({ id }) => id)).not.toContain("morale");
    const bold = alliedTurn("melee", { units: [allied("A", "0403", "4-7-2"), plain[1]] });
    expect(preview(bold, ["A"], ["R"]).ledger.find(({ id }) => id === "morale")).toMatchObject({
      value: 1,
      rule: "8.81",
    });
  });

  test("8.15, 8.24: a melee that cannot be fought is answered with the rule", () => {
    const s = alliedTurn("melee", { map, units: [...units, allied("Far", "0401")] });
    expect(preview(s, ["A", "B"], ["R"])).toMatchObject({ attack: 13 });
    expect(ask(s, ["Far"], ["R"])).toMatchObject([{ rule: "8.15" }]);
  });

  test("8.0: odds are told as they are, also below the first column of the line", () => {
    const town = { cols: 8, rows: 8, hexes: { "0404": ["town"] } };
    const weak = [allied("A", "0403", "4-2-4"), russian("R", "0404", "4-5-4")];
    expect(preview(alliedTurn("melee", { map: town, units: weak }), ["A"], ["R"]).column).toBe("1-3 (column 1)");
  });

  test("8.12, 8.14, 8.17, 8.0: what the engine would refuse is refused with its rule", () => {
    const s = alliedTurn("melee", { map, units: [...units, allied("G", "0304", "D(1)4", { ma: 3 })] });
    expect(ask(s, ["A"], ["R"])).toMatchObject([{ rule: "8.12" }]);
    expect(ask(s, ["A", "B", "A"], ["R"])).toMatchObject([{ rule: "8.14" }]);
    expect(ask(s, ["A", "B", "G"], ["R"])).toMatchObject([{ rule: "8.17" }]);
    expect(ask(s, ["A"], ["G"])).toMatchObject([{ rule: "8.0" }]);
    expect(ask(s, ["R"], ["A"])).toMatchObject([{ rule: "8.0" }]);
  });

  test("8.4: the odds of a melee add up to one and tell every outcome", () => {
    // 0305 and 0405 are open to R.
    const open = [allied("A", "0403", "4-7-4"), allied("B", "0504", "4-6-4"), russian("R", "0404", "4-4-4")];
    const s = alliedTurn("melee", { map, units: open });
    s.answer("target 0404", "add A", "add B");
    const odds = s.odds("attack");
    const results = odds.map(({ chance, events }) => {
      const resolved = events.find(({ kind }) => kind === "melee-resolved") as unknown as { result: string };
      return `${resolved.result} ${chance.over}/${chance.under}`;
    });
    // Column 4, morale 4, rows 4 to 9: aR, dR, d1, d1, d2*, d2*.
    expect(results.sort()).toEqual(["aR 1/6", "d1 1/3", "d2* 1/3", "dR 1/6"]);
  });
});
