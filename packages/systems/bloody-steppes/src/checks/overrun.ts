import { asHex, type Hex } from "@redoubt/hex";
import { FRONT, type Unit } from "@redoubt/mechanics";
import { unitsIn } from "../occupancy.ts";
import type { SteppesPlay } from "../state.ts";
import { isMounted, type MeleeKind } from "./momentum.ts";
import { isGun } from "./morale.ts";
import { facingOf } from "./neighbours.ts";

/** The attackers by stack, each from the top. */
export type Stacks = readonly (readonly Unit[])[];

/** An attack on a hex: by whom, and how. */
export interface Assailing {
  readonly stacks: Stacks;
  readonly target: Hex;
  readonly kind: MeleeKind;
}

/** XII.52, K-112: whether those in a hex are guns alone, and this kind of attack destroys them without a fight. */
export const isOverrun = (g: SteppesPlay, hex: Hex, kind: MeleeKind): boolean =>
  unitsIn(g, hex).every((unit) => isGun(g.world, unit)) &&
  (!isMounted(kind) || g.world.options.cavalryOverrunsLoneGuns === "true");

/** XII.53: whether a stack comes at guns through their front. */
function isThroughFront(g: SteppesPlay, [top]: readonly Unit[], hex: Hex): boolean {
  return unitsIn(g, hex).some((gun) => {
    const facing = facingOf(g, gun);
    return facing === undefined || g.world.wedges.wedgeOf(facing, hex, asHex(g.c.hexOf[top])) === FRONT;
  });
}

/**
 * XII.14, XII.52, XII.53, K-168, K-171: the stacks that must pass the check A before they take part. Infantry checks stack by stack,
 * but at guns alone only through their front; who counterattacks checks in any case (VI.15); horse has checked once it has closed.
 */
export function stacksToCheck(g: SteppesPlay, { stacks, target, kind }: Assailing, closed: readonly Unit[]): Stacks {
  if (isMounted(kind)) return stacks.filter(([top]) => !closed.includes(top));
  if (kind === "counterattack" || !isOverrun(g, target, kind)) return stacks;
  return stacks.filter((stack) => isThroughFront(g, stack, target));
}
