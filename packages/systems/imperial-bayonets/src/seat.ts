import { sides } from "./data/piece.ts";

/** The seats: place 0 is Russian, place 1 Allied. */
export const seats = sides;
/** The Russian seat. */
export const RUSSIAN = 0;
/** The Allied seat. */
export const ALLIED = 1;

/** The other seat. */
export const enemyOf = (seat: number): number => 1 - seat;
