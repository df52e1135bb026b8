import { call, done, next, type Procedure } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { markedAt } from "../checks/assault.ts";
import { isOverrun, type Stacks, stacksToCheck } from "../checks/overrun.ts";
import { cites, procedure } from "../kit.ts";
import { strengthOf } from "../modifiers/melee.ts";
import { unitsIn } from "../occupancy.ts";
import { ATTACKED, FINISHED, isOnMap, type SteppesPlay } from "../state.ts";
import { melee } from "./melee.ts";
import { type MeleeChecked, meleeCheck } from "./melee-check.ts";
import { overrun } from "./overrun.ts";

/** Every stack checks by itself; guns are come at through their front only after a check. */
export const enforces = cites("XII.14", "XII.53");

/** What resolving an attack is called with: the hex attacked, and the seat of those who are marked to attack it. */
export interface ResolveAttack {
  readonly hex: Hex;
  readonly seat: number;
}

type Steps = {
  readonly gather: ResolveAttack;
  readonly check: ResolveAttack & { readonly left: Stacks; readonly passed: Stacks; readonly all: Stacks };
  readonly judge: ResolveAttack & {
    readonly left: Stacks;
    readonly passed: Stacks;
    readonly all: Stacks;
    readonly stack: readonly Unit[];
    readonly a: MeleeChecked;
  };
  readonly strike: ResolveAttack & { readonly passed: Stacks; readonly all: Stacks };
  readonly finish: ResolveAttack & { readonly all: Stacks };
};

/** Those marked to attack, by the hex in which they stand. */
function stacksAt(g: SteppesPlay, hex: Hex): Stacks {
  const byHex = new Map<number, Unit[]>();
  for (const unit of markedAt(g, hex)) {
    const stack = byHex.get(g.c.hexOf[unit]);
    if (stack === undefined) byHex.set(g.c.hexOf[unit], [unit]);
    else stack.push(unit);
  }
  return [...byHex.values()].map(
    (stack) => unitsIn(g, g.c.hexOf[stack[0]]).filter((unit) => stack.includes(unit as Unit)) as Unit[],
  ); // the same units, from the top
}

const isMountedAttack = (g: SteppesPlay, stacks: Stacks): boolean => g.world.armOf[stacks[0][0]] === "cavalry";

/**
 * XII.14, XII.20, XII.52: the attack on a hex by all who are marked. Infantry checks stack by stack, cavalry has checked as it closed;
 * lone guns are overrun without a fight, through their front only after a check (K-171).
 */
export const resolveAttack: Procedure<ResolveAttack> = procedure<Steps, null, "gather">("resolve-attack", {
  gather: {
    does: (g, { hex }) => {
      const all = stacksAt(g, hex);
      if (all.length === 0 || unitsIn(g, hex).length === 0) return next("finish", { all });
      const kind = isMountedAttack(g, all) ? "charge" : "bayonet";
      const left = stacksToCheck(g, { stacks: all, target: hex, kind }, all.flat());
      return next("check", { all, left, passed: all.filter((stack) => !left.includes(stack)) });
    },
  },
  check: {
    does: (g, { left, hex, all }) => {
      const [stack, ...rest] = left;
      if (stack === undefined) return next("strike");
      const isEven = isOverrun(g, hex, "bayonet");
      const attack = isEven ? 0 : strengthOf(g, all.flat());
      const defence = isEven ? 0 : strengthOf(g, unitsIn(g, hex));
      const check = { phase: "A", stacks: [stack], target: hex, kind: "bayonet", attack, defence, fallen: 0 } as const;
      return call(meleeCheck, check, "judge", { as: "a", patch: { left: rest, stack } });
    },
  },
  judge: {
    does: (_, { a, passed, stack }) => next("check", { passed: a.margin <= 0 ? [...passed, stack] : passed }),
  },
  strike: {
    does: (g, { passed, hex, all }) => {
      const kind = isMountedAttack(g, all) ? "charge" : "bayonet";
      if (passed.length === 0) {
        g.emit({ kind: "attack-ended", rule: "XII.20", pieces: all.flat(), hex });
        return next("finish");
      }
      const strike = { stacks: passed, target: hex, kind } as const;
      return isOverrun(g, hex, kind) ? call(overrun, strike, "finish") : call(melee, strike, "finish");
    },
  },
  finish: {
    does: (g, { all }) => {
      for (const unit of all.flat()) {
        g.c.marked[unit] = 0;
        if (isOnMap(g, unit)) g.c.act[unit] |= FINISHED | ATTACKED;
      }
      return done();
    },
  },
});
