import type { Seat } from "@redoubt/engine";
import type { Grid } from "@redoubt/hex";
import type { Flood, Unit } from "@redoubt/mechanics";
import type { RetributionMap } from "./checks/step-cost.ts";
import type { Results } from "./setup/results.ts";
import type { Terrain } from "./terrain.ts";
import type { PrintedUnit } from "./unit.ts";

/** A typed array that holds numbers of one kind, such as units. */
export interface Numbers<N extends number> extends Iterable<N> {
  readonly [place: number]: N;
  readonly length: number;
}

/** The readings chosen at set-up, as rules use them. */
export interface Rulings {
  /** The lowest column of the combat table that is used (B-2). */
  readonly lowestColumn: number;
  /** Steps a redoubt takes off the defender's loss (B-3). */
  readonly redoubtReduction: number;
  /** Whether an attack made from bridges alone escapes 9.8 (B-4). */
  readonly sparesBridges: boolean;
  /** Whether units pass through friends (B-21). */
  readonly passesFriends: boolean;
  /** Whether roads cancel steep slopes too (B-24). */
  readonly roadCancelsSteep: boolean;
  /** Whether a hill hex with an enemy in it goes on firing (B-31). */
  readonly gunsFireOn: boolean;
  /** Whether a flank attack may follow a flank attack (B-45). */
  readonly twoFlanks: boolean;
}

/** Buffers for searches: what is in them means nothing between two calls. */
export interface Scratch {
  readonly flood: Flood;
  /** Hexes that the mover may not enter, where no column of the state says so. */
  readonly barred: Uint8Array;
  /** The undisrupted mobile units of the side that is to act. */
  readonly ready: Uint8Array;
  /** Hexes listed already: all 0 between two calls. */
  readonly seen: Uint8Array;
}

/** Where in a turn a game begins. */
export type Opening = "phase-I" | "resume" | "phase-III" | "phase-V" | "the-end";

/** How the game begins. */
export interface Start {
  readonly opening: Opening;
  readonly turn: number;
  readonly active: Seat;
  /** 0 to 4 for the phases I to V. */
  readonly place: number;
  /** The kind of action phase that comes first in the turn. */
  readonly first: number;
  /** The hex of each unit, or one of the values for units that are not on the map. */
  readonly hexOf: Int16Array;
  readonly steps: Uint8Array;
  readonly disrupted: Uint8Array;
  readonly markersSpent: number;
  readonly gunsLost: boolean;
  /** The seat that owns each victory hex. */
  readonly owner: readonly Seat[];
  readonly finished: readonly [boolean, boolean];
  /** How the game has ended, where it begins at its end. */
  readonly ended: number;
}

/** All that never changes in one game. */
export interface World {
  readonly rulings: Rulings;
  readonly turns: number;
  readonly map: RetributionMap;
  readonly grid: Grid;
  readonly terrain: Terrain;
  readonly results: Results;
  readonly units: readonly PrintedUnit[];
  /** How many units there are. */
  readonly count: number;
  readonly unitIndex: ReadonlyMap<string, Unit>;
  readonly seatOf: Numbers<Seat>;
  /** INFANTRY, ZOUAVE, CAVALRY or PIQUET. */
  readonly kindOf: Uint8Array;
  /** Who attacks together (9.3), as a place in the list of groups. */
  readonly groupOf: Uint8Array;
  /** Combat factors: with one step left at 2u, with two at 2u + 1; -1 where a position left it out. */
  readonly cf: Int16Array;
  /** Whether every unit has its factors: positions may leave some out. */
  readonly knowsFactors: boolean;
  readonly isSteady: Uint8Array;
  /** The turn of entry of a reinforcement; 0 for the others. */
  readonly entryOf: Uint8Array;
  /** The mobile units of each seat. */
  readonly mobile: readonly [Numbers<Unit>, Numbers<Unit>];
  /** All Allied units, Piquets included: what bombardment may name. */
  readonly allied: Numbers<Unit>;
  readonly reinforcements: Numbers<Unit>;
  readonly start: Start;
  readonly scratch: Scratch;
}
