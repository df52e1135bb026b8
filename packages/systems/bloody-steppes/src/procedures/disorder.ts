import { call, done, next, type Procedure } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { isGun } from "../checks/morale.ts";
import { cites, procedure } from "../kit.ts";
import { destroy, disorganize, rout } from "../mutations.ts";
import type { SteppesRule } from "../rule-index.ts";
import { DISORGANIZED, isOnMap, ROUTED } from "../state.ts";
import { checkMorale } from "./check-morale.ts";
import { flight } from "./flight.ts";

/** A level at a time. */
export const enforces = cites("XIV.29");

/** What disorders units, which decides whether a rout makes them run (K-10). */
export type DisorderCause = "fire" | "melee" | "check" | "contagion";

/** What disorder is called with. */
export interface Disorder {
  /** Units of one hex. */
  readonly units: readonly Unit[];
  /** The hexes of the enemies they would flee from (K-173). */
  readonly from: readonly Hex[];
  readonly cause: DisorderCause;
  /** A lost level routs a disorganized unit outright; a disorganization lets it check first (K-9). */
  readonly isLevelLoss: boolean;
  readonly rule: SteppesRule;
  /** What a commander added who fell by the same cause (K-8). */
  readonly fallen?: number;
}

type Steps = {
  readonly strike: Disorder;
  readonly judge: Disorder & { readonly again: readonly Unit[]; readonly checked: { readonly isPassed: boolean } };
  readonly finish: object;
};

/**
 * Units of one hex are disorganized, or lose a level (XIV.29, XIV.46). Effective ones are disorganized; those that were
 * so already rout, after one check if the rule only disorganizes; guns are destroyed (XIV.31). Who routs in combat
 * flees at once (K-10). Comes to whether any of them routed.
 */
export const disorder: Procedure<Disorder, { readonly routed: boolean }> = procedure<
  Steps,
  { readonly routed: boolean },
  "strike"
>("disorder", {
  strike: {
    does: (g, l) => {
      const standing = l.units.filter((unit) => isOnMap(g, unit) && g.c.level[unit] !== ROUTED);
      const again = standing.filter((unit) => g.c.level[unit] === DISORGANIZED);
      for (const unit of standing) if (!again.includes(unit)) disorganize(g, unit, l.rule);
      for (const unit of again) if (isGun(g.world, unit)) destroy(g, unit, "XIV.31");
      const troops = again.filter((unit) => !isGun(g.world, unit));
      if (troops.length === 0) return done({ routed: false });
      if (l.isLevelLoss) return next("judge", { again: troops, checked: { isPassed: false } });
      const check = { units: troops, reason: "disorganizedAgain" as const, fallen: l.fallen ?? 0 };
      return call(checkMorale, check, "judge", { as: "checked", patch: { again: troops } });
    },
  },
  judge: {
    does: (g, { again, checked, cause, from }) => {
      if (checked.isPassed) return done({ routed: false });
      for (const unit of again) rout(g, unit, "XIV.46");
      const runs = cause !== "contagion" && (cause !== "fire" || g.world.options.routByFireFlees === "true");
      return runs ? call(flight, { units: again, from }, "finish") : next("finish");
    },
  },
  finish: { does: () => done({ routed: true }) },
});
