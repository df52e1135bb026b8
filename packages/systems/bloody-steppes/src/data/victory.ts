import type { Nation, SideName } from "./order-of-battle.ts";

/** So many strength points of a nation lost are worth a victory point to the other side. */
export type LossRate = { readonly nation: Nation; readonly per: number };

/** A result. */
export type Verdict = "allied-decisive" | "allied-marginal" | "draw" | "russian-marginal" | "russian-decisive";

/** A hex or group of hexes to hold; points where they score. */
export type Objective = { readonly name: string; readonly hexes: readonly string[]; readonly points: number; readonly holder: SideName | null };

/** Points of a difference and the result they mean; the first band whose lowest number is reached counts. */
export type Band = { readonly atLeast: number; readonly verdict: Verdict };

/** How a battle is decided (II.20). Reconstructed: the scenario book is not at hand. */
export type Victory =
  /** By Allied points less Russian points: objectives that the Allies hold, losses, and strength that marched off. */
  | {
      readonly kind: "alma";
      readonly objectives: readonly Objective[];
      readonly losses: readonly LossRate[];
      /** Russian points for strength taken off the map unrouted, which does not count as lost. */
      readonly exitedPer: number;
      readonly bands: readonly Band[];
    }
  /** By Russian points less Allied points. */
  | {
      readonly kind: "balaclava";
      readonly objectives: readonly Objective[];
      readonly losses: readonly LossRate[];
      readonly redoubtGun: number;
      readonly russianGun: number;
      /** Entered by an unrouted Russian unit: the Russians win at once. */
      readonly gorge: readonly string[];
      readonly bands: readonly Band[];
    }
  /** By the first line that applies: places held, then Allied points less Russian points. */
  | {
      readonly kind: "inkerman";
      readonly homeRidge: readonly string[];
      readonly camp: readonly string[];
      readonly campFromTurn: number;
      /** Any of them in Russian hands at the end is a Russian victory. */
      readonly outworks: readonly Objective[];
      readonly shellHill: string;
      readonly losses: readonly LossRate[];
      readonly decisive: number;
      readonly bands: readonly Band[];
    }
  /** By Allied points less Russian points: for losses, for Russians near a village and for a cleared valley. */
  | {
      readonly kind: "scarlett";
      readonly losses: readonly LossRate[];
      readonly village: string;
      readonly villageWithin: number;
      readonly villagePoints: number;
      /** No unrouted Russian south of the row and west of the column. */
      readonly clearSouthOfRow: number;
      readonly clearWestOfColumn: number;
      readonly clearPoints: number;
      readonly bands: readonly Band[];
    }
  /** By British points less Russian points. */
  | {
      readonly kind: "great-redoubt";
      readonly objective: Objective;
      readonly losses: readonly LossRate[];
      readonly gun: number;
      readonly bands: readonly Band[];
    };
