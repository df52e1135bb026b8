import { apart } from "./checks/neighbours.ts";
import { instructionKinds } from "./instruction-kinds.ts";
import { scopeOfCommand, scopeOfPiece, scopeOfSide } from "./instructions.ts";
import { COMMANDER } from "./piece.ts";
import { DEFENSE, DUTY_DONE, isOnMap, type SteppesPlay } from "./state.ts";
import { constants } from "./tables/constants.ts";

/** Start orders are known to both sides, changes are not: a command is imagined to follow the one it began with, as far as it can. */
function imagineOrder(g: SteppesPlay, command: number): void {
  const { c, world } = g;
  const { order, goal, left: written } = world.start.knownOrders[command];
  const { leader } = world.commands[command];
  const far = order === DEFENSE || leader < 0 || !isOnMap(g, leader) ? 250 : apart(g, c.hexOf[leader], goal);
  const left = Math.min(written, far);
  const isDone = order !== DEFENSE && left === 0;
  c.orderType[command] = isDone ? DEFENSE : order;
  c.goal[command] = isDone ? 0 : goal;
  c.left[command] = left;
  c.arrived[command] = 0;
}

/** The instructions of the other side are imagined as none. */
function forgetInstructions(g: SteppesPlay, enemy: number): void {
  const { c, world } = g;
  const forget = (scope: number): void => {
    c.instructions.fill(0, scope * instructionKinds.length, (scope + 1) * instructionKinds.length);
  };
  forget(scopeOfSide(world, enemy));
  world.commands.forEach(({ seat }, command) => {
    if (seat === enemy) forget(scopeOfCommand(world, command));
  });
  for (let piece = 0; piece < world.count; piece++) if (world.seatOf[piece] === enemy) forget(scopeOfPiece(piece));
}

/**
 * Puts in the place of the other side's orders, messages and instructions something that a seat could believe, by what it
 * sees alone: start orders as far as they still lead anywhere, riders without a message, nobody who still owes a move.
 */
export function redeal(g: SteppesPlay, seat: number): void {
  const { c, world } = g;
  // Nothing is hidden from one who plays alone (XV.6, K-183).
  if (world.options.solo === "true") return;
  const enemy = 1 - seat;
  world.commands.forEach(({ seat: owner }, command) => {
    if (owner === enemy) imagineOrder(g, command);
  });
  forgetInstructions(g, enemy);
  for (let piece = 0; piece < world.count; piece++) {
    if (world.seatOf[piece] !== enemy) continue;
    c.riderTo[piece] = 0;
    c.riderOrder[piece] = 0;
    c.riderGoal[piece] = 0;
    c.riderLeft[piece] = 0;
    c.riderVia[piece] = 0;
    if (world.kindOf[piece] !== COMMANDER) continue;
    // How far he has ridden is seen, what he had to begin with and whether he owed it is not.
    const spent = c.mpStart[piece] - c.mp[piece];
    const start = c.mpStart[piece] === 0 ? 0 : constants.commanderPoints.value;
    c.mpStart[piece] = start;
    c.mp[piece] = Math.max(0, start - spent);
    if (start > 0) c.act[piece] |= DUTY_DONE;
  }
}
