/** The kinds of piece: all of them are named and stacked alike, only units fight (K-11). */
export const UNIT = 0;
export const COMMANDER = 1;
export const RIDER = 2;

/** The ranks of commanders, from the top (I.11, III.1). */
export const ranks = ["commander-in-chief", "corps", "division", "brigade", "artillery"] as const;
/** One rank; a division commander leads a command, be it a division or an independent brigade (Command.isIndependent). */
export type Rank = (typeof ranks)[number];

/** Where in the army a unit belongs (III.2 to III.4, III.13). */
export const scopes = ["brigade", "division", "corps", "army", "non-divisional"] as const;
export type Scope = (typeof scopes)[number];

/** Bits of World.traits. */
/** May form a skirmish line (IV.1). */
export const LIGHT = 1;
/** British infantry that fires and fights in line alone (IV.2). */
export const BRITISH_LINE = 2;
/** Zouaves and Algerian rifles: their skirmishers attack anything (XII.28). */
export const ZOUAVE = 4;
/** Cossacks: cavalry that fights dispersed (IV.4). */
export const COSSACK = 8;
export const HEAVY = 16;
/** Guns marked with a diamond (XI.12). */
export const LICORNE = 32;
/** Guns that never leave their hex. */
export const FIXED = 64;
/** May take company column (IV.1). */
export const COMPANY_COLUMN = 128;
/** A counter of skirmishers that belongs to a battalion (IV.11, IV.15). */
export const SKIRMISHERS = 256;
/** May never leave skirmish formation. */
export const SKIRMISH_ONLY = 512;

/** What a commander has: his rank, what he checks against, and what he adds to morale (XIII.1). */
export interface CommanderValues {
  readonly rank: Rank;
  readonly independence: number;
  readonly modifier: number;
  /** How far his command reaches (III.34 to III.37); nobody is in command through an artillery commander (K-182). */
  readonly range: number;
}
