import type { Rays } from "@redoubt/hex";
import type { DirectionMask, StepCosts } from "@redoubt/mechanics";
import type { Mover } from "./step-price.ts";
import type { UnitType } from "./tables/terrain-effects.ts";

/** Bits of Terrain.hex. */
export const IN_PLAY = 1;
/** Attacks into it have the modifier of cover (CRT-M, ART-M). */
export const COVER = 2;
/** Ar* against it is a Shock (9.4.1f). */
export const SHOCK = 4;
/** Units in it owe no attack (9.0b). */
export const FREE = 8;
/** It blocks sight (3.7e). */
export const BLOCKS = 16;
/** Clear ground for charges (7.5c). */
export const CHARGEABLE = 32;
/** Ground for positions (7.4b). */
export const BUILDABLE = 64;
export const MARSH = 128;
export const ROAD = 256;
/** A town or city: a destination of March Orders (5.5c). */
export const TOWN = 512;

/** Bits of Terrain.step: what lies across the hexside out of a hex in a direction. */
export const UP = 1;
export const DOWN = 2;
/** Attackers across it are halved (TEC). */
export const HALVES_ATTACK = 4;
/** Over an intact or thrown bridge (9.4.1f). */
export const OVER_BRIDGE = 8;
/** No attack across it, for any type (I-85, I-103). */
export const NO_ATTACK = 16;
/** Not a clear hexside for a charge (9.3e). */
export const NO_CHARGE = 32;
/** River, ford or bridge: the duty to attack may end here (E15). A stream is none of them. */
export const WATER = 64;

/**
 * The map in the form that rules read, with the bridges as they stood when it was made. Hexes are indexes of the grid, steps are eight
 * times a hex plus a direction. Hexes out of play are as if off the map (T1, I-145).
 */
export interface Terrain {
  readonly rays: Rays;
  readonly hex: Uint16Array;
  readonly step: Uint8Array;
  readonly level: Int8Array;
  /** What steps cost in half points, by mover; company in the hex not counted. */
  readonly costs: Readonly<Record<Mover, StepCosts>>;
  /** What steps cost in Road March; barred off the road. */
  readonly march: Readonly<Record<UnitType, StepCosts>>;
  /** Per hex, the neighbours that a zone of control reaches (3.4a, 3.4b). */
  readonly zone: Uint8Array;
  /** Per hex, the neighbours in play: the ways of a command trace (6.1.1d). */
  readonly ways: Uint8Array;
  /** Per hex, the neighbours that infantry may enter: the ways of supply (I-32). */
  readonly footWays: Uint8Array;
  /** Per hex, the neighbours along a road (7.3a, 3.6c). */
  readonly roadWays: Uint8Array;
}

/** A mask of directions per hex. */
export type Ways = Readonly<ArrayLike<DirectionMask>>;
