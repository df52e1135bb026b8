import { noDice } from "./chance.ts";
import { freshLane, run } from "./run.ts";
import type { AnyPlay } from "./start.ts";
import { copyState } from "./state.ts";
import type { AnySystem } from "./system.ts";

/**
 * Makes `to` a game that `seat` could be in: all it cannot know is drawn anew by `word`, and others who work beside it
 * have not begun. For two games that the seat cannot tell apart, equal words give equal games.
 */
export function imagine(system: AnySystem, from: AnyPlay, to: AnyPlay, seat: number, word: () => number): void {
  copyState(from.state, to.state);
  if (!system.hides) return;
  system.redeal(to, seat, word);
  const top = to.state.frames;
  const step = top?.step;
  if (top === null || step?.kind !== "lanes") return;
  const lanes = (top.lanes ?? []).map((lane) => (lane.seat === seat ? lane : freshLane(to, top, step, lane.seat)));
  to.state.frames = { ...top, lanes };
  const { sink } = to;
  to.sink = null;
  run(to, noDice);
  to.sink = sink;
}
