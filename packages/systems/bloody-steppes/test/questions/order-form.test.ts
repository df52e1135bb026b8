import {
  type AnyPlay,
  answerList,
  clonePlay,
  isProblems,
  listAnswers,
  noDice,
  offers,
  run,
  secretOfSeed,
  seededChance,
  startPlay,
  takeAnswer,
} from "@redoubt/engine";
import type { FormView } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { bloodySteppes } from "../../src/index.ts";
import { questions } from "../../src/questions.ts";
import { DEFENSE, type SteppesPlay } from "../../src/state.ts";
import { say, words } from "../../src/words.ts";

const list = answerList();

function give(play: AnyPlay, answers: readonly number[]): void {
  for (const answer of answers) {
    listAnswers(play, 0, list);
    expect(offers(list, answer)).toBe(true);
    takeAnswer(play, 0, answer);
    run(play, noDice);
  }
}

/** The Alma, whose Allied sheet is open at an order for the first leader who can be given one. */
function writing(): AnyPlay {
  const play = startPlay(bloodySteppes, { scenario: "alma", options: {} });
  if (isProblems(play)) throw new Error("the Alma cannot be set up");
  run(play, seededChance(secretOfSeed(1)));
  listAnswers(play, 0, list);
  const leader = [...list.codes.subarray(0, list.count)].find((code) => words.verb(code) === "unit");
  give(play, [leader ?? -1]);
  return play;
}

function formOf(play: AnyPlay): FormView<number> {
  const form = questions.form?.(play as SteppesPlay, 0); // a play of this very system
  if (form === null || form === undefined) throw new Error("nothing is written");
  return form;
}

const field = (form: FormView<number>, name: string) => form.fields.find((one) => one.name === name);

describe("an order on one form", () => {
  test("III.19, III.21, III.22: kind, then where to, then how far; every option is one that may be given", () => {
    const play = writing();
    expect(formOf(play).fields.map(({ name }) => name)).toEqual(["Order", "By"]);
    const attack = field(formOf(play), "Order")?.options.find(({ text }) => text === "Attack");
    give(play, attack?.answers ?? []);
    const goals = field(formOf(play), "Towards")?.options ?? [];
    expect(goals.length).toBeGreaterThan(1);
    give(play, goals[goals.length - 1].answers);
    const whole = formOf(play);
    expect(whole.fields.map(({ name }) => name)).toEqual(["Order", "Towards", "Distance", "By"]);
    for (const { options } of whole.fields) for (const { answers } of options) give(clonePlay(play), answers);
  });

  test("III.32: what was put into a field is changed without writing the rest again", () => {
    const play = writing();
    give(play, field(formOf(play), "Order")?.options[0].answers ?? []);
    const [first] = field(formOf(play), "Towards")?.options ?? [];
    give(play, first.answers);
    const march = field(formOf(play), "Order")?.options.find(({ text }) => text === "Forced march");
    give(play, march?.answers ?? []);
    const form = formOf(play);
    expect(field(form, "Order")?.text).toBe("Forced march");
    expect(
      field(form, "Towards")
        ?.options.find(({ isNow }) => isNow)
        ?.answers.at(-1),
    ).toBe(first.answers.at(-1));
    expect(form.finish).not.toBe(null);
    give(play, [form.finish?.answer ?? -1]);
    expect(questions.form?.(play as SteppesPlay, 0)).toBe(null);
  });

  test("III.19: Defense needs neither goal nor distance and is written at once", () => {
    const play = writing();
    const defense = field(formOf(play), "Order")?.options.find(({ text }) => text === "Defense");
    expect(defense?.answers).toEqual([say.order(DEFENSE)]);
    give(play, defense?.answers ?? []);
    expect(questions.form?.(play as SteppesPlay, 0)).toBe(null);
  });
});
