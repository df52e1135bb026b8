import type { Beginning } from "@redoubt/engine";
import { fillColumn } from "@redoubt/mechanics";
import { turn } from "../procedures/turn.ts";
import type { RetributionPlay } from "../state.ts";

/** Fills the state of a new game, and says where in the turn it begins (3.1 to 3.4). */
export function begin({ c, world }: RetributionPlay): Beginning {
  const { start } = world;
  fillColumn("hexOf", c.hexOf, start.hexOf);
  fillColumn("steps", c.steps, start.steps);
  fillColumn("disrupted", c.disrupted, start.disrupted);
  fillColumn("owner", c.owner, start.owner);
  fillColumn("turn", c.turn, [start.turn]);
  fillColumn("active", c.active, [start.active]);
  fillColumn("place", c.place, [start.place]);
  fillColumn("first", c.first, [start.first]);
  // The present action phase is of the first kind in Phases I to III, of the other one after them.
  fillColumn("kind", c.kind, [start.place < 3 ? start.first : 1 - start.first]);
  fillColumn("markersSpent", c.markersSpent, [start.markersSpent]);
  fillColumn("gunsLost", c.gunsLost, [start.gunsLost ? 1 : 0]);
  fillColumn("finished", c.finished, start.finished.map(Number));
  fillColumn("ended", c.ended, [start.ended]);
  return { procedure: turn, locals: {}, step: start.opening };
}
