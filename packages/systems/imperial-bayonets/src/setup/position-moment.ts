import { type Field, fieldIn, oneOf, placeIn, wholeNumber, wrong } from "@redoubt/mechanics";
import { positionPhases } from "../data/position-words.ts";
import { seats } from "../seat.ts";
import { ADMINISTRATION, IC_COMBAT, OOC_ACTIVATION, phases } from "../state.ts";
import type { Opening, Turns } from "../world.ts";
import type { PositionFlags } from "./position-flags.ts";
import { checkPlaces } from "./position-places.ts";
import type { PlacedPiece } from "./position-units.ts";

/** Turn, side to act and phase of a position. */
export interface Moment {
  readonly turn: number;
  readonly active: number;
  readonly opening: Opening;
}

/** Reads when a position begins, and whether its pieces can stand together then. */
export function readMoment(whole: Field, turns: Turns, flags: PositionFlags, placed: readonly PlacedPiece[]): Moment {
  const turn = wholeNumber(fieldIn(whole, "turn"), 1, 999) ?? 1;
  const active = placeIn(fieldIn(whole, "active"), seats) ?? turns.first;
  const name = oneOf(fieldIn(whole, "phase"), positionPhases) ?? "command-distribution";
  const phase = phases.indexOf(name);
  const { step, begun, activation } = flags;
  const flag = (of: string) => fieldIn(fieldIn(whole, "flags"), of);
  if (step !== null && (step === "combat" ? phase !== IC_COMBAT : phase !== ADMINISTRATION))
    wrong(flag("step"), `"${step}" is no step of ${name}`);
  if (activation !== null && phase !== OOC_ACTIVATION) wrong(flag("activation"), "belongs to ooc-activation");
  checkPlaces(placed, phase, whole.problems);
  return {
    turn,
    active,
    opening: { phase, isTurn: false, step, isBegun: begun, isHeld: false, activation: activation?.step ?? null },
  };
}
