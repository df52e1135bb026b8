import type { FormView, Replies, Reply, StandingReply } from "@redoubt/mechanics";
import type { Bout } from "./bout.ts";

/** The act of the enemy that a seat is asked to answer, with answers as they are written; null where it is asked something else. */
export function repliesIn({ system, game, naming }: Bout, seat: number): Replies<string> | null {
  const told = system.questions.replies?.(game.play(), seat) ?? null;
  if (told === null) return null;
  const text = (answer: number): string => system.words.text(answer, naming);
  const standing = ({ scopes, ways, unsaid, after, ...more }: StandingReply<number>): StandingReply<string> => ({
    ...more,
    scopes: scopes.map(({ answers, now, ...scope }) => ({
      ...scope,
      answers: answers.map(text),
      now: now === null ? null : text(now),
    })),
    ways: ways.map(({ answer, ...way }) => ({ ...way, answer: text(answer) })),
    unsaid: text(unsaid),
    after: after.map(text),
  });
  const reply = (one: Reply<number>): Reply<string> => ({
    ...one,
    answers: one.answers.map(text),
    standing: one.standing === null ? null : standing(one.standing),
  });
  return { ...told, replies: told.replies.map(reply), none: { ...told.none, answer: text(told.none.answer) } };
}

/** What a seat is writing in several answers, with answers as they are written; null where it is asked something else. */
export function formIn({ system, game, naming }: Bout, seat: number): FormView<string> | null {
  const told = system.questions.form?.(game.play(), seat) ?? null;
  if (told === null) return null;
  const text = (answer: number): string => system.words.text(answer, naming);
  return {
    ...told,
    fields: told.fields.map((field) => ({
      ...field,
      options: field.options.map((option) => ({ ...option, answers: option.answers.map(text) })),
    })),
    finish: told.finish === null ? null : { ...told.finish, answer: text(told.finish.answer) },
    cancel: { ...told.cancel, answer: text(told.cancel.answer) },
  };
}
