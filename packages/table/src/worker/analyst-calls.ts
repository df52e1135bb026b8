import type { LeadTally, Tally } from "@redoubt/ai";
import type { BranchOrigin } from "@redoubt/protocol";

export type { LeadTally, Tally };

/** A moment that the course of a game is told by: after a die, where the other side goes on, or at the end. */
export interface StudyPoint {
  /** After how many answers. */
  readonly entry: number;
  /** The hash of the state there: what was counted for another one is of no use. */
  readonly state: string;
  readonly turn: number;
  /** Who gave the answers that led here from the point before; null at the opening. */
  readonly seat: number | null;
  /** Whether dice fell after the last of them. */
  readonly hasDice: boolean;
}

/** A game as the analyst has taken it up. */
export interface Study {
  readonly points: readonly StudyPoint[];
  readonly entries: number;
  readonly isOver: boolean;
  readonly seats: readonly string[];
}

/** An answer by the seat that gives it. */
export interface SeatAnswer {
  readonly seat: number;
  readonly answer: string;
}

/** From where games are imagined on. */
export interface SampleAsk {
  readonly entry: number;
  /** The seat whose knowledge counts, while the game hides something from it; null where all may be known. */
  readonly seat: number | null;
  /** Answers that are given first, with imagined dice; empty to go on as it looks best. */
  readonly first: readonly SeatAnswer[];
  /** How many games were counted before, and how many are wanted now, in so many milliseconds. */
  readonly from: number;
  readonly most: number;
  readonly time: number;
}

/** One thing that the veteran would do. */
export interface AdviceStep {
  readonly text: string;
  readonly rule: string;
  readonly units: readonly string[];
  readonly hexes: readonly string[];
  readonly path: readonly string[];
}

/** Answers of a seat one after another, in words. */
export interface ToldLine {
  readonly steps: readonly AdviceStep[];
  readonly answers: readonly SeatAnswer[];
  /** Why it is told no further: dice decide, the other side is asked, the game is over, or it is long enough. */
  readonly until: "dice" | "other" | "over" | "long";
}

/** What the veteran would do here. */
export interface Advice extends ToldLine {
  readonly entry: number;
  readonly seat: number;
  /** What it is trying to do, in its own words. */
  readonly aim: string;
}

/** A branch that was begun. */
export interface BranchMade {
  readonly text: string;
  readonly entries: number;
  readonly turn: number;
  readonly phase: string;
  readonly active: string;
  readonly isOver: boolean;
  /** How many of the given answers were played. */
  readonly given: number;
}

/** What the page may ask the analyst, who studies a game without touching it. */
export interface AnalystCalls {
  /** Puts a game in front of the analyst. */
  readonly study: (ask: { file: string }) => Study;
  readonly sample: (ask: SampleAsk) => Tally;
  /** The same to the end of the turn, counting points. */
  readonly leads: (ask: SampleAsk) => LeadTally;
  readonly advise: (ask: { entry: number; seat: number; isHidden: boolean }) => Advice | null;
  /** Answers that could be given at a moment, in words. */
  readonly line: (ask: { entry: number; answers: readonly SeatAnswer[] }) => ToldLine;
  /** The answers of the game from one moment to another, to be compared with others. */
  readonly played: (ask: { from: number; to: number }) => readonly SeatAnswer[];
  /** Begins another game at a moment of this one, with dice of its own, and gives some answers in it. */
  readonly branch: (ask: {
    origin: BranchOrigin;
    secret: string;
    players: readonly string[];
    answers: readonly SeatAnswer[];
  }) => BranchMade;
}
