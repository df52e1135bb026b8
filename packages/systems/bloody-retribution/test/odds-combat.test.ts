import { toldOdds } from "@redoubt/engine";
import { describe, expect, test } from "vitest";
import { bloodyRetribution } from "../src/index.ts";
import { combatResultsTable } from "../src/tables/combat-results.ts";
import { british, cavalry, piquet, soimonov, twoSteps } from "./field.ts";
import { begun, codeOf, give, posts, TARGET, type Texts, tryEveryDie } from "./odds.ts";

const forces: readonly { readonly name: string; readonly attackers: (cf: number) => Texts }[] = [
  { name: "a single unit", attackers: (cf) => [soimonov("R1", posts[0], cf)] },
  { name: "two units", attackers: (cf) => [soimonov("R1", posts[0], cf - 1), soimonov("R2", posts[1], 1)] },
  {
    name: "three units",
    attackers: (cf) => [soimonov("R1", posts[0], cf - 2), soimonov("R2", posts[1], 1), soimonov("R3", posts[2], 1)],
  },
];

const garrisons: readonly { readonly name: string; readonly cf: number; readonly defenders: Texts }[] = [
  { name: "a unit of one step", cf: 5, defenders: [british("B", TARGET, 5)] },
  { name: "a unit of two steps", cf: 5, defenders: [twoSteps("B", TARGET, 5, 3)] },
  { name: "a disrupted unit", cf: 5, defenders: [twoSteps("B", TARGET, 5, 3, { state: ["disrupted"] })] },
  { name: "a Piquet", cf: 1, defenders: [piquet("P", TARGET)] },
  {
    name: "a disrupted unit with a Piquet",
    cf: 6,
    defenders: [twoSteps("B", TARGET, 5, 3, { state: ["disrupted"] }), piquet("P", TARGET)],
  },
  { name: "a unit with a Piquet", cf: 6, defenders: [twoSteps("B", TARGET, 5, 3), piquet("P", TARGET)] },
];

describe("CRT: what is told before the die is what the resolver does", () => {
  for (const { name, attackers } of forces) {
    for (const { name: whom, cf, defenders } of garrisons) {
      test(`CRT, 9.16, 9.17: ${name} against ${whom}, every column and die`, () => {
        for (const [place, column] of combatResultsTable.columns.entries()) {
          const strength = cf + column;
          if (strength < attackers(9).length) continue;
          const units = [...attackers(strength), ...defenders, british("Z", "0909"), soimonov("Y", "0901")];
          const play = begun(units, { phase: "combat", turn: 2, flags: { gunsLost: true } });
          const force = attackers(strength).map(({ id }) => id ?? "");
          give(play, `attack ${TARGET}`, ...force.map((id) => `add ${id}`));
          const ids = [...force, ...defenders.map(({ id }) => id ?? "")];
          tryEveryDie(play, "resolve", ids, (die) => combatResultsTable.rows[die - 1].cells[place]);
        }
      });
    }
  }

  test("9.14: cavalry goes whatever the die says, and counts towards the loss of the others", () => {
    for (const cf of [1, 5, 9]) {
      const units = [
        cavalry("C", posts[0], cf),
        twoSteps("A", posts[1], 2, 1),
        twoSteps("B", posts[2], 2, 1),
        soimonov("R", TARGET, 4),
        soimonov("Y", "0901"),
      ];
      const play = begun(units, { phase: "combat", turn: 2, active: "allied", flags: { gunsLost: true } });
      give(play, `attack ${TARGET}`, "add C", "add A", "add B");
      const place = combatResultsTable.columns.map(Number).indexOf(cf);
      tryEveryDie(play, "resolve", ["C", "A", "B", "R"], (die) => combatResultsTable.rows[die - 1].cells[place]);
      const odds = toldOdds(bloodyRetribution, play, 1, codeOf(play, "resolve"));
      const always = odds.outcomes.length > 1 ? odds.certain : odds.outcomes[0].sentences;
      expect(always).toContain(`C is eliminated in ${posts[0]}.`);
    }
  });

  test("9.16, 9.17: two-step attackers and a garrison with a Piquet, where both sides have to choose", () => {
    const force = (cf: number) => [twoSteps("A", posts[0], cf - 2, 1), twoSteps("B", posts[1], 2, 1)];
    for (const [place, column] of combatResultsTable.columns.entries()) {
      const strength = 4 + column;
      if (strength < 3) continue;
      const units = [...force(strength), soimonov("R", TARGET, 4), soimonov("Y", "0901")];
      const play = begun(units, { phase: "combat", turn: 2, active: "allied", flags: { gunsLost: true } });
      give(play, `attack ${TARGET}`, "add A", "add B");
      tryEveryDie(play, "resolve", ["A", "B", "R"], (die) => combatResultsTable.rows[die - 1].cells[place]);
    }
  });

  test("9.8 to 9.11: reductions are in the outcome, the printed cell stays as it is printed", () => {
    const map = { cols: 9, rows: 9, sides: { [`0403/${TARGET}`]: [`redoubt in:${TARGET}`, `slope up:${TARGET}`] } };
    const units = [soimonov("R1", posts[0], 15), twoSteps("B", TARGET, 5, 3), soimonov("Y", "0901")];
    const play = begun(units, { map, phase: "combat", turn: 2, flags: { gunsLost: true } });
    give(play, `attack ${TARGET}`, "add R1");
    tryEveryDie(play, "resolve", ["R1", "B"], () => "0/3");
    expect(toldOdds(bloodyRetribution, play, 0, codeOf(play, "resolve"))).toMatchObject({
      outcomes: [{ cells: ["0/3"], harms: ["B", "R1"] }],
    });
  });

  test("5.6: silencing the guns is certain, and told once", () => {
    const map = { cols: 9, rows: 9, hexes: { [TARGET]: ["shell-hill"] } };
    const units = [british("A", posts[0], 4), soimonov("R", TARGET, 4), soimonov("Y", "0901")];
    const play = begun(units, { map, phase: "combat", turn: 2, active: "allied" });
    give(play, `attack ${TARGET}`, "add A");
    const { certain } = toldOdds(bloodyRetribution, play, 1, codeOf(play, "resolve"));
    expect(certain).toContain(`The attack into ${TARGET} silences the guns of Shell Hill for good.`);
  });
});
