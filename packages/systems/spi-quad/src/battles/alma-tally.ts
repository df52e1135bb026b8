import { infantryLost } from "../checks/preservation.ts";
import { preservation } from "../data/facts-alma.ts";
import { ALLIED, RUSSIAN } from "../seat.ts";
import type { QuadPlay } from "../state.ts";
import type { almaVictory } from "../tables/victory-alma.ts";

/** How often each line of A23.11 and A23.12 counts so far. */
export type AlmaTally = Readonly<Record<(typeof almaVictory)[number]["id"], number>>;

/** Game-Turns that are over: the one in progress is not, until the game is. */
const completeTurns = (g: QuadPlay): number => (g.state.frames === null ? g.c.turn[0] : g.c.turn[0] - 1);

/** Counts what scores at Alma as it stands (S-62). */
export function tallyAlma(g: QuadPlay): AlmaTally {
  const { c } = g;
  const trigger = c.preservationTurn[0];
  const complete = completeTurns(g);
  let escapes = 0;
  let failures = 0;
  if (trigger > 0) {
    for (let turn = trigger; turn <= c.turn[0]; turn++) {
      if (c.exits[turn] >= preservation.exitsPerTurn) escapes++;
      else if (turn > trigger && turn <= complete) failures++;
    }
  }
  return {
    "russian-infantry-eliminated": infantryLost(g, RUSSIAN),
    "early-preservation": trigger > 0 && trigger < preservation.earlyBeforeTurn ? 1 : 0,
    "russians-escape": escapes,
    "allied-infantry-eliminated": trigger > 0 ? c.lossesAtTrigger[0] : infantryLost(g, ALLIED),
    "turns-before-preservation": trigger > 0 ? trigger - 1 : complete,
    "russians-fail-to-leave": failures,
  };
}
