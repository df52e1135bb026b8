import { call, d10, done, next, type Procedure } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { isOfActivation } from "../active.ts";
import { firePrice } from "../checks/fire.ts";
import { bestMorale, isGun, moraleOf, supportIn } from "../checks/morale.ts";
import { allowance } from "../checks/move.ts";
import { apart } from "../checks/neighbours.ts";
import { isGarrison } from "../checks/target.ts";
import { cites, procedure } from "../kit.ts";
import { fireLedger } from "../modifiers/fire.ts";
import { loseFromTop, loseStrength } from "../mutations.ts";
import { unitsIn } from "../occupancy.ts";
import { FIXED } from "../piece.ts";
import {
  BEGUN,
  DISORGANIZED,
  FELL_BACK,
  has,
  hasPoints,
  isOnMap,
  REACTED,
  ROUTED,
  SPENT,
  type SteppesPlay,
} from "../state.ts";
import { constants } from "../tables/constants.ts";
import { fireChartBounds, fireResult } from "../tables/fire-result.ts";
import { thresholds } from "../tables/withdrawal-disorganization.ts";
import { commanderLoss } from "./commander-loss.ts";
import { crossBoxes } from "./cross-boxes.ts";
import { disorder } from "./disorder.ts";
import { fallBack } from "./fall-back.ts";

/** Guns fire as infantry does; results hold at once, for the whole stack, twice for horse; what counts for withdrawal and disorganization is kept up to each threshold and begins again beyond it. */
export const enforces = cites("X.14", "X.15", "XI.1", "XIV.23", "XIV.27", "XIV.34", "XIV.65", "XIV.66", "XIV.67");

/** What a shot is called with: the counters that fire together, the one whose factor counts first, and the hex they fire at. */
export interface Fire {
  readonly firers: readonly Unit[];
  readonly hex: Hex;
  /** A reaction costs no points, but the firers' one reaction (X.6, XI.8). */
  readonly isReaction: boolean;
}

/** What a shot came to: who was hit, and the points that count for withdrawal and disorganization. */
type Struck = Fire & { readonly targets: readonly Unit[]; readonly before: number; readonly now: number };
type Steps = {
  readonly pay: Fire;
  readonly roll: Fire;
  readonly commanders: Struck & { readonly seat: number };
  readonly count: Struck & { readonly commanders: { readonly fallen: number } };
  readonly cycle: Struck & { readonly fallen: number };
  readonly finish: object;
};

const still = (g: SteppesPlay, units: readonly Unit[]): readonly Unit[] => units.filter((unit) => isOnMap(g, unit));

/** The row of the withdrawal and disorganization chart: the best morale now, a commander who still stands included (XIV.33). */
function rowOf(g: SteppesPlay, targets: readonly Unit[], fallen: number): number {
  const support = fallen > 0 ? null : supportIn(g, g.c.hexOf[targets[0]], targets);
  return bestMorale(g, targets) + (support?.modifier ?? 0);
}

/** K-163: whom no fire makes fall back: garrisons, fixed guns, and guns that stand with a garrison. */
function isRooted(g: SteppesPlay, targets: readonly Unit[]): boolean {
  if (targets.some((unit) => (g.world.traits[unit] & FIXED) !== 0)) return true;
  return g.world.options.garrisonWithdraws === "false" && targets.some((unit) => isGarrison(g, unit));
}

/** The chart that a shot uses: infantry's, or of the two of artillery that of its range (X.11, XI.2). */
function chartOf(g: SteppesPlay, { firers, hex }: Fire) {
  const { infantryFire, artilleryFireNear, artilleryFireFar } = g.world.charts;
  if (!isGun(g.world, firers[0])) return infantryFire;
  return apart(g, g.c.hexOf[firers[0]], hex) === 1 ? artilleryFireNear : artilleryFireFar;
}

/** XIV.25, XIV.27: takes Movement Points from units on the move, the whole stack alike. */
function loseMobility(g: SteppesPlay, units: readonly Unit[], points: number): void {
  for (const unit of units) {
    if (hasPoints(g, unit) || !isOfActivation(g, unit)) continue;
    // Those of the stack who have not yet moved lose them too.
    g.c.mpStart[unit] = allowance(g, unit);
    g.c.mp[unit] = g.c.mpStart[unit];
  }
  const most = Math.max(0, ...units.map((unit) => g.c.mp[unit]));
  const taken = Math.min(points, most);
  if (taken === 0) return;
  for (const unit of units) g.c.mp[unit] = Math.max(0, g.c.mp[unit] - points);
  g.emit({ kind: "mobility-lost", rule: "XIV.25", pieces: units, mp: taken });
}

const within = (value: number, lowest: number, highest: number): number => Math.min(Math.max(value, lowest), highest);

