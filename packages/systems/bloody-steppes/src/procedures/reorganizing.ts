import { call, done, type Procedure } from "@redoubt/engine";
import type { Unit } from "@redoubt/mechanics";
import { isNextToUnrouted } from "../checks/neighbours.ts";
import { reorganizePrice } from "../checks/reorganizing.ts";
import { cites, procedure } from "../kit.ts";
import { reorganize } from "../mutations.ts";
import { BEGUN, DISORGANIZED, SPENT, type SteppesPlay } from "../state.ts";
import { checkMorale } from "./check-morale.ts";

/** The whole stack pays and is put in order by one check. */
export const enforces = cites("XIV.45");

interface Reorganizing {
  readonly units: readonly Unit[];
}

type Steps = {
  readonly pay: Reorganizing;
  readonly judge: Reorganizing & { readonly checked: { readonly isPassed: boolean } };
};

function restore(g: SteppesPlay, units: readonly Unit[]): void {
  for (const unit of units) if (g.c.level[unit] === DISORGANIZED) reorganize(g, unit, "XIV.40");
}

/** XIV.40 to XIV.45: a stack puts itself in order for half its points; next to enemies it must pass a check, and a try that fails is spent. */
export const reorganizing: Procedure<Reorganizing> = procedure<Steps, null, "pay">("reorganizing", {
  pay: {
    does: (g, { units }) => {
      for (const unit of units) {
        g.c.mp[unit] -= reorganizePrice(g, unit);
        g.c.act[unit] |= BEGUN | SPENT;
      }
      const isWatched = isNextToUnrouted(g, g.world.seatOf[units[0]], g.c.hexOf[units[0]]);
      if (isWatched) return call(checkMorale, { units, reason: "reorganize" }, "judge", { as: "checked" });
      restore(g, units);
      return done();
    },
  },
  judge: {
    does: (g, { units, checked }) => {
      if (checked.isPassed) restore(g, units);
      return done();
    },
  },
});
