import { call, done, next, type Procedure } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { doesGroundDouble } from "../checks/cover.ts";
import { isMounted, type MeleeKind } from "../checks/momentum.ts";
import { formationOf } from "../checks/neighbours.ts";
import { cites, procedure } from "../kit.ts";
import { type Met, meetingOf, strengthOf } from "../modifiers/melee.ts";
import { rout } from "../mutations.ts";
import { unitsIn } from "../occupancy.ts";
import { ASSAULTED, ATTACKED, FINISHED, isOnMap, ROUTED, type SteppesPlay } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { disorder } from "./disorder.ts";
import { fallBack } from "./fall-back.ts";
import { flight } from "./flight.ts";
import { type MeleeChecked, meleeCheck } from "./melee-check.ts";
import { meleeLosses } from "./melee-losses.ts";
import { pursuit } from "./pursuit.ts";

/** Who fails B has lost and goes, else the attacker has, and stays; both have finished. Charges go the same way. */
export const enforces = cites("XII.21", "XII.22", "XII.23", "XII.25", "XII.32");

/** What a melee is called with: the attackers who passed their check, by stack, and the hex they attack. */
export interface Melee {
  readonly stacks: readonly (readonly Unit[])[];
  readonly target: Hex;
  readonly kind: MeleeKind;
}

type Fought = Melee & {
  readonly defenders: readonly Unit[];
  readonly defence: number;
  readonly from: readonly Hex[];
  /** Whether the ground doubles everybody's losses (XII.26). */
  readonly isDoubled: boolean;
  readonly met: Met;
};
type Steps = {
  readonly begin: Melee;
  readonly defend: Fought & { readonly b: MeleeChecked };
  readonly shaken: Fought & { readonly b: MeleeChecked; readonly lost: { readonly fallen: number } };
  readonly retreat: Fought & { readonly b: MeleeChecked; readonly lost: { readonly fallen: number } };
  readonly gone: Fought;
  readonly answer: Fought & { readonly isFled: boolean; readonly isLost: boolean };
  readonly strike: Fought & { readonly isFled: boolean; readonly isLost: boolean; readonly c: MeleeChecked };
  readonly bled: Fought & {
    readonly isFled: boolean;
    readonly isLost: boolean;
    readonly c: MeleeChecked;
    readonly paid: { readonly fallen: number };
  };
  readonly won: Fought & { readonly isFled: boolean; readonly isLost: boolean };
  readonly close: Fought;
};

const living = (g: SteppesPlay, units: readonly Unit[]): readonly Unit[] => units.filter((unit) => isOnMap(g, unit));
const arms = (g: SteppesPlay, units: readonly Unit[], arm: string): boolean =>
  units.some((unit) => g.world.armOf[unit] === arm);

/** XII.26: what doubles the defender's loss: the ground, or being infantry beaten by cavalry. */
const defenderFactor = (g: SteppesPlay, l: Fought): number =>
  l.isDoubled || (isMounted(l.kind) && arms(g, l.defenders, "infantry")) ? constants.doubledLoss.value : 1;

/** XII.26: what doubles the attacker's loss: the ground; if he lost, being cavalry before a square, or infantry before cavalry. */
function attackerFactor(g: SteppesPlay, l: Fought, isBeaten: boolean): number {
  const isSquare = l.defenders.some((unit) => formationOf(g, unit) === "square");
  const isByHorse = !isMounted(l.kind) && arms(g, l.defenders, "cavalry");
  return l.isDoubled || (isBeaten && ((isMounted(l.kind) && isSquare) || isByHorse)) ? constants.doubledLoss.value : 1;
}

/** Whether the defenders' hex is empty of those who defended it. */
const isEmptied = (g: SteppesPlay, { defenders, target }: Fought): boolean =>
  defenders.every((unit) => g.c.hexOf[unit] !== target);

/**
 * XII.20: the checks B and C of a melee and what comes of them. The defender who fails loses strength and goes, the attacker checks
 * in any case; the defender's ground, squares and horse double losses (XII.26); then whoever won the hex pursues (XII.24).
 */
