import { layout } from "@redoubt/drawing";
import type { Options } from "@redoubt/engine";
import { PositionFault } from "../client/caller.ts";
import { compareCourses } from "../store/compare.ts";
import type { NotOpened, OpenedGame } from "../worker/messages.ts";
import { newGameId } from "./app.ts";
import { isToBeBriefed } from "./briefed.ts";
import { catchUp } from "./catch-up.ts";
import type { Control } from "./control.ts";
import type { Claimed } from "./holding.ts";
import { newSecret } from "./secret.ts";
import { emptyDesk, emptyTable, PERSON, type SeatPlayer } from "./state.ts";

/** Puts a game that was begun or opened on the table; what could not be opened is told. */
export async function takeSeats(
  control: Control,
  opened: OpenedGame | NotOpened,
  id: string,
  begins = false,
): Promise<boolean> {
  if ("reason" in opened) {
    control.table.set({ ...emptyTable, id, stage: "failed", failure: opened });
    return false;
  }
  control.lastFile = opened.file;
  const { players } = opened;
  const people = players.flatMap((player, seat) => (player === PERSON ? [seat] : []));
  const { isGuest, hold } = control.table.get();
  control.desk.set({ ...emptyDesk });
  control.table.set({
    ...emptyTable,
    id,
    isGuest,
    hold,
    stage: "playing",
    game: opened,
    sheet: layout(opened.map),
    players,
    seat: people.length === 1 ? people[0] : null,
    recapFrom: opened.entries + 1,
  });
  if (begins && isToBeBriefed(control)) control.desk.set({ panel: "briefing" });
  await control.loop.start();
  // What was played elsewhere while the game was opened here has not been heard of.
  if (hold !== "mine") await control.holding.synchronise();
  return true;
}

/** Opens a game in whatever way. Whatever goes wrong on the way is told, with what is kept and a way to try again. */
export async function openBy(
  control: Control,
  id: string,
  open: (claimed: Claimed) => Promise<boolean>,
): Promise<boolean> {
  control.again = () => {
    control.app.dismiss();
    control.table.set({ ...emptyTable, id });
    return openBy(control, id, open);
  };
  try {
    return await open(await control.holding.claim(id));
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
  const { referee, journal } = control.app;
  const opened = await referee.begin({ ...battle, secret, players });
  // Saving takes a moment: a page that is loaded again before finds the game all the same.
  if (!("reason" in opened)) journal.keepBase(id, opened.file);
  return takeSeats(control, opened, id, true);
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

/** Opens a game that is stored in this browser: to play on in it, or to follow the page that does. */
export async function openStored(
  control: Control,
  id: string,
  claimed: Claimed,
  followed: string | null = null,
): Promise<boolean> {
  const { app } = control;
  if (!claimed.isMine && claimed.text !== null) return openText(control, claimed.text, [], id);
  const fail = (reason: "damaged" | "newer" | "not-ours", what: string) =>
    takeSeats(control, { reason, problems: [{ where: "this browser", what }] }, id);
  const saved = await app.saves.get(id);
  if (typeof saved === "string") return fail("not-ours", "nothing can be read from this browser's storage");
  if (saved === null) {
    const text = app.journal.base(id) ?? followed;
    if (text !== null) return openSave(control, text, [], id, followed);
    return fail("not-ours", `there is no game "${id}" here: it may be on another device`);
  }
  if (saved.kind !== "game") {
    control.lastFile = saved.text;
    return fail(saved.kind, "the saved game cannot be read by this version");
  }
  app.saves.adopt(saved.record);
  return openSave(control, saved.record.text, saved.record.about.players, id, followed);
}

/** Opens the stored text of a game as far as it was played: what pages noted after it was stored is done again. */
async function openSave(
  control: Control,
  text: string,
  players: readonly SeatPlayer[],
  id: string,
  followed: string | null,
): Promise<boolean> {
  const { app, table } = control;
  control.lastFile = text;
  const opened = await app.referee.open({ text, secret: newSecret(), players });
  if ("reason" in opened || table.get().hold !== "mine") return takeSeats(control, opened, id);
  const now = await catchUp(app, opened, id);
  const isShort = followed !== null && compareCourses(followed, now.file) === "ahead";
  return isShort ? openText(control, followed, players, id) : takeSeats(control, now, id);
}

/** Plays on here in a game that another page has played until now. */
export async function resume(control: Control): Promise<void> {
  const { id } = control.table.get();
  control.table.set({ isBusy: true });
  const followed = await control.app.referee.file(null).catch(() => null);
  await openBy(control, id, (claimed) => openStored(control, id, claimed, followed));
  await control.holding.synchronise();
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
