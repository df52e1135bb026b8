/** The kinds of unit (2.4); the number of a kind in World.kindOf is its place here. */
export const kinds = ["infantry", "cavalry", "artillery", "horse-artillery"] as const;
export type Kind = (typeof kinds)[number];

export const INFANTRY = 0;
export const CAVALRY = 1;
export const ARTILLERY = 2;
export const HORSE_ARTILLERY = 3;

/** The nations; the number of a nation in World.nationOf is its place here. */
export const nations = ["british", "french", "turkish", "russian"] as const;
export type Nation = (typeof nations)[number];

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
export interface Unit {
  /** The name in logs, answers and events: no blanks in it, unique in its game. */
  readonly id: string;
  /** The name as printed. */
  readonly name: string;
  readonly seat: number;
  readonly nation: Nation;
  readonly parent: string | null;
  readonly kind: Kind;
  readonly front: Face;
  /** Null where the back is blank: disruption eliminates (9.0). */
  readonly back: Face | null;
  /** The row of the Artillery Fire Strength Table; null for units that print their fire strength. */
  readonly gunClass: string | null;
  /** The movement allowance in whole points. */
  readonly ma: number;
  readonly isRedoubtGun: boolean;
  /** Whether the unit tires (B19). */
  readonly tires: boolean;
  readonly reconstructed: boolean;
}
