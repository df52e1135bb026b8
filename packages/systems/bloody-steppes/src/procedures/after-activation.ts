import { call, done, next, type Procedure } from "@redoubt/engine";
import { asHex, DIRECTIONS } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { isEnemyIn } from "../checks/neighbours.ts";
import { cites, procedure } from "../kit.ts";
import { isOnMap, type SteppesPlay } from "../state.ts";
import { checkMorale } from "./check-morale.ts";
import { disorder } from "./disorder.ts";

/** Battles may end at once, and have rules of their own for the end of an activation. */
export const enforces = cites("II.16", "II.20");

/** What the end of an activation is called with: the seat that was active. */
export interface AfterActivation {
  readonly seat: number;
}

type Left = AfterActivation & { readonly left: readonly (readonly Unit[])[] };
type Steps = {
  readonly remember: AfterActivation;
  readonly next: Left;
  readonly judge: Left & { readonly units: readonly Unit[]; readonly checked: { readonly isPassed: boolean } };
  readonly test: object;
};

/** The hexes of enemies next to some units: what they flee from (K-173). */
function enemiesNear(g: SteppesPlay, units: readonly Unit[]) {
  const { grid, seatOf } = g.world;
  return DIRECTIONS.map((direction) => asHex(g.c.hexOf[units[0]] + grid.offsets[direction])).filter((hex) =>
    isEnemyIn(g, seatOf[units[0]], hex),
  );
}

/**
 * II.16, II.20: what a battle of its own adds to the end of an activation: garrisons that check, and automatic victory
 * (K-177). Comes to whether the game is over.
 */
export const afterActivation: Procedure<AfterActivation, { readonly isOver: boolean }> = procedure<
  Steps,
  { readonly isOver: boolean },
  "remember"
>("after-activation", {
  remember: {
    does: (g, { seat }) => {
      g.world.battle.remember(g);
      return next("next", { left: g.world.battle.shaken(g, seat) });
    },
  },
  next: {
    does: (g, { left }) => {
      const [units, ...rest] = left;
      if (units === undefined) return next("test");
      const standing = units.filter((unit) => isOnMap(g, unit));
      if (standing.length === 0) return next("next", { left: rest });
      return call(checkMorale, { units: standing, reason: "garrison" }, "judge", {
        as: "checked",
        patch: { units: standing, left: rest },
      });
    },
  },
  judge: {
    does: (g, { units, checked }) => {
      if (checked.isPassed) return next("next");
      const from = enemiesNear(g, units);
      return call(disorder, { units, from, cause: "check", isLevelLoss: true, rule: "II.16" }, "next");
    },
  },
  test: {
    does: (g) => {
      const winner = g.world.battle.automatic(g);
      if (winner === null) return done({ isOver: false });
      g.c.automatic[0] = winner + 1;
      g.emit({ kind: "automatic-victory", rule: "II.20", seat: winner });
      return done({ isOver: true });
    },
  },
});
