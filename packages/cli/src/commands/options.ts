import type { Decision } from "@redoubt/engine";
import { type Command, report, wordsOf } from "../command.ts";
import { type Opened, openAnyFile, seatFlag } from "../opened.ts";
import { columns, pendingLines } from "../sentences.ts";

/** The answers a decision allows, each with its sentence. */
export function answersOf({ system, game }: Opened, { seat }: Decision) {
  const play = game.play();
  const naming = system.naming(play.world);
  return game.answers(seat).map((answer) => {
    const code = system.words.parse(answer, naming);
    if (typeof code !== "number") throw new Error(`the offered answer "${answer}" cannot be read: ${code.unreadable}`);
    return { answer, text: system.wording.answer(play, code) };
  });
}

/** `redoubt options`: what is asked now and what may be answered. */
export const options: Command = {
  name: "options",
  words: "FILE",
  summary: "show the pending decision, its rule, and every answer that may be given",
  flags: { seat: { value: "SEAT", help: "only the decision of this seat" } },
  examples: ["options game.json", "options game.json --json"],
  run(call) {
    const [path] = wordsOf(call, options, 1);
    const opened = openAnyFile(path, call.registry);
    const { system, game } = opened;
    const pending = game.pending();
    if (pending.kind !== "decide") {
      report(call, pending, () => pendingLines(system, game));
      return;
    }
    const only = seatFlag(call, system);
    const decisions = pending.decisions
      .filter(({ seat }) => only === null || seat === only)
      .map((decision) => ({ decision, answers: answersOf(opened, decision) }));
    const value = decisions.map(({ decision, answers }) => ({
      ...decision,
      seat: system.seats[decision.seat],
      title: system.rules[decision.rule]?.title ?? "",
      answers,
    }));
    report(call, { kind: "decide", decisions: value }, () =>
      decisions.length === 0
        ? [`Nothing is asked of ${call.flag("seat")} now.`, ...pendingLines(system, game)]
        : decisions.flatMap(({ decision, answers }) => [
            `Decision ${decision.id}, ${system.seats[decision.seat]}: ${decision.prompt} [rule ${decision.rule}, ${system.rules[decision.rule]?.title ?? ""}]`,
            ...columns(answers.map(({ answer, text }) => [answer, text])),
          ]),
    );
  },
};
