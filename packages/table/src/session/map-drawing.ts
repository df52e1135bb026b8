import type { OpenedGame } from "../worker/messages.ts";
import type { Control } from "./control.ts";

/** Has the map of the game on the table drawn. */
export interface MapDrawing {
  /** Asks for the map of the present game, unless it has been asked for. */
  readonly draw: () => Promise<void>;
}

const nextPaint = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** The drawing of one table's maps: plainly first, in full once that is on screen. Nobody has to wait for trees to begin. */
export function createMapDrawing({ app, table }: Control): MapDrawing {
  let asked: OpenedGame | null = null;
  return {
    async draw() {
      const { game } = table.get();
      if (game === null || game === asked) return;
      asked = game;
      const isStill = () => table.get().game === game;
      // A referee that stopped meanwhile is told elsewhere; the map is asked for again after the restart.
      const mini = await app.referee.ground(null).catch(() => ({}));
      if (!isStill()) return;
      table.set({ drawn: { layers: mini, mini } });
      await nextPaint();
      if (!isStill()) return;
      table.set({ isLaid: true });
      const layers = await app.referee.layers(null).catch(() => mini);
      if (isStill()) table.set({ drawn: { layers, mini } });
    },
  };
}
