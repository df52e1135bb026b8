import type { Seat } from "@redoubt/engine";
import type { Nation, UnitKind } from "./data/counter.ts";

// The kinds of unit (2.7, 2.8) as World.kindOf has them: places in the list of kinds.
export const INFANTRY = 0;
export const ZOUAVE = 1;
export const CAVALRY = 2;
export const PIQUET = 3;

/** Who attacks together (9.3), as World.groupOf has them. The last two stand for positions that name no division or nation. */
export const groups = ["Soimonov", "Pavlov", "british", "french", "russian", "allied"] as const;
/** One of the groups. */
export type Group = (typeof groups)[number];

/** A counter as printed: what never changes about a unit. */
export interface PrintedUnit {
  /** The name in logs, answers and events: no blanks in it, unique in its game. */
  readonly id: string;
  /** The name as printed. */
  readonly name: string;
  readonly fullName: string;
  readonly seat: Seat;
  readonly nation: Nation | null;
  readonly group: Group;
  /** Regiment of a Russian battalion, brigade of an Allied unit. */
  readonly parent: string | null;
  /** The regiment, brigade or division that people look for it under. */
  readonly formation: string | null;
  readonly kind: UnitKind;
  /** Null where a position left it out: it is wrong to need it. */
  readonly cf: number | null;
  readonly steps: 1 | 2;
  /** The factor of the one-step substitute (2.11). */
  readonly reducedCf: number | null;
  /** The turn of entry of a reinforcement (5.5), null for a unit that begins on the map. */
  readonly entry: number | null;
  /** Coldstream or Grenadier Guards, whom bombardment shakes less (RBT, B-33). */
  readonly isSteady: boolean;
  /** Whether some printed value is our reconstruction. */
  readonly isReconstructed: boolean;
}

/** Whether a name is that of the Coldstream or Grenadier Guards, a lettered part of them included (B-33). */
export const isSteadyName = (name: string): boolean =>
  /^([A-Z]\/)?(CG|GG)$|Coldstream Guards|Grenadier Guards/.test(name);
