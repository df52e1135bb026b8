import type { GameEvent } from "@redoubt/engine";
import type { CombatEvent } from "./combat-event.ts";
import type { QuadRule } from "./rule-index.ts";
import type { Phase } from "./state.ts";

type Tells<K extends string, F extends object> = GameEvent<QuadRule> & { readonly kind: K } & Readonly<F>;

/** What can happen outside fire, melee and rally. Units and hexes by name; points in halves. */
export type TurnEvent =
  | Tells<"turn-began", { turn: number }>
  | Tells<"phase-began", { phase: Phase; seat: number; turn: number }>
  | Tells<"moved", { unit: string; path: readonly string[]; cost: number }>
  | Tells<"entered", { unit: string; hex: string; cost: number }>
  | Tells<"exited", { unit: string; hex: string }>
  | Tells<"restacked", { unit: string; hex: string }>
  | Tells<"disrupted", { unit: string; hex: string }>
  | Tells<"rallied", { unit: string; hex: string }>
  | Tells<"eliminated", { unit: string; hex: string }>
  | Tells<"captured", { unit: string; hex: string }>
  | Tells<"spiked", { unit: string; hex: string }>
  | Tells<"tired", { unit: string; level: number }>
  | Tells<"demoralized", { lost: number }>
  | Tells<"french-called", { hex: string }>
  | Tells<"preservation-rolled", { dice: readonly number[]; lost: number; total: number }>
  | Tells<"preservation-triggered", { turn: number }>
  | Tells<"game-ended", { turn: number }>;

/** Everything that can happen. */
export type QuadEvent = TurnEvent | CombatEvent;
