import type { Seat } from "@redoubt/engine";
import type { Unit } from "@redoubt/mechanics";
import { whyNoAttackBy } from "../checks/attack.ts";
import { canEnter, isDue } from "../checks/entry.ts";
import { mayFlank } from "../checks/flank.ts";
import { canMove } from "../checks/movement.ts";
import { isOut, markersLeft } from "../checks/phase-end.ts";
import { enemyOf, RUSSIAN, sideNames } from "../seat.ts";
import { actionKinds, enemyZones, hexOf, isReady, MOVEMENT, type RetributionPlay } from "../state.ts";
import { markerCount, unitCount } from "./words.ts";

/** Phase IV, the second action phase: what is not fired in it is taken back unused (5.10-V). */
const SECOND = 3;

function canFight(g: RetributionPlay, seat: Seat, u: Unit): boolean {
  if (whyNoAttackBy(g, seat, u) === null) return true;
  if (!isReady(g, u) || enemyZones(g, seat)[hexOf(g, u)] === 0) return false;
  return [0, 1, 2, 3, 4, 5].some((direction) => mayFlank(g, u, direction));
}

/** What a side could still do in this phase and gives up by ending it, in short phrases. */
export function undoneBy(g: RetributionPlay, seat: Seat): readonly string[] {
  const { world, c } = g;
  const isMovement = c.kind[0] === MOVEMENT;
  const ready = [...world.mobile[seat]].filter((u) => isReady(g, u));
  const able = ready.filter((u) => (isMovement ? canMove(g, u) : canFight(g, seat, u))).length;
  const waiting = isMovement ? [...world.reinforcements] : [];
  const due = seat === RUSSIAN ? 0 : waiting.filter((u) => isDue(g, u) && canEnter(g, u)).length;
  const markers = seat === RUSSIAN && c.place[0] === SECOND ? markersLeft(g) : 0;
  const could = able === 1 ? "1 unit could" : `${unitCount(able)} could`;
  return [
    ...(able === 0 ? [] : [`${could} still ${isMovement ? "move" : "attack"}`]),
    ...(due === 0 ? [] : [`${due === 1 ? "1 reinforcement" : `${due} reinforcements`} could still enter`]),
    ...(markers === 0 ? [] : [`${markerCount(markers)} could still be fired`]),
  ];
}

/** What comes when this action phase is over (5.2, 5.9). */
export function afterPhase({ c, world }: RetributionPlay): string {
  if (c.place[0] !== SECOND) return `recovery, then the ${actionKinds[1 - c.first[0]]} phase`;
  return c.turn[0] >= world.turns ? "recovery, then the game is judged" : `recovery, then turn ${c.turn[0] + 1}`;
}

/** What comes when this action is over and the phase goes on. */
export const afterAction = (g: RetributionPlay, seat: Seat): string =>
  isOut(g, enemyOf(seat)) ? "another action of yours" : `the ${sideNames[enemyOf(seat)]} action`;

/** What giving up comes to (4.4). */
export const afterCapitulation = (seat: Seat): string => `the game ends: ${sideNames[enemyOf(seat)]} victory`;
