import { call, done, next, notNow, notPossible, offer, type Procedure } from "@redoubt/engine";
import { asHex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { battalionToCross } from "../boxes.ts";
import { procedure } from "../kit.ts";
import { strengthOf } from "../modifiers/melee.ts";
import { loseFromTop } from "../mutations.ts";
import { isOnMap, type SteppesPlay } from "../state.ts";
import { say, words } from "../words.ts";
import { commanderLoss } from "./commander-loss.ts";
import { crossBoxes } from "./cross-boxes.ts";

/** Strength lost in melee, over one or several stacks of a side. */
export interface MeleeLosses {
  readonly stacks: readonly (readonly Unit[])[];
  readonly points: number;
}

/** What is still to be paid, the hexes that have paid, whose they are, and what the best commander who fell had added. */
type Sharing = MeleeLosses & {
  readonly left: number;
  readonly hexes: readonly number[];
  readonly seat: number;
  readonly fallen: number;
};
type Steps = {
  readonly share: MeleeLosses;
  readonly rest: Sharing;
  readonly choose: Sharing;
  readonly commanders: Sharing;
  readonly tested: Sharing & { readonly one: { readonly fallen: number } };
};

const able = (g: SteppesPlay, stacks: readonly (readonly Unit[])[]): readonly (readonly Unit[])[] =>
  stacks.filter(
    (stack) =>
      strengthOf(
        g,
        stack.filter((unit) => isOnMap(g, unit)),
      ) > 0,
  );

/** The hexes that have paid, that of a stack among them: only there commanders are tested (XIII.5). */
function withHex(g: SteppesPlay, hexes: readonly number[], stack: readonly Unit[]): readonly number[] {
  const top = stack.find((unit) => isOnMap(g, unit)) ?? stack[0];
  return hexes.includes(g.c.hexOf[top]) ? hexes : [...hexes, g.c.hexOf[top]];
}

/** XIV.7, K-120: each stack bears an even share, what is over goes where its owner likes; then commanders are tested (XIII.5). */
export const meleeLosses: Procedure<MeleeLosses, { readonly fallen: number }> = procedure<
  Steps,
  { readonly fallen: number },
  "share"
>("melee-losses", {
  share: {
    does: (g, { stacks, points }) => {
      if (points === 0 || stacks.length === 0) return done({ fallen: 0 });
      const seat = g.world.seatOf[stacks[0][0]];
      const each = Math.floor(points / stacks.length);
      const hexes = each === 0 ? [] : stacks.map(([top]) => g.c.hexOf[top]);
      for (const stack of stacks) loseFromTop(g, stack, each, "XIV.7");
      return next("rest", { left: points - each * stacks.length, hexes, seat, fallen: 0 });
    },
  },
  rest: {
    does: (g, { stacks, left, hexes }) => {
      if (battalionToCross(g) >= 0) return call(crossBoxes, {}, "rest");
      const paying = able(g, stacks);
      if (left === 0 || paying.length === 0) return next("commanders");
      if (paying.length > 1) return next("choose");
      const paid = withHex(g, hexes, paying[0]);
      loseFromTop(g, paying[0], left, "XIV.7");
      return next("rest", { left: 0, hexes: paid });
    },
  },
  choose: {
    asks: {
      rule: "XIV.7",
      decision: "who-pays",
      seat: (g, { stacks }) => g.world.seatOf[stacks[0][0]],
      list: (g, { stacks }, out) => {
        for (const [top] of able(g, stacks)) offer(out, say.unit(top));
      },
      why: (g, { stacks }, answer) => {
        if (words.verb(answer) !== "unit") return notNow("XIV.7", "who-pays");
        const isPaying = able(g, stacks).some(([top]) => top === words.arg(answer, 0));
        return isPaying
          ? null
          : notPossible("XIV.7", "does-not-pay", { unit: g.world.pieces[words.arg(answer, 0)].name });
      },
      shows: (_, { stacks }) => ({ picked: stacks.map(([top]) => top) }),
      take: (g, { stacks, left, hexes }, answer) => {
        const stack = stacks.find(([top]) => top === words.arg(answer, 0));
        if (stack === undefined) throw new Error("a stack that was not offered");
        const paid = withHex(g, hexes, stack);
        loseFromTop(g, stack, 1, "XIV.7");
        return next("rest", { left: left - 1, hexes: paid });
      },
    },
  },
  commanders: {
    does: (_, { hexes, seat, fallen }) => {
      const [hex, ...rest] = hexes;
      if (hex === undefined) return done({ fallen });
      return call(commanderLoss, { hex: asHex(hex), seat }, "tested", { as: "one", patch: { hexes: rest } });
    },
  },
  tested: { does: (_, { one, fallen }) => next("commanders", { fallen: Math.max(fallen, one.fallen) }) },
});
