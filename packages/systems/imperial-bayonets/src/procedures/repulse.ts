import { call, d6, done, next } from "@redoubt/engine";
import { asHex, directionTo, type Hex, OFF_MAP } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { stepInto } from "../arriving.ts";
import { repulseForce } from "../checks/repulse.ts";
import { boxOfResult } from "../checks/retreat-now.ts";
import { procedure } from "../kit.ts";
import { combatSum, dieRow } from "../modifiers/combat.ts";
import { breakCorps, eliminate, mark } from "../mutations.ts";
import { changeStatus, unitsIn } from "../occupancy.ts";
import { enemyOf } from "../seat.ts";
import { type BayonetsPlay, FINISHED, isOnMap } from "../state.ts";
import { combatResultsTable, repulse as repulseTable } from "../tables/combat-results.ts";
import { type CombatCode, combatCodes } from "../tables/result-codes.ts";
import { strongestOf } from "../values.ts";
import { follow } from "./follow.ts";
import { leaderLoss, leadersAtRisk } from "./leader-loss.ts";
import { orderRetreat, retreatAll } from "./retreat-all.ts";

/** From where a force repulses whom. */
export interface Repulsing {
  readonly from: Hex;
  readonly hex: Hex;
}
interface Repulsed extends Repulsing {
  readonly units: readonly Unit[];
  readonly defenders: readonly Unit[];
}

const passes: readonly CombatCode[] = repulseTable.passes;

/** How many hexes the enemy retreats; 0 where he is eliminated as printed (I-46, I-150). */
function retreatOf(g: BayonetsPlay, cell: CombatCode): number {
  const { effect } = combatCodes[cell];
  if (g.world.options.repulseResult === "one-hex") return repulseTable.retreat;
  return effect.kind === "retreat" ? effect.hexes : 0;
}

type RepulseSteps = {
  readonly roll: Repulsing;
  readonly marks: Repulsed;
  readonly leaders: Repulsed;
  readonly enter: Repulsed;
};

/**
 * 7.1.2: the Combat Procedure as a test. Passed, the enemy retreats one hex, is marked, and the force must enter; failed, it is
 * marked, done for this maneuver, and owes the fight (I-45 to I-48).
 */
export const repulse = procedure<RepulseSteps, null, "roll">("repulse", {
  roll: {
    rolls: {
      rule: "7.1.2c",
      purpose: "a Repulse",
      dice: () => d6,
      take: (g, { from, hex }, dice) => {
        const units = repulseForce(g, from, hex);
        const defenders = unitsIn(g, hex, enemyOf(g.c.active[0]));
        const sum = combatSum({ g, units, hexes: [hex] });
        const cell = g.world.charts.combat[dieRow(dice[0], sum.dieTotal)][sum.column];
        g.emit({
          kind: "repulse-tried",
          rule: "7.1.2c",
          units,
          hexes: [hex],
          attack: sum.attack,
          defence: sum.defence,
          dice,
          column: combatResultsTable.columns[sum.column],
          cell,
          ledger: sum.rows,
        });
        if (!passes.includes(cell)) {
          const [enemy] = strongestOf(g, defenders);
          g.emit({ kind: "repulse-failed", rule: "7.1.2e", units, hex });
          mark(g, units, "7.1.2e");
          for (const unit of units) {
            changeStatus(g, unit, FINISHED, 0);
            g.c.owes[unit] = enemy + 1;
          }
          return done();
        }
        const patch = { units, defenders };
        const hexes = retreatOf(g, cell);
        if (hexes > 0) {
          orderRetreat(g, defenders, hexes, "7.1.2f");
          return call(retreatAll, { units: defenders, hexes, spared: OFF_MAP }, "marks", { patch });
        }
        const leaders = leadersAtRisk(g, [hex], enemyOf(g.c.active[0]));
        const boxes = defenders.map((unit) => boxOfResult(g, unit));
        defenders.forEach((unit, i) => {
          eliminate(g, unit, boxes[i], "combat result", "9.4.1a");
        });
        return call(leaderLoss, { leaders }, "marks", { patch });
      },
    },
  },
  marks: {
    does: (g, { defenders }) => {
      mark(g, defenders, "7.1.2f");
      breakCorps(g);
      return next("leaders");
    },
  },
  leaders: {
    does: (g, { defenders, hex }) => {
      const gone = defenders.map((unit) => [unit, hex] as const);
      return call(follow, { seat: enemyOf(g.c.active[0]), gone }, "enter");
    },
  },
  enter: {
    does: (g, { units, from, hex }) => {
      const force = units.filter((unit) => isOnMap(g, unit));
      stepInto(g, force, directionTo(g.world.grid, asHex(from), asHex(hex)) ?? 0, hex);
      g.emit({ kind: "moved", rule: "7.1.2g", units: force, path: [from, hex] });
      return done();
    },
  },
});
