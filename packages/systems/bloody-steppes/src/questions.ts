import type { Questions } from "@redoubt/mechanics";
import { sides } from "./data/order-of-battle.ts";
import { combatOf } from "./questions/combat.ts";
import { fightOf } from "./questions/foresee.ts";
import { costOf, reachIn, zonesOn } from "./questions/moves.ts";
import { orderFormFor } from "./questions/order-form.ts";
import { repliesFor } from "./questions/replies.ts";
import { risksOn } from "./questions/risks.ts";
import { sightFrom } from "./questions/sight.ts";
import type { SteppesPlay } from "./state.ts";

/** What a position of Bloody Steppes can be asked. */
export const questions: Questions<SteppesPlay> = {
  cost: costOf,
  reach: reachIn,
  zones: (g, hex) => zonesOn(g, hex, sides),
  sight: sightFrom,
  combat: combatOf,
  risks: risksOn,
  foresee: fightOf,
  replies: repliesFor,
  form: orderFormFor,
};
