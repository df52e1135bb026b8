import type { Refusal, RefusalClass } from "./refusal.ts";

/** An answer that ends or commits what was put together. It is shown always; where it is refused, with the reason. */
export interface Commit {
  readonly answer: number;
  /** What could still be done and would be given up by it, one short phrase each. */
  readonly undone?: readonly string[];
  /** What comes next, such as "Russian defensive fire". */
  readonly follows?: string;
  /** True where people are asked once more, whatever comes next: giving up, or ending the game. */
  readonly grave?: boolean;
}

/** An answer that points the unit in hand somewhere. */
export interface Pointing<A> {
  readonly answer: A;
  /** A side of its place or a corner between two, in the words of the map: "N", "NE/SE". */
  readonly towards: string;
  /** What it costs, as it is written: "1", "free". */
  readonly price: string;
}

/** A way in which the unit in hand could stand: shown always, with the reason where it cannot be taken. */
export interface Stance<A> {
  readonly answer: A;
  /** How the troops stand then, in the word that counters have for it: "line", "square". */
  readonly formation: string;
  /** What it costs, as it is written: "1", "free". */
  readonly price: string;
  /** True for the one in which it stands. */
  readonly isNow: boolean;
}

/** What keys give: for each the answers as they are written ("turn 3"), or verbs ("fire") for all answers that begin so. */
export type Keys = Readonly<Record<string, readonly string[]>>;

/** What a question shows of itself. Nothing is decided by it. */
export interface Shown {
  /** The unit in hand. */
  readonly unit?: number;
  /** The half points that the unit in hand has left for its way. */
  readonly left?: number;
  /** The units picked so far. */
  readonly picked?: readonly number[];
  /** The hexes aimed at. */
  readonly targets?: readonly number[];
  /** The hexes walked so far, from where it began. */
  readonly path?: readonly number[];
  /** Where the unit in hand may be turned. */
  readonly turns?: readonly Pointing<number>[];
  /** How the unit in hand could stand. */
  readonly stances?: readonly Stance<number>[];
  /** True where the other side acts after each unit that is taken up: nobody is taken together with others. */
  readonly alone?: boolean;
  readonly keys?: Keys;
  readonly commits?: readonly Commit[];
}

/** A commitment in words, and why it cannot be given yet. */
export interface CommitView {
  readonly answer: string;
  readonly label: string;
  readonly refused: { readonly rule: string; readonly class: RefusalClass; readonly sentence: string } | null;
  readonly undone: readonly string[];
  readonly follows: string;
  readonly grave: boolean;
}

/** A stance in words, and why it cannot be taken. */
export interface StanceView extends Stance<string> {
  readonly label: string;
  readonly refused: CommitView["refused"];
}

/** What a question shows, by the names that answers use. */
export interface ShownView {
  readonly unit: string | null;
  /** Half points; null where the unit in hand does not go by points. */
  readonly left: number | null;
  readonly picked: readonly string[];
  readonly targets: readonly string[];
  readonly path: readonly string[];
  readonly turns: readonly Pointing<string>[];
  readonly stances: readonly StanceView[];
  /** True where each unit acts alone, before the other side does. */
  readonly alone: boolean;
  readonly keys: Keys;
  /** True where nobody else learns of the answer. */
  readonly isSealed: boolean;
  readonly commits: readonly CommitView[];
}

/** A commitment refused by this. */
export const refusedBy = (refused: Refusal, sentence: string): CommitView["refused"] => ({
  rule: refused.rule,
  class: refused.class,
  sentence,
});
