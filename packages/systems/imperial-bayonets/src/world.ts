import type { Held, Seat } from "@redoubt/engine";
import type { Direction, Grid, Hex, Side } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import type { ChartSet } from "./charts.ts";
import type { StackUnit } from "./checks/stacking.ts";
import type { BayonetsMap, Bridge } from "./crossing.ts";
import type { Administration, Game, Switches } from "./data/game.ts";
import type { positionKinds } from "./data/position-words.ts";
import type { BayonetsOptions } from "./options.ts";
import type { Scratch } from "./scratch.ts";
import type { Weather } from "./tables/weather.ts";
import type { Terrain } from "./terrain.ts";

/** What a piece is. */
export type PieceKind = (typeof positionKinds)[number];

/** Values of World.kindOf: the four types of combat unit in the order of `unitTypes`, then Leaders and Depots. */
export const INFANTRY = 0;
export const CAVALRY = 1;
export const ARTILLERY = 2;
export const HORSE_ARTILLERY = 3;
export const LEADER = 4;
export const DEPOT = 5;

/** A piece as it is printed. Values that a position leaves out are null. */
export interface Piece {
  readonly id: string;
  readonly name: string;
  readonly seat: Seat;
  readonly kind: PieceKind;
  /** "" where the position gives none. */
  readonly nation: string;
  /** The place in World.corps; -1 for none. */
  readonly corps: number;
  /** Its division within the corps; null for corps troops (I-93). */
  readonly division: string | null;
  /** The Leader directly above it (3.5b); -1 for none. */
  readonly parent: Unit;
  readonly sp: number | null;
  readonly reducedSp: number | null;
  readonly steps: 1 | 2;
  readonly initiative: number | null;
  /** In whole points. */
  readonly ma: number;
  readonly cp: number | null;
  /** Of a Depot: the corps it serves by their places in World.corps; null for all of its side. */
  readonly serves: readonly number[] | null;
}

/** A corps or what counts as one (3.8.2a). */
export interface CorpsInWorld {
  readonly id: string;
  readonly name: string;
  readonly seat: Seat;
  /** Lost SP at which it is demoralized; null for never. */
  readonly number: number | null;
  /** Its combat units. */
  readonly units: readonly Unit[];
}

/** How a piece off the map comes in (7.2, I-104). */
export interface Arrival {
  readonly turn: number;
  /** The place in World.entries. */
  readonly entry: number;
  /** Nobody of a later group goes before one of an earlier at the same hex. */
  readonly group: number;
  readonly instead: { readonly turn: number; readonly entry: number } | null;
}

/** The frame of the turns. */
export interface Turns {
  /** The last turn; null where the game does not end. */
  readonly last: number | null;
  /** The seat of the first player. */
  readonly first: Seat;
  readonly isNight: (turn: number) => boolean;
  readonly admin: (turn: number) => Administration;
  /** The weather of the track; null where there is none for the turn. */
  readonly weather: (turn: number) => Weather | null;
  readonly clock: (turn: number) => string;
}

/** The hexsides whose bridge may come or go: one bit of c.bridges each, set where it differs from the map (7.6, E10). */
export interface BridgePlaces {
  readonly sides: readonly Side[];
  readonly onMap: readonly Bridge[];
  /** By hexside, its place; -1 for none. */
  readonly placeOf: Int16Array;
  /** By place: whether the game lets it be destroyed and repaired. */
  readonly mayChange: readonly boolean[];
}

/** All that never changes in one game. Arrays without another word are by piece. */
export interface World {
  /** The game of the series; null for series rules alone (I-141). */
  readonly game: Game | null;
  readonly switches: Switches;
  readonly options: BayonetsOptions;
  readonly turns: Turns;
  readonly map: BayonetsMap;
  readonly grid: Grid;
  /** The terrain under the bridges of the map; play reads `groundOf`. */
  readonly terrain: Terrain;
  readonly charts: ChartSet;
  readonly bridges: BridgePlaces;

  readonly pieces: readonly Piece[];
  readonly count: number;
  readonly seatOf: Held<Uint8Array, Seat>;
  readonly kindOf: Uint8Array;
  /** SP of the full side and of the reduced side; -1 where not given. */
  readonly fullSp: Int16Array;
  readonly reducedSp: Int16Array;
  readonly hasTwoSteps: Uint8Array;
  readonly initiativeOf: Int16Array;
  /** In half points. */
  readonly maOf: Uint8Array;
  /** -1 for none. */
  readonly corpsOf: Int16Array;
  readonly parentOf: Held<Int16Array, Unit>;
  /** By corps and division together; -1 for corps troops. */
  readonly divisionOf: Int16Array;
  readonly nationOf: Uint8Array;
  /** What stacking asks of each combat unit. */
  readonly stackUnits: readonly StackUnit[];
  /** Combat units, Leaders and Depots of each seat. */
  readonly unitsOf: readonly [readonly Unit[], readonly Unit[]];
  readonly leadersOf: readonly [readonly Unit[], readonly Unit[]];
  readonly depotsOf: readonly [readonly Unit[], readonly Unit[]];
  readonly corps: readonly CorpsInWorld[];

  /** Where pieces come in. */
  readonly entries: readonly Hex[];
  readonly arrivals: readonly (Arrival | null)[];
  /** Directions in which each seat retreats; null: nearer to a source (9.4.1.2c). */
  readonly compass: readonly [readonly Direction[], readonly Direction[]] | null;
  /** Sources of supply of each seat; without any the road leg counts as open (3.6c, I-153). */
  readonly sources: readonly [readonly Hex[], readonly Hex[]];
  /** Where March Orders may lead (5.5c, E7). */
  readonly destinations: readonly Hex[];
  /** Hexes worth points at the end (VP). */
  readonly objectives: readonly Hex[];
  /** 1 for hexes of the bank that has to be attacked (O1). */
  readonly farBank: Uint8Array | null;
  readonly start: Start;
  /** Buffers of searches: what is in them is of the last one, whoever made it. */
  readonly scratch: Scratch;
}

/** Where play begins: a phase, and where within it. */
export interface Opening {
  /** The place in `phases`. */
  readonly phase: number;
  /** Whether a new game begins, with its turn. */
  readonly isTurn: boolean;
  /** A step of administration, or "combat" in ic-combat. */
  readonly step: string | null;
  /** Whether it begins in the middle, with nothing taken off, worked out or rolled. */
  readonly isBegun: boolean;
  /** Whether the phase waits for its player though nobody can act in it: for questions. */
  readonly isHeld: boolean;
  /** The force that is acting out of command, and at which of its steps. */
  readonly activation: ActivationStep | null;
}

/** The steps of an activation. */
export const activationSteps = ["maneuver", "bombardment", "charge", "combat"] as const;
export type ActivationStep = (typeof activationSteps)[number];

/** How a game begins: pieces in their places, and the numbers of the state that are not 0. */
export interface Start {
  readonly opening: Opening;
  /** Pieces and their hexes, each stack from the bottom up. */
  readonly placed: readonly (readonly [piece: Unit, hex: Hex])[];
  /** Leaders of whom a position says how many points they have left. */
  readonly pointsGiven: readonly Unit[];
  /** Hexes of which a position says who was last in them. */
  readonly controlGiven: readonly (readonly [hex: Hex, seat: Seat])[];
  /** By column, whole. */
  readonly columns: Readonly<Record<string, ArrayLike<number>>>;
}
