import type { RetributionRule } from "../rule-index.ts";

/** Where a value comes from: a case of the book, or our reconstruction with its reason. */
export type Source = { readonly given: RetributionRule } | { readonly reconstructed: string };

/** The two sides, the Russian first: he takes the first action of every phase. */
export const sides = ["russian", "allied"] as const;
/** One of the two sides. */
export type Side = (typeof sides)[number];

/** Whose soldiers they are; British and French never attack together (9.3). */
export const nations = ["russian", "british", "french"] as const;
/** One of the three nations. */
export type Nation = (typeof nations)[number];

/** Unit types of 2.8, and the static Piquets of 2.7. */
export const unitKinds = ["infantry", "zouave", "cavalry", "piquet"] as const;
/** One of the unit types. */
export type UnitKind = (typeof unitKinds)[number];

/** One counter as it lies on the sheet at the start; a two-step unit brings its substitute with it. */
export interface Counter {
  readonly id: string;
  /** As printed on the counter. */
  readonly name: string;
  readonly fullName: string;
  readonly side: Side;
  readonly nation: Nation;
  /** Soimonov or Pavlov for the Russians, whose divisions never attack together (9.3); null where no division is known. */
  readonly division: string | null;
  /** Regiment of a Russian battalion, brigade of an Allied unit. */
  readonly parent: string | null;
  readonly kind: UnitKind;
  readonly cf: number;
  readonly steps: 1 | 2;
  /** Factor of the one-step substitute (2.11), null for a one-step unit. */
  readonly reducedCf: number | null;
  /** Set-up hex, null for a reinforcement. */
  readonly at: string | null;
  /** Turn of entry, null for a unit that sets up on the map. */
  readonly entry: 1 | 2 | 3 | null;
  readonly sources: {
    readonly name: Source;
    readonly division: Source;
    readonly kind: Source;
    readonly cf: Source;
    readonly steps: Source;
    readonly place: Source;
  };
}
