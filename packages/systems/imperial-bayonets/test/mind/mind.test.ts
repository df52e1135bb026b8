import {
  answerList,
  askingStep,
  isProblems,
  listAnswers,
  run,
  seatsToAnswer,
  secretOfSeed,
  seededChance,
  startPlay,
  takeAnswer,
} from "@redoubt/engine";
import { describe, expect, test } from "vitest";
import { imperialBayonets } from "../../src/index.ts";
import { columnOf, outcomeAt } from "../../src/mind/lore.ts";
import { mind } from "../../src/mind/mind.ts";
import type { BayonetsPlay } from "../../src/state.ts";
import { combatResultsTable } from "../../src/tables/combat-results.ts";

const temper = { name: "steady", ownLoss: 100, exposure: 100, drive: 100 };

/** Plays a whole game by look and tells what was asked, how often. */
function played(seed: number): { readonly g: BayonetsPlay; readonly asked: ReadonlyMap<string, number> } {
  const g = startPlay(imperialBayonets, { scenario: "traktir", options: {} });
  if (isProblems(g)) throw new Error("the scenario cannot be set up");
  const dice = seededChance(secretOfSeed(seed));
  const list = answerList();
  const asked = new Map<string, number>();
  while (run(g, dice) === "ask") {
    const seat = seatsToAnswer(g)[0];
    const { decision } = askingStep(g, seat);
    asked.set(decision, (asked.get(decision) ?? 0) + 1);
    listAnswers(g, seat, list);
    const scores = new Int32Array(list.count);
    mind.judge(g, seat, mind.plans(g, seat)[0], temper, list, scores);
    takeAnswer(g, seat, list.codes[scores.indexOf(Math.max(...scores))]);
  }
  return { g, asked };
}

describe("the mind of Imperial Bayonets", () => {
  const games = [1, 2, 3, 4, 5, 6].map(played);
  const [{ asked }] = games;

  test("moves, bombards and attacks in a whole game, and puts every attack together", () => {
    for (const decision of ["command", "maneuver", "move", "bombardment", "attack"])
      expect(asked.get(decision) ?? 0, decision).toBeGreaterThan(0);
  });

  test("3.3: marches into no hex that is full; only a retreat may crowd one, less than three times a game", () => {
    const crowds = games.reduce((sum, game) => sum + (game.asked.get("overstack") ?? 0), 0);
    expect(crowds).toBeLessThan(3 * games.length);
  });

  test("brings Russians over the river: in two of six games between equals at least they hold something at the end", () => {
    const isOver = ({ g }: (typeof games)[number]): boolean => g.world.objectives.some((hex) => g.c.control[hex] === 1);
    expect(games.filter(isOver).length).toBeGreaterThanOrEqual(2);
  });

  test("CRT: reads ratios as the table does, and the better the ratio the better the fight", () => {
    expect([columnOf(1, 3), columnOf(1, 2), columnOf(3, 2), columnOf(5, 2), columnOf(30, 2)]).toEqual([0, 1, 2, 3, 7]);
    for (let column = 1; column < combatResultsTable.columns.length; column++) {
      const [worse, better] = [outcomeAt(column - 1, 0), outcomeAt(column, 0)];
      expect(better.driven + better.destroyed).toBeGreaterThanOrEqual(worse.driven + worse.destroyed);
      expect(better.lost).toBeLessThanOrEqual(worse.lost);
    }
  });
});
