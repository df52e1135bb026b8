import { endingsOf } from "../board/commits.ts";
import type { Choice, Moment } from "../worker/messages.ts";
import type { Control } from "./control.ts";

/** The answers that take a unit in hand, in the order of the order of battle. */
export function takingUp({ choices, view }: Pick<Moment, "choices" | "view">): readonly Choice[] {
  const place = new Map(view.units.map(({ id }, i) => [id, i]));
  const order = ({ args }: Choice): number => place.get(args[0]?.name ?? "") ?? -1;
  return choices.filter(({ selects }) => selects).sort((a, b) => order(a) - order(b));
}

/** The one after, or before, the unit that is named; the first where it is not among them. */
export function nextIn(taking: readonly Choice[], unit: string | null, by: 1 | -1): Choice | null {
  if (taking.length === 0) return null;
  const at = taking.findIndex(({ args }) => args[0]?.name === unit);
  if (at < 0) return taking[by === 1 ? 0 : taking.length - 1];
  return taking[(at + by + taking.length) % taking.length];
}

/** What ends the move of the unit in hand where it stands, throws no dice and gives nothing up for good. */
export function stopOf(moment: Moment): Choice | null {
  if (moment.shown.unit === null || moment.undo.isSelection) return null;
  const ends = endingsOf(moment).flatMap(({ choice, commit }) =>
    choice === null || choice.rolls || commit.grave ? [] : [choice],
  );
  return ends.length === 1 ? ends[0] : null;
}

/**
 * Ends the move of the unit in hand and takes up another, where that may be done next: one click instead of two. False
 * where it may not; nothing is ended then.
 */
export async function goOnTo(control: Control, unit: string): Promise<boolean> {
  const { moment, seat } = control.table.get();
  const stop = moment === null ? null : stopOf(moment);
  if (moment === null || seat === null || stop === null || moment.shown.unit === unit) return false;
  const after = await control.app.referee.onward({ seat, answer: stop.text });
  const isOf = (text: string): boolean => text.split(" ").slice(1).join(" ") === unit;
  if (!after.some(isOf) || control.table.get().moment !== moment) return false;
  await control.loop.give(stop);
  const next = control.table.get().moment?.choices.find(({ text, selects }) => selects && isOf(text));
  if (next !== undefined) await control.loop.give(next);
  return next !== undefined;
}

/** Takes up the next unit that can act, or the one before; the unit in hand ends its move, or is let go of. */
export async function nextUnit(control: Control, by: 1 | -1): Promise<boolean> {
  const { moment, takenUp, isBusy, film } = control.table.get();
  if (moment === null || isBusy || film !== null) return false;
  const held = moment.shown.unit;
  const isHeld = takenUp !== null && takenUp.entry === moment.entry;
  const stop = stopOf(moment);
  if (stop !== null) await control.loop.give(stop);
  const now = isHeld ? takenUp.before : control.table.get().moment;
  const next = now === null ? null : nextIn(takingUp(now), held ?? lastTaken(control), by);
  if (next === null) return stop !== null;
  await control.answering.choose(next);
  showInHand(control);
  return true;
}

/** The unit that was taken up last, from whose place the next one is looked for. */
function lastTaken(control: Control): string | null {
  return control.table.get().lines.findLast(({ path }) => path.length > 0)?.units[0] ?? null;
}

function showInHand(control: Control): void {
  const { moment } = control.table.get();
  const at = moment?.view.units.find(({ id }) => id === moment.shown.unit)?.at;
  if (at !== undefined) control.showHexes([at]);
}
