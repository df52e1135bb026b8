import { call, done, next, offer } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { notNow } from "../checks/refusal.ts";
import { findRetreats, retreats } from "../checks/retreat-paths.ts";
import { FRIENDS, occupantsOf } from "../checks/retreat-step.ts";
import { whyNotWithdrawTo } from "../checks/withdrawal.ts";
import { procedure } from "../kit.ts";
import { shift } from "../occupancy.ts";
import { hexOf, type QuadPlay, SLIPPED, WITHDREW } from "../state.ts";
import { hexIn, say, words } from "../words.ts";
import { displacement } from "./displacement.ts";

/** A unit that gets out of the way in Defensive Fire. */
export interface Withdrawing {
  readonly unit: Unit;
}

/** A unit whose hex is chosen. */
interface Going extends Withdrawing {
  readonly to: Hex;
}

const find = (g: QuadPlay, l: Withdrawing): void => findRetreats(g, l.unit, hexOf(g, l.unit), 1);

/** Moves a unit one hex as if retreating, before the melee it does not want, and notes that it did. */
const withdrawal = (name: string, rule: "A19.2" | "11.26", note: number) =>
  procedure<{ choose: Withdrawing; go: Going }, null, "choose">(name, {
    choose: {
      asks: {
        rule,
        decision: "withdraw",
        seat: (g, l) => g.world.seatOf[l.unit],
        list: (g, l, out) => {
          find(g, l);
          for (let i = 0; i < retreats.count; i++) offer(out, say.hex(retreats.hexes[i]));
        },
        shows: (g, { unit }) => ({ unit, path: [g.c.hexOf[unit]] }),
        why: (g, l, answer) =>
          words.verb(answer) === "hex"
            ? whyNotWithdrawTo(g, l.unit, hexIn(answer), rule)
            : notNow(rule, "must-withdraw", { unit: g.world.units[l.unit].id }),
        take: (g, l, answer) => {
          const to = hexIn(answer);
          if (occupantsOf(g, to) !== FRIENDS) return next("go", { to });
          return call(displacement, { hex: to, chain: [hexOf(g, l.unit)] }, "go", { patch: { to } });
        },
      },
    },
    go: {
      does: (g, { unit, to }) => {
        const { units, grid } = g.world;
        const from = grid.numbers[g.c.hexOf[unit]];
        g.c.status[unit] |= note;
        if (occupantsOf(g, to) !== FRIENDS) shift(g, unit, to);
        g.emit({ kind: "withdrew", rule, unit: units[unit].id, from, to: grid.numbers[g.c.hexOf[unit]] });
        return done();
      },
    },
  });

/** A gun at Alma slips away (A19.2, S-59). */
export const gunWithdrawal = withdrawal("gun-withdrawal", "A19.2", SLIPPED);

/** Cavalry withdraws (11.26). */
export const cavalryWithdrawal = withdrawal("cavalry-withdrawal", "11.26", WITHDREW);
