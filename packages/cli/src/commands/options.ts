import type { Decision, ShownView } from "@redoubt/engine";
import { type AnyWargame, pointsText } from "@redoubt/mechanics";
import { type Command, report, wordsOf } from "../command.ts";
import { type Opened, openAnyFile, seatFlag } from "../opened.ts";
import { citation, columns, pendingLines } from "../sentences.ts";

/** The answers a decision allows, each with its sentence. */
export function answersOf({ system, game }: Opened, { seat }: Decision) {
  const play = game.play();
  const naming = system.naming(play.world);
  return game.answers(seat).map((answer) => {
    const code = system.words.parse(answer, naming);
    if (typeof code !== "number") throw new Error(`the offered answer "${answer}" cannot be read: ${code.unreadable}`);
    return { answer, text: system.wording.answer(play, code, seat) };
  });
}

/** What a question tells of itself: what is in hand, what cannot be committed yet and why, what would be given up. */
function shownLines(system: AnyWargame, { unit, left, picked, targets, path, commits }: ShownView): readonly string[] {
  const list = (what: string, names: readonly string[]) => (names.length === 0 ? [] : [`${what} ${names.join(", ")}`]);
  const inHand = [
    ...list("unit", unit === null ? [] : [unit]),
    ...(left === null ? [] : [`${pointsText(left)} points left`]),
    ...list("picked", picked),
    ...list("against", targets),
    ...list("so far", path),
  ];
  return [
    ...(inHand.length === 0 ? [] : [`In hand: ${inHand.join("; ")}.`]),
    ...commits.flatMap(({ answer, refused, undone, follows }) => {
      if (refused !== null) return [`Not yet "${answer}": ${refused.sentence} [${citation(system, refused.rule)}]`];
      const then = follows === "" ? "" : ` Then ${follows}.`;
      return undone.length === 0 && then === ""
        ? []
        : [`With "${answer}": ${undone.join(", ") || "nothing is left"}.${then}`];
    }),
  ];
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
      .map((decision) => ({ decision, answers: answersOf(opened, decision), shown: game.shown(decision.seat) }));
    const value = decisions.map(({ decision, answers, shown }) => ({
      ...decision,
      seat: system.seats[decision.seat],
      title: system.rules[decision.rule]?.title ?? "",
      answers,
      shown,
    }));
    report(call, { kind: "decide", decisions: value }, () =>
      decisions.length === 0
        ? [`Nothing is asked of ${call.flag("seat")} now.`, ...pendingLines(system, game)]
        : decisions.flatMap(({ decision, answers, shown }) => [
            `Decision ${decision.id}, ${system.seats[decision.seat]}: ${decision.prompt} [rule ${decision.rule}, ${system.rules[decision.rule]?.title ?? ""}]`,
            ...shownLines(system, shown),
            ...columns(answers.map(({ answer, text }) => [answer, text])),
          ]),
    );
  },
};
