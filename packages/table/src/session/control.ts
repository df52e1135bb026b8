import type { Layout } from "@redoubt/drawing";
import type { Analysis } from "../analysis/analysis.ts";
import type { Scope } from "../board/scope.ts";
import type { Choice } from "../worker/messages.ts";
import { type Answering, createAnswering } from "./answering.ts";
import type { App } from "./app.ts";
import { createDeeds, type Deeds } from "./deeds.ts";
import { createFilms, type Films } from "./films.ts";
import { createHolding, type Holding } from "./holding.ts";
import { createLoop, type Loop } from "./loop.ts";
import { createMapDrawing, type MapDrawing } from "./map-drawing.ts";
import { type Observable, observable } from "./observable.ts";
import { type DeskState, emptyDesk, emptyTable, type TableState } from "./state.ts";
import { createWatching, type Watching } from "./watching.ts";

/** A table: one game, what is done with it, and everything that shows it. */
export interface Control {
  readonly app: App;
  readonly table: Observable<TableState>;
  readonly desk: Observable<DeskState>;
  readonly loop: Loop;
  readonly answering: Answering;
  readonly deeds: Deeds;
  readonly holding: Holding;
  readonly films: Films;
  readonly mapDrawing: MapDrawing;
  readonly watching: Watching;
  /** Whatever draws the map moves it so that these hexes are seen. */
  showHexes: (hexes: readonly string[]) => void;
  /** The map as it is looked at, kept while something else takes the page. */
  looked: { readonly sheet: Layout; readonly scope: Scope } | null;
  /** The game as it was last known, for a restart after the worker stopped. */
  lastFile: string;
  /** Moves that were made together and are taken back so: the answers of each, and the game after them. */
  readonly groups: { readonly from: number; readonly to: number; readonly hash: string }[];
  /** What was answered last for a unit in hand. */
  order: Choice | null;
  /** The analysis of the game, once somebody has asked for it. */
  analysis: Analysis | null;
  /** Opens again what could not be opened. */
  again: () => Promise<boolean>;
}

/** Lays a table. */
export function layTable(app: App): Control {
  const control = {
    app,
    table: observable<TableState>(emptyTable),
    desk: observable<DeskState>(emptyDesk),
    showHexes: () => {},
    looked: null,
    lastFile: "",
    groups: [],
    order: null,
    analysis: null,
    again: async () => false,
  } as unknown as Control; // The parts below are given the whole they belong to.
  const parts = {
    loop: createLoop(control),
    answering: createAnswering(control),
    deeds: createDeeds(control),
    holding: createHolding(control),
    films: createFilms(control),
    mapDrawing: createMapDrawing(control),
    watching: createWatching(control),
  };
  app.onStop = () => {
    if (control.table.get().stage === "playing") control.table.set({ stage: "stopped", isBusy: false, thinking: null });
  };
  return Object.assign(control, parts);
}

/** Leaves a table: nothing more is answered for anybody, and another page may play the game. */
export function leaveTable(control: Control): void {
  control.loop.stop();
  control.analysis?.close();
  void control.holding.leave();
}
