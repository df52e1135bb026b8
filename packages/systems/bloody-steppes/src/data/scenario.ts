import type { CornerName } from "../checks/wedges.ts";
import type { Nation, OrderOfBattle, SideName } from "./order-of-battle.ts";
import type { Victory } from "./victory.ts";

/** The three orders (III.19). */
export const orders = ["attack", "defense", "forced-march"] as const;
/** One order. */
export type Order = (typeof orders)[number];

/** Turns from one to another, both included. */
export type Turns = { readonly from: number; readonly to: number };

/** An order at the start: the leader's hex or where he is meant to enter, the 60 degree sector, the goal on the map edge inside it, the hexes to go (III.20 to III.22). */
export type StartOrder = {
  readonly command: string;
  readonly from: string;
  readonly order: Exclude<Order, "defense">;
  readonly sector: CornerName;
  readonly goal: string;
  readonly distance: number;
};

/** A battle. Commands without a start order begin with Defense. */
export type Scenario = {
  readonly id: string;
  readonly name: string;
  readonly map: "alma" | "balaclava" | "inkerman";
  readonly date: string;
  readonly turns: number;
  /** When the first turn begins; each lasts 30 minutes (I.4). */
  readonly start: string;
  readonly forces: OrderOfBattle;
  /** II.8: added to the initiative die of a side. */
  readonly initiative: readonly (Turns & { readonly side: SideName; readonly modifier: number })[];
  /** II.6: active markers by nation. */
  readonly markers: readonly (Turns & { readonly nation: Nation; readonly count: number })[];
  /** III.40: dispatch riders of each commander-in-chief. */
  readonly riders: readonly { readonly commander: string; readonly count: number }[];
  readonly orders: readonly StartOrder[];
  /** K-145: commands whose orders nobody may change in these turns. */
  readonly frozen: readonly (Turns & { readonly commands: readonly string[] })[];
  /** K-180: how far anybody sees in these turns. */
  readonly fog: readonly (Turns & { readonly limit: number })[];
  /** Hexes nobody may enter in these turns. */
  readonly closed: readonly (Turns & { readonly hexes: readonly string[] })[];
  /** K-181: hexes by which a side may leave the map. */
  readonly exits: readonly { readonly side: SideName; readonly hexes: readonly string[] }[];
  readonly special: readonly SpecialRule[];
  readonly victory: Victory;
};

/** Rules of one battle only (II.16). */
export type SpecialRule =
  /** Artillery crosses road cuts only along these paths, and not on a Forced March. */
  | { readonly kind: "gun-cuts"; readonly paths: readonly (readonly string[])[] }
  /** These units neither move nor change their order until an enemy unit is within so many hexes of one of them. */
  | { readonly kind: "held"; readonly brigade: string; readonly within: number }
  /** A garrison of a redoubt with an unrouted enemy infantry unit of so many points adjacent at the end of an enemy activation checks morale, without its ground; failing costs a level. */
  | { readonly kind: "shaken-garrisons"; readonly brigade: string; readonly points: number }
  /** Infantry of a nation stays west of a column unless an unrouted enemy is west of another. */
  | { readonly kind: "western-limit"; readonly nation: Nation; readonly column: number; readonly unlessEnemyWestOf: number }
  /** In step 1 of these turns a die: on these faces the next command of the nation still to come is a turn late. */
  | ({ readonly kind: "delay"; readonly nation: Nation; readonly faces: readonly number[] } & Turns)
  /** A unit that does nothing else may go so many hexes along a road. */
  | { readonly kind: "road-haul"; readonly unit: string; readonly hexes: number }
  /** An enemy-held entry hex is replaced by the nearest free edge hex within so many hexes, a turn later. */
  | { readonly kind: "blocked-entry"; readonly within: number; readonly delay: number };
