import { builtMap } from "../client/hire.ts";
import type { MapLayers, OpenedGame } from "../worker/messages.ts";
import type { Control } from "./control.ts";
import { mapPrint } from "./map-print.ts";

/** Has the map of the game on the table drawn. */
export interface MapDrawing {
  /** Asks for the map of the present game, unless it has been asked for. What stands on it is laid when the promise says so. */
  readonly draw: (laid: Promise<unknown>) => Promise<void>;
}

const nextPaint = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** The plain drawing that the site was built with, if it is here before the counters are and shows the map of this game. */
async function drawnBefore({ facts, map }: OpenedGame, laid: Promise<unknown>): Promise<MapLayers | null> {
  const late = laid.then(
    () => null,
    () => null,
  );
  const built = await Promise.race([builtMap(facts.system, facts.scenario), late]);
  return built !== null && built.of === mapPrint(map) ? built.layers : null;
}

/** The drawing of one table's maps: plainly first, in full once that is on screen. Nobody has to wait for trees to begin. */
export function createMapDrawing({ app, table }: Control): MapDrawing {
  let asked: OpenedGame | null = null;
  return {
    async draw(laid) {
      const { game } = table.get();
      if (game === null || game === asked) return;
      asked = game;
      const isStill = () => table.get().game === game;
      // A referee that stopped meanwhile is told elsewhere; the map is asked for again after the restart.
      const mini = (await drawnBefore(game, laid)) ?? (await app.referee.ground(null).catch(() => ({})));
      if (!isStill()) return;
      table.set({ drawn: { layers: mini, mini } });
      await laid.catch(() => {});
      await nextPaint();
      if (!isStill()) return;
      table.set({ isLaid: true });
      const layers = await app.referee.layers(null).catch(() => mini);
      if (isStill()) table.set({ drawn: { layers, mini } });
    },
  };
}
