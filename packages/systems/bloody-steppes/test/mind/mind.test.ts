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
import { expect, test } from "vitest";
import { bloodySteppes } from "../../src/index.ts";
import { mind } from "../../src/mind/mind.ts";

const temper = { name: "steady", ownLoss: 100, exposure: 100, drive: 100 };

test("the mind of Bloody Steppes moves, fires and strikes through a whole action, and leaves standing instructions alone", () => {
  const g = startPlay(bloodySteppes, { scenario: "great-redoubt", options: {} });
  if (isProblems(g)) throw new Error("the scenario cannot be set up");
  const dice = seededChance(secretOfSeed(5));
  const list = answerList();
  const given = new Map<string, number>();
  while (run(g, dice) === "ask") {
    const seat = seatsToAnswer(g)[0];
    listAnswers(g, seat, list);
    const scores = new Int32Array(list.count);
    mind.judge(g, seat, mind.plans(g, seat)[0], temper, list, scores);
    const code = list.codes[scores.indexOf(Math.max(...scores))];
    const said = `${askingStep(g, seat).decision} ${bloodySteppes.words.verb(code)}`;
    given.set(said, (given.get(said) ?? 0) + 1);
    takeAnswer(g, seat, code);
  }
  for (const said of ["act hex", "act fire", "act attack"]) expect(given.get(said) ?? 0, said).toBeGreaterThan(0);
  expect([...given.keys()].filter((said) => said.includes("instruct"))).toEqual([]);
  // Nobody wanders: an activation is a few acts for each unit, not dozens.
  expect([...given.values()].reduce((sum, count) => sum + count, 0)).toBeLessThan(2_000);
});
