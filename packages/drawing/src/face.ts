import type { Nation } from "./style/nation.ts";

/** What a unit is in the rules; each has a symbol of its own. */
export const BRANCHES = [
  "infantry",
  "cavalry",
  "artillery",
  "horse-artillery",
  "redoubt-gun",
  "zouave",
  "rifles",
  "piquet",
  "cossack",
  "headquarters",
  "leader",
  "supply",
  "bombardment",
  "battery",
] as const;

/** One of the symbols of a counter. */
export type Branch = (typeof BRANCHES)[number];

/**
 * What a printed value is for; "morale" stands in the disc, "class" is a gun's letter in italics, "cf" stands alone and large.
 * "range" is fire by range, "-1/0/+1": small, at the left, and like "movement" and "momentum" only where a counter is seen
 * large. "licorne" is a diamond before the morale of guns.
 */
export const VALUE_ROLES = [
  "fire",
  "range",
  "licorne",
  "class",
  "melee",
  "morale",
  "cf",
  "sp",
  "movement",
  "initiative",
  "momentum",
  "rating",
] as const;

/** One of the uses of a printed value. */
export type ValueRole = (typeof VALUE_ROLES)[number] | "other";

/** A value as printed, parentheses and all. */
export type FaceValue = {
  readonly text: string;
  readonly role: ValueRole;
  /** Below what is printed at this moment: the disc becomes a ring. */
  readonly isLowered?: boolean;
  /** What the value counts for, small beside it. */
  readonly factor?: string;
};

/** The conditions a unit may be in, several at once; each changes the counter's shape, not only its colour. */
export const FACE_STATES = [
  "disrupted",
  "reduced",
  "routed",
  "demoralized",
  "out-of-command",
  "low-ammunition",
] as const;

/** One of the conditions a counter shows. */
export type FaceState = (typeof FACE_STATES)[number];

/** The notices that have a sign of their own; any other word is told by its first letter. */
export const SIGNS = [
  "acted",
  "must-act",
  "fired",
  "moved",
  "hidden",
  "assault",
  "charge",
  "reaction",
  "forced-march",
  "rallying",
  "no-command",
  "until-rally",
  "out-of-supply",
  "held",
  "repulsed",
  "activated",
  "slowed",
  "failed",
  "building",
  "ordered",
] as const;

/** One of the notices that have a sign. */
export type Sign = (typeof SIGNS)[number];

/** Something to be noticed about a unit now. */
export type Pip =
  | { readonly kind: Sign }
  | { readonly kind: "strength"; readonly text: string }
  | { readonly kind: "letter"; readonly text: string }
  /** A torn tag at the foot, such as "2/4": points lost of those it can bear. */
  | { readonly kind: "tag"; readonly text: string };

/** How the troops stand, where a system knows formations. The last three are guns, which have a front and no formation. */
export const FORMATIONS = [
  "line",
  "column",
  "assault-column",
  "company-column",
  "march-column",
  "square",
  "skirmish",
  "dispersed",
  "battery",
  "half-battery",
  "fixed-guns",
] as const;

/** One of the formations a counter shows. */
export type Formation = (typeof FORMATIONS)[number];

/** What is no fighting unit has a silhouette of its own: leaders are round, riders a folded dispatch, depots a low box. */
export const SHAPES = ["disc", "dispatch", "box"] as const;

/** One of the silhouettes besides the square. */
export type Shape = (typeof SHAPES)[number];

/** What is being done with the unit at this moment of the decision. */
export type FaceRole = "selected" | "picked" | "may-be-attacked" | "attacked" | "ghost";

/** Everything a counter shows, in words that belong to no system. */
export type Face = {
  readonly id: string;
  readonly nation: Nation;
  readonly branch: Branch;
  /** A square where missing. */
  readonly shape?: Shape;
  /** Of a leader: bars up to three, a star above that. */
  readonly rank?: number;
  /** The unit, as printed at the left of the band. */
  readonly bandLeft: string;
  /** A shorter name for the table; the full one is cut when this is missing and it does not fit. */
  readonly bandShort?: string;
  /** The Parent Unit, division or corps, at the right of the band. */
  readonly bandRight?: string;
  /** The colours of band and symbol, from 1; those of the nation where missing. */
  readonly band?: number;
  readonly hue?: number;
  /** Printed values from left to right. */
  readonly values: readonly FaceValue[];
  readonly steps?: { readonly now: number; readonly max: number };
  readonly states: readonly FaceState[];
  readonly pips: readonly Pip[];
  /** A side of its hex by its direction, such as "NE", or a corner by the two sides it lies between, such as "N/NE". */
  readonly facing?: string;
  readonly formation?: Formation;
  readonly entryTurn?: string;
  /** Some printed value is our reconstruction. */
  readonly reconstructed?: boolean;
  readonly role?: FaceRole;
  /** The upper corner at which a leader stands with it: the names make room. */
  readonly badge?: "left" | "right";
};

/** How much of a counter can be read at its size. */
export type CounterDetail = "far" | "table" | "near";

/** The detail for a counter that is so many pixels wide on the screen. */
export const detailAt = (pixels: number): CounterDetail => (pixels < 30 ? "far" : pixels <= 80 ? "table" : "near");
