import type { QuadEvent } from "./event.ts";
import type { QuadPlay } from "./state.ts";
import { pointsOf } from "./victory.ts";

/** What the running total of a finished battle says that its events, counted without the numbers kept meanwhile, do not; null if they agree. */
export function recount(g: QuadPlay, events: readonly QuadEvent[]): string | null {
  const { recount: count } = g.world.rules.victory;
  if (count === null || g.world.options.scoreBySideShowing === "on") return null;
  const anew = count(g, events);
  const kept = pointsOf(g);
  const agree = anew[0] === kept[0] && anew[1] === kept[1];
  return agree ? null : `the running total is ${kept.join(" to ")}, the events give ${anew.join(" to ")}`;
}
