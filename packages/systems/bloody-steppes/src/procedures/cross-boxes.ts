import { done, next, notNow, notPossible, offer, type Procedure } from "@redoubt/engine";
import { battalionToCross, boxesOf, crossAlike, crossOff } from "../boxes.ts";
import { procedure } from "../kit.ts";
import { say, words } from "../words.ts";

type Steps = { readonly look: object; readonly choose: { readonly battalion: number } };

/** XIV.3: whoever owns a light battalion that has lost strength as a whole says from which of its counters the boxes are crossed off. */
export const crossBoxes: Procedure<object> = procedure<Steps, null, "look">("cross-boxes", {
  look: {
    does: (g) => {
      const battalion = battalionToCross(g);
      return battalion < 0 ? done() : next("choose", { battalion });
    },
  },
  choose: {
    asks: {
      rule: "XIV.3",
      decision: "boxes",
      seat: (g, { battalion }) => g.world.seatOf[battalion],
      list: (g, { battalion }, out) => {
        for (const counter of boxesOf(g, battalion)) offer(out, say.unit(counter));
      },
      why: (g, { battalion }, answer) => {
        if (words.verb(answer) !== "unit") return notNow("XIV.3", "crosses-boxes");
        const counter = words.arg(answer, 0);
        return boxesOf(g, battalion).includes(counter)
          ? null
          : notPossible("XIV.3", "no-box-there", { unit: g.world.pieces[counter]?.name ?? "" });
      },
      shows: (_, { battalion }) => ({ unit: battalion }),
      take: (g, { battalion }, answer) => {
        const counter = words.arg(answer, 0);
        crossOff(g, counter);
        g.emit({ kind: "box-crossed", rule: "XIV.3", piece: counter, battalion });
        crossAlike(g, battalion);
        return next("look");
      },
    },
  },
});
