import type { Beginning } from "@redoubt/engine";
import { reckonBritishLosses } from "../mutations.ts";
import { place } from "../occupancy.ts";
import { gameTurn } from "../procedures/game-turn.ts";
import { phases, type QuadPlay } from "../state.ts";

/** Fills a blank state and says where the game begins (3.0). */
export const begin = (g: QuadPlay): Beginning => beginIn(g, false);

/** As begin, for questions: the phase of a position waits for its player though nobody can act in it. */
export const beginHeld = (g: QuadPlay): Beginning => beginIn(g, true);

function beginIn(g: QuadPlay, isHeld: boolean): Beginning {
  const { c, world } = g;
  const { start } = world;
  c.turn[0] = start.turn;
  c.active[0] = start.active;
  c.phase[0] = start.phase;
  c.hexOf.set(start.elsewhere);
  c.status.set(start.status);
  // The set-up names only columns of the state.
  const columns = c as Readonly<Record<string, (typeof c)[keyof typeof c]>>;
  for (const [name, numbers] of Object.entries(start.columns)) columns[name].set(numbers);
  // After what a position says of the past: who stands in a redoubt now was last there (B23.22).
  for (const [unit, hex] of start.placed) place(g, unit, hex);
  reckonBritishLosses(g);
  const locals: NonNullable<typeof gameTurn.locals> = {
    isSecond: start.active !== world.firstSeat,
    from: phases[start.phase],
    isHeld,
  };
  return { procedure: gameTurn, locals, ...(start.isOver ? { step: "end" } : {}) };
}
