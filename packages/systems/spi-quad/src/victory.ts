import type { Verdict } from "@redoubt/engine";
import type { ScoreLine } from "@redoubt/mechanics";
import { cites } from "./kit.ts";
import type { QuadRule } from "./rule-index.ts";
import { ALLIED, RUSSIAN } from "./seat.ts";
import type { QuadPlay } from "./state.ts";
import { almaVerdict, almaVictory, type VictoryRow } from "./tables/victory-alma.ts";
import { balaclavaDrawBelow, balaclavaVictory } from "./tables/victory-balaclava.ts";
import { tallyAlma } from "./victory-alma.ts";
import { tallyBalaclava } from "./victory-balaclava.ts";

/** The schedules score line by line and the running totals are judged at the end. */
export const enforces = cites("A23.1", "A23.11", "A23.12", "A23.2", "A22.4", "B23.1", "B23.21", "B23.22", "B16.32");

function rowsOf(g: QuadPlay): readonly VictoryRow[] {
  if (g.world.isAlma) return almaVictory;
  return g.world.isBalaclava ? balaclavaVictory : [];
}

function tallyOf(g: QuadPlay): Readonly<Record<string, number>> {
  if (g.world.isAlma) return tallyAlma(g);
  return g.world.isBalaclava ? tallyBalaclava(g) : {};
}

/** The lines of the score that count for something so far. */
export function scoreLines(g: QuadPlay): readonly ScoreLine[] {
  const tally = tallyOf(g);
  return rowsOf(g).flatMap(({ id, side, points, per, rule }) => {
    const count = tally[id];
    return count === 0 ? [] : [{ side, points: points * count, text: `${points} × ${count}: ${per}`, rule }];
  });
}

/** The points of both sides as they stand, Allied first. */
export function pointsOf(g: QuadPlay): readonly [allied: number, russian: number] {
  const tally = tallyOf(g);
  let allied = 0;
  let russian = 0;
  for (const { id, side, points } of rowsOf(g)) {
    if (side === "allied") allied += points * tally[id];
    else russian += points * tally[id];
  }
  return [allied, russian];
}

type QuadVerdict = Verdict<QuadRule>;

function almaVerdictOf(allied: number, russian: number): QuadVerdict {
  const margin = allied - russian;
  const reason = `Allied ${allied}, Russian ${russian}: a difference of ${margin}`;
  if (margin >= almaVerdict.alliedWinsFrom) return { winner: ALLIED, level: "victory", rule: "A23.2", reason };
  if (margin <= almaVerdict.russianWinsUpTo) return { winner: RUSSIAN, level: "victory", rule: "A23.2", reason };
  return { winner: null, level: "draw", rule: "A23.2", reason };
}

function balaclavaVerdictOf(allied: number, russian: number): QuadVerdict {
  const margin = Math.abs(allied - russian);
  const reason = `Allied ${allied}, Russian ${russian}: a difference of ${margin}`;
  if (margin < balaclavaDrawBelow) return { winner: null, level: "draw", rule: "B23.1", reason };
  return { winner: allied > russian ? ALLIED : RUSSIAN, level: "victory", rule: "B23.1", reason };
}

/** The verdict as it stands; after the last Game-Turn it is final (A23.2, B23.1). */
export function verdictOf(g: QuadPlay): QuadVerdict {
  const [allied, russian] = pointsOf(g);
  if (g.world.isAlma) return almaVerdictOf(allied, russian);
  if (g.world.isBalaclava) return balaclavaVerdictOf(allied, russian);
  return { winner: null, level: "none", rule: "4.0", reason: "The Standard Rules alone have no victory conditions" };
}
