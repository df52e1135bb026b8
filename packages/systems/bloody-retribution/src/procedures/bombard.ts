import { d6, done, next } from "@redoubt/engine";
import { procedure } from "../kit.ts";
import { bombardmentEffect } from "../modifiers/bombardment.ts";
import { disrupt, loseStep } from "../mutations.ts";
import { placeName } from "../state.ts";

interface BombardLocals {
  readonly unit: number;
}

/** 5.6, RBT: one marker is spent on one Allied unit; nobody is ever eliminated by it. */
export const bombard = procedure<BombardLocals, "fire" | "roll-bombardment">("bombard", {
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
        const id = g.world.units[unit].id;
        g.emit({ kind: "bombarded", rule: "RBT", unit: id, dice: [die], ledger: ledger.rows, result });
        if (disrupts) disrupt(g, unit, "5.6");
        if (takesStep) loseStep(g, unit, "RBT");
        if (!disrupts && !takesStep) g.emit({ kind: "unharmed", rule: "RBT", unit: id, hex: placeName(g, unit) });
        return done();
      },
    },
  },
});
