import { become, call, done, next } from "@redoubt/engine";
import { type Hex, OFF_MAP } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { defendersIn } from "../checks/fighting.ts";
import { boxOfResult } from "../checks/retreat-now.ts";
import { procedure } from "../kit.ts";
import { breakCorps, disrupt, eliminate, loseStep } from "../mutations.ts";
import { changeStatus, unitsIn } from "../occupancy.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { enemyOf } from "../seat.ts";
import { type BayonetsPlay, has, isOnMap, OVERRUNNING, unitsAt } from "../state.ts";
import type { Effect } from "../tables/result-codes.ts";
import { spOf } from "../values.ts";
import { advance } from "./advance.ts";
import { exchange } from "./exchange.ts";
import { follow } from "./follow.ts";
import { leaderLoss, leadersAtRisk } from "./leader-loss.ts";
import { orderRetreat, retreatAll } from "./retreat-all.ts";

/** A fight whose result is to be applied. */
export interface Fought {
  readonly units: readonly Unit[];
  readonly hexes: readonly Hex[];
  readonly effect: Effect;
  readonly rule: BayonetsRule;
  /** The lead units of a Shock, the attacker's first; empty without one. */
  readonly leads: readonly Unit[];
}

/** Where both sides stood when the result fell. */
interface Standing extends Fought {
  readonly defenders: readonly Unit[];
  readonly from: readonly (readonly [unit: Unit, hex: Hex])[];
}

const whereAll = (g: BayonetsPlay, units: readonly Unit[]) => units.map((unit) => [unit, g.c.hexOf[unit]] as const);

/** Eliminates units by a result; boxes are judged for all before anybody goes (9.4.1.1d, I-130). */
function eliminateAll(g: BayonetsPlay, units: readonly Unit[], rule: BayonetsRule): void {
  const boxes = units.map((unit) => boxOfResult(g, unit));
  units.forEach((unit, i) => {
    eliminate(g, unit, boxes[i], "combat result", rule);
  });
}

type ResultSteps = {
  readonly apply: Fought;
  readonly leaders: Standing;
  readonly broken: Standing;
  readonly ours: Standing;
  readonly advance: Standing;
};

/**
 * 9.4.1: the result of an attack or a Shock is carried out: eliminations or retreats, Exchange, Leaders who fall, corps that
 * break, Leaders who go along, advance, in this order (I-135).
 */
export const applyResult = procedure<ResultSteps, null, "apply">("result", {
  apply: {
    does: (g, { units, hexes, effect, rule, leads }) => {
      const seat = g.c.active[0];
      const defenders = defendersIn(g, hexes, enemyOf(seat));
      const patch = { defenders, from: whereAll(g, [...units, ...defenders]) };
      const who = "who" in effect && effect.who === "attacker" ? units : defenders;
      const hexesOf = (of: readonly number[]) => of.map((unit) => g.c.hexOf[unit]);
      switch (effect.kind) {
        case "eliminated": {
          const leaders = leadersAtRisk(g, hexesOf(who), effect.who === "attacker" ? seat : enemyOf(seat));
          eliminateAll(g, who, rule);
          return call(leaderLoss, { leaders }, "broken", { patch });
        }
        case "retreat":
          orderRetreat(g, who, effect.hexes, rule);
          return call(retreatAll, { units: who, hexes: effect.hexes, spared: OFF_MAP }, "broken", { patch });
        case "exchange": {
          const eliminated = defenders.reduce((sum, unit) => sum + spOf(g, unit), 0);
          const paying = units.map((unit) => [unit, boxOfResult(g, unit)] as const);
          eliminateAll(g, defenders, rule);
          g.emit({ kind: "exchange-owed", rule, sp: eliminated });
          return call(exchange, { units: paying, eliminated, paid: 0 }, "leaders", { patch });
        }
        case "step-each":
          for (const lead of leads) {
            loseStep(g, lead, rule);
            if (g.world.options.shockStepDisrupts === "on" && isOnMap(g, lead)) disrupt(g, lead, rule);
          }
          return next("broken", patch);
        default:
          return done();
      }
    },
  },
  leaders: {
    does: (g, { defenders, from }) => {
      const lost = from.filter(([unit]) => defenders.includes(unit)).map(([, hex]) => hex);
      return call(leaderLoss, { leaders: leadersAtRisk(g, lost, enemyOf(g.c.active[0])) }, "broken");
    },
  },
  broken: {
    does: (g, { hexes, defenders, from }) => {
      breakCorps(g);
      const seat = g.c.active[0];
      // Cavalry that had overrun the hex holds it now (I-61).
      for (const hex of hexes)
        if (unitsAt(g, enemyOf(seat))[hex] === 0)
          for (const unit of unitsIn(g, hex, seat))
            if (has(g, unit, OVERRUNNING)) changeStatus(g, unit, 0, OVERRUNNING);
      const gone = from.filter(([unit]) => defenders.includes(unit));
      return call(follow, { seat: enemyOf(seat), gone }, "ours");
    },
  },
  ours: {
    does: (g, { units, from }) => {
      const gone = from.filter(([unit]) => units.includes(unit));
      return call(follow, { seat: g.c.active[0], gone }, "advance");
    },
  },
  advance: {
    does: (g, { units, hexes }) => {
      const emptied = hexes.filter((hex) => unitsAt(g, enemyOf(g.c.active[0]))[hex] === 0);
      const able = units.filter((unit) => isOnMap(g, unit));
      if (emptied.length === 0 || able.length === 0) return done();
      return become(advance, { units: able, hexes: emptied, isAfterFire: false, gone: [] });
    },
  },
});
