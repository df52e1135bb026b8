import { askingFrame, shownIn } from "@redoubt/engine";
import type { BayonetsPlay } from "./state.ts";

/** What is asked now, of whom, with the units and hexes it is about. */
export function asked(g: BayonetsPlay) {
  for (const seat of [0, 1]) {
    const frame = askingFrame(g, seat);
    if (frame?.step.kind !== "ask") continue;
    const { picked = [], targets = [] } = shownIn(g, seat);
    return { decision: frame.step.decision, seat, locals: frame.locals, picked, targets };
  }
  return null;
}

/** A question of one of the seats. */
export type Asked = NonNullable<ReturnType<typeof asked>>;
