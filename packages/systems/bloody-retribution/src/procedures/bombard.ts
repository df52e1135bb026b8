import { d6, done, next } from "@redoubt/engine";
import { ledger } from "@redoubt/mechanics";
import { procedure } from "../kit.ts";
import { bombardmentModifiers } from "../modifiers/bombardment.ts";
import { disrupt, loseStep } from "../mutations.ts";
import { DISRUPTS_AND_STEP, NO_EFFECT } from "../results.ts";
import { placeName } from "../state.ts";
import type { BombardmentResult } from "../tables/bombardment.ts";
import { PIQUET } from "../unit.ts";

interface BombardLocals {
  readonly unit: number;
}

const results: readonly BombardmentResult[] = ["none", "disrupted", "disrupted-and-step"];

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
        const { world, c } = g;
        const { rows, total } = ledger(bombardmentModifiers, { g, unit });
        // Both ends of the table are open (B-33).
        const result = world.results.bombardment[Math.min(Math.max(die + total, 0), 7)];
        const id = world.units[unit].id;
        g.emit({ kind: "bombarded", rule: "RBT", unit: id, dice: [die], ledger: rows, result: results[result] });
        // Nothing can happen to a Piquet (B-32): it has one step and is never disrupted.
        const isShaken = result !== NO_EFFECT && world.kindOf[unit] !== PIQUET && c.disrupted[unit] === 0;
        const losesStep = result === DISRUPTS_AND_STEP && c.steps[unit] === 2;
        if (isShaken) disrupt(g, unit, "5.6");
        if (losesStep) loseStep(g, unit, "RBT");
        if (!isShaken && !losesStep) g.emit({ kind: "unharmed", rule: "RBT", unit: id, hex: placeName(g, unit) });
        return done();
      },
    },
  },
});
