import { layout } from "@redoubt/drawing";
import type { Options } from "@redoubt/engine";
import { isLessonFile, lessonPlayers } from "../guide/recognise.ts";
import { SAVE_FORMAT } from "../store/keeper.ts";
import { placeHash } from "../store/link.ts";
import type { NotOpened, OpenedGame } from "../worker/messages.ts";
import { type Answering, createAnswering } from "./answering.ts";
import { type App, newGameId, newSecret } from "./app.ts";
import { catchUp } from "./catch-up.ts";
import { createFilms, type Films } from "./films.ts";
import { createLoop, type Loop } from "./loop.ts";
import { createMapDrawing, type MapDrawing } from "./map-drawing.ts";
import { type Observable, observable } from "./observable.ts";
import { type DeskState, emptyDesk, emptyTable, PERSON, type SeatPlayer, type TableState } from "./state.ts";

/** A table: one game, what is done with it, and everything that shows it. */
export interface Control {
  readonly app: App;
  readonly table: Observable<TableState>;
  readonly desk: Observable<DeskState>;
  readonly loop: Loop;
  readonly answering: Answering;
  readonly films: Films;
  readonly mapDrawing: MapDrawing;
  /** Whatever draws the map moves it so that these hexes are seen. */
  showHexes: (hexes: readonly string[]) => void;
  /** The game as it was last known, for a restart after the worker stopped. */
  lastFile: string;
  /** A game that somebody else showed us: it is stored only once something is played in it. */
  isGuest: boolean;
}

/** Lays a table. */
export function layTable(app: App): Control {
  const control = {
    app,
    table: observable<TableState>(emptyTable),
    desk: observable<DeskState>(emptyDesk),
    showHexes: () => {},
    lastFile: "",
    isGuest: false,
  } as unknown as Control; // The parts below are given the whole they belong to.
  const parts = {
    loop: createLoop(control),
    answering: createAnswering(control),
    films: createFilms(control),
    mapDrawing: createMapDrawing(control),
  };
  app.onStop = () => {
    if (control.table.get().stage === "playing") control.table.set({ stage: "stopped", isBusy: false, thinking: null });
  };
  return Object.assign(control, parts);
}

/** Puts a game that was begun or opened on the table; what could not be opened is told. */
export async function seatPlayers(
  control: Control,
  opened: OpenedGame | NotOpened,
  players: readonly SeatPlayer[],
  id: string,
): Promise<boolean> {
  if ("reason" in opened) {
    control.table.set({ ...emptyTable, id, stage: "failed", failure: opened });
    return false;
  }
  control.lastFile = opened.file;
  const known = players.length === 0 && isLessonFile(opened.file) ? lessonPlayers : players;
  const seats = opened.facts.seats.map((_, seat) => known[seat] ?? PERSON);
  const people = seats.map((player, seat) => ({ player, seat })).filter(({ player }) => player === PERSON);
  control.desk.set({ ...emptyDesk });
  control.table.set({
    ...emptyTable,
    id,
    stage: "playing",
    game: opened,
    sheet: layout(opened.map),
    players: seats,
    seat: people.length === 1 ? people[0].seat : null,
    recapFrom: opened.entries + 1,
  });
  await control.loop.start();
  return true;
}

/** Begins a battle. */
export async function beginBattle(
  control: Control,
  battle: { readonly system: string; readonly scenario: string; readonly options: Options },
  players: readonly SeatPlayer[],
  secret: string = newSecret(),
  id: string = newGameId(),
): Promise<boolean> {
  const opened = await control.app.referee.begin({ ...battle, secret });
  return seatPlayers(control, opened, players, id);
}

/** Opens the text of a file. */
export async function openText(
  control: Control,
  text: string,
  players: readonly SeatPlayer[] = [],
  id: string = newGameId(),
  secret: string = newSecret(),
): Promise<boolean> {
  control.lastFile = text;
  const opened = await control.app.referee.open({ text, secret });
  return seatPlayers(control, opened, players, id);
}

/** Opens a game that was saved in this browser, as far as it was played. */
export async function openSave(
  control: Control,
  text: string,
  players: readonly SeatPlayer[],
  id: string,
): Promise<boolean> {
  control.lastFile = text;
  const opened = await control.app.referee.open({ text, secret: newSecret() });
  return seatPlayers(control, "reason" in opened ? opened : await catchUp(control.app, opened, id), players, id);
}

/** Starts the rules engine again after it stopped, with the game as it was last known. */
export async function restart(control: Control): Promise<void> {
  const { id, players } = control.table.get();
  control.app.dismiss();
  // Whatever it stopped at is not done again.
  control.app.journal.forget(id, control.app.journal.count());
  await openText(control, control.lastFile, players, id);
}

/** Saves the game as it stands. Trouble with the store is shown; the game stays in the tab. */
export async function save(control: Control): Promise<void> {
  const { id, game, moment, players } = control.table.get();
  if (game === null || moment === null || game.facts.readOnly !== null) return;
  if (control.isGuest && moment.entry <= game.entries) return;
  if (control.isGuest) history.replaceState(null, "", placeHash({ page: "game", id, at: null }));
  control.isGuest = false;
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
