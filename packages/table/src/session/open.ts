import { layout } from "@redoubt/drawing";
import type { Options } from "@redoubt/engine";
import { PositionFault } from "../client/caller.ts";
import type { NotOpened, OpenedGame } from "../worker/messages.ts";
import { newGameId, newSecret } from "./app.ts";
import { catchUp } from "./catch-up.ts";
import type { Control } from "./control.ts";
import { emptyDesk, emptyTable, PERSON, type SeatPlayer } from "./state.ts";

/** Puts a game that was begun or opened on the table; what could not be opened is told. */
export async function takeSeats(control: Control, opened: OpenedGame | NotOpened, id: string): Promise<boolean> {
  if ("reason" in opened) {
    control.table.set({ ...emptyTable, id, stage: "failed", failure: opened });
    return false;
  }
  control.lastFile = opened.file;
  const { players } = opened;
  const people = players.flatMap((player, seat) => (player === PERSON ? [seat] : []));
  const { isGuest } = control.table.get();
  control.desk.set({ ...emptyDesk });
  control.table.set({
    ...emptyTable,
    id,
    isGuest,
    stage: "playing",
    game: opened,
    sheet: layout(opened.map),
    players,
    seat: people.length === 1 ? people[0] : null,
    recapFrom: opened.entries + 1,
  });
  await control.loop.start();
  return true;
}

/** Opens a game in whatever way. Whatever goes wrong on the way is told, with what is kept and a way to try again. */
export async function openBy(control: Control, id: string, open: () => Promise<boolean>): Promise<boolean> {
  control.again = () => {
    control.app.dismiss();
    control.table.set({ ...emptyTable, id });
    return openBy(control, id, open);
  };
  try {
    return await open();
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    if (error instanceof PositionFault)
      return takeSeats(control, { reason: "incomplete", problems: [{ where: "the position", what }] }, id);
    console.error(error);
    return takeSeats(control, { reason: "stopped", problems: [{ where: "the rules engine", what }] }, id);
  }
}

/** Begins a battle. */
export async function beginBattle(
  control: Control,
  battle: { readonly system: string; readonly scenario: string; readonly options: Options },
  players: readonly SeatPlayer[],
  secret: string = newSecret(),
  id: string = newGameId(),
): Promise<boolean> {
  const opened = await control.app.referee.begin({ ...battle, secret, players });
  return takeSeats(control, opened, id);
}

/** Opens the text of a file. Without players it is played by those that the file names. */
export async function openText(
  control: Control,
  text: string,
  players: readonly SeatPlayer[] = [],
  id: string = newGameId(),
  secret: string = newSecret(),
): Promise<boolean> {
  control.lastFile = text;
  return takeSeats(control, await control.app.referee.open({ text, secret, players }), id);
}

/** Opens a game that was saved in this browser, as far as it was played. */
export async function openSave(
  control: Control,
  text: string,
  players: readonly SeatPlayer[],
  id: string,
): Promise<boolean> {
  control.lastFile = text;
  const opened = await control.app.referee.open({ text, secret: newSecret(), players });
  return takeSeats(control, "reason" in opened ? opened : await catchUp(control.app, opened, id), id);
}

/** Starts the rules engine again after it stopped, with the game as it was last known. */
export function restart(control: Control): Promise<boolean> {
  const { id, players } = control.table.get();
  const text = control.lastFile;
  control.app.dismiss();
  // Whatever it stopped at is not done again.
  control.app.journal.forget(id, control.app.journal.count());
  return openBy(control, id, () => openText(control, text, players, id));
}
