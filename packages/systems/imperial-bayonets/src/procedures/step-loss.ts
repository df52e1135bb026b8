import { done, notNow, offer, refusal } from "@redoubt/engine";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { procedure } from "../kit.ts";
import { loseStep } from "../mutations.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { say, words } from "../words.ts";

/** Units that tie for a step to be lost. */
interface Tied {
  readonly units: readonly Unit[];
  readonly rule: BayonetsRule;
}

/** I-149: the owner of units that tie says which loses the step. */
export const loseStepOf = procedure<{ readonly choose: Tied }>("step-loss", {
  choose: {
    asks: {
      rule: "9.2g",
      decision: "step-loss",
      seat: (g, { units }) => g.world.seatOf[units[0]],
      list: (_g, { units }, out) => {
        for (const unit of units) offer(out, say.lose(unit));
      },
      why: (g, { units }, answer) => {
        if (words.verb(answer) !== "lose") return notNow("9.2g", "name-step");
        const unit = asUnit(words.arg(answer, 0));
        return units.includes(unit) ? null : refusal("9.2g", "not-strongest", { unit: g.world.pieces[unit].id });
      },
      shows: (_g, { units }) => ({ picked: units }),
      take: (g, { rule }, answer) => {
        loseStep(g, asUnit(words.arg(answer, 0)), rule);
        return done();
      },
    },
  },
});
