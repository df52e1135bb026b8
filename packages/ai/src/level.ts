import type { Temper } from "@redoubt/mechanics";

/** Every computer player by name: two for comparison, one for systems without a mind, three levels of the real opponent. */
export const playerNames = ["random", "greedy", "plain", "recruit", "regular", "veteran"] as const;
export type PlayerName = (typeof playerNames)[number];

/** How hard a player thinks. Levels differ in effort, never in rules, dice or sight. */
export interface Level {
  /** By how much a judgement may be off, in percent of what the system calls middling. */
  readonly slips: number;
  /** How many plans are compared, and how often each is played out in a round. */
  readonly plans: number;
  readonly playouts: number;
  /** How many more that differ from one of them in one gene. */
  readonly changes: number;
  /** By how many points a plan must be better than what is done without thinking. */
  readonly caution: number;
  /** How many occasions a playout lasts, the present one included. */
  readonly horizon: number;
  /** How many of the best-looking answers are tried out, and how often each one where dice are many. */
  readonly tries: number;
  readonly repeats: number;
  /** Work units for one answer; planning has ten times as many. */
  readonly budget: number;
}

/** The three levels of the real opponent. */
export const levels: Readonly<Record<"recruit" | "regular" | "veteran", Level>> = {
  recruit: {
    slips: 300,
    plans: 1,
    playouts: 0,
    changes: 0,
    caution: 0,
    horizon: 0,
    tries: 0,
    repeats: 0,
    budget: 2_000,
  },
  regular: {
    slips: 100,
    plans: 1,
    playouts: 0,
    changes: 0,
    caution: 0,
    horizon: 0,
    tries: 0,
    repeats: 0,
    budget: 4_000,
  },
  veteran: {
    slips: 0,
    plans: 6,
    playouts: 3,
    changes: 0,
    caution: 0,
    horizon: 2,
    tries: 4,
    repeats: 2,
    budget: 60_000,
  },
};

/** The temperaments by name. */
export const temperaments = {
  cautious: { name: "cautious", ownLoss: 125, exposure: 140, drive: 80 },
  steady: { name: "steady", ownLoss: 100, exposure: 100, drive: 100 },
  bold: { name: "bold", ownLoss: 75, exposure: 70, drive: 130 },
} as const satisfies Readonly<Record<string, Temper>>;

export type Temperament = keyof typeof temperaments;
