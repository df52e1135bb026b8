import { become, done, next, offer, over, type Procedure } from "@redoubt/engine";
import { mayFlank, mayMomentum, whyNotFlankInto, whyNotMomentum } from "../checks/flank.ts";
import { finishFirst } from "../checks/not-asked.ts";
import { refusal } from "../checks/refusal.ts";
import { procedure } from "../kit.ts";
import { disrupt } from "../mutations.ts";
import { enemyZones, type RetributionPlay } from "../state.ts";
import { say, words } from "../words.ts";
import { battle } from "./battle.ts";
import { flankInto } from "./flank-attack.ts";

interface FollowUpLocals {
  readonly unit: number;
  /** Whether the unit advanced by a flank attack, of which it has only one (9.18, B-45). */
  readonly isAfterFlank: boolean;
}

/** 9.19: the unit that has just advanced may at once attack once more, alone; then it is disrupted. */
export const followUp: Procedure<FollowUpLocals> = procedure<FollowUpLocals, "look" | "momentum" | "complete">(
  "follow-up",
  {
    look: { does: (g, locals) => next(hasFollowUp(g, locals) ? "momentum" : "complete") },
    momentum: {
      asks: {
        rule: "9.19",
        decision: "momentum",
        seat: (g) => g.c.active[0],
        list: (g, locals, out) => {
          const { unit } = locals;
          const hex = g.c.hexOf[unit];
          const { offsets } = g.world.grid;
          for (let d = 0; d < 6; d++) if (mayMomentum(g, unit, d)) offer(out, say.attack(hex + offsets[d]));
          if (mayFlankOn(g, locals)) {
            for (let d = 0; d < 6; d++) if (mayFlank(g, unit, d)) offer(out, say["flank-to"](hex + offsets[d]));
          }
          offer(out, say.halt());
        },
        why: (g, locals, answer) => {
          const { unit } = locals;
          switch (words.verb(answer)) {
            case "halt":
              return null;
            case "attack":
              return whyNotMomentum(g, unit, words.arg(answer, 0));
            case "flank-to":
              return isFlankSpent(g, locals)
                ? refusal("9.18", "one-flank", { unit: g.world.units[unit].id })
                : whyNotFlankInto(g, unit, words.arg(answer, 0));
            default:
              return finishFirst("9.19", { unit: g.world.units[unit].id });
          }
        },
        take: (g, { unit }, answer) => {
          if (answer === say.halt()) return next("complete");
          const to = words.arg(answer, 0);
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
  },
);

const isFlankSpent = (g: RetributionPlay, { isAfterFlank }: FollowUpLocals): boolean =>
  isAfterFlank && !g.world.rulings.twoFlanks;

const mayFlankOn = (g: RetributionPlay, locals: FollowUpLocals): boolean =>
  !isFlankSpent(g, locals) && enemyZones(g, g.world.seatOf[locals.unit])[g.c.hexOf[locals.unit]] !== 0;

function hasFollowUp(g: RetributionPlay, locals: FollowUpLocals): boolean {
  const { unit } = locals;
  // Whoever has no enemy next to it has nobody to attack and no flank to turn.
  if (enemyZones(g, g.world.seatOf[unit])[g.c.hexOf[unit]] === 0) return false;
  const flanks = mayFlankOn(g, locals);
  for (let d = 0; d < 6; d++) if (mayMomentum(g, unit, d) || (flanks && mayFlank(g, unit, d))) return true;
  return false;
}
