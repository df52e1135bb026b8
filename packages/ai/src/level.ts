import { steady, type Temper } from "@redoubt/mechanics";

/**
 * Every computer player by name: two for comparison, one for systems without a mind, four levels of the real opponent, and
 * the veteran of the first edition under a name that stays, which matches measure later ones by.
 */
export const playerNames = [
  "random",
  "greedy",
  "plain",
  "recruit",
  "regular",
  "veteran",
  "marshal",
  "veteran-1",
] as const;
export type PlayerName = (typeof playerNames)[number];

/** How hard a player thinks. Levels differ in effort, never in rules, dice or sight. */
export interface Level {
  /** Which edition of the mind and of planning it thinks with: the first is kept where matches were recorded with it. */
  readonly edition: 1 | 2;
  /** By how much a judgement may be off, in percent of what the system calls middling. */
  readonly slips: number;
  /** How many plans are compared, and how often each is played out in a round. */
  readonly plans: number;
  readonly playouts: number;
  /** How many other ways of carrying the best one out are tried, where that pays, and how many of them side by side. */
  readonly whims: number;
  readonly brood: number;
  /** How often each of them is imagined at most, if it stays ahead so long: three times, six, and so on. */
  readonly glances: number;
  /** How many in a hundred of those change what a group, or the whole side, is to do; the others are whims. */
  readonly changes: number;
  /** How many replies of the enemy plans are compared against. */
  readonly replies: number;
  /** How sure it must be that another plan is better than the one in hand, in hundredths of a standard error. */
  readonly doubt: number;
  /** How many occasions a playout lasts, the present one included. */
  readonly horizon: number;
  /** How many of the best-looking answers are tried out, and how often each one where dice are many. */
  readonly tries: number;
  readonly repeats: number;
  /** Work units for one answer; planning has ten times as many. */
  readonly budget: number;
}

/** The levels of the real opponent. */
export const levels: Readonly<Record<"recruit" | "regular" | "veteran" | "marshal", Level>> = {
  recruit: {
    edition: 1,
    slips: 300,
    plans: 1,
    playouts: 0,
    whims: 0,
    brood: 1,
    glances: 24,
    changes: 0,
    replies: 1,
    doubt: 0,
    horizon: 0,
    tries: 0,
    repeats: 0,
    budget: 2_000,
  },
  regular: {
    edition: 1,
    slips: 100,
    plans: 1,
    playouts: 0,
    whims: 0,
    brood: 1,
    glances: 24,
    changes: 0,
    replies: 1,
    doubt: 0,
    horizon: 0,
    tries: 0,
    repeats: 0,
    budget: 4_000,
  },
  veteran: {
    edition: 2,
    slips: 0,
    plans: 7,
    playouts: 3,
    whims: 12,
    brood: 1,
    glances: 24,
    changes: 0,
    replies: 2,
    doubt: 50,
    horizon: 2,
    tries: 4,
    repeats: 2,
    budget: 60_000,
  },
  marshal: {
    edition: 2,
    slips: 0,
    plans: 8,
    playouts: 6,
    whims: 40,
    brood: 8,
    glances: 48,
    changes: 30,
    replies: 3,
    doubt: 100,
    horizon: 2,
    tries: 6,
    repeats: 3,
    budget: 150_000,
  },
};

/** The temperaments by name. */
export const temperaments = {
  cautious: { name: "cautious", ownLoss: 125, exposure: 140, drive: 80 },
  steady,
  bold: { name: "bold", ownLoss: 75, exposure: 70, drive: 130 },
} as const satisfies Readonly<Record<string, Temper>>;

export type Temperament = keyof typeof temperaments;

/** The veteran of the first edition as it was measured: no later change of the levels touches it. */
export const firstVeteran: Level = {
  edition: 1,
  slips: 0,
  plans: 6,
  playouts: 3,
  whims: 0,
  brood: 1,
  glances: 24,
  changes: 0,
  replies: 1,
  doubt: 0,
  horizon: 2,
  tries: 4,
  repeats: 2,
  budget: 60_000,
};
