import type { Frame, Seat } from "@redoubt/engine";
import type { Grid, Hex, Rays } from "@redoubt/hex";
import type { CounterFace, Flood, MapFile, SightCache, Unit } from "@redoubt/mechanics";
import type { ExclusiveRules } from "./battles/exclusive.ts";
import type { QuadOptions } from "./readings.ts";
import type { QuadRule } from "./rule-index.ts";
import type { Charts } from "./setup/results.ts";
import type { Terrain } from "./terrain.ts";
import type { PrintedUnit } from "./unit.ts";

/** Whose Exclusive Rules hold; null for the Standard Rules alone. */
export type Battle = "alma" | "balaclava" | null;

/** A typed array that holds numbers of one kind, such as units. */
export interface Numbers<N extends number> extends Iterable<N> {
  readonly [place: number]: N;
  readonly length: number;
}

/** The allowance of a unit for which none is given. */
export const NO_ALLOWANCE = 255;

/** The printed values of all units in flat arrays. Index u for the unit, 2u for its front and 2u + 1 for its back; -1: not given. */
export interface Printed {
  readonly fire: Int8Array;
  readonly fireParen: Uint8Array;
  readonly melee: Int8Array;
  readonly meleeParen: Uint8Array;
  readonly morale: Int8Array;
}

/** A group of reinforcements: when and where its units enter (12.0). */
export interface EntryGroup {
  readonly id: string;
  readonly seat: Seat;
  readonly units: readonly Unit[];
  /** The scheduled hexes (12.24). */
  readonly hexes: readonly Hex[];
  /** The hexes of the same map edge, where a substitute is looked for (12.22). */
  readonly edge: readonly Hex[];
  /** The first Game-Turn; 0 where something other than the turn decides. */
  readonly turn: number;
  /** All on one turn and one unit to a hex (A22.2). */
  readonly together: boolean;
  /** Comes when the Russians cross the tripwire (B17.21). */
  readonly onCall: boolean;
  /** A fixed price of entering in half points, or null for 12.11. */
  readonly price: number | null;
  readonly rule: QuadRule;
}

/** Buffers for searches: what is in them means nothing between two calls. */
export interface Scratch {
  readonly flood: Flood;
  /** Hexes that the mover may not enter. */
  readonly barred: Uint8Array;
  /** The question whose whole reach `flood` holds: while it is asked nothing on the map changes. Null for any other search. */
  asked: Frame | null;
  /** How many searches have been made: whoever wants to know whether the last one is still his own counts them. */
  searches: number;
}

/** How the game begins. */
export interface Start {
  readonly turn: number;
  readonly active: Seat;
  /** The place of the phase in the list of phases. */
  readonly phase: number;
  /** Whether the game is over before it begins. */
  readonly isOver: boolean;
  /** Units and their hexes, each stack from the bottom up. */
  readonly placed: readonly (readonly [unit: Unit, hex: Hex])[];
  /** What c.hexOf holds for units that are not placed. */
  readonly elsewhere: Int8Array;
  readonly status: Uint16Array;
  /** Numbers of the state that do not begin at 0, by column. */
  readonly columns: Readonly<Record<string, readonly number[]>>;
}

/** All that never changes in one game. */
export interface World {
  /** What the battle changes of the Standard Rules. */
  readonly rules: ExclusiveRules;
  readonly options: QuadOptions;
  readonly turns: number;
  readonly firstSeat: Seat;
  readonly mapFile: MapFile;
  readonly grid: Grid;
  readonly terrain: Terrain;
  readonly rays: Rays;
  /** The results charts in force (7.41, 7.42, 8.4), made by chartsOf. */
  readonly charts: Charts;
  /** What lines of fire meet, made by createFireLines. */
  readonly lines: SightCache;
  readonly units: readonly PrintedUnit[];
  /** How many units there are. */
  readonly count: number;
  readonly unitIndex: ReadonlyMap<string, Unit>;
  readonly seatOf: Numbers<Seat>;
  /** The units of each seat. */
  readonly unitsOf: readonly [Numbers<Unit>, Numbers<Unit>];
  /** INFANTRY, CAVALRY, ARTILLERY or HORSE_ARTILLERY. */
  readonly kindOf: Uint8Array;
  readonly isGun: Uint8Array;
  readonly nationOf: Uint8Array;
  /** The Parent Unit of each unit as a place in `parents`; 255 for none. */
  readonly parentOf: Uint8Array;
  /** Nation and label of every Parent Unit (S-53). */
  readonly parents: readonly string[];
  readonly printed: Printed;
  /** The row of the Artillery Fire Strength Table, counted from 0; -1 for units that print their strength. */
  readonly gunRow: Int8Array;
  readonly isRedoubtGun: Uint8Array;
  readonly tires: Uint8Array;
  /** 1 for units that have a zone while undisrupted: at Alma guns have none (A19.0). */
  readonly exertsZone: Uint8Array;
  /** Movement allowances in half points: undisrupted at 2u, disrupted at 2u + 1; NO_ALLOWANCE where it is not given. */
  readonly allowance: Uint8Array;
  /** What counters show in each condition, at faceIndex. */
  readonly faces: readonly CounterFace[];
  readonly entryGroups: readonly EntryGroup[];
  /** The place in `entryGroups` of a unit that enters; 255 for none. */
  readonly groupOf: Uint8Array;
  /** Every hex at the edge of the map. */
  readonly edgeHexes: readonly Hex[];
  /** The place of a hex in `edgeHexes`; -1 inside the map. */
  readonly edgePlace: Int16Array;
  /** Where units may leave the map (S-32); 0 for nowhere. */
  readonly exitHex: Hex;
  /** The hexes that score for who holds them (B23.2). */
  readonly keyHexes: readonly Hex[];
  /** Infantry units lost before a position begins, Allied and Russian, beyond those it lists. */
  readonly lostBefore: readonly [number, number];
  readonly start: Start;
  readonly scratch: Scratch;
}
