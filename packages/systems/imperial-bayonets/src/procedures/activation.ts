import { call, done, next } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { cites, procedure } from "../kit.ts";
import { changeStatus } from "../occupancy.ts";
import { ACTED, ACTIVE, type BayonetsPlay, has } from "../state.ts";
import type { ActivationStep } from "../world.ts";
import { combatPhase } from "./combat-phase.ts";
import { beginManeuver, maneuver, maneuverOf } from "./maneuver.ts";

/** A force freed out of command has the same maneuver and Combat Phase as one in command, for itself alone, unit by unit. */
export const enforces = cites("4.0-5d", "4.0-8", "7.4i", "7.5f", "8.0k");

/** Where an activation begins; null from the start. */
interface Activating {
  readonly from: ActivationStep | null;
}

/** Makes units the force that acts (8.0h, I-67). */
export function activate(g: BayonetsPlay, units: readonly Unit[], hex: Hex): void {
  for (const unit of units) changeStatus(g, unit, ACTIVE, 0);
  g.emit({ kind: "activated", rule: "8.0h", units, hex });
}

/** 4.0-6 to 4.0-8: an activated force has its own maneuver, bombardment and combat; stacking is tested once, at its end (I-117). */
export const activation = procedure<Record<"begin" | "fight" | "end", Activating>, null, "begin">("activation", {
  begin: {
    does: (g, { from }) => {
      if (from !== null && from !== "maneuver") return next("fight");
      if (from === null) beginManeuver(g, true);
      return call(maneuver, maneuverOf(g, true, from !== null), "fight", { patch: { from: null } });
    },
  },
  fight: {
    does: (_g, { from }) => {
      const step = from === null || from === "maneuver" ? "bombardment" : from;
      return call(combatPhase, { from: step, isFresh: from === null, isHeld: false }, "end");
    },
  },
  end: {
    does: (g) => {
      for (const unit of g.world.unitsOf[g.c.active[0]]) if (has(g, unit, ACTIVE)) changeStatus(g, unit, ACTED, ACTIVE);
      return done();
    },
  },
});
