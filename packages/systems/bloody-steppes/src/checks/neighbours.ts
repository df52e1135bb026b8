import { asHex, DIRECTIONS, type Direction, distance, opposite } from "@redoubt/hex";
import { topUnit, unitBelow } from "@redoubt/mechanics";
import { formations } from "../formation.ts";
import { cites } from "../kit.ts";
import { unitsIn } from "../occupancy.ts";
import { UNIT } from "../piece.ts";
import { BEGUN, FINISHED, NO_FACING, NO_FORMATION, ROUTED, type SteppesPlay } from "../state.ts";
import { moverClass } from "../tables/terrain-movement.ts";
import { stepPrice } from "./step-price.ts";
import { neighbourZones } from "./wedges.ts";

/** Skirmishers below the top of a stack count as closed, guns face as they like. */
export const enforces = cites("VII.4");

/** c.formation of skirmishers. */
const SKIRMISH = formations.indexOf("skirmish") + 1;
const LOOSE = formations.indexOf("dispersed") + 1;
/** Whether a value of c.formation is that of skirmishers, on foot or on horse (IV.1, IV.4). */
const isLoose = (formation: number): boolean => formation === SKIRMISH || formation === LOOSE;

/** The formation that a unit has taken; undefined for guns and routed units (IV.7). */
export const ownFormationOf = (g: SteppesPlay, unit: number) => formations[g.c.formation[unit] - 1];

/** IV.8, VII.4: the closed unit whose formation and facing skirmishers share who do not stand on top of the stack; -1 for none. */
function closedOver(g: SteppesPlay, unit: number): number {
  const { formation, hexOf, act } = g.c;
  if (!isLoose(formation[unit]) || hexOf[unit] <= 0) return -1;
  // On the move it is of the stack that moves with it, not of those it passes or leaves (VIII.10, VIII.12).
  const isMoving = (act[unit] & (BEGUN | FINISHED)) === BEGUN;
  let isTop = true;
  for (let piece = topUnit(g.c, hexOf[unit]); piece >= 0; piece = unitBelow(g.c, piece)) {
    if (g.world.kindOf[piece] !== UNIT || formation[piece] === NO_FORMATION) continue;
    if (isMoving && (act[piece] & (BEGUN | FINISHED)) !== BEGUN) continue;
    if (isTop && piece === unit) return -1;
    isTop = false;
    if (!isLoose(formation[piece])) return piece;
  }
  return -1;
}

/** c.formation of a unit, as it counts (VII.4). */
export function formOf(g: SteppesPlay, unit: number): number {
  const over = closedOver(g, unit);
  return g.c.formation[over < 0 ? unit : over];
}

/** The formation in which a unit counts; undefined for guns and routed units (IV.7, VII.4). */
export const formationOf = (g: SteppesPlay, unit: number) => formations[formOf(g, unit) - 1];

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
  for (let d = 0; d < 6; d++) if (isEnemyIn(g, seat, hex + offsets[d])) return true;
  return false;
}

/** Whether units of the other seat stand in a hex of whom one at least is not routed. */
export function isUnroutedEnemyIn(g: SteppesPlay, seat: number, hex: number): boolean {
  if (!isEnemyIn(g, seat, hex)) return false;
  for (let piece = topUnit(g.c, hex); piece >= 0; piece = unitBelow(g.c, piece))
    if (g.world.kindOf[piece] === UNIT && g.c.level[piece] !== ROUTED) return true;
  return false;
}

/** Whether a hex is next to a unit of the other seat that is not routed. */
export function isNextToUnrouted(g: SteppesPlay, seat: number, hex: number): boolean {
  const { offsets } = g.world.grid;
  for (let d = 0; d < 6; d++) if (isUnroutedEnemyIn(g, seat, hex + offsets[d])) return true;
  return false;
}

/** XIV.57: whether routed enemies stand next to a hex. */
export const isNextToRouted = (g: SteppesPlay, seat: number, hex: number): boolean =>
  g.world.grid.offsets.some(
    (offset) => isEnemyIn(g, seat, hex + offset) && unitsIn(g, hex + offset).some((unit) => g.c.level[unit] === ROUTED),
  );

/** Whether a unit that is not routed has the neighbour in a direction before its front. */
function isBeforeFront(g: SteppesPlay, unit: number, direction: Direction): boolean {
  if (g.c.level[unit] === ROUTED) return false;
  const facing = facingOf(g, unit);
  return facing === undefined || neighbourZones(facing, g.world.options.facingModel).front.includes(direction);
}

/** VI.24: whether a hex lies next to an unrouted enemy and in its front: the enemies for which that is so. */
export function frontsOn(g: SteppesPlay, seat: number, hex: number): readonly number[] {
  const found: number[] = [];
  const { offsets } = g.world.grid;
  for (const direction of DIRECTIONS) {
    const other = hex + offsets[direction];
    if (!isEnemyIn(g, seat, other)) continue;
    for (const unit of unitsIn(g, other)) if (isBeforeFront(g, unit, opposite(direction))) found.push(unit);
  }
  return found;
}

/** Whether there is any such enemy. */
export function isBeforeEnemy(g: SteppesPlay, seat: number, hex: number): boolean {
  const { offsets } = g.world.grid;
  for (const direction of DIRECTIONS) {
    const other = hex + offsets[direction];
    if (!isEnemyIn(g, seat, other)) continue;
    for (let piece = topUnit(g.c, other); piece >= 0; piece = unitBelow(g.c, piece))
      if (g.world.kindOf[piece] === UNIT && isBeforeFront(g, piece, opposite(direction))) return true;
  }
  return false;
}

/** Whether a unit may ever step from a hex in a direction: on the map, no enemy there, passable for it as it stands (VIII.8, VIII.9). */
export function canGo(g: SteppesPlay, unit: number, from: number, direction: Direction): boolean {
  const { grid, ground, seatOf, armOf } = g.world;
  const to = from + grid.offsets[direction];
  if (grid.onMap[asHex(to)] !== 1 || isEnemyIn(g, seatOf[unit], to)) return false;
  const arm = armOf[unit];
  if (arm === undefined) return false;
  return stepPrice(ground, moverClass(arm, ownFormationOf(g, unit)), asHex(from), direction) !== undefined;
}

/** Whether two hexes are at most so far from each other: most are told apart by their columns alone. */
export function isWithin(g: SteppesPlay, a: number, b: number, most: number): boolean {
  const { q, r } = g.world.grid;
  const dq = q[b] - q[a];
  if (dq > most || dq < -most) return false;
  const dr = r[b] - r[a];
  return dr <= most && dr >= -most && dq + dr <= most && dq + dr >= -most;
}

/** How far two hexes are from each other. */
export const apart = (g: SteppesPlay, a: number, b: number): number => distance(g.world.grid, asHex(a), asHex(b));
