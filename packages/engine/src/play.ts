import type { GameEvent } from "./event.ts";
import type { Columns } from "./layout.ts";
import type { State } from "./state.ts";

/** What steps work on: the things that never change, the numbers that do, and a place for events. */
export interface Play<W = unknown, C extends Columns = Columns, E extends GameEvent = GameEvent> {
  /** Maps, counters, tables and options of this game: looked up, never changed. */
  readonly world: W;
  /** The columns of the state. */
  readonly c: C;
  readonly state: State<C>;
  /** Tells of something that happened. */
  readonly emit: (event: E) => void;
  /** Where events go; null while nobody listens. */
  sink: ((event: E) => void) | null;
  /** Set when dice fell or something hidden became known, for undo. */
  barrier: boolean;
  /** The seat whose lane is running; null while all play together. What a lane tells is for its seat alone. */
  lane: number | null;
  /** What the work that was last done came to. */
  result: unknown;
}

/** Binds a state to its world. */
export function playOf<W, C extends Columns, E extends GameEvent>(world: W, state: State<C>): Play<W, C, E> {
  const play: Play<W, C, E> = {
    world,
    c: state.columns,
    state,
    sink: null,
    barrier: false,
    lane: null,
    result: null,
    emit(event) {
      if (event.reveals === true && play.lane === null) play.barrier = true;
      if (play.sink === null) return;
      play.sink(play.lane === null ? event : { ...event, audience: [play.lane] });
    },
  };
  return play;
}
