import type { Foreseen } from "./question.ts";

/** What may be said beforehand about a kind of reply, so that it is not asked again. */
export interface StandingReply<A> {
  /** What it is about: "Fire". */
  readonly text: string;
  /** For whom, the narrowest first: the answers that open it, and the one that holds there now; null where nothing is said. */
  readonly scopes: readonly { readonly name: string; readonly answers: readonly A[]; readonly now: A | null }[];
  /** How it may be answered; one with a percent from that chance on. */
  readonly ways: readonly { readonly name: string; readonly percent?: number; readonly answer: A }[];
  /** The answer that takes back what is said for one of them. */
  readonly unsaid: A;
  /** The answers that close it again. */
  readonly after: readonly A[];
}

/** One way to answer an act of the enemy, as people think of it: all the answers that it takes, one after the other. */
export interface Reply<A> {
  readonly answers: readonly A[];
  /** Who would do it, by id and by name. */
  readonly unit: string;
  readonly name: string;
  /** What it does: "Fire", "Form square". */
  readonly text: string;
  readonly sign: "fire" | "square" | "back" | "steel" | "form" | "turn";
  /** The one chance that it is named by, in percent, and for what. */
  readonly chance: { readonly percent: number; readonly text: string };
  /** Whether dice fall for it. */
  readonly rolls: boolean;
  readonly rule: string;
  /** A line on the map from who does it to whom, with a few signs: range and die. */
  readonly line: { readonly from: string; readonly to: string; readonly text: string };
  readonly standing: StandingReply<A> | null;
  /** The fight that it begins, with its ledger; null where it begins none. */
  readonly fight: Foreseen | null;
}

/** An act of the enemy that may be answered: what he does, and every way to answer it, the first where nobody chooses. */
export interface Replies<A> {
  readonly title: string;
  readonly text: string;
  readonly rule: string;
  /** The hexes by which he came, from where he began. */
  readonly path: readonly string[];
  readonly replies: readonly Reply<A>[];
  /** The answer that lets him go on. */
  readonly none: { readonly answer: A; readonly text: string };
  /** Names what the enemy is about, such as his activation: whoever answers no more in it is not asked again while it stays the same. Null where each is asked for. */
  readonly round: string | null;
  /** What that is called: "in this activation". */
  readonly roundText: string;
}
