import type { GameEvent } from "@redoubt/engine";
import type { AppliedRow } from "@redoubt/mechanics";
import type { QuadRule } from "./rule-index.ts";
import type { MeleeLine } from "./tables/melee-odds.ts";
import type { MeleeResult } from "./tables/melee-results.ts";

type Tells<K extends string, F extends object> = GameEvent<QuadRule> & { readonly kind: K } & Readonly<F>;

/** What one target of a fire attack is dealt: its own column (1 to 8) after the shifts, and the result there. */
export interface FireHit {
  readonly unit: string;
  readonly column: number;
  readonly result: number;
  readonly ledger: readonly AppliedRow<QuadRule>[];
}

/** What can happen in fire, melee and rally, besides what TurnEvent tells. Units and hexes by name. */
export type CombatEvent =
  | Tells<
      "fire-resolved",
      {
        hex: string;
        firers: readonly string[];
        strength: number;
        /** The die that fell, then the one read on the table after the modifiers of A16.1. */
        dice: readonly number[];
        die: number;
        ledger: readonly AppliedRow<QuadRule>[];
        hits: readonly FireHit[];
      }
    >
  | Tells<
      "melee-resolved",
      {
        hexes: readonly string[];
        attackers: readonly string[];
        defenders: readonly string[];
        attack: number;
        defence: number;
        odds: string;
        line: MeleeLine;
        /** 1 to 8. */
        column: number;
        dice: readonly number[];
        /** Die plus attacker's morale less 1 (8.81). */
        row: number;
        result: MeleeResult;
        ledger: readonly AppliedRow<QuadRule>[];
      }
    >
  | Tells<
      "rally-rolled",
      {
        unit: string;
        dice: readonly number[];
        die: number;
        morale: number;
        ledger: readonly AppliedRow<QuadRule>[];
      }
    >
  | Tells<"retreat-ordered", { unit: string; hexes: number }>
  | Tells<"retreated", { unit: string; path: readonly string[] }>
  | Tells<"displaced", { unit: string; from: string; to: string }>
  | Tells<"withdrew", { unit: string; from: string; to: string }>
  | Tells<"advanced", { unit: string; from: string; to: string }>;
