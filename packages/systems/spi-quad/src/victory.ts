import type { Verdict } from "@redoubt/engine";
import type { ScoreLine } from "@redoubt/mechanics";
import { cites } from "./kit.ts";
import type { QuadRule } from "./rule-index.ts";
import type { QuadPlay } from "./state.ts";

/** The schedules score line by line and the running totals are judged at the end. */
export const enforces = cites("A23.1", "A23.11", "A23.12", "A23.2", "A22.4", "B23.1", "B23.21", "B23.22", "B16.32");

/** The lines of the score that count for something so far. */
export function scoreLines(g: QuadPlay): readonly ScoreLine[] {
  const tally = g.world.rules.victory.tally(g);
  return g.world.rules.victory.rows.flatMap(({ id, side, points, per, rule }) => {
    const count = tally[id];
    return count === 0 ? [] : [{ side, points: points * count, text: `${points} × ${count}: ${per}`, rule }];
  });
}

/** The points of both sides as they stand, Allied first. */
export function pointsOf(g: QuadPlay): readonly [allied: number, russian: number] {
  const tally = g.world.rules.victory.tally(g);
  let allied = 0;
  let russian = 0;
  for (const { id, side, points } of g.world.rules.victory.rows) {
    if (side === "allied") allied += points * tally[id];
    else russian += points * tally[id];
  }
  return [allied, russian];
}

/** The verdict as it stands; after the last Game-Turn it is final (A23.2, B23.1). */
export function verdictOf(g: QuadPlay): Verdict<QuadRule> {
  const [allied, russian] = pointsOf(g);
  return g.world.rules.victory.verdict(allied, russian);
}
