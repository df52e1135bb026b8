import { call, done, next, type Procedure } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { hasHexTag, type Unit } from "@redoubt/mechanics";
import { cutDistance } from "../carrying.ts";
import { isGun } from "../checks/morale.ts";
import { allowance } from "../checks/move.ts";
import { entryPrice, faceInward } from "../entering.ts";
import { cites, procedure } from "../kit.ts";
import { disorganize } from "../mutations.ts";
import { place, placeBelow } from "../occupancy.ts";
import { UNIT } from "../piece.ts";
import { BEGUN, DUTY_DONE, ENTERED, FORCED_MARCH, MOVED, SPENT, type SteppesPlay } from "../state.ts";
import { moveUnit } from "./move-unit.ts";
import { isWindowOpen, window } from "./window.ts";

/** Reinforcements are commands like others, and come on as their first step. */
export const enforces = cites("II.17");

/** What an entry is called with. */
export interface EnterPiece {
  readonly piece: Unit;
  readonly hex: Hex;
  /** Whether it is asked though it can only end: for questions. */
  readonly isHeld?: boolean | undefined;
}

type Steps = {
  readonly come: EnterPiece;
  readonly watched: EnterPiece & { readonly seen: { readonly stopped: boolean } };
  readonly finish: object;
};

/** A commander rides on: for a leader that is the move his order demands, counted from the entry (K-141). */
function rideOn(g: SteppesPlay, piece: number, hex: number): void {
  const { c, world } = g;
  place(g, piece, hex);
  c.mp[piece] = Math.max(0, c.mp[piece] - 1);
  if (world.commands.some(({ leader }) => leader === piece)) c.act[piece] |= DUTY_DONE;
  cutDistance(g, piece);
}

/** A unit steps on: the hex without hexside, more than it has if need be (VIII.7); marching commands come on the march. */
function stepOn(g: SteppesPlay, unit: number, hex: number): void {
  const { c, world } = g;
  const command = world.commandOf[unit];
  if (command !== 255 && c.orderType[command] === FORCED_MARCH) c.march[unit] = 1;
  placeBelow(g, unit, hex);
  faceInward(g, unit);
  const points = allowance(g, unit);
  const price = entryPrice(g, unit, hex);
  c.mpStart[unit] = points;
  c.mp[unit] = Math.max(0, points - (price?.cost ?? 1));
  c.act[unit] |= BEGUN | MOVED | SPENT | ENTERED;
  // No ground disorganizes along a road (K-153).
  const isByRoad = hasHexTag(world.ground.map, asHex(hex), "road");
  if (price?.disorganizes === true && !isByRoad && !isGun(world, unit)) disorganize(g, unit, "VIII.14");
}

/** II.17, K-141: a piece that waits beside its entry comes onto the map and goes on with its move. */
export const enterPiece: Procedure<EnterPiece> = procedure<Steps, null, "come">("enter-piece", {
  come: {
    does: (g, { piece, hex }) => {
      const isUnit = g.world.kindOf[piece] === UNIT;
      if (isUnit) stepOn(g, piece, hex);
      else rideOn(g, piece, hex);
      g.emit({ kind: "entered", rule: "II.17", pieces: [piece], hex });
      if (!isUnit) return done();
      if (isWindowOpen(g, [piece])) return call(window, { units: [piece], act: "step" }, "watched", { as: "seen" });
      return next("watched", { seen: { stopped: false } });
    },
  },
  watched: {
    does: (_, { piece, seen, isHeld }) =>
      seen.stopped ? done() : call(moveUnit, { units: [piece], points: null, isHeld }, "finish"),
  },
  finish: { does: () => done() },
});
