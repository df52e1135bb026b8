import type { UnitType } from "../tables/terrain-effects.ts";

/** The two sides, the Russian first: he is the first player of our game. */
export const sides = ["russian", "allied"] as const;
/** One of the two sides. */
export type SideName = (typeof sides)[number];

/** Whose soldiers they are (E2). */
export const nations = ["russian", "french", "sardinian", "ottoman", "british"] as const;
/** One of the five nations. */
export type Nation = (typeof nations)[number];

/** Leaders from the top of the chain of command down (3.5a). */
export const ranks = ["army-commander", "commander", "officer-commander", "officer"] as const;
/** One rank of a Leader. */
export type Rank = (typeof ranks)[number];

/** Where a piece is at the start: in a hex, or off the map to come on a turn by an entry hex. */
export type StartPlace = { readonly hex: string } | { readonly turn: number; readonly entry: string };

/** A corps or what counts as one (3.8.2a). */
export interface Corps {
  readonly id: string;
  readonly name: string;
  readonly side: SideName;
  readonly nation: Nation;
  /** SP of all its units, arrivals included (I-143). */
  readonly total: number;
  /** Lost SP at which it is demoralized. */
  readonly number: number;
  /** Points for its demoralization at the end (VP). */
  readonly points: number;
}

/** A combat unit (3.1f). */
export interface CombatUnit {
  readonly id: string;
  readonly name: string;
  readonly type: UnitType;
  readonly corps: string;
  /** Its division within the corps; null for corps troops, which are no division (I-93). */
  readonly division: string | null;
  /** The Leader directly above it (3.5b). */
  readonly parent: string;
  readonly sp: number;
  /** SP on the reduced side; null for a unit of one step. */
  readonly reducedSp: number | null;
  readonly initiative: number;
  readonly ma: number;
  readonly at: StartPlace;
}

/** A Leader (3.1i, 3.1j, 3.1l). */
export interface Leader {
  readonly id: string;
  readonly name: string;
  readonly rank: Rank;
  /** The corps he commands or serves in; null for an Army Commander. */
  readonly corps: string | null;
  readonly nation: Nation;
  /** Command points, null for an Officer. */
  readonly cp: number | null;
  /** Initiative, null for all but Officers. */
  readonly initiative: number | null;
  readonly ma: number;
  /** Whose Officers and forces he may give points to: all of his nation, or his corps (E1); null for an Officer. */
  readonly commands: "nation" | "corps" | null;
  /** Whether he is head of his corps for stacking, Recovery and corps troops, as an Officer-Commander is (3.3.1c, E1). */
  readonly headsCorps: boolean;
  readonly at: StartPlace;
}

/** A Depot (3.1n). In our game it cannot move (E13). */
export interface Depot {
  readonly id: string;
  readonly name: string;
  readonly side: SideName;
  readonly hex: string;
  readonly serves: readonly string[];
}

/** Whether a unit has two steps (9.4.1.1c). */
export const hasTwoSteps = (unit: CombatUnit): boolean => unit.reducedSp !== null;
