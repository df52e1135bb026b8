import { compareCourses } from "../store/compare.ts";
import { SAVE_FORMAT, type SaveRecord } from "../store/keeper.ts";
import { placeHash } from "../store/link.ts";
import type { NotSaved } from "../store/saves.ts";
import type { App } from "./app.ts";
import type { Control } from "./control.ts";

/**
 * Makes a game that somebody else showed us our own, before the first thing is played in it: from here on its address is
 * that of a saved game, and what is noted in the journal finds the game that it belongs to.
 */
export function playOn(control: Control): void {
  const { id, isGuest } = control.table.get();
  if (!isGuest) return;
  control.app.journal.keepBase(id, control.lastFile);
  history.replaceState(null, "", placeHash({ page: "game", id, at: null }));
  control.table.set({ isGuest: false });
}

/** The game on the table as a record of the store; null where there is nothing to be stored. */
export function recordOf(control: Control, id: string, text: string): SaveRecord | null {
  const { game, moment, players } = control.table.get();
  if (game === null || moment === null || game.facts.readOnly !== null) return null;
  const { facts } = game;
  const about = {
    title: facts.title,
    system: facts.system,
    scenario: facts.scenario,
    players,
    seats: facts.seats,
    turn: moment.view.turn,
    phase: moment.view.phase,
    active: moment.view.active,
    entries: moment.entry,
    isOver: moment.pending.kind === "over",
    savedAt: Date.now(),
    isPractice: moment.isPractice,
    ...(facts.branch === null ? {} : { branch: facts.branch }),
  };
  return { format: SAVE_FORMAT, id, text, about };
}

/** Saves the game as it stands. Trouble with the store is shown; the game stays in the tab. */
export async function save(control: Control): Promise<void> {
  const { app, table } = control;
  const { id, isGuest, hold } = table.get();
  if (app.isAfar || isGuest || hold === "elsewhere" || recordOf(control, id, "") === null) return;
  const held = app.journal.count();
  const text = await app.referee.file(null);
  const record = recordOf(control, id, text);
  if (record === null || table.get().id !== id) return;
  control.lastFile = text;
  const trouble = await put(app, record);
  if (trouble === "elsewhere") return control.holding.lose();
  if (trouble === null) app.journal.forget(id, held);
  if (trouble !== table.get().trouble) table.set({ trouble });
}

/** Without locks another page may have saved the same line of play less far: that is no reason not to save. */
async function put(app: App, record: SaveRecord): Promise<NotSaved | null> {
  const trouble = await app.saves.put(record);
  if (trouble !== "elsewhere" || app.locks !== undefined) return trouble;
  const saved = await app.saves.get(record.id);
  if (saved === null || typeof saved === "string" || saved.kind !== "game") return trouble;
  const course = compareCourses(record.text, saved.record.text);
  if (course === "apart" || course === "behind") return trouble;
  app.saves.adopt(saved.record);
  return app.saves.put(record);
}
