import { become, call, d6, done, next, notNow, offer, refusal } from "@redoubt/engine";
import { asHex, type Hex, OFF_MAP } from "@redoubt/hex";
import { composing, type Unit } from "@redoubt/mechanics";
import { isActive } from "../checks/activity.ts";
import { isFirer, sees, whyNoFirer, whyNotSeen } from "../checks/firing.ts";
import { sightSceneOf } from "../checks/sight-now.ts";
import { cites, procedure } from "../kit.ts";
import { fireSum } from "../modifiers/bombardment.ts";
import { dieRow } from "../modifiers/combat.ts";
import { breakCorps, disrupt, loseStep } from "../mutations.ts";
import { changeStatus, unitsIn } from "../occupancy.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { enemyOf } from "../seat.ts";
import { type BayonetsPlay, BOMBARDED, FIRED, hexName, isOnMap, unitsAt } from "../state.ts";
import { artilleryResultTable } from "../tables/artillery-results.ts";
import { artilleryCodes, type Effect } from "../tables/result-codes.ts";
import { strongestOf } from "../values.ts";
import { words } from "../words.ts";
import { advance } from "./advance.ts";
import { follow } from "./follow.ts";
import { orderRetreat, retreatAll } from "./retreat-all.ts";
import { loseStepOf } from "./step-loss.ts";

/** Fire alone disrupts. */
export const enforces = cites("3.8.1a");

/** A bombardment that is put together. */
export interface Bombarding {
  readonly units: readonly Unit[];
  readonly hex: Hex;
}
interface Hit extends Bombarding {
  /** Who was in the hex, and where they were. */
  readonly gone: readonly (readonly [unit: Unit, from: Hex])[];
}

const targetsOf = (g: BayonetsPlay, hex: Hex): Unit[] => unitsIn(g, hex, enemyOf(g.c.active[0]));
const idOf = (g: BayonetsPlay, unit: Unit) => ({ unit: g.world.pieces[unit].id });

type BombardSteps = {
  readonly compose: Bombarding;
  readonly roll: Bombarding;
  readonly broken: Hit;
  readonly advance: Hit;
};

/** 9.2: guns fire at a hex together; it may be disrupted, lose a step or be left, and then entered. */
export const bombard = procedure<BombardSteps, null, "compose">("bombard", {
  compose: composing({
    rule: "9.2a",
    decision: "bombardment",
    seat: (g) => g.c.active[0],
    words,
    verbs: { add: "add", remove: "remove", commit: "resolve", cancel: "cancel" },
    made: ({ units, hex }) => ({ units, targets: [hex] }),
    candidates: (g, { hex }, units) => {
      const scene = sightSceneOf(g, g.c.active[0]);
      for (const unit of g.world.unitsOf[g.c.active[0]])
        if (isFirer(g, unit) && sees(scene, g.c.hexOf[unit], hex)) offer(units, unit);
    },
    whyNotAdd: (g, { hex }, unit) => whyNoFirer(g, unit) ?? whyNotSeen(g, unit, hex),
    mayAdd: () => true,
    whyNotCommit: (g, { units, hex }) => {
      if (units.length === 0) return refusal("9.2a", "no-guns", { hex: hexName(g.world, hex) });
      return fireSum({ g, units, hex }).column === null ? refusal("9.2c", "too-few-guns") : null;
    },
    refusals: {
      isIn: (g, _l, unit) => notNow("9.2a", "is-picked", idOf(g, unit)),
      isNotIn: (g, _l, unit) => notNow("9.2a", "not-picked", idOf(g, unit)),
      notAsked: (g, { hex }) => notNow("9.2a", "bombardment-open", { hex: hexName(g.world, hex) }),
    },
    shows: () => ({ commit: { follows: "the die is rolled" } }),
    change: (_l, { units }) => next("compose", { units }),
    commit: () => next("roll"),
    cancel: () => done(),
  }),
  roll: {
    rolls: {
      rule: "9.2d",
      purpose: "a bombardment",
      dice: () => d6,
      take: (g, { units, hex }, dice) => {
        const { attack, column, die } = fireSum({ g, units, hex });
        const place = column ?? 0;
        const cell = g.world.charts.artillery[dieRow(dice[0], die.total)][place];
        for (const unit of units) changeStatus(g, unit, FIRED, 0);
        g.c.fought[hex] |= BOMBARDED;
        g.emit({
          kind: "bombarded",
          rule: "9.2d",
          units,
          hex,
          attack,
          dice,
          column: String(artilleryResultTable.columns[place]),
          cell,
          ledger: die.rows,
        });
        const { effect, rule } = artilleryCodes[cell];
        return struck(g, hex, effect, rule);
      },
    },
  },
  broken: {
    does: (g, { gone }) => {
      breakCorps(g);
      return call(follow, { seat: enemyOf(g.c.active[0]), gone }, "advance");
    },
  },
  advance: {
    does: (g, { hex }) => {
      if (unitsAt(g, enemyOf(g.c.active[0]))[hex] !== 0) return done();
      const seat = g.c.active[0];
      const near: Unit[] = [];
      for (let d = 0; d < 6; d++) near.push(...unitsIn(g, asHex(hex + g.world.grid.offsets[d]), seat));
      const units = near.filter((unit) => isActive(g, unit)).sort((a, b) => a - b);
      return become(advance, { units, hexes: [hex], isAfterFire: true, gone: [] });
    },
  },
});

/** 9.2e to 9.2g: what fire does to a hex; every unit in it is disrupted, the strongest loses the step (I-16). */
function struck(g: BayonetsPlay, hex: Hex, effect: Effect, rule: BayonetsRule) {
  const units = targetsOf(g, hex);
  const gone = units.map((unit) => [unit, hex] as const);
  switch (effect.kind) {
    case "disrupted":
      for (const unit of units) disrupt(g, unit, rule);
      return next("broken", { gone });
    case "step-and-disrupted": {
      const tied = strongestOf(g, units);
      if (tied.length > 1) {
        for (const unit of units) disrupt(g, unit, rule);
        g.emit({ kind: "step-owed", rule, hex, seat: enemyOf(g.c.active[0]) });
        return call(loseStepOf, { units: tied, rule }, "broken", { patch: { gone } });
      }
      loseStep(g, tied[0], rule);
      for (const unit of units) if (isOnMap(g, unit)) disrupt(g, unit, rule);
      return next("broken", { gone });
    }
    case "retreat":
      orderRetreat(g, units, effect.hexes, rule);
      return call(retreatAll, { units, hexes: effect.hexes, spared: OFF_MAP }, "broken", { patch: { gone } });
    default:
      g.emit({ kind: "nothing-happened", rule: "ART", hex });
      return done();
  }
}
