import { asSeat, type Seat } from "@redoubt/engine";
import { sides } from "./data/piece.ts";

/** The seats: place 0 is Russian, place 1 Allied. */
export const seats = sides;
/** The Russian seat. */
export const RUSSIAN = asSeat(0);
/** The Allied seat. */
export const ALLIED = asSeat(1);

/** The other seat. */
export const enemyOf = (seat: Seat): Seat => asSeat(1 - seat);

/** Both seats, in order. */
export const bothSeats = [RUSSIAN, ALLIED] as const;
