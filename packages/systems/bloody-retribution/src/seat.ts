import { asSeat, type Seat } from "@redoubt/engine";
import { sides } from "./data/counter.ts";

/** The two players, in the order of the seats: the Russian acts first everywhere (5.4). */
export const seats = sides;

/** What the sides are called, by seat. */
export const sideNames = ["Russian", "Allied"] as const;

/** The seat of the Russians. */
export const RUSSIAN: Seat = asSeat(0);
/** The seat of the British and French. */
export const ALLIED: Seat = asSeat(1);

/** The other player's seat. */
export const enemyOf = (seat: Seat): Seat => asSeat(1 - seat);
