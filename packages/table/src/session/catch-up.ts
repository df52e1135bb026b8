import type { Act } from "../store/journal.ts";
import type { OpenedGame } from "../worker/messages.ts";
import type { App } from "./app.ts";

/** Does again, in a game that was just opened, what pages that went away did after they saved for the last time. */
export async function catchUp({ referee, journal }: App, opened: OpenedGame, id: string): Promise<OpenedGame> {
  let { entries } = opened;
  const done: Act[] = [];
  for (const act of journal.left(id).flat()) {
    // What the save already holds was done at an earlier point.
    if (act.entry !== entries) continue;
    try {
      const { seat } = act;
      if (act.kind === "undo") entries -= (await referee.undo({ seat, steps: act.steps })).undone;
      else if (act.kind === "practise") entries = (await referee.practise({ seat })).entry;
      else {
        const { pending } = await referee.pending(null);
        const asked = pending.kind === "decide" ? pending.decisions.find((one) => one.seat === seat) : undefined;
        if (asked === undefined) break;
        entries = (await referee.apply({ seat, decision: asked.id, answer: act.answer })).entry;
      }
    } catch {
      // The game stands as far as it goes.
      break;
    }
    done.push(act);
  }
  for (const act of done) journal.note(id, act);
  journal.clear(id);
  return done.length === 0 ? opened : { ...opened, entries, file: await referee.file(null) };
}
