import type { Beginning } from "@redoubt/engine";
import { fillColumn } from "@redoubt/mechanics";
import { pointsOf } from "../checks/command.ts";
import { derive, place } from "../occupancy.ts";
import { game } from "../procedures/game.ts";
import { beginManeuver } from "../procedures/maneuver.ts";
import { ADMINISTRATION, type BayonetsPlay, COMMAND_DISTRIBUTION, IC_MANEUVER } from "../state.ts";

/** Command points in a distribution that has begun: all, but for those of which the position says what is left. */
function fillPoints(g: BayonetsPlay): void {
  const { world, c } = g;
  for (const leader of world.leadersOf[c.active[0]]) {
    if (c.hexOf[leader] <= 0 || world.start.pointsGiven.includes(leader)) continue;
    const cp = pointsOf(g, leader);
    c.points[leader] = cp;
    c.forcePoints[leader] = cp;
  }
}

/** Fills a blank state from the start of the world and says where play begins. */
export const begin = (g: BayonetsPlay): Beginning => beginIn(g, false);

/** As begin, for questions: the phase of a position waits for its player though nobody can act in it. */
export const beginHeld = (g: BayonetsPlay): Beginning => beginIn(g, true);

function beginIn(g: BayonetsPlay, isHeld: boolean): Beginning {
  const { world, c } = g;
  const { opening, placed, columns } = world.start;
  const all: Readonly<Record<string, { [place: number]: number; readonly length: number }>> = c;
  for (const [name, numbers] of Object.entries(columns)) fillColumn(name, all[name], numbers);
  for (const [piece, hex] of placed) place(g, piece, hex);
  // What a position says of control holds; where it is silent, whoever stands in a hex has it.
  for (const [hex, seat] of world.start.controlGiven) c.control[hex] = seat + 1;
  derive(g);
  if (opening.phase === COMMAND_DISTRIBUTION && opening.isBegun) fillPoints(g);
  // So that a position can be asked about before its first step.
  if (opening.phase === IC_MANEUVER && !opening.isBegun) beginManeuver(g, false);
  if (opening.phase === ADMINISTRATION && !opening.isTurn) c.active[0] = world.turns.first;
  return { procedure: game, locals: { opening: { ...opening, isHeld } } };
}
