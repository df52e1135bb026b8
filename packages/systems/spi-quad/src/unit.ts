import type { Seat } from "@redoubt/engine";
import type { Nation, UnitKind } from "./data/counter.ts";

// The kinds of unit (2.4) as World.kindOf has them: places in the list of kinds.
export const INFANTRY = 0;
export const CAVALRY = 1;
export const ARTILLERY = 2;
export const HORSE_ARTILLERY = 3;

// The nations as World.nationOf has them: places in the list of nations.
export const BRITISH = 0;
export const FRENCH = 1;
export const TURKISH = 2;

/** One side of a counter. A value that a position left out is null: it is wrong to need it. */
export interface Face {
  /** The printed fire strength; for a gun with a class letter see `gunClass` of the unit. */
  readonly fire: number | null;
  readonly fireParen: boolean;
  readonly melee: number | null;
  readonly meleeParen: boolean;
  readonly morale: number | null;
}

/** A counter as printed. */
export interface PrintedUnit {
  /** The name in logs, answers and events: no blanks in it, unique in its game. */
  readonly id: string;
  /** The name as printed. */
  readonly name: string;
  readonly seat: Seat;
  readonly nation: Nation;
  readonly parent: string | null;
  readonly kind: UnitKind;
  readonly front: Face;
  /** Null where the back is blank: disruption eliminates (9.0). */
  readonly back: Face | null;
  /** The row of the Artillery Fire Strength Table; null for units that print their fire strength. */
  readonly gunClass: string | null;
  /** The movement allowance in whole points; null where a position left it out and no case gives it. */
  readonly ma: number | null;
  readonly isRedoubtGun: boolean;
  /** Whether the unit tires (B19). */
  readonly tires: boolean;
  /** Whether the values of the back are our reconstruction, or doubtful. */
  readonly isBackReconstructed: boolean;
}
