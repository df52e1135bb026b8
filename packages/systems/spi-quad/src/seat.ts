import { asSeat, type Seat } from "@redoubt/engine";
import { sides } from "./data/counter.ts";

/** The two players, in the order of the seats. */
export const seats = sides;

/** The seat of a side. */
export const seatOfSide = (side: (typeof seats)[number]): Seat => asSeat(seats.indexOf(side));

/** The seat of the British, French and Turks. */
export const ALLIED: Seat = asSeat(0);
/** The seat of the Russians. */
export const RUSSIAN: Seat = asSeat(1);

/** The other player's seat. */
export const enemyOf = (seat: Seat): Seat => asSeat(1 - seat);
