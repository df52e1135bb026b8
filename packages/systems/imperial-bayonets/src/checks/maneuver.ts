import { notPossible, type Refusal, refusal } from "@redoubt/engine";
import type { Unit } from "@redoubt/mechanics";
import type { BayonetsRule } from "../rule-index.ts";
import {
  type BayonetsPlay,
  BUILDING,
  CHECKED,
  FINISHED,
  HELD,
  has,
  IN_COMMAND,
  OOC_ACTIVATION,
  ROAD_MARCH,
  STOPPED,
} from "../state.ts";
import { pointsLeft } from "../values.ts";
import { DEPOT, LEADER } from "../world.ts";
import { activeBit } from "./activity.ts";
import { mayLeaveOrder } from "./march-order.ts";
import { canRepulse } from "./repulse.ts";

const isOfficer = ({ world }: BayonetsPlay, piece: Unit): boolean => world.pieces[piece].kind === "officer";

/** The least half points with which a mover could still do anything: a road hex in Road March or for a Leader, else a point. */
export function leastNeeded(g: BayonetsPlay, piece: Unit): number {
  return g.world.kindOf[piece] === LEADER || has(g, piece, ROAD_MARCH) ? 1 : 2;
}

/** Whether a Leader may be moved now: in IC Maneuver all but Officers out of command, who move in their own activation (I-29, I-98). */
function whyNotLead(g: BayonetsPlay, leader: Unit): Refusal<BayonetsRule> | null {
  const unit = g.world.pieces[leader].id;
  if (g.c.phase[0] !== OOC_ACTIVATION)
    return isOfficer(g, leader) && !has(g, leader, IN_COMMAND) ? refusal("3.5f", "moves-later", { unit }) : null;
  if (!isOfficer(g, leader) || has(g, leader, IN_COMMAND)) return refusal("3.5f", "moves-in-command", { unit });
  if (g.c.stage[0] === 1 && !has(g, leader, CHECKED)) return refusal("4.0-5a", "check-first", { unit });
  return null;
}

/** Why a piece may not be taken up in a maneuver; null if it may. */
export function whyNotTakeUp(g: BayonetsPlay, piece: Unit): Refusal<BayonetsRule> | null {
  const { world, c } = g;
  const unit = world.pieces[piece].id;
  if (world.seatOf[piece] !== c.active[0]) return notPossible("4.0-2", "enemy", { unit });
  if (c.hexOf[piece] <= 0) return notPossible("4.0-2", "not-on-map", { unit });
  const kind = world.kindOf[piece];
  if (kind === DEPOT) return refusal("E13", "depot-stays", { unit });
  if (kind === LEADER) {
    const why = whyNotLead(g, piece);
    if (why !== null) return why;
  } else {
    if (!has(g, piece, activeBit(g)))
      return c.phase[0] === OOC_ACTIVATION
        ? refusal("4.0-6", "not-activated", { unit })
        : refusal("6.0a", "not-in-command", { unit });
    if (has(g, piece, BUILDING)) return refusal("7.4d", "is-building", { unit });
    if (c.chargeAt[piece] !== 0) return refusal("7.5d", "is-prepared", { unit });
    if (mayLeaveOrder(g, piece)) return null;
    if (has(g, piece, FINISHED)) return refusal("7.1.2e", "has-failed", { unit });
    if (has(g, piece, HELD)) return canRepulse(g, piece) ? null : refusal("7.1.1a", "held-fast", { unit });
  }
  if (has(g, piece, STOPPED))
    return kind !== LEADER && canRepulse(g, piece) ? null : refusal("3.4c", "stopped", { unit });
  return pointsLeft(g, piece) < leastNeeded(g, piece) ? refusal("7.1a", "no-points", { unit }) : null;
}

/** The same as a plain answer, for lists. */
export function mayTakeUp(g: BayonetsPlay, piece: Unit, active: number): boolean {
  const { world, c } = g;
  if (c.hexOf[piece] <= 0) return false;
  const status = c.status[piece];
  if (world.kindOf[piece] === LEADER)
    return (status & STOPPED) === 0 && pointsLeft(g, piece) >= leastNeeded(g, piece) && whyNotLead(g, piece) === null;
  if ((status & active) === 0 || (status & BUILDING) !== 0 || c.chargeAt[piece] !== 0) return false;
  if (mayLeaveOrder(g, piece)) return true;
  if ((status & FINISHED) !== 0) return false;
  if ((status & (HELD | STOPPED)) !== 0) return canRepulse(g, piece);
  return pointsLeft(g, piece) >= leastNeeded(g, piece);
}

/** Why a piece that was taken up may not walk; null if it may. */
export function whyNotWalk(g: BayonetsPlay, piece: Unit): Refusal<BayonetsRule> | null {
  const unit = g.world.pieces[piece].id;
  if (has(g, piece, FINISHED)) return refusal("7.1.2e", "has-failed", { unit });
  if (has(g, piece, HELD)) return refusal("7.1.1a", "held", { unit });
  if (has(g, piece, STOPPED)) return refusal("3.4c", "stopped", { unit });
  return pointsLeft(g, piece) < leastNeeded(g, piece) ? refusal("7.1a", "no-points", { unit }) : null;
}

/** Whether a piece is free to walk: neither held nor stopped nor done. */
export const isFreeToWalk = (g: BayonetsPlay, piece: Unit): boolean =>
  !has(g, piece, HELD | STOPPED | FINISHED) && pointsLeft(g, piece) >= leastNeeded(g, piece);

/** Why a unit may not be added to those who move together; null if it may (I-101). */
export function whyNotJoin(g: BayonetsPlay, movers: readonly Unit[], unit: Unit): Refusal<BayonetsRule> | null {
  const { world, c } = g;
  const id = world.pieces[unit].id;
  if (world.kindOf[movers[0]] === LEADER) return refusal("3.5f", "leader-alone", { unit: world.pieces[movers[0]].id });
  if (world.kindOf[unit] === LEADER) return refusal("3.5f", "leader-alone", { unit: id });
  if (c.hexOf[unit] !== c.hexOf[movers[0]]) return notPossible("7.1c", "other-hex", { unit: id });
  const why = whyNotTakeUp(g, unit);
  if (why !== null) return why;
  if (has(g, unit, ROAD_MARCH) || has(g, movers[0], ROAD_MARCH)) return refusal("7.3e", "marches-alone", { unit: id });
  return whyNotWalk(g, movers[0]) ?? whyNotWalk(g, unit);
}
