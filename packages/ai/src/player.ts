import type { AnyPlay } from "@redoubt/engine";
import type { Course, Errand } from "./course.ts";
import type { Temperament } from "./level.ts";

/** The search for a plan by somebody who lets others imagine what comes of it. Once nothing more is wanted the plan is made. */
export interface Pondering {
  readonly errand: Errand;
  /** The first courses that are to be imagined; null where none are. */
  readonly begin: () => readonly Course[] | null;
  /** Tells what they came to, or null where there is no time left; the next ones. */
  readonly tell: (values: readonly number[] | null) => readonly Course[] | null;
}

/** Somebody who answers for a seat. It looks at nothing but what the seat may know. */
export interface Player {
  /** One of the listed answers. Once `isLate` says so, the best answer found so far is given. */
  readonly answer: (play: AnyPlay, seat: number, isLate: () => boolean) => number;
  /** Begins to think of a plan with the help of others; null where there is no reason for a new one. The next answer finds it made. */
  readonly ponder?: (play: AnyPlay, seat: number) => Pondering | null;
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
