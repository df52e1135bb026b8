import { become, done, next, offer, over, type Procedure } from "@redoubt/engine";
import type { Unit } from "@redoubt/mechanics";
import { mayFlank, mayMomentum, whyNotFlankInto, whyNotMomentum } from "../checks/flank.ts";
import { finishFirst } from "../checks/not-asked.ts";
import { refusal } from "../checks/refusal.ts";
import { procedure } from "../kit.ts";
import { disrupt } from "../mutations.ts";
import { activeSeat, beside, enemyZones, hexOf, nameOf, placeName, type RetributionPlay } from "../state.ts";
import { hexIn, say, words } from "../words.ts";
import { battle } from "./battle.ts";
import { flankInto } from "./flank-attack.ts";

interface FollowUp {
  readonly unit: Unit;
  /** Whether the unit advanced by a flank attack, of which it has only one (9.18, B-45). */
  readonly isAfterFlank: boolean;
}

type FollowUpSteps = {
  readonly look: FollowUp;
  readonly momentum: FollowUp;
  readonly complete: Pick<FollowUp, "unit">;
};

/** 9.19: the unit that has just advanced may at once attack once more, alone; then it is disrupted. */
export const followUp: Procedure<FollowUp> = procedure<FollowUpSteps, null, "look">("follow-up", {
  look: {
    does: (g, locals) => {
      if (!hasFollowUp(g, locals)) return next("complete");
      const { unit } = locals;
      g.emit({ kind: "momentum-open", rule: "9.19", unit: nameOf(g, unit), hex: placeName(g, unit) });
      return next("momentum");
    },
  },
  momentum: {
    asks: {
      rule: "9.19",
      decision: "momentum",
      seat: activeSeat,
      list: (g, locals, out) => {
        const { unit } = locals;
        const hex = hexOf(g, unit);
        for (let d = 0; d < 6; d++) if (mayMomentum(g, unit, d)) offer(out, say.attack(beside(g.world, hex, d)));
        if (!isFlankSpent(g, locals)) {
          for (let d = 0; d < 6; d++) if (mayFlank(g, unit, d)) offer(out, say["flank-to"](beside(g.world, hex, d)));
        }
        offer(out, say.halt());
      },
      why: (g, locals, answer) => {
        const { unit } = locals;
        switch (words.verb(answer)) {
          case "halt":
            return null;
          case "attack":
            return whyNotMomentum(g, unit, hexIn(answer));
          case "flank-to":
            return isFlankSpent(g, locals)
              ? refusal("9.18", "one-flank", { unit: nameOf(g, unit) })
              : whyNotFlankInto(g, unit, hexIn(answer));
          default:
            return finishFirst("9.19", { unit: nameOf(g, unit) });
        }
      },
      shows: (g, { unit }) => ({
        unit,
        commits: [{ answer: say.halt(), follows: `${nameOf(g, unit)} is disrupted` }],
      }),
      take: (g, { unit }, answer) => {
        if (answer === say.halt()) return next("complete");
        const to = hexIn(answer);
        if (words.verb(answer) === "attack") {
          return become(battle, { target: to, attackers: [unit], isMomentum: true });
        }
        return flankInto(g, unit, to) ? over : next("complete");
      },
    },
  },
  complete: {
    does: (g, { unit }) => {
      disrupt(g, unit, "9.19");
      return done();
    },
  },
});

const isFlankSpent = (g: RetributionPlay, { isAfterFlank }: FollowUp): boolean =>
  isAfterFlank && !g.world.rulings.twoFlanks;

function hasFollowUp(g: RetributionPlay, locals: FollowUp): boolean {
  const { unit } = locals;
  // Whoever has no enemy next to it has nobody to attack and no flank to turn.
  if (enemyZones(g, g.world.seatOf[unit])[g.c.hexOf[unit]] === 0) return false;
  const flanks = !isFlankSpent(g, locals);
  for (let d = 0; d < 6; d++) if (mayMomentum(g, unit, d) || (flanks && mayFlank(g, unit, d))) return true;
  return false;
}
