import { SAVE_FORMAT } from "../store/keeper.ts";
import { placeHash } from "../store/link.ts";
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

/** Saves the game as it stands. Trouble with the store is shown; the game stays in the tab. */
export async function save(control: Control): Promise<void> {
  const { id, game, moment, players } = control.table.get();
  if (game === null || moment === null || game.facts.readOnly !== null) return;
  if (control.table.get().isGuest) return;
  const { facts } = game;
  const held = control.app.journal.count();
  control.lastFile = await control.app.referee.file(null);
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
  };
  const trouble = await control.app.saves.put({ format: SAVE_FORMAT, id, text: control.lastFile, about });
  if (trouble === null) control.app.journal.forget(id, held);
  if (trouble !== control.table.get().trouble) control.table.set({ trouble });
}
