import { cites } from "../kit.ts";
import { type QuadPlay, zonesOf } from "../state.ts";
import { isAdvanceStep } from "./retreat-step.ts";
import { mayStack } from "./stacking.ts";

/** Advances stop where they like on the path, in the first enemy zone at the latest, and only where they may stack. */
export const enforces = cites("8.72", "8.73", "8.74");

/** Whether an enemy of the unit stands in the hex. */
function holdsEnemy(g: QuadPlay, unit: number, hex: number): boolean {
  const top = g.c.topOf[hex];
  return top !== 0 && g.world.seatOf[top - 1] !== g.world.seatOf[unit];
}

/** Whether the unit may take one step of an advance; where it may stop is another question. */
export function canStepForward(g: QuadPlay, unit: number, from: number, to: number): boolean {
  const direction = g.world.grid.offsets.indexOf(to - from);
  return direction >= 0 && !holdsEnemy(g, unit, to) && isAdvanceStep(g, unit, from, direction);
}

/** Calls `visit` for every hex of a path of retreat at which the unit may end its advance; true from it ends the walk. */
export function walkAdvance(
  g: QuadPlay,
  unit: number,
  path: readonly number[],
  visit: (hex: number) => boolean,
): boolean {
  const zones = zonesOf(g, 1 - g.world.seatOf[unit]);
  let from = g.c.hexOf[unit];
  for (let i = 0; i < path.length; i++) {
    const to = path[i];
    if (!canStepForward(g, unit, from, to)) return false;
    if (mayStack(g, unit, to) && visit(to)) return true;
    if (zones[to] !== 0) return false;
    from = to;
  }
  return false;
}

/** Whether the unit may end an advance along one of the paths in the hex. */
export function canAdvanceTo(g: QuadPlay, unit: number, hex: number, paths: readonly (readonly number[])[]): boolean {
  for (const path of paths) if (walkAdvance(g, unit, path, (at) => at === hex)) return true;
  return false;
}
