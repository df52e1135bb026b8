import { call, done, next, type Procedure } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { isOverrun } from "../checks/overrun.ts";
import { isFree, mayCounterattack } from "../checks/reactions.ts";
import { cites, procedure } from "../kit.ts";
import { strengthOf } from "../modifiers/melee.ts";
import { unitsIn } from "../occupancy.ts";
import { FACED, has, REACTED, type SteppesPlay } from "../state.ts";
import { checkMorale } from "./check-morale.ts";
import { lineChecks } from "./line-checks.ts";
import { melee } from "./melee.ts";
import { type MeleeChecked, meleeCheck } from "./melee-check.ts";
import { overrun } from "./overrun.ts";
import { pursuit } from "./pursuit.ts";
import { withdrawBeforeMelee } from "./withdraw-before-melee.ts";

/** A counterattack that fails leaves the active unit free to go on. */
export const enforces = cites("XII.30");

/** What a counter-stroke is called with: one of those who strike, and the acting stack. */
export interface CounterStroke {
  readonly reactor: Unit;
  readonly units: readonly Unit[];
}

type Striking = CounterStroke & { readonly strikers: readonly Unit[] };
type Declared = Striking & { readonly hex: Hex };
type Steps = {
  readonly begin: CounterStroke;
  readonly steady: Striking & { readonly checked: { readonly isPassed: boolean } };
  readonly declare: Striking;
  readonly answered: Declared & { readonly enemy: { readonly gone: boolean } };
  readonly lined: Declared;
  readonly judge: Declared & { readonly a: MeleeChecked };
  readonly finish: object;
};

const targetOf = (g: SteppesPlay, { units }: CounterStroke) => asHex(g.c.hexOf[units[0]]);

/**
 * VI.15, K-59: infantry with an enemy acting before it counterattacks instead of firing: who had an enemy before it all along checks
 * first (VI.10); the active unit may withdraw, and forms line if it must (K-156); then the check that is phase A, and the melee.
 * Comes to whether it got home.
 */
export const counterattack: Procedure<CounterStroke, { readonly home: boolean }> = procedure<
  Steps,
  { readonly home: boolean },
  "begin"
>("counterattack", {
  begin: {
    does: (g, { reactor, units }) => {
      const acting = { units, hex: asHex(g.c.hexOf[units[0]]) };
      const strikers = unitsIn(g, g.c.hexOf[reactor])
        .filter((unit) => (unit === reactor || isFree(g, unit)) && mayCounterattack(g, unit, acting))
        .map(asUnit);
      for (const unit of strikers) g.c.act[unit] |= REACTED;
      if (!has(g, reactor, FACED)) return next("declare", { strikers });
      return call(checkMorale, { units: strikers, reason: "reaction" }, "steady", {
        as: "checked",
        patch: { strikers },
      });
    },
  },
  steady: { does: (_, { checked }) => (checked.isPassed ? next("declare") : done({ home: false })) },
  declare: {
    does: (g, l) => {
      const hex = targetOf(g, l);
      g.emit({ kind: "counter-stroke", rule: "VI.15", pieces: l.strikers, hex, isCharge: false });
      return call(withdrawBeforeMelee, { hex, attackers: l.strikers }, "answered", { as: "enemy", patch: { hex } });
    },
  },
  answered: {
    does: (_, l) => {
      // Who meant to attack goes after those who have withdrawn (XIV.19, K-203).
      if (l.enemy.gone)
        return call(pursuit, { stacks: [l.strikers], target: l.hex, isFled: false, kind: "counterattack" }, "finish");
      return call(lineChecks, { hex: l.hex }, "lined");
    },
  },
  lined: {
    does: (g, l) => {
      // A column that was broken by forming line has run (IV.18, K-156).
      if (unitsIn(g, l.hex).length === 0) return next("finish");
      const target = l.hex;
      const attack = strengthOf(g, l.strikers);
      const defence = strengthOf(g, unitsIn(g, target));
      const check = {
        phase: "A",
        stacks: [l.strikers],
        target,
        kind: "counterattack",
        attack,
        defence,
        fallen: 0,
      } as const;
      return call(meleeCheck, check, "judge", { as: "a" });
    },
  },
  judge: {
    does: (g, l) => {
      if (l.a.margin > 0) {
        g.emit({ kind: "attack-ended", rule: "VI.15", pieces: l.strikers, hex: l.hex });
        return done({ home: false });
      }
      const strike = { stacks: [l.strikers], target: l.hex, kind: "counterattack" } as const;
      return isOverrun(g, strike.target, strike.kind) ? call(overrun, strike, "finish") : call(melee, strike, "finish");
    },
  },
  finish: { does: () => done({ home: true }) },
});
