import { asHex, DIRECTIONS, type Hex } from "@redoubt/hex";
import { mightAct } from "../active.ts";
import { UNIT } from "../piece.ts";
import { isOnMap, type SteppesPlay } from "../state.ts";
import { fitToAttack, markedAt } from "./assault.ts";
import { pointsOf } from "./closing.ts";
import { apart, isEnemyIn } from "./neighbours.ts";
import { whyNotTake } from "./pieces.ts";

/** K-93: the hexes next to a target from which one could join those who are marked to attack it. */
function spotsBy(g: SteppesPlay, seat: number, hex: Hex): readonly number[] {
  const { offsets, onMap } = g.world.grid;
  const marked = markedAt(g, hex);
  return DIRECTIONS.map((direction) => hex + offsets[direction]).filter(
    (spot) =>
      onMap[spot] === 1 &&
      !isEnemyIn(g, seat, spot) &&
      marked.some((unit) => apart(g, asHex(spot), g.c.hexOf[unit]) <= 1),
  );
}

/**
 * XII.10, XII.31, K-93: whether some other unit of this activation could still join an attack on a hex: of the same arm, not finished,
 * and with points enough to come next to the target and to enter it (XII.4).
 */
export function canJoinAttack(g: SteppesPlay, attackers: readonly number[], hex: Hex): boolean {
  const [first] = attackers;
  const { world } = g;
  const spots = spotsBy(g, world.seatOf[first], hex);
  return mightAct(g).some(
    (unit) =>
      world.kindOf[unit] === UNIT &&
      world.armOf[unit] === world.armOf[first] &&
      isOnMap(g, unit) &&
      g.c.marked[unit] === 0 &&
      whyNotTake(g, unit) === null &&
      fitToAttack(g, [unit]).length > 0 &&
      spots.some((spot) => apart(g, g.c.hexOf[unit], spot) < pointsOf(g, unit)),
  );
}
