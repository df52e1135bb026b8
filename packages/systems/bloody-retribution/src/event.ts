import type { GameEvent } from "@redoubt/engine";
import type { AppliedRow } from "@redoubt/mechanics";
import type { RetributionRule } from "./rule-index.ts";
import type { BombardmentResult } from "./tables/bombardment.ts";

type Tells<K extends string, F extends object> = GameEvent<RetributionRule> & { readonly kind: K } & Readonly<F>;
type Rows = readonly AppliedRow<RetributionRule>[];
type ActionKind = "movement" | "combat";

/** What can happen to the turn and its phases. */
export type TurnEvent =
  | Tells<"turn-began", { turn: number }>
  | Tells<"order-rolled", { dice: readonly number[] }>
  | Tells<"order-set", { first: ActionKind; second: ActionKind }>
  | Tells<"phase-began", { phase: ActionKind; turn: number }>
  | Tells<"offer-made", { seat: number }>
  | Tells<"offer-accepted" | "offer-refused", { seat: number }>
  | Tells<"finished-phase", { seat: number }>
  | Tells<"phase-ended", { phase: ActionKind }>
  | Tells<"recovered", { units: number }>
  | Tells<"marker-set-aside" | "markers-reclaimed", { left: number }>
  | Tells<"game-ended", { verdict: string; reason: string }>;

/** What can happen to units and hexes outside a battle. */
export type UnitEvent =
  | Tells<"moved", { unit: string; path: readonly string[]; cost: number }>
  | Tells<"entered", { unit: string; hex: string; cost: number }>
  | Tells<"control-changed", { hex: string; seat: number }>
  | Tells<"disrupted", { unit: string; hex: string }>
  | Tells<"bombarded", { unit: string; hex: string; dice: readonly number[]; ledger: Rows; result: BombardmentResult }>
  | Tells<"unharmed", { unit: string; hex: string }>
  | Tells<"step-lost", { unit: string; hex: string }>
  | Tells<"eliminated", { unit: string; hex: string }>;

/** What can happen in an attack. Columns run from -2 to +10. */
export type AttackEvent =
  | Tells<
      "attack-declared",
      {
        attackers: readonly string[];
        defenders: readonly string[];
        hex: string;
        attack: number;
        defence: number;
        column: number;
        ledger: Rows;
        momentum: boolean;
      }
    >
  | Tells<"guns-silenced", { hex: string }>
  | Tells<"combat-rolled", { hex: string; dice: readonly number[]; column: number; result: string; ledger: Rows }>
  | Tells<"combat-result", { dice: readonly number[]; attackerLoss: number; defenderLoss: number }>
  | Tells<"spared", { units: readonly string[] }>
  // What is told at once although somebody is asked before it happens.
  | Tells<"losses-owed", { units: readonly string[]; steps: number }>
  | Tells<"loss-ahead", { unit: string; hex: string; isLast: boolean }>
  | Tells<"disruption-ahead", { units: readonly string[] }>
  | Tells<"way-open", { hex: string; units: readonly string[]; isAhead: boolean }>
  | Tells<"momentum-open", { unit: string; hex: string }>
  | Tells<"advanced" | "flanked", { unit: string; from: string; hex: string }>;

/** Everything that can happen. Units and hexes by name; points in halves. */
export type RetributionEvent = TurnEvent | UnitEvent | AttackEvent;
