import type { CornerName } from "../checks/wedges.ts";
import type { Formation } from "../formation.ts";
import type { TroopType } from "./troops.ts";

/** The two sides. */
export const sides = ["allied", "russian"] as const;
/** One side. */
export type SideName = (typeof sides)[number];

/** The nations; markers are national (II.6). */
export const nations = ["british", "french", "turkish", "russian"] as const;
/** One nation. */
export type Nation = (typeof nations)[number];

/** The side a nation fights on. */
export function sideOfNation(nation: Nation): SideName {
  return nation === "russian" ? "russian" : "allied";
}

/** Ranks of commanders (III.1); `independent` leads an independent brigade, `artillery` the reserve artillery (XIII.3). */
export const ranks = ["commander-in-chief", "corps", "division", "independent", "brigade", "artillery"] as const;
/** One rank. */
export type Rank = (typeof ranks)[number];

/** To whom a unit belongs: a brigade, a division alone (III.2), a corps (III.4), the army (III.3), or nobody (III.13). */
export const scopes = ["brigade", "divisional", "corps", "army", "none"] as const;
/** One way of belonging. */
export type Scope = (typeof scopes)[number];

/** A division or independent brigade: what is activated (II.5). `marker`: whose activation markers it uses; `corps`: its corps or wing commander. */
export type CommandEntry = {
  readonly id: string;
  readonly name: string;
  readonly nation: Nation;
  readonly marker: Nation;
  readonly kind: "division" | "independent";
  readonly leader: string;
  readonly corps: string | null;
};

/** A brigade and its commander; an independent brigade is a brigade of its own name. */
export type BrigadeEntry = { readonly id: string; readonly command: string; readonly leader: string };

/** A commander. `at`: a hex or `entry:ID`. */
export type CommanderEntry = {
  readonly id: string;
  readonly name: string;
  readonly nation: Nation;
  readonly rank: Rank;
  readonly independence: number;
  readonly modifier: number;
  readonly command: string | null;
  readonly brigade: string | null;
  readonly at: string;
};

/**
 * A unit. `at`: a hex; `entry:ID`; `attached` for a skirmisher counter inside its battalion; `dispersed` for a battalion whose counters are
 * all out (IV.11). `stack` 0 is on top. A light battalion has `boxes`, one for each of its counters (IV.15); those name their `battalion`.
 * Counters of one Russian battery share its name (XI.4).
 */
export type UnitEntry = {
  readonly id: string;
  readonly name: string;
  readonly nation: Nation;
  readonly type: TroopType;
  readonly sp: number;
  readonly command: string | null;
  readonly brigade: string | null;
  readonly scope: Scope;
  readonly at: string;
  readonly stack: number;
  readonly formation: Formation | null;
  readonly facing: CornerName | null;
  readonly boxes?: readonly number[];
  readonly battalion?: string;
  readonly battery?: string;
};

/** Where and when reinforcements come on (II.4, II.17). */
export type EntryPoint = { readonly id: string; readonly turn: number; readonly hexes: readonly string[] };

/** Who fights in a battle. */
export type OrderOfBattle = {
  readonly commands: readonly CommandEntry[];
  readonly brigades: readonly BrigadeEntry[];
  readonly commanders: readonly CommanderEntry[];
  readonly units: readonly UnitEntry[];
  readonly entries: readonly EntryPoint[];
};
