import type { Control } from "./control.ts";
import { openText } from "./open.ts";
import { refresh } from "./refresh.ts";
import { PERSON } from "./state.ts";

/** Watching the computer play against itself: it can be held, let go on, and taken step by step. */
export interface Watching {
  /** Whether nobody at this table plays. */
  readonly isWatched: () => boolean;
  readonly isStepping: () => boolean;
  /** Waits as long as the game is held. False where something else happened to the table meanwhile. */
  readonly gate: (isStill: () => boolean) => Promise<boolean>;
  readonly pause: () => void;
  readonly goOn: () => void;
  /** Goes on until the next thing is told. */
  readonly step: () => void;
  /** Something was told: a step ends here. */
  readonly told: () => void;
  /** Plays a side from here on. */
  readonly takeSide: (seat: number) => Promise<void>;
}

/** Watching at one table. */
export function createWatching(control: Control): Watching {
  const { table } = control;
  let isStepping = false;
  const isWatched = (): boolean => {
    const { players, isGuest } = table.get();
    return players.length > 0 && !isGuest && !players.includes(PERSON) && control.app.isAfar !== true;
  };
  const mayGo = (): boolean => !table.get().isPaused || isStepping;
  return {
    isWatched,
    isStepping: () => isStepping,
    async gate(isStill) {
      if (!isWatched() || mayGo()) return true;
      await refresh(control, table.get().seat, { thinking: null });
      table.set({ isBusy: false });
      await new Promise<void>((done) => {
        const leave = table.subscribe(() => {
          if (isStill() && !mayGo()) return;
          leave();
          done();
        });
      });
      if (!isStill()) return false;
      if (!control.desk.get().isAnalysing) control.films.close();
      table.set({ isBusy: true });
      return true;
    },
    pause: () => table.set({ isPaused: true }),
    goOn() {
      isStepping = false;
      table.set({ isPaused: false });
    },
    step() {
      isStepping = true;
      table.set({ isPaused: true });
    },
    told() {
      isStepping = false;
    },
    async takeSide(seat) {
      const { id, players } = table.get();
      control.loop.stop();
      const text = await control.app.referee.file(null);
      await openText(control, text, players.with(seat, PERSON), id);
    },
  };
}
