import { asHex, DIRECTIONS, type Direction, distance } from "@redoubt/hex";
import { formations, isAllRound } from "../formation.ts";
import { unitsIn } from "../occupancy.ts";
import { NO_FACING, ROUTED, type SteppesPlay } from "../state.ts";
import { moverClass } from "../tables/terrain-movement.ts";
import { stepPrice } from "./step-price.ts";
import { neighbourZones } from "./wedges.ts";

/** The formation that a unit has taken; undefined for guns and routed units (IV.7). */
export const ownFormationOf = (g: SteppesPlay, unit: number) => formations[g.c.formation[unit] - 1];

/** IV.8, VII.4: the closed unit whose formation and facing skirmishers share who do not stand on top of the stack; -1 for none. */
function closedOver(g: SteppesPlay, unit: number): number {
  if (ownFormationOf(g, unit) !== "skirmish" || g.c.hexOf[unit] <= 0) return -1;
  const troops = unitsIn(g, g.c.hexOf[unit]).filter((one) => ownFormationOf(g, one) !== undefined);
  if (troops[0] === unit) return -1;
  return troops.find((one) => ownFormationOf(g, one) !== "skirmish") ?? -1;
}

/** The formation in which a unit counts; undefined for guns and routed units (IV.7, VII.4). */
export function formationOf(g: SteppesPlay, unit: number) {
  const over = closedOver(g, unit);
  return ownFormationOf(g, over < 0 ? unit : over);
}

/** Whether a unit has its front all round: skirmishers, squares, dispersed horse (V.3). */
export function isRound(g: SteppesPlay, unit: number): boolean {
  const formation = formationOf(g, unit);
  return formation !== undefined && isAllRound(formation);
}

/** The facing that a unit has taken; undefined for those who have none (V.1). */
export const ownFacingOf = (g: SteppesPlay, unit: number): Direction | undefined =>
  g.c.facing[unit] === NO_FACING ? undefined : (g.c.facing[unit] as Direction); // the column holds 0 to 5 or NO_FACING

/** The facing in which a unit counts (VII.4). */
export function facingOf(g: SteppesPlay, unit: number): Direction | undefined {
  const over = closedOver(g, unit);
  return ownFacingOf(g, over < 0 ? unit : over);
}

/** Whether units of the other seat stand in a hex. */
export const isEnemyIn = (g: SteppesPlay, seat: number, hex: number): boolean =>
  g.c.sideIn[hex] !== 0 && g.c.sideIn[hex] !== seat + 1;

/** Whether a hex is next to a unit of the other seat, routed or not (XIV.14). */
export function isNextToEnemy(g: SteppesPlay, seat: number, hex: number): boolean {
  const { offsets } = g.world.grid;
  return DIRECTIONS.some((direction) => isEnemyIn(g, seat, hex + offsets[direction]));
}

/** Whether a hex is next to a unit of the other seat that is not routed. */
export function isNextToUnrouted(g: SteppesPlay, seat: number, hex: number): boolean {
  const { offsets } = g.world.grid;
  return DIRECTIONS.some((direction) => {
    const other = hex + offsets[direction];
    return isEnemyIn(g, seat, other) && unitsIn(g, other).some((unit) => g.c.level[unit] !== ROUTED);
  });
}

/** VI.24: whether a hex lies next to an unrouted enemy and in its front: the enemies for which that is so. */
export function frontsOn(g: SteppesPlay, seat: number, hex: number): readonly number[] {
  const { grid, options } = g.world;
  return DIRECTIONS.flatMap((direction) => {
    const other = hex + grid.offsets[direction];
    if (!isEnemyIn(g, seat, other)) return [];
    return unitsIn(g, other).filter((unit) => {
      if (g.c.level[unit] === ROUTED) return false;
      const facing = facingOf(g, unit);
      if (facing === undefined) return true;
      const back = ((direction + 3) % 6) as Direction; // six directions
      return neighbourZones(facing, options.facingModel).front.includes(back);
    });
  });
}

/** Whether a unit may ever step from a hex in a direction: on the map, no enemy there, passable for it as it stands (VIII.8, VIII.9). */
export function canGo(g: SteppesPlay, unit: number, from: number, direction: Direction): boolean {
  const { grid, ground, seatOf, armOf } = g.world;
  const to = from + grid.offsets[direction];
  if (grid.onMap[asHex(to)] !== 1 || isEnemyIn(g, seatOf[unit], to)) return false;
  const arm = armOf[unit];
  if (arm === undefined) return false;
  return stepPrice(ground, moverClass(arm, formationOf(g, unit)), asHex(from), direction) !== undefined;
}

/** How far two hexes are from each other. */
export const apart = (g: SteppesPlay, a: number, b: number): number => distance(g.world.grid, asHex(a), asHex(b));
