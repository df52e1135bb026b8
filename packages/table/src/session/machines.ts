import type { Decision } from "@redoubt/engine";
import { whileBriefed } from "./briefed.ts";
import type { Control } from "./control.ts";
import { lengthOf } from "./films.ts";
import { refresh } from "./refresh.ts";
import { save } from "./saving.ts";

/** The computer's players at one table: they are asked, their answers given, and what came of them shown. */
export interface Machines {
  /** Has a decision answered by the computer, as long as it is still wanted. */
  readonly answer: (decision: Decision, entry: number, isStill: () => boolean) => Promise<void>;
  /** The game was taken back: the staff is told of it anew. */
  readonly forget: () => void;
  /** From here on everything is shown at its pace again, or at once. */
  readonly hurry: (isHurried: boolean) => void;
}

const PACE = { instant: 0, fast: 130, brisk: 420, calm: 1100 } as const;
const SAVE_EVERY = 500;
// Whoever watches at full speed sees the board so often.
const GLANCE = 350;

/** The computer's players of one table. */
export function createMachines(control: Control): Machines {
  const { app, table, desk } = control;
  let isHurried = false;
  let wake: (() => void) | null = null;
  let briefed = -1;
  let lastSaved = 0;
  let lastShown = 0;

  const pause = (time: number): Promise<void> =>
    new Promise((done) => {
      const timer = setTimeout(done, time);
      wake = () => {
        clearTimeout(timer);
        done();
      };
    });

  const saveSometimes = (): void => {
    if (Date.now() - lastSaved < SAVE_EVERY) return;
    lastSaved = Date.now();
    void save(control);
  };

  /** Shows what just happened while the other side acts. */
  const showLive = async (entry: number): Promise<void> => {
    const { pace } = app.settings.get();
    const { seat, recapFrom } = table.get();
    if ((pace === "instant" || isHurried) && !control.watching.isStepping()) {
      if (!control.watching.isWatched() || Date.now() - lastShown < GLANCE) return;
      await refresh(control, seat);
      lastShown = Date.now();
      return pause(0);
    }
    const [frame] = await app.referee.frames({ seat, from: entry, to: entry, all: true });
    if (frame === undefined || frame.lines.length === 0) return;
    const before = (table.get().film?.frame ?? table.get().moment)?.view.units ?? [];
    table.set({ film: { kind: "live", first: recapFrom, last: entry, at: entry, frame, before, isRunning: true } });
    control.watching.told();
    const hexes = frame.lines.flatMap((line) => line.hexes);
    if (hexes.length > 0) control.showHexes(hexes.slice(0, 6));
    desk.set({ said: frame.lines.map(({ text }) => text).join(" ") });
    await pause(PACE[pace] * lengthOf(frame.lines));
  };

  return {
    async answer(decision, entry, isStill) {
      // Whoever reads what the battle is about is waited for.
      if (entry === 0) await whileBriefed(control);
      if (!isStill()) return;
      const player = table.get().players[decision.seat];
      if (briefed < 0 || briefed > entry) briefed = await app.staff.brief({ file: await app.referee.file(null) });
      const entries = await app.referee.tail({ from: briefed });
      const asked = { player, seat: decision.seat, from: briefed, entries };
      await app.staff.ponder(asked);
      let answer = await app.staff.think(asked);
      if (answer === null) {
        briefed = await app.staff.brief({ file: await app.referee.file(null) });
        answer = await app.staff.think({ player, seat: decision.seat, from: briefed, entries: [] });
      } else briefed += entries.length;
      if (answer === null) throw new Error("the computer player found no answer");
      if (!isStill()) return;
      await control.deeds.answer(decision, entry, answer);
      saveSometimes();
      await showLive(entry + 1);
    },
    forget() {
      briefed = -1;
    },
    hurry(hurried) {
      isHurried = hurried;
      if (hurried) wake?.();
    },
  };
}
