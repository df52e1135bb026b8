import { sides } from "./data/counter.ts";

/** The two players, in the order of the seats. */
export const seats = sides;

/** The seat of the British, French and Turks. */
export const ALLIED = 0;
/** The seat of the Russians. */
export const RUSSIAN = 1;

/** The other player's seat. */
export const enemyOf = (seat: number): number => 1 - seat;
