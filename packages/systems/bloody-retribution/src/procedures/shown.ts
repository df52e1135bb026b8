import type { Commit, Seat, Shown } from "@redoubt/engine";
import { isOut } from "../checks/phase-end.ts";
import { enemyOf, RUSSIAN, sideNames } from "../seat.ts";
import type { RetributionPlay } from "../state.ts";
import { afterAction, afterCapitulation, afterPhase, undoneBy } from "../wording/undone.ts";
import { say } from "../words.ts";

/** Giving up, which is always asked once more (4.4). */
const capitulation = (seat: Seat): Commit => ({
  answer: say.capitulate(),
  follows: afterCapitulation(seat),
  grave: true,
});

/** What the choice of an action shows: every way to let time march on or to end the phase (5.4, 5.8). */
export function actionShown(g: RetributionPlay, seat: Seat): Shown {
  const undone = undoneBy(g, seat);
  const reply = `the ${sideNames[enemyOf(seat)]} player accepts, and the phase is over, or refuses`;
  return {
    alone: !isOut(g, enemyOf(seat)),
    commits: [
      { answer: say.end(), undone, follows: afterPhase(g) },
      { answer: say.offer(), undone, follows: reply },
      { answer: say.finish(), undone, follows: afterAction(g, seat) },
      ...(seat === RUSSIAN ? [{ answer: say["set-aside"](), follows: afterAction(g, seat) }] : []),
      capitulation(seat),
    ],
  };
}

/** What the answer to an offer shows: accepting ends the phase at once (5.8, B-19). */
export function replyShown(g: RetributionPlay, seat: Seat): Shown {
  return {
    commits: [
      { answer: say.accept(), undone: undoneBy(g, seat), follows: afterPhase(g) },
      { answer: say.refuse(), follows: `the ${sideNames[enemyOf(seat)]} action` },
      capitulation(seat),
    ],
  };
}
