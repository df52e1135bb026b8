import type { ChartSet } from "../chart-set.ts";
import type { FireFactors } from "../checks/zones.ts";
import type { Nation } from "../data/order-of-battle.ts";
import type { Scenario } from "../data/scenario.ts";
import type { Arm, Formation } from "../formation.ts";
import type { SteppesMap } from "../ground.ts";
import type { CommanderValues, Scope } from "../piece.ts";
import type { SteppesOptions } from "../readings.ts";
import { EFFECTIVE, NO_FACING, NO_FORMATION, WAITING } from "../state.ts";
import type { Entry, StartPoint } from "../world.ts";

/** A piece before it has a place in World: others are named by their ids. */
export interface DraftPiece {
  readonly id: string;
  readonly name: string;
  readonly nation: Nation;
  readonly seat: number;
  /** UNIT, COMMANDER or RIDER. */
  readonly kind: number;
  readonly isReconstructed: boolean;
  /** The division or independent brigade it belongs to. */
  readonly command: string | null;
  readonly brigade: string | null;
  readonly corps: string | null;
  readonly scope: Scope | undefined;
  readonly arm: Arm | undefined;
  readonly traits: number;
  /** UNKNOWN where a position gives none. */
  readonly morale: number;
  readonly factors: FireFactors;
  readonly stars: number;
  /** At the start. */
  readonly strength: number;
  readonly lacksStrength: boolean;
  /** UNKNOWN where the chart decides. */
  readonly points: number;
  readonly formations: readonly Formation[];
  readonly battalion: string | null;
  readonly battery: string | null;
  readonly commander: CommanderValues | undefined;
  /** Of a rider: his commander-in-chief. */
  readonly chief: string | null;
}

/** Stands for a number that nobody gave. */
export const UNKNOWN = 255;

/** The numbers of the state that are kept by piece, as a piece has them when play starts. */
export interface PieceState {
  /** A hex, or one of the places off the map. */
  readonly hexOf: number;
  /** The place in its stack, 0 on top. */
  readonly stack: number;
  readonly sp: number;
  readonly facing: number;
  readonly formation: number;
  readonly level: number;
  readonly march: number;
  readonly rally: number;
  readonly box: number;
  readonly act: number;
  /** -1 for whatever its allowance is. */
  readonly mp: number;
  readonly mpStart: number;
  readonly lost: number;
  readonly marked: number;
}

/** A piece that waits off the map and has done nothing. */
export const idle: PieceState = {
  hexOf: WAITING,
  stack: 0,
  sp: 0,
  facing: NO_FACING,
  formation: NO_FORMATION,
  level: EFFECTIVE,
  march: 0,
  rally: 0,
  box: 0,
  act: 0,
  mp: -1,
  mpStart: -1,
  lost: 0,
  marked: 0,
};

/** A command, by ids. */
export interface DraftCommand {
  readonly id: string;
  readonly name: string;
  readonly seat: number;
  readonly marker: Nation;
  readonly leader: string | null;
  readonly corps: string | null;
  readonly isIndependent: boolean;
  readonly frozenUntil: number;
}

/** A brigade, by ids. */
export interface DraftBrigade {
  readonly id: string;
  readonly command: string;
  readonly leader: string | null;
}

/** A corps or wing, by ids. */
export interface DraftCorps {
  readonly id: string;
  readonly seat: number;
  readonly leader: string | null;
}

/** An order of a command (III.19 to III.24). */
export interface DraftOrder {
  readonly order: number;
  readonly goal: number;
  readonly left: number;
  readonly arrived: boolean;
}

/** Everything a game starts from, be it a battle or a position. */
export interface Draft {
  readonly scenario: Scenario | null;
  readonly options: SteppesOptions;
  readonly map: SteppesMap;
  readonly charts: ChartSet;
  readonly turns: number;
  readonly pieces: readonly DraftPiece[];
  readonly states: readonly PieceState[];
  readonly commands: readonly DraftCommand[];
  readonly brigades: readonly DraftBrigade[];
  readonly corps: readonly DraftCorps[];
  readonly entries: readonly Entry[];
  /** How far anybody sees, where it is the same in all turns; null for the battle's own fog. */
  readonly sightLimit: number | null;
  readonly from: StartPoint;
  /** By command. */
  readonly orders: readonly DraftOrder[];
  /** Who holds the key hexes where a file says so: a seat plus 1 (K-177). */
  readonly holders: readonly (number | undefined)[];
  /** Other columns, whole. */
  readonly columns: Readonly<Record<string, ArrayLike<number>>>;
}
