import { asHex, DIRECTIONS, type Hex } from "@redoubt/hex";
import { unitsIn } from "../occupancy.ts";
import { FINISHED, has, type SteppesPlay } from "../state.ts";
import { fitToAttack } from "./assault.ts";
import { isEnemyIn } from "./neighbours.ts";

/**
 * XII.10, XII.31, K-93: whether some other unit of the active command could still join an attack on a hex: of the same arm, not
 * finished, and near enough to come next to it.
 */
export function canJoinAttack(g: SteppesPlay, attackers: readonly number[], hex: Hex): boolean {
  const [first] = attackers;
  const { world } = g;
  const near = new Set<number>();
  for (const one of DIRECTIONS) {
    const next = hex + world.grid.offsets[one];
    near.add(next);
    for (const two of DIRECTIONS) near.add(next + world.grid.offsets[two]);
  }
  return [...near].some((where) => {
    if (world.grid.onMap[asHex(where)] !== 1 || where === g.c.hexOf[first] || isEnemyIn(g, world.seatOf[first], where))
      return false;
    return fitToAttack(g, unitsIn(g, where)).some(
      (unit) =>
        world.armOf[unit] === world.armOf[first] &&
        world.commandOf[unit] === world.commandOf[first] &&
        !has(g, unit, FINISHED) &&
        g.c.marked[unit] === 0,
    );
  });
}
