import { d6, done, next, type Seat } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { procedure } from "../kit.ts";
import { leadersIn, lift } from "../occupancy.ts";
import { type BayonetsPlay, KILLED } from "../state.ts";
import { leaderLossDie } from "../tables/eliminations.ts";

/** The Leaders for whom a die is rolled. */
interface AtRisk {
  readonly leaders: readonly Unit[];
}

/** The Leaders of a seat in hexes that lost a unit, where the game lets them fall (E12). */
export function leadersAtRisk(g: BayonetsPlay, hexes: readonly Hex[], seat: Seat): Unit[] {
  if (!g.world.switches.leaderLoss) return [];
  return [...new Set(hexes)].flatMap((hex) => leadersIn(g, hex, seat));
}

/** E12: a die for each Leader in a hex that lost a unit; on a 1 he is killed (I-100). */
export const leaderLoss = procedure<Record<"look" | "roll", AtRisk>, null, "look">("leader-loss", {
  look: { does: (_g, { leaders }) => (leaders.length === 0 ? done() : next("roll")) },
  roll: {
    rolls: {
      rule: "E12",
      purpose: "the fate of a Leader",
      dice: () => d6,
      take: (g, { leaders }, dice) => {
        const [leader, ...rest] = leaders;
        g.emit({ kind: "leader-rolled", rule: "E12", leader, dice });
        const fate = leaderLossDie.rows.find(({ from, to }) => dice[0] >= from && dice[0] <= to)?.fate;
        if (fate === "killed") {
          lift(g, leader, KILLED);
          g.c.status[leader] = 0;
        }
        g.emit({ kind: fate === "killed" ? "leader-killed" : "leader-unhurt", rule: "E12", leader });
        return next("look", { leaders: rest });
      },
    },
  },
});
