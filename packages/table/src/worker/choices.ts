import { type AnyPlay, clonePlay, noDice, run, takeAnswer } from "@redoubt/engine";
import type { Bout } from "./bout.ts";
import type { Choice } from "./messages.ts";

/** Whether dice fall because of an answer, before anybody is asked again. */
export function doesRoll(play: AnyPlay, seat: number, code: number): boolean {
  const work = clonePlay(play);
  takeAnswer(work, seat, code);
  return run(work, noDice) === "roll";
}

/** The code of an answer that was listed; listed answers are always readable. */
export function codeOf(bout: Bout, answer: string): number {
  const code = bout.system.words.parse(answer, bout.naming);
  if (typeof code !== "number") throw new Error(code.unreadable);
  return code;
}

/** Every answer that a seat may give now, with its wording and the things it names. */
export function choicesOf(bout: Bout, seat: number): readonly Choice[] {
  const { system, game } = bout;
  const texts = game.answers(seat);
  if (texts.length === 0) return [];
  const play = game.play();
  return texts.map((text) => {
    const code = codeOf(bout, text);
    const [verb, ...names] = text.split(" ");
    const kinds = system.words.verbs[verb];
    return {
      text,
      verb,
      label: sentenceCase(system.wording.answer(play, code)),
      args: names.map((name, i) => ({ kind: kinds[i], name })),
      rolls: doesRoll(play, seat, code),
    };
  });
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
