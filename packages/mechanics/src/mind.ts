import type { AnswerList } from "@redoubt/engine";

/** What a side sets out to do: a name for people, and small numbers whose meaning the system knows. */
export interface Plan {
  readonly name: string;
  readonly genes: readonly number[];
  /** Small differences in how it is carried out (see whims). */
  readonly whims?: readonly number[];
}

/** How a commander feels about risk, in percent of what a steady one feels. */
export interface Temper {
  readonly name: string;
  /** What losing a unit of one's own hurts. */
  readonly ownLoss: number;
  /** What being in danger hurts. */
  readonly exposure: number;
  /** What ground and objectives attract. */
  readonly drive: number;
}

/** The steady commander, whom the others are measured by. */
export const steady = { name: "steady", ownLoss: 100, exposure: 100, drive: 100 } as const satisfies Temper;

/** Numbers by name, in groups of any depth. */
export interface WeightTree {
  readonly [name: string]: number | WeightTree;
}

/** What self-play may tune: the numbers a mind weighs things with, and the same mind with others of the same shape. */
export interface Tuning<G> {
  readonly weights: WeightTree;
  readonly retuned: (weights: WeightTree) => Mind<G>;
}

/** How much is rehearsed: how many of the best-looking answers, how often each, and for how long. */
export interface Measure {
  readonly answers: number;
  readonly repeats: number;
  /** By how many points an answer may look worse than the best and still be tried. */
  readonly margin: number;
  /** Work units for all of it: a round that would go beyond them is the last one, and counts for nothing. */
  readonly effort: number;
}

/** A trial of answers by playing on. */
export interface Rehearsal<G = unknown> extends Measure {
  /** Whether it pays only those who think longest; else everybody who thinks hard rehearses. */
  readonly isForMarshals?: true;
  /** How much those who think longest rehearse, where it is more. */
  readonly forMarshals?: Measure;
  /** A number that changes once the imagined game has gone far enough. */
  readonly stage: (g: G) => number;
}

/**
 * What a system knows about playing its battles well. The computer opponent knows systems only through this, and gets
 * along without it by trying orders out. `G` is the play of the system. All numbers are points: 100 is one fresh unit.
 */
export interface Mind<G = unknown> {
  /** A number that changes whenever there is reason to think of a new plan, such as the count of player-turns. */
  readonly occasion: (g: G) => number;
  /** The plans worth comparing now; the first one is what is done without thinking. */
  readonly plans: (g: G, seat: number) => readonly Plan[];
  /** How many values each gene of a plan has: thinking changes one gene after another. */
  readonly geneSizes: readonly number[];
  /** What the other side has to expect of this seat, the likeliest first; without it the first of its plans. */
  readonly replies?: (g: G, seat: number) => readonly Plan[];
  /** How many occasions plans are played out at most, the present one included, where more would take too long. */
  readonly horizon?: (g: G) => number;
  /** Whether so little of the game is left that plans are played out to its end. */
  readonly isNearEnd?: (g: G) => boolean;
  /**
   * How far the whims of a plan reach: only to the moves that a turn begins with, in a game that hides nothing and whose dice fall after
   * these moves, or to everything that is judged by places. Without it there are none.
   */
  readonly whims?: "moves" | "throughout";
  /**
   * In how many other ways, a whim at a time, the best plan of a turn is carried out by who thinks a turn through; 0 where that would take
   * too long. Without it turns are thought through only where whims reach to nothing but moves.
   */
  readonly ways?: (g: G) => number;
  /** How many changes of a plan those who think longest look at, where it is fewer than they would: 0 where it was measured to add nothing. */
  readonly mostChanges?: (g: G) => number;
  /** Puts into `scores[i]` how good the i-th listed answer looks under the plan, without trying it. */
  readonly judge: (g: G, seat: number, plan: Plan, temper: Temper, list: AnswerList, scores: Int32Array) => void;
  /**
   * The answer that `judge` puts highest of all that are listed, the first one of equals, where it can be told without listing them; -1
   * where it cannot. It only saves time: nobody answers differently without it.
   */
  readonly glance?: (g: G, seat: number, plan: Plan, temper: Temper) => number;
  /** By how many points a middling player in this seat is off when judging an answer, either way. */
  readonly misjudgement: (g: G, seat: number) => number;
  /** How the position stands for `seat`. */
  readonly evaluate: (g: G, seat: number, temper: Temper) => number;
  /** Whether the answers that look best to the pending decision should be tried out before one is given. */
  readonly isTried: (g: G, seat: number) => boolean;
  /** How the answers to the pending decision are tried by playing on, for who thinks hard; null where looks decide. */
  readonly rehearsal?: (g: G, seat: number) => Rehearsal<G> | null;
  /** What the side is trying to do, as one or two sentences. */
  readonly aim: (g: G, seat: number, plan: Plan) => string;
  /** The mind of the edition before, kept for the levels and matches recorded with it. */
  readonly former?: Mind<G>;
  /** The numbers in it that tuning may change; none where nothing is to be tuned. */
  readonly tuning?: Tuning<G>;
}