export const melee: Procedure<Melee> = procedure<Steps, null, "begin">("melee", {
  begin: {
    does: (g, { stacks, target, kind }) => {
      const defenders = unitsIn(g, target).map(asUnit);
      const defence = strengthOf(g, defenders);
      const attack = strengthOf(g, stacks.flat());
      const from = [...new Set(stacks.map(([top]) => asHex(g.c.hexOf[top])))];
      const isDoubled = doesGroundDouble(g.world.ground, target);
      for (const unit of defenders) g.c.rally[unit] = 0;
      const check = { phase: "B", stacks, target, kind, attack, defence, fallen: 0 } as const;
      const met = meetingOf(g, stacks.flat(), defenders, kind);
      return call(meleeCheck, check, "defend", { as: "b", patch: { defenders, defence, from, isDoubled, met } });
    },
  },
  defend: {
    does: (g, l) => {
      const { margin } = l.b;
      if (margin <= 0) {
        const hit = { units: l.defenders, from: l.from, cause: "melee", isLevelLoss: false, rule: "XII.20" } as const;
        return call(disorder, hit, "gone");
      }
      const isRidden = isMounted(l.kind) && arms(g, l.defenders, "infantry");
      const isDouble = isRidden ? g.world.options.chargeLossDoubled === "true" || l.isDoubled : true;
      const base = isRidden ? constants.chargeRoutLoss.value : margin;
      const points = base * (isDouble ? defenderFactor(g, l) : 1);
      return call(meleeLosses, { stacks: [l.defenders], points }, "shaken", { as: "lost" });
    },
  },
  shaken: {
    does: (g, l) => {
      const units = living(g, l.defenders);
      const isRouted =
        l.b.margin >= constants.routMargin.value || (isMounted(l.kind) && arms(g, l.defenders, "infantry"));
      if (units.length === 0) return next("gone");
      if (isRouted) {
        for (const unit of units) rout(g, unit, "XII.20");
        return call(flight, { units: living(g, units), from: l.from }, "gone");
      }
      const hit = {
        units,
        from: l.from,
        cause: "melee",
        isLevelLoss: false,
        rule: "XII.20",
        fallen: l.lost.fallen,
      } as const;
      return call(disorder, hit, "retreat");
    },
  },
  retreat: {
    does: (g, l) => {
      const units = living(g, l.defenders).filter((unit) => g.c.hexOf[unit] === l.target && g.c.level[unit] !== ROUTED);
      if (units.length === 0) return next("gone");
      const back = {
        units,
        most: constants.retreat.value,
        from: l.from,
        cause: "melee",
        isCompulsory: true,
        fallen: l.lost.fallen,
      } as const;
      return call(fallBack, back, "gone");
    },
  },
  gone: {
    does: (g, l) => {
      const isFled = l.defenders.some((unit) => !isOnMap(g, unit) || g.c.level[unit] === ROUTED);
      return next("answer", { isFled, isLost: isEmptied(g, l) });
    },
  },
  answer: {
    does: (g, l) => {
      const stacks = l.stacks.map((stack) => living(g, stack)).filter((stack) => stack.length > 0);
      const attack = strengthOf(g, stacks.flat());
      const defence =
        g.world.options.phaseCDefenderStrength === "before" ? l.defence : strengthOf(g, living(g, l.defenders));
      const check = {
        phase: "C",
        stacks,
        target: l.target,
        kind: l.kind,
        attack,
        defence,
        fallen: 0,
        met: l.met,
      } as const;
      return call(meleeCheck, check, "strike", { as: "c", patch: { stacks } });
    },
  },
  strike: {
    does: (g, l) => {
      const points = Math.max(0, l.c.margin) * attackerFactor(g, l, !l.isLost);
      return call(meleeLosses, { stacks: l.stacks, points }, "bled", { as: "paid" });
    },
  },
  bled: {
    does: (g, l) => {
      const units = living(g, l.stacks.flat());
      if (units.length === 0) return next("close");
      if (l.c.margin >= constants.routMargin.value) {
        for (const unit of units) rout(g, unit, "XII.20");
        return call(flight, { units: living(g, units), from: [l.target] }, "won");
      }
      const keepsOrder =
        isMounted(l.kind) && l.isFled && l.c.margin <= 0 && g.world.options.chargeContinuation === "keepsOrder";
      if (keepsOrder) return next("won");
      const hit = {
        units,
        from: [l.target],
        cause: "melee",
        isLevelLoss: false,
        rule: "XII.20",
        fallen: l.paid.fallen,
      } as const;
      return call(disorder, hit, "won");
    },
  },
  won: {
    does: (g, l) => {
      const stacks = l.stacks.map((stack) => living(g, stack).filter((unit) => g.c.level[unit] !== ROUTED));
      const able = stacks.filter((stack) => stack.length > 0);
      if (!l.isLost || able.length === 0) return next("close");
      return call(pursuit, { stacks: able, target: l.target, isFled: l.isFled, kind: l.kind }, "close");
    },
  },
  close: {
    does: (g, { stacks, defenders, kind }) => {
      const isCounter = kind === "counterattack" || kind === "countercharge";
      const [active, passive] = isCounter ? [defenders, stacks.flat()] : [stacks.flat(), defenders];
      for (const unit of active) {
        g.c.act[unit] |= FINISHED | ATTACKED;
        g.c.mp[unit] = 0;
        g.c.marked[unit] = 0;
      }
      for (const unit of passive) g.c.act[unit] |= ASSAULTED;
      return done();
    },
  },
});
