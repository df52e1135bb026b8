import {
  answerList,
  isProblems,
  listAnswers,
  run,
  seatsToAnswer,
  secretOfSeed,
  seededChance,
  startPlay,
  takeAnswer,
} from "@redoubt/engine";
import { expect, test } from "vitest";
import { bloodyRetribution } from "../../src/index.ts";
import { mind } from "../../src/mind/mind.ts";
import type { RetributionPlay } from "../../src/state.ts";

const temper = { name: "steady", ownLoss: 100, exposure: 100, drive: 100 };

function begun(): RetributionPlay {
  const play = startPlay(bloodyRetribution, { scenario: "inkerman", options: {} });
  if (isProblems(play)) throw new Error("the scenario cannot be set up");
  return play;
}

test("an aim names whom, where, with whom and what is feared, as they stand", () => {
  const g = begun();
  const dice = seededChance(secretOfSeed(1854));
  const list = answerList();
  const { grid, units } = g.world;
  const whereIs = (name: string): readonly string[] =>
    units.flatMap(({ fullName }, u) => (fullName === name ? [grid.numbers[g.c.hexOf[u]] ?? ""] : []));
  const formations = units.map(({ parent, fullName }) => parent || fullName);
  const told = new Set<string>();
  let [attacks, fears] = [0, 0];
  for (let asked = 0; asked < 1_500 && run(g, dice) === "ask"; asked++) {
    const [seat] = seatsToAnswer(g);
    const [plan] = mind.plans(g, seat);
    const occasion = `${mind.occasion(g)} ${seat}`;
    if (!told.has(occasion)) {
      told.add(occasion);
      const said = mind.aim(g, seat, plan);
      for (const [, number] of said.matchAll(/\b(\d{4})\b/g)) expect(grid.byNumber.has(number), said).toBe(true);
      const [, prey, there, own] = /^We attack (.+?) at (?:[^(]*\()?(\d{4})\)? with (.+), pressing/.exec(said) ?? [];
      if (prey !== undefined) {
        attacks++;
        expect(
          units.some(({ fullName }, u) => prey.includes(fullName) && grid.numbers[g.c.hexOf[u]] === there),
          said,
        ).toBe(true);
        expect(
          formations.some((name) => own.includes(name)),
          said,
        ).toBe(true);
      }
      const [, feared, where] = /We fear (.+?) at (?:[^(]*\()?(\d{4})\)?: its way to the south edge/.exec(said) ?? [];
      if (feared !== undefined) {
        fears++;
        expect(whereIs(feared), said).toContain(where);
      }
    }
    listAnswers(g, seat, list);
    const scores = new Int32Array(list.count);
    mind.judge(g, seat, plan, temper, list, scores);
    takeAnswer(g, seat, list.codes[scores.indexOf(Math.max(...scores))]);
  }
  expect(attacks).toBeGreaterThan(5);
  expect(fears).toBeGreaterThan(0);
});
