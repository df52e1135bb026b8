import { isProblems, type Result, toldOdds } from "@redoubt/engine";
import type { Situation } from "@redoubt/testkit/situation";
import { bloodySteppes } from "../../src/index.ts";
import { stateOf } from "./steppe.ts";

const { questions } = bloodySteppes;

/** What an answer to a question says, or the rule that is cited where there is none. */
function told<T>(answer: Result<T>, text: (value: T) => string): string {
  return isProblems(answer) ? (answer[0].rule ?? answer[0].what) : text(answer as T); // no problem is an answer
}

/** What the steps of a path cost, with the rules of the last; or the rule that closes it. */
export const costOf = (s: Situation, id: string, path: readonly string[]): string =>
  told(questions.cost(stateOf(s), id, path), ({ total, steps }) => `${total / 2} ${steps.at(-1)?.rules.join(" ")}`);

/** The hexes within reach that cost this much. */
export const reachAt = (s: Situation, id: string, cost: number): string =>
  told(questions.reach(stateOf(s), id), ({ hexes }) =>
    hexes
      .filter((one) => one.cost === cost * 2)
      .map(({ hex }) => hex)
      .join(" "),
  );

/** What hides one hex from another, with the rule; "seen" where nothing does. */
export const hidden = (s: Situation, from: string, to: string): string =>
  told(questions.sight(stateOf(s), from, to), ({ clear, rule, reason }) => (clear ? "seen" : `${rule} ${reason}`));

/** The dice of a combat that is asked about, or the rule that forbids it. */
export const fought = (s: Situation, attackers: readonly string[], target: string): string =>
  told(questions.combat(stateOf(s), attackers, [target]), ({ column }) => column.replaceAll("−", "-"));

/** The rules that the rows of such a combat cite, each once, and what is noted beside it. */
export const cited = (s: Situation, attackers: readonly string[], target: string): string =>
  told(questions.combat(stateOf(s), attackers, [target]), ({ ledger, notes }) =>
    [...new Set(ledger.map(({ rule }) => rule)), ...notes.filter((note) => note.includes("("))].join(" "),
  );

/** What may come of the last of some answers: the certain first, then each chance in percent. */
export function odds(s: Situation, ...answers: readonly string[]): readonly string[] {
  s.answer(...answers.slice(0, -1));
  const play = stateOf(s);
  const { seat } = s.decision();
  const code = bloodySteppes.words.parse(answers.at(-1) ?? "", bloodySteppes.naming(play.world));
  if (typeof code !== "number") throw new Error(code.unreadable);
  const { certain, outcomes } = toldOdds(bloodySteppes, play, seat, code);
  return [
    ...certain.map((text) => `sure: ${text}`),
    ...outcomes.map(({ chance, sentences }) => `${(chance.over * 100n) / chance.under}%: ${sentences.join(" ")}`),
  ];
}