/**
 * X, XI: one shot. A die and its ledger in the row of the firer's morale; then strength, commanders, the points of an active
 * target, the withdrawal of a passive one (XIV.63), and one disorganization for each time the threshold is reached (XIV.34, K-86).
 */
export const fireAt: Procedure<Fire> = procedure<Steps, null, "pay">("fire", {
  pay: {
    does: (g, { firers, isReaction }) => {
      for (const unit of firers) {
        if (isReaction) g.c.act[unit] |= REACTED;
        else {
          g.c.mp[unit] -= firePrice(g, unit);
          g.c.act[unit] |= BEGUN | SPENT;
        }
      }
      return next("roll");
    },
  },
  roll: {
    rolls: {
      rule: "X.11",
      purpose: "fire",
      dice: () => d10,
      take: (g, l, dice) => {
        const { c, world } = g;
        const { firers, hex } = l;
        const { rows, total } = fireLedger({ g, firers, hex });
        const modified = within(dice[0] + total, fireChartBounds.lowestDie, fireChartBounds.highestDie);
        const row = within(moraleOf(g, firers[0]), fireChartBounds.lowestMorale, fireChartBounds.highestMorale);
        const { mp, sp } = fireResult(chartOf(g, l), row, modified);
        g.emit({ kind: "fired", rule: "X.11", firers, hex, dice, ledger: rows, row, modified, mp, sp });
        const targets = unitsIn(g, hex).map(asUnit);
        const seat = world.seatOf[targets[0]];
        for (const unit of targets) c.rally[unit] = 0;
        const isCavalry = targets.some((unit) => world.armOf[unit] === "cavalry");
        const points = isCavalry ? constants.horseMobility.value * mp : mp;
        const routed = targets.filter((unit) => c.level[unit] === ROUTED);
        loseFromTop(g, targets, sp, "XIV.6");
        for (const unit of still(g, routed)) loseStrength(g, unit, constants.routedFireLoss.value, "XIV.55");
        const before = Math.max(...targets.map((unit) => c.lost[unit]));
        // X.13, K-90: what would be strength is nothing to guns that stand alone.
        const killed = targets.every((unit) => isGun(world, unit)) ? 0 : sp;
        if (mp + killed === 0 && routed.length === 0) return done();
        loseMobility(g, still(g, targets), points);
        const struck = { targets, before, now: routed.length > 0 ? 0 : before + points + killed, seat };
        return call(crossBoxes, {}, "commanders", { patch: struck });
      },
    },
  },
  commanders: {
    does: (_, { hex, seat }) => call(commanderLoss, { hex, seat }, "count", { as: "commanders" }),
  },
  count: {
    does: (g, l) => {
      const { before, now, commanders } = l;
      const targets = still(g, l.targets);
      if (targets.length === 0 || now === 0) return done();
      const isPassive = l.isReaction === false;
      const { withdraws, disorganized } = thresholds(rowOf(g, targets, commanders.fallen), g.world.charts.thresholds);
      const isReached = before < withdraws && now >= withdraws;
      const cycle = { targets, fallen: commanders.fallen };
      if (!isPassive || !isReached || targets.some((unit) => has(g, unit, FELL_BACK)) || isRooted(g, targets))
        return next("cycle", cycle);
      for (const unit of targets) g.c.act[unit] |= FELL_BACK;
      const isAgain = targets.every((unit) => g.c.level[unit] === DISORGANIZED);
      if (now >= disorganized) g.emit({ kind: "disorder-due", rule: "XIV.33", pieces: targets, isAgain });
      const from = [asHex(g.c.hexOf[l.firers[0]])];
      const back = {
        units: targets,
        most: constants.retreat.value,
        from,
        cause: "fire",
        isCompulsory: true,
        fallen: commanders.fallen,
      } as const;
      return call(fallBack, back, "cycle", { patch: cycle });
    },
  },
  cycle: {
    does: (g, { targets: all, now, fallen, firers }) => {
      const targets = still(g, all).filter((unit) => g.c.level[unit] !== ROUTED);
      if (targets.length === 0) return done();
      const { disorganized } = thresholds(rowOf(g, targets, fallen), g.world.charts.thresholds);
      if (now < disorganized) {
        if (targets.some((unit) => g.c.lost[unit] !== now))
          g.emit({ kind: "points-marked", rule: "XIV.64", pieces: targets, points: now });
        for (const unit of targets) g.c.lost[unit] = now;
        return done();
      }
      for (const unit of targets) {
        g.c.act[unit] &= ~FELL_BACK;
        g.c.lost[unit] = now - disorganized;
      }
      const from = [asHex(g.c.hexOf[firers[0]])];
      const hit = { units: targets, from, cause: "fire", isLevelLoss: false, rule: "XIV.33", fallen } as const;
      return call(disorder, hit, "cycle", { patch: { now: now - disorganized } });
    },
  },
  finish: { does: () => done() },
});
