import { answerList, type Seat } from "@redoubt/engine";
import { OFF_MAP } from "@redoubt/hex";
import { isArriving, offerEntries } from "../checks/reinforcement.ts";
import { mayStack } from "../checks/stacking.ts";
import { localsOf } from "../procedures/asked.ts";
import type { Moving } from "../procedures/move-unit.ts";
import { ALLIED } from "../seat.ts";
import { hexOf, type QuadPlay } from "../state.ts";
import { allowanceOf } from "../values.ts";
import { say } from "../words.ts";
import type { Lore } from "./lore.ts";
import { isLosing, nextToMove, wantsExit } from "./movement-look.ts";
import { span } from "./scene.ts";
import { seenGoal } from "./seen-goal.ts";
import type { Stance } from "./stance.ts";
import { UNTOLD } from "./untold.ts";

// The answers that movement-look.ts would put highest, told without listing all the others. Thousands of imagined moves need no more.

const entries = answerList();

/** Whether somebody may enter or has to: the choice of the hex is left to the list. */
function isEntering(g: QuadPlay): boolean {
  entries.count = 0;
  offerEntries(g, entries);
  return entries.count > 0 || isArriving(g);
}

/** Movement Phase: the next unit that is better off elsewhere, then guns to be spiked, then the end. */
export function glanceMovement(g: QuadPlay, lore: Lore, stances: readonly Stance[], seat: Seat): number {
  if (isEntering(g)) return UNTOLD;
  const chosen = nextToMove(g, lore, stances, seat);
  if (chosen >= 0) return say.unit(chosen);
  const { c, world } = g;
  if (world.rules.hasRedoubtGuns && seat === ALLIED) {
    const own = world.unitsOf[ALLIED];
    for (let i = 0; i < own.length; i++) {
      if (world.isRedoubtGun[own[i]] === 1 && c.hexOf[own[i]] > 0 && isLosing(g, seat, own[i]))
        return say.spike(own[i]);
    }
  }
  return say.end();
}

/** Whether a unit that wants to leave the map could go on to do so with the points left: no hex costs less than half a point. */
function mayLeave(g: QuadPlay, { unit, spent }: Moving): boolean {
  return wantsExit(g, unit) && span(g, hexOf(g, unit), g.world.exitHex) <= allowanceOf(g, unit) - spent;
}

/** A unit on its way: where it was seen to be better off, and once there it stops. */
export function glanceMove(g: QuadPlay, lore: Lore, stances: readonly Stance[]): number {
  const moving = localsOf(g, "move");
  const { unit } = moving;
  if (moving.hasMoved) return mayLeave(g, moving) || !mayStack(g, unit, hexOf(g, unit)) ? UNTOLD : say.stop();
  const goal = seenGoal(g, unit, stances[lore.groupOf[unit]]);
  return goal === OFF_MAP ? UNTOLD : say.hex(goal);
}
