import type { Verdict } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import type { SightBlock, SightGround } from "../checks/sight.ts";
import type { Nation, UnitKind } from "../data/counter.ts";
import type { ReinforcementGroup } from "../data/reinforcements.ts";
import type { QuadEvent } from "../event.ts";
import type { QuadOptions } from "../readings.ts";
import type { QuadRule } from "../rule-index.ts";
import type { QuadPlay } from "../state.ts";
import type { VictoryRow } from "../tables/victory-alma.ts";

/** What a position leaves open of a unit, for the battle to say. */
export interface Described {
  readonly id: string;
  readonly kind: UnitKind;
  readonly nation: Nation;
  readonly parent: string | null;
  /** Whether it is a gun without a class. */
  readonly isUnclassedGun: boolean;
  readonly hasFatigue: boolean;
}

/**
 * What a battle changes of the Standard Rules: one value for each battle, and one for none. The standard rules ask for a rule by its
 * name and never for the battle.
 */
export interface ExclusiveRules {
  readonly id: "alma" | "balaclava" | null;

  /** Lines of sight (7.3, A18.4). */
  readonly sight: {
    readonly isClear: (ground: SightGround, from: Hex, to: Hex) => boolean;
    readonly block: (ground: SightGround, from: Hex, to: Hex) => SightBlock | null;
    readonly rule: (isAdjacent: boolean) => QuadRule;
    /** The bar to fire where nothing is seen. */
    readonly unseen: "no-line-of-sight" | "no-line-of-sight-at-alma";
  };
  /** Prices of steps. */
  readonly prices: {
    /** A18.3: a hex with a steep slope is dear as a whole; else only a step along such a slope is (5.25). */
    readonly hasSteepHexes: boolean;
    /** What closes an aqueduct to all but infantry. */
    readonly aqueduct: "B22.22" | "13.0";
  };
  /** A17.1: whether the way beyond the river is limited for a Parent Unit that is not all across. */
  readonly limitsCrossing: boolean;
  /** A20.1: whether the French wait. */
  readonly makesFrenchWait: boolean;
  /** B16.42, 5.19: what keeps a unit without movement allowance where it is. */
  readonly immobile: "B16.42" | "5.19";
  /** Guns: whether they have zones and attack (A19.0, A19.1), and whether they slip away (A19.2). */
  readonly guns: { readonly haveZones: boolean; readonly attack: boolean; readonly slipAway: boolean };
  /** B18: guns in redoubts that can be captured and spiked. */
  readonly hasRedoubtGuns: boolean;
  /** B21.0: British cavalry stacks by strength. */
  readonly stacksBritishCavalry: boolean;
  /** B22.11: who attacks out of an aqueduct is halved. */
  readonly halvesInAqueduct: boolean;
  /** B20.0: British losses demoralize. */
  readonly demoralizesBritish: boolean;
  /** A16.1: Parent Units that fire together hinder each other. */
  readonly hindersMixedFire: boolean;
  /** A21.1: whether the Russians roll for Preservation. */
  readonly hasPreservation: boolean;
  /** B17.21: whether Russians who come far west call the French. */
  readonly hasTripwire: boolean;
  /** Where Russian units leave the map, by which case, and whether only after Preservation (A21.13); null for nowhere. */
  readonly exit: {
    readonly hex: string;
    readonly rule: "A21.2" | "B23.21";
    readonly afterPreservation: boolean;
  } | null;
  /** The hexes that score for who holds them (B23.2). */
  readonly keyHexes: readonly string[];
  readonly reinforcements: (options: QuadOptions) => readonly ReinforcementGroup[];
  /** The allowance of a unit for which a position gives none, and what it is besides. */
  readonly usualAllowance: (unit: Described) => number | null;
  readonly isRedoubtGun: (unit: Described) => boolean;
  readonly tires: (unit: Described) => boolean;

  readonly victory: {
    readonly rows: readonly VictoryRow[];
    /** How often each row counts so far. */
    readonly tally: (g: QuadPlay) => Readonly<Record<string, number>>;
    readonly verdict: (allied: number, russian: number) => Verdict<QuadRule>;
    /** The score worked out anew from what was told; null where a battle has none. */
    readonly recount:
      | ((g: QuadPlay, events: readonly QuadEvent[]) => readonly [allied: number, russian: number])
      | null;
  };
  /** What else is told beside the map. */
  readonly notes: (g: QuadPlay) => readonly string[];
}
