import type { Grid } from "@redoubt/hex";
import type { MapFile, Wedges } from "@redoubt/mechanics";
import type { Battle } from "./battles/battle.ts";
import type { ChartSet } from "./chart-set.ts";
import type { Sight } from "./checks/sight.ts";
import type { FireFactors } from "./checks/zones.ts";
import type { Arm, Formation } from "./formation.ts";
import type { Ground } from "./ground.ts";
import type { CommanderValues, Scope } from "./piece.ts";
import type { SteppesOptions } from "./readings.ts";
import type { Search } from "./search.ts";

/** A piece as it is printed: what people are told of it. */
export interface Piece {
  readonly id: string;
  readonly name: string;
  readonly nation: string;
  readonly isReconstructed: boolean;
}

/** What is activated: a division or an independent brigade (III.1). */
export interface Command {
  readonly id: string;
  readonly name: string;
  readonly seat: number;
  /** The place in World.nations of the nation whose markers activate it (K-13). */
  readonly marker: number;
  /** Its leader's piece; -1 where it has none. */
  readonly leader: number;
  /** The place in World.corps; -1 where it answers to the commander-in-chief directly. */
  readonly corps: number;
  /** Its commander-in-chief's piece; -1 where there is none. */
  readonly chief: number;
  /** An independent brigade: its leader is its one brigadier and reaches as far as one (III.37, XIII.10). */
  readonly isIndependent: boolean;
  /** The turn from which its order may be changed; 0 always, 255 never. */
  readonly frozenUntil: number;
}

/** A brigade within a command, or an independent one under its own leader. */
export interface Brigade {
  readonly id: string;
  readonly name: string;
  readonly command: number;
  /** Its brigadier's piece; -1 where its units belong to the division commander. */
  readonly leader: number;
}

/** A corps or wing. */
export interface Corps {
  readonly id: string;
  readonly seat: number;
  readonly leader: number;
}

/** When and where pieces come onto the map (II.17, K-141). */
export interface Entry {
  readonly id: string;
  readonly turn: number;
  readonly hexes: readonly number[];
  readonly pieces: readonly number[];
}

/** All that never changes in one game. Arrays without another word are by piece. */
export interface World {
  readonly scenario: string | null;
  readonly options: SteppesOptions;
  /** XV: the optional activation (`standard` where chapter II holds). */
  readonly activation: "standard" | "optional";
  readonly turns: number;
  /** What only this battle has. */
  readonly battle: Battle;
  readonly mapFile: MapFile;
  readonly grid: Grid;
  readonly ground: Ground;
  /** The charts in force: ours, or some of a position's own. */
  readonly charts: ChartSet;
  readonly sight: Sight;
  readonly search: Search;
  /** Front, flank and rear at any range (V.3, K-1). */
  readonly wedges: Wedges;
  /** Hexes that nobody may enter, by turn; undefined where there are none (II.16). */
  readonly closedHexes: readonly (readonly number[] | undefined)[];
  /** How far anybody sees on each turn (K-180); 255 where nothing limits it. */
  readonly sightLimit: Uint8Array;
  readonly nations: readonly string[];
  readonly commands: readonly Command[];
  readonly brigades: readonly Brigade[];
  readonly corps: readonly Corps[];
  readonly entries: readonly Entry[];
  /** Where units of each seat may leave the map (K-181). */
  readonly exits: readonly (readonly number[])[];
  /** Hexes whose holder counts (K-177). */
  readonly keyHexes: readonly number[];
  /** By hex: its place in `keyHexes`, plus 1. */
  readonly keyAt: Uint8Array;
  /** The facing towards the enemy, by seat: what units that rally take, and what is offered first. */
  readonly homeFacing: readonly [number, number];
  /** Added to the initiative die, by turn and seat (II.8). */
  readonly initiative: readonly (readonly [number, number])[];

