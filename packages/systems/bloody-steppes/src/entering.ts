import { asHex, DIRECTIONS, type Direction, hexInColumnRow } from "@redoubt/hex";
import { hexPrice, type StepPrice } from "./checks/step-price.ts";
import { zoneOf } from "./checks/wedges.ts";
import { formations, isAllRound, isArtillery } from "./formation.ts";
import { takeFormation, turnTo } from "./mutations.ts";
import { ENTERED, has, NO_FACING, NO_FORMATION, SORTED, type SteppesPlay, TURNED } from "./state.ts";
import { moverClass } from "./tables/terrain-movement.ts";

/** K-141: entering costs the hex without any hexside; undefined where the unit cannot be in it. */
export function entryPrice(g: SteppesPlay, unit: number, hex: number): StepPrice | undefined {
  const arm = g.world.armOf[unit];
  const formation = formations[g.c.formation[unit] - 1];
  return arm === undefined ? undefined : hexPrice(g.world.ground, moverClass(arm, formation), asHex(hex));
}

/** The facing towards the middle of the map: how those come on who have not said otherwise. */
export function inwardFacing(g: SteppesPlay, hex: number): Direction {
  const { grid, options } = g.world;
  const middle = hexInColumnRow(grid, (grid.cols + 1) >> 1, (grid.rows + 1) >> 1);
  const isInward = (facing: Direction): boolean =>
    middle !== undefined && zoneOf(grid, facing, asHex(hex), middle, options.facingModel) === "front";
  return DIRECTIONS.find(isInward) ?? 0;
}

/** Gives a unit that comes on the facing it needs in its formation (V.1). */
export function faceInward(g: SteppesPlay, unit: number): void {
  const arm = g.world.armOf[unit];
  const place = g.c.formation[unit];
  const isGun = arm !== undefined && isArtillery(arm);
  const isOpen = place !== NO_FORMATION && !isAllRound(formations[place - 1]);
  g.c.facing[unit] = isGun || isOpen ? inwardFacing(g, g.c.hexOf[unit]) : NO_FACING;
}

/** K-141: whether units that have just come on may still face as they like. */
export const mayFaceFreely = (g: SteppesPlay, units: readonly number[]): boolean =>
  units.every((unit) => has(g, unit, ENTERED) && !has(g, unit, TURNED) && g.c.facing[unit] !== NO_FACING);

/** K-141: whether units that have just come on may still take any formation of theirs. */
export const mayFormFreely = (g: SteppesPlay, units: readonly number[]): boolean =>
  units.every((unit) => has(g, unit, ENTERED) && !has(g, unit, SORTED));

/** Takes the facing that is free on entering. */
export function faceFreely(g: SteppesPlay, units: readonly number[], facing: number): void {
  turnTo(g, units, facing);
  for (const unit of units) g.c.act[unit] |= TURNED;
  g.emit({ kind: "turned", rule: "II.17", pieces: units, facing });
}

/** Takes the formation that is free on entering. */
export function formFreely(g: SteppesPlay, units: readonly number[], formation: number): void {
  for (const unit of units) {
    const now = g.c.facing[unit];
    takeFormation(g, unit, formation, now === NO_FACING ? inwardFacing(g, g.c.hexOf[unit]) : now);
    g.c.act[unit] |= SORTED;
  }
  g.emit({ kind: "formed", rule: "II.17", pieces: units, formation });
}
