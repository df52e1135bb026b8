import type { AnyPlay } from "@redoubt/engine";
import type { Temperament } from "./level.ts";

/** Somebody who answers for a seat. It looks at nothing but what the seat may know. */
export interface Player {
  /** One of the listed answers. Once `isLate` says so, the best answer found so far is given. */
  readonly answer: (play: AnyPlay, seat: number, isLate: () => boolean) => number;
  /** What it is trying to do, in one or two sentences. */
  readonly explain: () => string;
  /** Work units spent since it was made: the measure that budgets are in. */
  readonly spent: () => number;
}

/** How a player is made. */
export interface PlayerSettings {
  readonly seed: number;
  readonly temperament?: Temperament;
  /** Work units for one answer, in place of the level's own. */
  readonly budget?: number;
}

/** A guard that never says it is late, for measured games. */
export const inTime = (): boolean => false;