  readonly pieces: readonly Piece[];
  readonly count: number;
  readonly pieceIndex: ReadonlyMap<string, number>;
  /** UNIT, COMMANDER or RIDER. */
  readonly kindOf: Uint8Array;
  readonly seatOf: Uint8Array;
  readonly nationOf: Uint8Array;
  /** The place in `commands`; 255 for none. */
  readonly commandOf: Uint8Array;
  /** The place in `brigades`; 255 for none. */
  readonly brigadeOf: Uint8Array;
  /** The place in `corps`; 255 for none. */
  readonly corpsOf: Uint8Array;
  readonly scopeOf: readonly (Scope | undefined)[];
  readonly armOf: readonly (Arm | undefined)[];
  /** Bits of piece.ts. */
  readonly traits: Uint16Array;
  readonly morale: Uint8Array;
  readonly factors: readonly FireFactors[];
  /** Momentum stars (XII.38). */
  readonly stars: Uint8Array;
  /** Strength at the start; 0 for guns, commanders and riders. */
  readonly strength: Uint8Array;
  /** Movement Points where the counter prints its own; 255 where the chart decides. */
  readonly ownPoints: Uint8Array;
  /** Of a counter of skirmishers: its battalion's piece (IV.14); -1 for none. */
  readonly battalionOf: Int16Array;
  /** Half-batteries of one battery share a number above 0 (XI.4). */
  readonly batteryOf: Uint8Array;
  readonly commanders: readonly (CommanderValues | undefined)[];
  /** Of a rider: his commander-in-chief's piece; -1 for none. */
  readonly chiefOf: Int16Array;
  /** The place in `entries` of a piece that comes later; -1 for none. */
  readonly entryOf: Int16Array;
  /** 1 for a unit of a position that gives it no strength: whatever needs it says so (values.ts). */
  readonly lacksStrength: Uint8Array;
  /** The formations a unit may take. */
  readonly formations: readonly (readonly Formation[])[];
  /** The combat units of each seat. */
  readonly unitsOf: readonly (readonly number[])[];
  /** By command: the pieces that may belong to its activation; by seat: the units that may be left over (active.ts decides). */
  readonly memberships: readonly (readonly number[])[];
  readonly leftovers: readonly (readonly number[])[];
  /** By piece: the counters of skirmishers that a battalion has (IV.14). */
  readonly countersOf: readonly (readonly number[])[];
  /** By piece: the command that it leads; -1 for none. */
  readonly ledBy: Int16Array;
  /** By piece: the commanders through whom it is in command, and those it looks to when its own brigadier is lost (III.10, XIII.10). */
  readonly headquarters: readonly (readonly number[])[];
  readonly headquartersInstead: readonly (readonly number[])[];
  /** The depth of the zone of each unit that is not routed, by unit times `zoneForms` plus c.formation (VI.1, VI.2). */
  readonly zoneDepths: Uint8Array;
  /** How far any zone or fire of the game reaches. */
  readonly farthest: number;
  readonly start: Start;
}

/** Where play starts. */
export type StartPoint =
  /** With the first turn of a battle. */
  | { readonly at: "turn" }
  /** In the command phase at one of its two sheets, which some seats have sealed (K-139). */
  | { readonly at: "command"; readonly sheet: 1 | 2; readonly sealed: readonly number[] }
  /** Between two activations: c.holder takes or draws a marker next. */
  | { readonly at: "activations" }
  /** In the activation that c.active names; without a snapshot it is taken first, and changes nothing else. */
  | { readonly at: "activation"; readonly isSnapshotGiven: boolean }
  | { readonly at: "reorganization" };

/** How a game begins: the numbers of the state that are not 0, and where play starts. */
export interface Start {
  readonly from: StartPoint;
  /** Pieces and their hexes, each stack from the bottom up. */
  readonly placed: readonly (readonly [piece: number, hex: number])[];
  /** The orders that both sides know of: those with which the battle begins, by command; others are taken to defend. */
  readonly knownOrders: readonly { readonly order: number; readonly goal: number; readonly left: number }[];
  /** By key hex: 1 where a file says who holds it, whoever stands there. */
  readonly isHolderGiven: Uint8Array;
  /** By column, whole. */
  readonly columns: Readonly<Record<string, ArrayLike<number>>>;
}
