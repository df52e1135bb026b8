import type { Control } from "../session/control.ts";
import type { Choice, Moment } from "../worker/messages.ts";

/** The answers that a key gives at this question; undefined where the question gives it no meaning. */
export function answersByKey(
  { shown, choices }: Pick<Moment, "shown" | "choices">,
  key: string,
): readonly Choice[] | undefined {
  const named = Object.hasOwn(shown.keys, key) ? shown.keys[key] : undefined;
  return named && choices.filter(({ text, verb }) => named.includes(text) || named.includes(verb));
}

/** The key that gives an answer by itself, where there is one. */
export const keyOf = ({ shown }: Pick<Moment, "shown">, answer: string): string | undefined =>
  Object.keys(shown.keys).find((key) => shown.keys[key].includes(answer));

/** The key that gives an answer, by itself or with others of its verb. */
export const keyFor = (moment: Pick<Moment, "shown">, { text, verb }: Choice): string | undefined =>
  keyOf(moment, text) ?? keyOf(moment, verb);

// More than this are pointed at on the map, or offered when their key is pressed.
const MOST_KEYED = 4;

/** Answers that name something on the map and have a key: few enough of them are buttons as well. */
export function keyedActs({ shown, choices }: Pick<Moment, "shown" | "choices">): readonly Choice[] {
  return Object.values(shown.keys).flatMap((named) => {
    const found = choices.filter(
      ({ verb, args }) => args.some(({ kind }) => kind !== "number") && named.includes(verb),
    );
    return found.length > MOST_KEYED ? [] : found;
  });
}

/** Gives what a key means now: at once where it is one answer, else all of them are offered. False where it means nothing. */
export function giveByKey(control: Control, key: string): boolean {
  const { moment, film, isBusy } = control.table.get();
  if (moment === null || film !== null || isBusy) return false;
  const found = answersByKey(moment, key);
  if (found === undefined) return false;
  if (found.length === 1) void control.answering.choose(found[0]);
  else if (found.length > 1) control.desk.set({ chooser: { choices: found, hex: null }, fan: null, why: null });
  else {
    const closed = moment.shown.stances.find(({ answer }) => moment.shown.keys[key].includes(answer));
    const sentence = closed?.refused?.sentence ?? "";
    control.table.set({ notice: sentence === "" ? null : sentence });
    control.desk.set({ said: sentence });
  }
  return true;
}
