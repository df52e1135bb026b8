import type { DirectionName } from "@redoubt/hex";
import type { BayonetsRule } from "../rule-index.ts";
import type { Weather } from "../tables/weather.ts";
import type { CombatUnit, Corps, Depot, Leader, Rank, SideName } from "./piece.ts";

/** What an Administration Phase does: everything, nothing but March Orders (E6), or there is none. */
export type Administration = "full" | "orders" | "none";

/** A box of the turn track (TT). */
export interface TurnBox {
  readonly turn: number;
  readonly clock: string;
  readonly night: boolean;
  /** The historical weather. */
  readonly weather: Weather;
  readonly admin: Administration;
}

/** Command points that differ from those printed, from a turn on (E4, T4). */
export interface PointsFrom {
  readonly leader: string;
  readonly from: number;
  readonly cp: number;
}

/**
 * What the series leaves to a game. Rules read these and never ask which game it is; a position may set any of them (I-141). All of
 * it is plain JSON.
 */
export interface Switches {
  /** Administration Phases by the track or after the die (5.4, E6). */
  readonly admin: "track" | "die";
  /** March Orders per Administration Phase (5.5b, E7). */
  readonly orders: Readonly<Record<SideName, number>>;
  /** Destinations besides towns and cities (E7). */
  readonly orderHexes: readonly string[];
  /** Whether variant weather can be chosen (5.3a, E5). */
  readonly variantWeather: boolean;
  readonly points: readonly PointsFrom[];
  /** Whether positions are built (7.4a, E8) and charges made (7.5a, E9). */
  readonly ip: boolean;
  readonly charges: boolean;
  /** Bridges that may be destroyed and repaired, by hexside (7.6a, E10); thrown ones always. */
  readonly bridges: "all" | readonly string[];
  /** Portable bridges each side may throw in the game (E10). */
  readonly thrown: Readonly<Record<SideName, number>>;
  /** Whether the duty to attack binds units in an Improved Position, and across water and bridges (E15). */
  readonly dutyInPosition: boolean;
  readonly dutyOverWater: boolean;
  /** Whether nations may not share a hex at the end of a phase (E2). */
  readonly nationsApart: boolean;
  /** Corps whose cavalry attacks towns and positions only with infantry in its stack (E14). */
  readonly noAssault: readonly string[];
  /** Whether foot artillery that moved may not bombard (E11). */
  readonly footMoveOrFire: boolean;
  /** Over friends guns fire only by 9.1c, or as the option on firing over units says (E11, I-119). */
  readonly overFriends: "adjacent-only" | "as-option";
  /** Whether Leaders fall with their forces (E12). */
  readonly leaderLoss: boolean;
  /** Where units retreat to; null: nearer to a source of supply (9.4.1.2c). */
  readonly compass: Readonly<Record<SideName, readonly DirectionName[]>> | null;
}

/** Units and Leaders that come together (7.2). Groups of one hex enter in the order listed (I-104). */
export interface Group {
  readonly side: SideName;
  readonly turn: number;
  readonly entry: string;
  readonly pieces: readonly string[];
  /** Another way in, from a later turn on. */
  readonly instead: { readonly turn: number; readonly entry: string } | null;
}

/** A hex worth points to one side that has a unit in supply there at the end (VP, I-137). */
export interface Objective {
  readonly hex: string;
  readonly name: string;
  readonly points: number;
  readonly starred: boolean;
}

/** A level of victory, from a difference of Russian less Allied points upwards. */
export interface Level {
  readonly from: number;
  readonly name: string;
  readonly winner: SideName | null;
}

/** How a game is won (VP, VL). */
export interface Victory {
  /** The side that scores for objectives. */
  readonly attacker: SideName;
  readonly objectives: readonly Objective[];
  /** Full SP for one point, in each box. */
  readonly spPerPoint: { readonly peu: number; readonly uar: number };
  readonly leaders: Readonly<Record<Rank, number>>;
  readonly depot: number;
  /** Best level first; the last is lower than any difference can be. */
  readonly levels: readonly Level[];
}

/** Points lost for waiting (O1). */
export interface Delay {
  readonly rule: BayonetsRule;
  readonly side: SideName;
  readonly corps: string;
  readonly turns: readonly number[];
  readonly points: number;
  /** A hex of the bank that must have been attacked (I-138). */
  readonly bank: string;
}

/** A game of the series: everything that its rules, map and counters would give. */
export interface Game {
  readonly id: string;
  readonly name: string;
  readonly date: string;
  readonly summary: string;
  /** The cases of its own that it plays by; they go before the series where they differ (3.9). */
  readonly rules: readonly BayonetsRule[];
  readonly map: string;
  /** Columns and rows in play, first and last; null for the whole map (T1). */
  readonly area: { readonly columns: readonly [number, number]; readonly rows: readonly [number, number] } | null;
  readonly first: SideName;
  /** Turns to play, by the name of the choice, the standard first. */
  readonly lengths: Readonly<Record<string, number>>;
  readonly track: readonly TurnBox[];
  readonly switches: Switches;
  readonly corps: readonly Corps[];
  readonly leaders: readonly Leader[];
  readonly units: readonly CombatUnit[];
  readonly depots: readonly Depot[];
  readonly groups: readonly Group[];
  /** Road hexes where supply comes from (3.6c). */
  readonly sources: Readonly<Record<SideName, readonly string[]>>;
  /** Improved Positions at the start. */
  readonly works: readonly string[];
  readonly victory: Victory;
  readonly delay: Delay | null;
}
