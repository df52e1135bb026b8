import { call, done, type Procedure } from "@redoubt/engine";
import { activeSeat, isOfActivation } from "../active.ts";
import { isGun } from "../checks/morale.ts";
import { formationOf } from "../checks/neighbours.ts";
import { isClosed } from "../formation.ts";
import { cites, procedure } from "../kit.ts";
import { disorganize, rout } from "../mutations.ts";
import { unitsIn } from "../occupancy.ts";
import { ATTACK, DEFENSE, DISORGANIZED, FORCED_MARCH, ROUTED, type SteppesPlay } from "../state.ts";
import { afterActivation } from "./after-activation.ts";

/** Who has arrived defends; whether a mixed stack may stay mixed is an option (K-68). */
export const enforces = cites("VII.10");

/** Every hex with a stack of several units, in order of their numbers: nothing of this spreads in others, and none are added. */
function stackHexes(g: SteppesPlay): readonly number[] {
  const hexes: number[] = [];
  for (const units of g.world.unitsOf)
    for (const unit of units)
      if (g.c.hexOf[unit] > 0 && g.c.below[unit] !== 0 && !hexes.includes(g.c.hexOf[unit])) hexes.push(g.c.hexOf[unit]);
  const { ordinal } = g.world.grid;
  return hexes.sort((a, b) => ordinal[a] - ordinal[b]);
}

/** IV.8: whether a stack's closed units are in several formations; skirmishers on top are exempt, others share that of the stack. */
function isClashing(g: SteppesPlay, units: readonly number[]): boolean {
  const closed = units.map((unit) => formationOf(g, unit)).filter((one) => one !== undefined && isClosed(one));
  return new Set(closed).size > 1;
}

/** K-24: what ends an activation: clashing formations rout, routs spread in stacks, disorder spreads, orders that are fulfilled become Defense. */
export const closeActivation: Procedure<object> = procedure<{ spread: object; finish: object }, null, "spread">(
  "close-activation",
  {
    spread: {
      does: (g) => {
        const hexes = stackHexes(g);
        for (const hex of hexes) {
          const units = unitsIn(g, hex);
          if (units.some((unit) => isOfActivation(g, unit)) && isClashing(g, units))
            for (const unit of units) breakUp(g, unit, "IV.8");
        }
        for (const hex of hexes) {
          const units = unitsIn(g, hex);
          if (!units.some((unit) => g.c.level[unit] === ROUTED)) continue;
          for (const unit of units) if (g.c.level[unit] !== ROUTED) breakUp(g, unit, "VII.11");
        }
        if (g.world.options.mixedStackDisorganises === "true") {
          for (const hex of hexes) {
            const units = unitsIn(g, hex);
            if (!units.some((unit) => g.c.level[unit] === DISORGANIZED)) continue;
            for (const unit of units) disorganize(g, unit, "XIV.39");
          }
        }
        g.world.commands.forEach(({ seat }, command) => {
          const isAdvancing = g.c.orderType[command] === ATTACK || g.c.orderType[command] === FORCED_MARCH;
          // A leader who was carried to where his order leads has arrived like one who rode there (XIII.9, K-117).
          if (g.c.arrived[command] === 0 && !(isAdvancing && g.c.left[command] === 0)) return;
          g.c.arrived[command] = 0;
          g.c.orderType[command] = DEFENSE;
          g.emit({ kind: "order-given", rule: "III.23", command, order: DEFENSE, goal: 0, left: 0, audience: [seat] });
        });
        return call(afterActivation, { seat: activeSeat(g) }, "finish");
      },
    },
    finish: { does: () => done() },
  },
);

/** K-165: contagion routs troops and costs guns one level. */
function breakUp(g: SteppesPlay, unit: number, rule: "IV.8" | "VII.11"): void {
  if (!isGun(g.world, unit)) rout(g, unit, rule);
  else if (g.c.level[unit] === DISORGANIZED) rout(g, unit, rule);
  else disorganize(g, unit, rule);
}
