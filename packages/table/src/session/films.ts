import type { Camera } from "../board/camera.ts";
import type { LogLine } from "../worker/messages.ts";
import type { Control } from "./control.ts";
import type { Film } from "./state.ts";

/** Showing what happened before. */
export interface Films {
  /** Steps through what happened since this seat's last decision. */
  readonly recap: () => Promise<void>;
  readonly replay: (at?: number) => Promise<void>;
  readonly seek: (entry: number) => Promise<void>;
  readonly step: (by: 1 | -1) => Promise<void>;
  readonly run: (isRunning: boolean) => void;
  readonly close: () => void;
}

const PACE = { instant: 250, fast: 400, brisk: 700, calm: 1600 } as const;

/** How much longer something is shown than a move: a fight is a shot, what it does, and who goes. */
export const lengthOf = (lines: readonly LogLine[]): number => (lines.some(({ dice }) => dice.length > 0) ? 2 : 1);

/** The films of one table. */
export function createFilms(control: Control): Films {
  const { app, table } = control;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted = -1;
  let left: Camera | null = null;

  const show = async (
    kind: Film["kind"],
    first: number,
    last: number,
    at: number,
    isRunning: boolean,
  ): Promise<void> => {
    wanted = at;
    // The map goes to what is shown, and comes back when it is over.
    if (table.get().film === null) left = control.looked?.scope.camera() ?? null;
    const frames = await app.referee.frames({ seat: table.get().seat, from: at - 1, to: at, all: true });
    if (wanted !== at) return;
    const frame = frames.find(({ entry }) => entry === at) ?? null;
    const before = at > 0 ? (frames[0]?.view.units ?? []) : [];
    table.set({ film: { kind, first, last, at, frame, before, isRunning } });
    const hexes = frame?.lines.flatMap((line) => line.hexes) ?? [];
    if (hexes.length > 0) control.showHexes(hexes.slice(0, 6));
  };

  const pause = (): number => PACE[app.settings.get().pace] * lengthOf(table.get().film?.frame?.lines ?? []);

  const tick = async (): Promise<void> => {
    const { film } = table.get();
    if (film === null || !film.isRunning || film.kind === "live") return;
    const next = nextWithLines(control, film.at, 1) ?? film.last;
    if (film.at >= film.last) {
      if (film.kind === "recap") close();
      else table.set({ film: { ...film, isRunning: false } });
      return;
    }
    await show(film.kind, film.first, film.last, Math.min(next, film.last), true);
    timer = setTimeout(() => void tick(), pause());
  };

  const close = (): void => {
    clearTimeout(timer);
    wanted = -1;
    table.set({ film: null });
    if (left !== null) control.looked?.scope.look(left, true);
    left = null;
  };

  return {
    async recap() {
      const { recapFrom, moment } = table.get();
      if (moment === null || recapFrom > moment.entry) return;
      const first = nextWithLines(control, recapFrom - 1, 1) ?? recapFrom;
      await show("recap", recapFrom, moment.entry, first, true);
      timer = setTimeout(() => void tick(), pause());
    },
    async replay(at) {
      const { moment } = table.get();
      if (moment !== null) await show("replay", 0, moment.entry, Math.min(at ?? moment.entry, moment.entry), false);
    },
    async seek(entry) {
      const { film } = table.get();
      if (film === null) return;
      clearTimeout(timer);
      await show(film.kind, film.first, film.last, Math.min(Math.max(entry, film.first), film.last), false);
    },
    async step(by) {
      const { film } = table.get();
      if (film === null) return;
      clearTimeout(timer);
      const edge = by === 1 ? film.last : film.first;
      const next = nextWithLines(control, film.at, by) ?? edge;
      await show(film.kind, film.first, film.last, Math.min(Math.max(next, film.first), film.last), false);
    },
    run(isRunning) {
      const { film } = table.get();
      clearTimeout(timer);
      if (film === null) return;
      table.set({ film: { ...film, isRunning } });
      if (isRunning) void tick();
    },
    close,
  };
}

/** The next answer before or after one at which something was told. */
function nextWithLines(control: Control, at: number, by: 1 | -1): number | undefined {
  const entries = control.table.get().lines.map(({ entry }) => entry);
  return by === 1 ? entries.find((entry) => entry > at) : entries.findLast((entry) => entry < at);
}
