import type { OptionSpec } from "@redoubt/engine";
import type { BattleCard } from "@redoubt/mechanics";

/** A battle as the start page shows it. */
export interface ShelfBattle {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly turns: number;
  readonly summary: string;
  readonly card: BattleCard | null;
  /** The files of its picture, by day and by lamp light. */
  readonly picture: { readonly light: string; readonly dark: string } | null;
  /** The nations of each side, in the order of the seats. */
  readonly nations: readonly (readonly string[])[];
  /** How many puzzles there are of it. */
  readonly puzzles: number;
}

/** A rule system as the start page shows it. */
export interface ShelfSystem {
  readonly id: string;
  readonly title: string;
  readonly edition: string;
  readonly version: string;
  readonly seats: readonly string[];
  readonly options: readonly OptionSpec[];
  /** Whether the levels of the computer opponent differ in it. */
  readonly hasMind: boolean;
  readonly battles: readonly ShelfBattle[];
}

declare const __SHELF__: readonly ShelfSystem[];

/** Every system and its battles, written down when the site was built: no system is loaded to show them. */
export const shelf: readonly ShelfSystem[] = __SHELF__;
