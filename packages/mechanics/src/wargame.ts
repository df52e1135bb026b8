import type { Beginning, Columns, GameEvent, Play, System } from "@redoubt/engine";
import type { MapFile } from "./map-file.ts";
import type { Mind } from "./mind.ts";
import type { Questions } from "./question.ts";
import type { BoardView } from "./view.ts";

/** A chart as people read it in the book of rules. */
export interface ChartView {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly label: string;
    readonly cells: readonly string[];
    /** The same cells in words, where they are printed as codes. */
    readonly words?: readonly string[];
  }[];
  readonly provenance: "given" | "reconstructed";
  readonly note?: string;
  /** The battles that use it; without it, all. */
  readonly battles?: readonly string[];
}

/** A chapter of the rules as people read them: from its first case up to the next chapter. */
export interface Chapter<R extends string = string> {
  readonly first: R;
  /** What it is called by, as it stands before the numbers of its cases; empty where they have none in common. */
  readonly number: string;
  readonly title: string;
  /** The part of the book to which it belongs: the rules of all battles, or those of one. */
  readonly part: string;
  /** The battles that use it; without it, all. */
  readonly battles?: readonly string[];
}

/** What people are told about a battle before they choose it. */
export interface BattleCard {
  readonly scenario: string;
  readonly minutes: number;
  readonly difficulty: "easy" | "middling" | "hard";
  readonly favoured: string;
}

/** A rule system played on a hex map. */
export interface Wargame<
  W = unknown,
  C extends Columns = Columns,
  R extends string = string,
  E extends GameEvent<R> = GameEvent<R>,
> extends System<W, C, R, E, BoardView> {
  /** The maps by the name that positions use for them. */
  readonly maps: Readonly<Record<string, MapFile>>;
  /** The map of a game, with the patches of its position. */
  readonly map: (world: W) => MapFile;
  readonly charts: readonly ChartView[];
  /** How the rules are divided for reading, in the order of the index; without it they are one chapter. */
  readonly chapters?: readonly Chapter<R>[];
  readonly battles: readonly BattleCard[];
  readonly questions: Questions<Play<W, C, E>>;
  /** True where what a seat does not know never bears on the dice: its chances can be told from a play in which the rest is redealt. */
  readonly tellsOdds?: true;
  /**
   * As `begin`, but the phase that a position names waits for its player even where nobody can act in it, so that questions
   * about it are answered by its rules; without it such a phase answers nothing.
   */
  readonly beginHeld?: (g: Play<W, C, E>) => Beginning;
  /** The turn alone, as the view tells it, for those who walk through a whole game; without it the view is asked. */
  readonly turn?: (g: Play<W, C, E>) => number;
  /** What the computer opponent knows about playing it; without it the opponent only tries orders out. */
  readonly mind?: Mind<Play<W, C, E>>;
}

// biome-ignore lint/suspicious/noExplicitAny: tools handle wargames of every kind without looking inside
export type AnyWargame = Wargame<any, any, any, any>;
