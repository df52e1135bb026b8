import type { Decision } from "@redoubt/engine";
import type { Replies, Reply } from "@redoubt/mechanics";
import type { Choice, Moment } from "../worker/messages.ts";
import type { Control } from "./control.ts";
import { PERSON } from "./state.ts";

/** The reply that would be given: the one that was chosen, as long as it may be, else the first. */
export const chosenReply = ({ replies }: Replies<string>, chosen: string): Reply<string> =>
  replies.find((reply) => replyKey(reply) === chosen) ?? replies[0];

/** What a reply is told from others by. */
export const replyKey = ({ answers, unit }: Reply<string>): string => [unit, ...answers.slice(-1)].join(" ");

/** Gives answers one after the other, as one; stops where one cannot be given. */
export async function giveInTurn({ table, loop }: Control, answers: readonly string[]): Promise<void> {
  for (const text of answers) {
    const choice = table.get().moment?.choices.find((one) => one.text === text);
    if (choice === undefined) return;
    await loop.give(choice);
  }
}

/** Gives the reply that is chosen; false where nothing is to be replied to. */
export function giveReply(control: Control): boolean {
  const { moment, film, isBusy } = control.table.get();
  if (moment === null || moment.replies === null || film !== null || isBusy || moment.choices.length === 0)
    return false;
  void giveInTurn(control, chosenReply(moment.replies, control.desk.get().reply).answers);
  return true;
}

/** The answer that lets the enemy go on, where somebody has said that they answer no more in what he is about. */
export function quietAnswer({ replies, choices }: Moment, quiet: string | null): Choice | null {
  if (replies === null || replies.round === null || replies.round !== quiet) return null;
  return choices.find(({ text }) => text === replies.none.answer) ?? null;
}

/** Lets the enemy go on for a person who answers no more in what he is about, before anything is shown; false where that was not said. */
export async function answerQuietly(control: Control, decision: Decision, entry: number): Promise<boolean> {
  const { quiet, players, game, isGuest } = control.table.get();
  const isMine = players[decision.seat] === PERSON && game?.facts.readOnly === null && !isGuest;
  if (quiet === null || !isMine) return false;
  const answer = quietAnswer(await control.app.referee.moment({ seat: decision.seat }), quiet);
  if (answer === null) return false;
  return (await control.deeds.answer(decision, entry, answer.text)).kind === "accepted";
}
