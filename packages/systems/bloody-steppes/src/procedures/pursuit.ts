import { call, done, next, notNow, notPossible, offer, type Procedure } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { carryAlong } from "../carrying.ts";
import { isMounted, type MeleeKind } from "../checks/momentum.ts";
import { isGun } from "../checks/morale.ts";
import { whyNotStack } from "../checks/stacking.ts";
import { cites, procedure } from "../kit.ts";
import { turnTo } from "../mutations.ts";
import { shift } from "../occupancy.ts";
import {
  CHARGE_CONTINUED,
  CHARGE_EARNED,
  DISORGANIZED,
  has,
  MOVED,
  NO_FACING,
  PURSUED,
  type SteppesPlay,
} from "../state.ts";
import { say, words } from "../words.ts";
import { forcedReactions } from "./forced-reactions.ts";

/** Nobody reacts to a pursuit; horse that made others flee may go on, horse before which they fell back may not. */
export const enforces = cites("XIV.20", "XIV.22");

/** What a pursuit is called with: unrouted stacks of the victor, and the hex that the enemy has left. */
export interface Pursuit {
  readonly stacks: readonly (readonly Unit[])[];
  readonly target: Hex;
  /** Whether the enemy fled, and did not just go back (XIV.20). */
  readonly isFled: boolean;
  readonly kind: MeleeKind;
}

type Steps = {
  readonly look: Pursuit;
  readonly choose: Pursuit;
  readonly advance: Pursuit & { readonly units: readonly Unit[] };
  readonly turn: Pursuit & { readonly units: readonly Unit[] };
  readonly arrive: Pursuit & { readonly units: readonly Unit[] };
  readonly finish: object;
};

/** XII.24, K-103: the stacks that could go: without guns, into a hex that has room for them. */
const able = (g: SteppesPlay, { stacks, target }: Pursuit): readonly (readonly Unit[])[] =>
  stacks
    .map((stack) => stack.filter((unit) => !isGun(g.world, unit)))
    .filter((stack) => stack.length > 0 && whyNotStack(g, stack, target) === null);

/**
 * XII.24, XIV.19 to XIV.22: one stack of the victor must go into the hex that was given up; nobody reacts to it, it turns as it likes.
 * Cavalry whose charge made the enemy flee may go on later if it is still in order (XII.45).
 */
export const pursuit: Procedure<Pursuit> = procedure<Steps, null, "look">("pursuit", {
  look: {
    does: (g, l) => {
      const stacks = able(g, l);
      if (stacks.length === 0) return done();
      return stacks.length === 1 ? next("advance", { units: stacks[0] }) : next("choose");
    },
  },
  choose: {
    asks: {
      rule: "XII.24",
      decision: "pursuer",
      seat: (g, { stacks }) => g.world.seatOf[stacks[0][0]],
      list: (g, l, out) => {
        for (const [top] of able(g, l)) offer(out, say.unit(top));
      },
      why: (g, l, answer) => {
        if (words.verb(answer) !== "unit") return notNow("XII.24", "pursues");
        const isAble = able(g, l).some(([top]) => top === words.arg(answer, 0));
        return isAble
          ? null
          : notPossible("XII.24", "does-not-pursue", { unit: g.world.pieces[words.arg(answer, 0)].name });
      },
      shows: (_, { target }) => ({ targets: [target] }),
      take: (g, l, answer) => {
        const units = able(g, l).find(([top]) => top === words.arg(answer, 0));
        if (units === undefined) throw new Error("a pursuer that was not offered");
        return next("advance", { units });
      },
    },
  },
  advance: {
    does: (g, { units, target, isFled, kind }) => {
      const from = g.c.hexOf[units[0]];
      for (const unit of units) {
        shift(g, unit, target);
        g.c.act[unit] |= MOVED | PURSUED;
      }
      carryAlong(g, g.world.seatOf[units[0]], from, target);
      g.emit({ kind: "pursued", rule: "XIV.19", pieces: units, path: [from, target] });
      const earns = isFled && kind === "charge" && isMounted(kind);
      for (const unit of units) {
        if (!earns || g.c.level[unit] === DISORGANIZED || has(g, unit, CHARGE_CONTINUED)) continue;
        g.c.act[unit] |= CHARGE_EARNED;
        g.emit({ kind: "charge-earned", rule: "XII.45", piece: unit });
      }
      return next(units.every((unit) => g.c.facing[unit] === NO_FACING) ? "arrive" : "turn");
    },
  },
  turn: {
    asks: {
      rule: "XIV.21",
      decision: "pursuit-facing",
      seat: (g, { units }) => g.world.seatOf[units[0]],
      list: (_g, _l, out) => {
        for (let facing = 0; facing < 6; facing++) offer(out, say.turn(facing));
      },
      why: (_g, _l, answer) =>
        words.verb(answer) === "turn" && words.arg(answer, 0) < 6 ? null : notNow("XIV.21", "faces-after-pursuit"),
      shows: (_, { units }) => ({ unit: units[0], picked: units }),
      take: (g, { units }, answer) => {
        const facing = words.arg(answer, 0);
        turnTo(g, units, facing);
        g.emit({ kind: "turned", rule: "XIV.21", pieces: units, facing });
        return next("arrive");
      },
    },
  },
  arrive: {
    does: (g, { units, target }) => call(forcedReactions, { hex: target, seat: g.world.seatOf[units[0]] }, "finish"),
  },
  finish: { does: () => done() },
});
