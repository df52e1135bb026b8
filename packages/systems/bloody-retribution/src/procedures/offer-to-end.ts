import { done, offer, over } from "@redoubt/engine";
import { finishFirst } from "../checks/not-asked.ts";
import { procedure } from "../kit.ts";
import { capitulate } from "../mutations.ts";
import { enemyOf } from "../seat.ts";
import { activeSeat } from "../state.ts";
import { say, words } from "../words.ts";
import { replyShown } from "./shown.ts";

/** 5.8: the other side accepts or refuses to end the phase (B-19). The result is whether it accepts. */
export const offerToEnd = procedure<{ reply: Readonly<Record<never, never>> }, boolean>("offer-to-end", {
  reply: {
    asks: {
      rule: "5.8",
      decision: "reply",
      seat: (g) => enemyOf(activeSeat(g)),
      list: (_g, _l, out) => {
        offer(out, say.accept());
        offer(out, say.refuse());
        offer(out, say.capitulate());
      },
      why: (_g, _l, answer) =>
        ["accept", "refuse", "capitulate"].includes(words.verb(answer)) ? null : finishFirst("5.8", {}),
      shows: (g) => replyShown(g, enemyOf(activeSeat(g))),
      take: (g, _, answer) => {
        const seat = enemyOf(activeSeat(g));
        if (answer === say.capitulate()) {
          capitulate(g, seat);
          return over;
        }
        const isAgreed = answer === say.accept();
        g.emit({ kind: isAgreed ? "offer-accepted" : "offer-refused", rule: "5.8", seat });
        return done(isAgreed);
      },
    },
  },
});
