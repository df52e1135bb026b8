import type { Course, Errand } from "@redoubt/ai";

/** A player and his seat, with the answers since the staff was briefed. */
export interface ThinkAsk {
  readonly player: string;
  readonly seat: number;
  readonly from: number;
  readonly entries: readonly string[];
}

/** Courses of the game to be imagined for a player who thinks elsewhere, and for how many milliseconds. */
export interface ImagineAsk {
  readonly player: string;
  readonly from: number;
  readonly entries: readonly string[];
  readonly errand: Errand;
  readonly courses: readonly Course[];
  /** The hash of the position that they begin at. */
  readonly at: string;
  readonly patience: number;
}

/** What the page may ask the staff, who play the other side. */
export interface StaffCalls {
  /** Puts the game in front of the staff: the whole file, as far as it goes. */
  readonly brief: (ask: { file: string }) => number;
  /** The answers since then, and the seat to answer for. */
  readonly think: (ask: ThinkAsk) => string | null;
  /** Asked before: lets a player who takes his time make a plan with all the help there is. */
  readonly ponder: (ask: ThinkAsk) => Promise<null>;
  /** For a staff that helps another one to think: the answers since then, and what courses of the game come to. */
  readonly imagine: (ask: ImagineAsk) => readonly number[] | null;
  /** What a player is trying to do, in its own words; null for one that has not thought yet. */
  readonly explain: (ask: { player: string; seat: number }) => string | null;
}
