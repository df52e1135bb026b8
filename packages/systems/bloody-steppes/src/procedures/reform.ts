import { call, done, type Procedure } from "@redoubt/engine";
import { asHex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { frontsOn } from "../checks/neighbours.ts";
import { formations } from "../formation.ts";
import { cites, procedure } from "../kit.ts";
import { takeFormation, turnTo } from "../mutations.ts";
import type { SteppesRule } from "../rule-index.ts";
import { NO_FACING, type SteppesPlay } from "../state.ts";
import { type CheckReason, checkMorale, checkReasons } from "./check-morale.ts";
import { disorder } from "./disorder.ts";

/** The one way to another formation: in the own activation, as a reaction, or when attacked. */
export const enforces = cites("IV.12");

/** What a change of formation or facing under the eyes of enemies is called with. */
export interface Reform {
  /** Units of one hex that change together. */
  readonly units: readonly Unit[];
  /** The place of the formation in `formations`; -1 where only the facing changes. */
  readonly formation: number;
  readonly facing: number;
  /** Why they have to check; null where they need not. */
  readonly reason: CheckReason | null;
  /** A square that is not formed in time is not formed at all (VI.12, K-48). */
  readonly isOnlyWhenPassed: boolean;
}

type Steps = {
  readonly begin: Reform;
  readonly judge: Reform & { readonly checked: { readonly isPassed: boolean } };
  readonly finish: { readonly checked: { readonly isPassed: boolean } };
};

/** Gives units another formation or facing and tells of it. */
export function change(g: SteppesPlay, { units, formation, facing }: Reform, rule: SteppesRule): void {
  if (formation < 0) {
    turnTo(g, units, facing);
    g.emit({ kind: "turned", rule, pieces: units, facing });
    return;
  }
  for (const unit of units) takeFormation(g, unit, formation, facing);
  g.emit({ kind: "formed", rule, pieces: units, formation });
}

/** IV.16, V.6, VI.11, VI.12, IV.18: units change formation or facing next to enemies: they check, and failing disorganizes them. */
export const reform: Procedure<Reform, { readonly isDone: boolean }> = procedure<
  Steps,
  { readonly isDone: boolean },
  "begin"
>("reform", {
  begin: {
    does: (g, l) => {
      const rule = l.reason === null ? (l.formation < 0 ? "V.5" : "IV.22") : checkReasons[l.reason].rule;
      if (!l.isOnlyWhenPassed) change(g, l, rule);
      if (l.reason === null) return done({ isDone: true });
      return call(checkMorale, { units: l.units, reason: l.reason }, "judge", { as: "checked" });
    },
  },
  judge: {
    does: (g, l) => {
      const { units, checked, reason, isOnlyWhenPassed } = l;
      const { rule } = checkReasons[reason ?? "formation"];
      if (checked.isPassed) {
        if (isOnlyWhenPassed) change(g, l, rule);
        return done({ isDone: true });
      }
      const seat = g.world.seatOf[units[0]];
      const from = [...new Set(frontsOn(g, seat, g.c.hexOf[units[0]]).map((enemy) => asHex(g.c.hexOf[enemy])))];
      const hit = { units, from, cause: "check", isLevelLoss: false, rule } as const;
      return call(disorder, hit, "finish");
    },
  },
  finish: { does: (_, { checked }) => done({ isDone: checked.isPassed }) },
});

/** The facing that units keep or get when they take a formation: their own, or that of their side where they had none. */
export const facingFor = (g: SteppesPlay, unit: number): number =>
  g.c.facing[unit] === NO_FACING ? g.world.homeFacing[g.world.seatOf[unit]] : g.c.facing[unit];

/** The place of a formation. */
export const placeOf = (formation: (typeof formations)[number]): number => formations.indexOf(formation);
