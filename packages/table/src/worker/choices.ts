import { type AnyPlay, clonePlay, noDice, run, seatsToAnswer, shownIn, takeAnswer } from "@redoubt/engine";
import type { Bout } from "./bout.ts";
import type { Choice } from "./messages.ts";

/** The units that a question shows in hand or picked. */
function inHand(play: AnyPlay, seat: number): ReadonlySet<number> {
  const { unit, picked = [] } = shownIn(play, seat);
  return new Set(unit === undefined ? picked : [unit, ...picked]);
}

/** What comes of an answer: dice fall, or the unit it names is taken up or put down, and the same seat is asked on. */
function outlook(
  play: AnyPlay,
  seat: number,
  code: number,
  named: { readonly unit: number; readonly isInHand: boolean } | null,
): Pick<Choice, "rolls" | "takesUp" | "staysAsked" | "selects"> {
  const work = clonePlay(play);
  let told = 0;
  work.sink = () => told++;
  takeAnswer(work, seat, code);
  const stop = run(work, noDice);
  const staysAsked = stop === "ask" && seatsToAnswer(work).includes(seat);
  // One of several that were picked before may be the one that is taken in hand now.
  const isTaken = staysAsked && named !== null && shownIn(work, seat).unit === named.unit;
  const selects = isTaken && told === 0 && shownIn(play, seat).unit !== named.unit;
  const takesUp = selects || (staysAsked && named !== null && inHand(work, seat).has(named.unit) !== named.isInHand);
  return { rolls: stop === "roll", takesUp, staysAsked, selects };
}

/** The code of an answer that was listed; listed answers are always readable. */
export function codeOf(bout: Bout, answer: string): number {
  const code = bout.system.words.parse(answer, bout.naming);
  if (typeof code !== "number") throw new Error(code.unreadable);
  return code;
}

/** Every answer that a seat may give now, with its wording, the things it names and what comes of it. */
export function choicesOf(bout: Bout, seat: number): readonly Choice[] {
  const { system, game, naming } = bout;
  const texts = game.answers(seat);
  if (texts.length === 0) return [];
  const play = game.play();
  const held = inHand(play, seat);
  return texts.map((text) => {
    const code = codeOf(bout, text);
    const [verb, ...names] = text.split(" ");
    const kinds = system.words.verbs[verb];
    const unit = kinds[0] === "unit" ? naming.unit.index(names[0]) : -1;
    return {
      text,
      verb,
      label: sentenceCase(system.wording.answer(play, code, seat)),
      args: names.map((name, i) => ({ kind: kinds[i], name })),
      ...outlook(play, seat, code, unit < 0 ? null : { unit, isInHand: held.has(unit) }),
    };
  });
}

/** A wording as a sentence begins. */
export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
