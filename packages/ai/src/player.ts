import type { AnyPlay } from "@redoubt/engine";
import type { Course, Errand } from "./course.ts";
import type { Temperament } from "./level.ts";

/** Whoever imagines courses for somebody who thinks; null once there is no time left. */
export type Imagine = (errand: Errand, courses: readonly Course[]) => Promise<readonly number[] | null>;

/** Somebody who answers for a seat. It looks at nothing but what the seat may know. */
export interface Player {
  /** One of the listed answers. Once `isLate` says so, the best answer found so far is given. */
  readonly answer: (play: AnyPlay, seat: number, isLate: () => boolean) => number;
  /** Thinks of a plan with the help of others, if there is reason for a new one; the next answer finds it made. */
  readonly ponder?: (play: AnyPlay, seat: number, imagine: Imagine) => Promise<void>;
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
