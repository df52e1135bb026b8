import { DIRECTIONS } from "@redoubt/hex";
import type { SteppesPlay } from "../state.ts";
import { apart, canGo, isBeforeEnemy, ownFacingOf } from "./neighbours.ts";
import { whyNotPass, whyNotStack } from "./stacking.ts";
import { neighbourZones } from "./wedges.ts";

/** Why units go back: each cause has its own length, check and remedy (table of K-121, K-122, K-160). */
export type RetreatCause = "withdrawal" | "reaction" | "fire" | "melee";

/** Units of one hex on their way back. */
export interface Retreat {
  readonly units: readonly number[];
  /** The hexes of the enemies they go back from (K-173). */
  readonly from: readonly number[];
  readonly cause: RetreatCause;
}

/** K-121: how far from every enemy hex fought a retreat must end. */
export const retreatClearance = (g: SteppesPlay): number => (g.world.options.clearance === "gap" ? 2 : 1);
/** K-121: the same for a flight. */
export const flightClearance = (g: SteppesPlay): number => (g.world.options.clearance === "gap" ? 4 : 3);

/** XIV.11: the directions in which a unit may go back: through its rear; skirmishers and squares any way (K-73). */
function backDirections(g: SteppesPlay, unit: number) {
  const facing = ownFacingOf(g, unit);
  return facing === undefined ? DIRECTIONS : neighbourZones(facing, g.world.options.facingModel).rear;
}

/** Whether the hex is far enough from the enemies they go back from to end there. */
function isClear(g: SteppesPlay, { from, cause }: Retreat, hex: number): boolean {
  // A withdrawal before melee only has to leave; the others have fought or been fired at, or were approached (K-160).
  if (cause === "withdrawal") return true;
  return from.every((enemy) => apart(g, hex, enemy) >= retreatClearance(g));
}

/** The hexes to which units may go back by one step from where they stand: lawful for each of them to be in. */
export function backSteps(g: SteppesPlay, retreat: Retreat): readonly number[] {
  const { units, from, cause } = retreat;
  const here = g.c.hexOf[units[0]];
  const { offsets } = g.world.grid;
  return DIRECTIONS.filter((direction) =>
    units.every((unit) => backDirections(g, unit).includes(direction) && canGo(g, unit, here, direction)),
  )
    .map((direction) => here + offsets[direction])
    .filter((hex) => whyNotPass(g, units, hex) === null)
    .filter((hex) => cause !== "reaction" || from.every((enemy) => apart(g, hex, enemy) >= apart(g, here, enemy)));
}

/** Whether they may stop in this hex. */
export const mayEndBack = (g: SteppesPlay, retreat: Retreat, hex: number): boolean =>
  isClear(g, retreat, hex) && whyNotStack(g, retreat.units, hex) === null;

/** The hexes to which they may go next with `left` steps, this one included, and still end lawfully. */
export function lawfulBackSteps(g: SteppesPlay, retreat: Retreat, left: number): readonly number[] {
  return backSteps(g, retreat).filter((hex) => mayEndBack(g, retreat, hex) || (left > 1 && canGoOn(g, retreat, hex)));
}

/** Whether one more step leads from a hex to where they may end. */
function canGoOn(g: SteppesPlay, retreat: Retreat, hex: number): boolean {
  const { units, from, cause } = retreat;
  const { offsets } = g.world.grid;
  return DIRECTIONS.some((direction) => {
    const to = hex + offsets[direction];
    if (cause === "reaction" && from.some((enemy) => apart(g, to, enemy) < apart(g, hex, enemy))) return false;
    return (
      units.every((unit) => backDirections(g, unit).includes(direction) && canGo(g, unit, hex, direction)) &&
      mayEndBack(g, retreat, to)
    );
  });
}

/** VI.24: whether a step into a hex passes the adjacent front of an enemy. */
export const isPastEnemy = (g: SteppesPlay, seat: number, hex: number): boolean => isBeforeEnemy(g, seat, hex);
