import { asHex, DIRECTIONS } from "@redoubt/hex";
import { isOfActivation } from "./active.ts";
import { isInCommand } from "./checks/command.ts";
import { covers, neighboursOf } from "./checks/cover-zone.ts";
import { facingOf, isBeforeEnemy, isEnemyIn, isNextToEnemy, isUnroutedEnemyIn } from "./checks/neighbours.ts";
import { neighbourZones } from "./checks/wedges.ts";
import { cites } from "./kit.ts";
import { unitsIn } from "./occupancy.ts";
import { UNIT } from "./piece.ts";
import {
  COVERED,
  FACED,
  has,
  IN_COMMAND,
  isOnMap,
  LASTING,
  OUT_OF_COMMAND,
  ROUTED,
  SAID_OUT,
  type SteppesPlay,
} from "./state.ts";

/** All marks of an activation, OUT OF COMMAND, REACTION and LOST POINTS markers among them, go with it. */
export const enforces = cites("III.18", "VI.23", "XIV.68");

/** Clears all that is of one activation alone. */
export function clearActivation(g: SteppesPlay): void {
  const { c, world } = g;
  for (let piece = 0; piece < world.count; piece++) c.act[piece] &= LASTING;
  c.mp.fill(0);
  c.mpStart.fill(0);
  c.lost.fill(0);
  c.marked.fill(0);
  c.stage[0] = 0;
}

/** VI.10: whether an enemy that is not routed is next to a unit in its own front. */
function isFaced(g: SteppesPlay, unit: number): boolean {
  const { grid, options, seatOf } = g.world;
  const facing = facingOf(g, unit);
  const front = facing === undefined ? DIRECTIONS : neighbourZones(facing, options.facingModel).front;
  return front.some((direction) => {
    const hex = g.c.hexOf[unit] + grid.offsets[direction];
    return isUnroutedEnemyIn(g, seatOf[unit], hex);
  });
}

/** VI.17: whether an adjacent enemy's zone covers a unit. */
function isCoveredNear(g: SteppesPlay, unit: number): boolean {
  const hex = asHex(g.c.hexOf[unit]);
  if (isBeforeEnemy(g, g.world.seatOf[unit], hex)) return true;
  return neighboursOf(g, hex).some(
    (near) => isEnemyIn(g, g.world.seatOf[unit], near) && unitsIn(g, near).some((enemy) => covers(g, enemy, hex)),
  );
}

/** What is remembered of the moment at which an activation begins: who faced whom, who was covered, who was in command (K-29). */
export function takeSnapshot(g: SteppesPlay): readonly number[] {
  const { c, world } = g;
  const out: number[] = [];
  for (let piece = 0; piece < world.count; piece++) {
    if (!isOnMap(g, piece)) continue;
    if (world.kindOf[piece] === UNIT && isNextToEnemy(g, world.seatOf[piece], c.hexOf[piece])) {
      if (isFaced(g, piece)) c.act[piece] |= FACED;
      if (isCoveredNear(g, piece)) c.act[piece] |= COVERED;
    }
    // A position may say who is out of command (III.14), whatever the ranges are as it stands.
    const isIn = !has(g, piece, OUT_OF_COMMAND | SAID_OUT) && isInCommand(g, piece);
    if (isIn) c.act[piece] |= IN_COMMAND;
    const isMine = !isIn && isOfActivation(g, piece) && c.level[piece] !== ROUTED;
    if (isMine && world.ledBy[piece] < 0) {
      c.act[piece] |= OUT_OF_COMMAND;
      out.push(piece);
    }
  }
  return out;
}
