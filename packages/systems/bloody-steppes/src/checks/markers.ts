import { activeMarkers } from "../cups.ts";
import { enemyOf, type SteppesPlay } from "../state.ts";

/** K-16: whether the marker is chosen: the first of a turn, and that of one to whom the initiative was yielded, unless he draws it. */
export const isChosen = (g: SteppesPlay): boolean =>
  g.c.firstTaken[0] === 0 || (g.c.host[0] !== 0 && g.world.options.yieldedOpponent === "choose");

/** K-16, K-135: whoever is about to take a marker may yield, or only the winner of the initiative; nobody to whom it was yielded. */
export const mayYield = (g: SteppesPlay): boolean =>
  g.c.host[0] === 0 &&
  activeMarkers(g, enemyOf(g.c.holder[0])) > 0 &&
  (g.world.options.yieldedOpponent === "choose" || g.c.winner[0] === g.c.holder[0] + 1);
