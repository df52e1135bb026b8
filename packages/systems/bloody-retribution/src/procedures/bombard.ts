import { d6, done, next } from "@redoubt/engine";
import type { Unit } from "@redoubt/mechanics";
import { procedure } from "../kit.ts";
import { bombardmentEffect } from "../modifiers/bombardment.ts";
import { disrupt, loseSteps } from "../mutations.ts";
import { nameOf, placeName } from "../state.ts";

interface Bombarding {
  readonly unit: Unit;
}

/** 5.6, RBT: one marker is spent on one Allied unit; nobody is ever eliminated by it. */
export const bombard = procedure<{ fire: Bombarding; "roll-bombardment": Bombarding }>("bombard", {
  fire: {
    does: (g) => {
      g.c.markersSpent[0]++;
      return next("roll-bombardment");
    },
  },
  "roll-bombardment": {
    rolls: {
      rule: "RBT",
      purpose: "bombardment",
      dice: () => d6,
      take: (g, { unit }, [die]) => {
        const { ledger, result, disrupts, takesStep } = bombardmentEffect({ g, unit }, die);
        const about = { unit: nameOf(g, unit), hex: placeName(g, unit) };
        g.emit({ kind: "bombarded", rule: "RBT", ...about, dice: [die], ledger: ledger.rows, result });
        if (disrupts) disrupt(g, unit, "5.6");
        if (takesStep) loseSteps(g, unit, 1, "RBT");
        if (!disrupts && !takesStep) g.emit({ kind: "unharmed", rule: "RBT", ...about });
        return done();
      },
    },
  },
});
