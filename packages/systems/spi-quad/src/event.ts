import type { GameEvent, Seat } from "@redoubt/engine";
import type { AppliedRow } from "@redoubt/mechanics";
import type { QuadRule } from "./rule-index.ts";
import type { Phase } from "./state.ts";
import type { MeleeLine } from "./tables/melee-odds.ts";
import type { MeleeResult } from "./tables/melee-results.ts";

type Tells<K extends string, F extends object> = GameEvent<QuadRule> & { readonly kind: K } & Readonly<F>;
type Ledger = readonly AppliedRow<QuadRule>[];

/** What one target of a fire attack is dealt: its own column (1 to 8) after the shifts, and the result there. */
export interface FireHit {
  readonly unit: string;
  readonly column: number;
  readonly result: number;
  /** The morale that the result is compared with: below it nothing happens (7.13). */
  readonly morale: number;
  readonly ledger: Ledger;
}

/** The course of the game, and movement. Units and hexes by name; points in halves. */
type TurnEvent =
  | Tells<"turn-began", { turn: number }>
  | Tells<"phase-began", { phase: Phase; seat: Seat; turn: number }>
  | Tells<"moved", { unit: string; path: readonly string[]; cost: number }>
  | Tells<"entered", { unit: string; hex: string; cost: number }>
  | Tells<"exited", { unit: string; hex: string }>
  | Tells<"restacked", { unit: string; hex: string }>
  | Tells<"french-called", { hex: string }>
  | Tells<"preservation-rolled", { dice: readonly number[]; lost: number; total: number }>
  | Tells<"preservation-triggered", { turn: number }>
  | Tells<"game-ended", { turn: number }>;

/** What becomes of units, whatever the reason. */
type FateEvent =
  | Tells<"disrupted", { unit: string; hex: string }>
  | Tells<"rallied", { unit: string; hex: string }>
  | Tells<"eliminated", { unit: string; hex: string }>
  | Tells<"captured", { unit: string; hex: string }>
  | Tells<"spiked", { unit: string; hex: string }>
  | Tells<"tired", { unit: string; level: number }>
  /** What will become of a unit once retreats have been made, told with the result that brings it about. */
  | Tells<"doomed", { unit: string; fate: "eliminated" | "captured" | "penned" }>
  | Tells<"demoralized", { lost: number }>;

/** How fire, melee and rally were resolved. */
type DiceEvent =
  | Tells<
      "fire-resolved",
      {
        hex: string;
        firers: readonly string[];
        strength: number;
        /** The die that fell; `die` is the one read on the table after the modifiers of A16.1. */
        dice: readonly number[];
        die: number;
        ledger: Ledger;
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
        ledger: Ledger;
      }
    >
  | Tells<"rally-rolled", { unit: string; dice: readonly number[]; die: number; morale: number; ledger: Ledger }>;

/** What fire and melee make units do. */
type CombatEvent =
  | Tells<"retreat-ordered", { unit: string; hexes: number }>
  | Tells<"advance-open", { units: readonly string[]; hexes: readonly string[] }>
  | Tells<"retreated", { unit: string; path: readonly string[] }>
  | Tells<"displaced", { unit: string; from: string; to: string }>
  | Tells<"withdrew", { unit: string; from: string; to: string }>
  | Tells<"advanced", { unit: string; from: string; to: string }>;

/** Everything that can happen. */
export type QuadEvent = TurnEvent | FateEvent | DiceEvent | CombatEvent;
