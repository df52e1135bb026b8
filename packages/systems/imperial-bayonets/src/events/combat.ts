import type { Seat } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import type { EliminationCause } from "../tables/eliminations.ts";
import type { Happening, OnChart, Rolled } from "./happening.ts";

/** Who fights whom, and with what. */
interface Fight extends OnChart {
  readonly units: readonly Unit[];
  readonly hexes: readonly Hex[];
  readonly attack: number;
  readonly defence: number;
}

/** Bombardment, charges, attacks, Shock, and what comes of them. */
export type CombatEvent =
  | Happening<"bombarded", OnChart & { units: readonly Unit[]; hex: Hex; attack: number }>
  | Happening<"charged" | "attacked" | "repulse-tried", Fight>
  | Happening<"shocked", OnChart & { leads: readonly [Unit, Unit]; sums: readonly [number, number] }>
  | Happening<"nothing-happened", { hex: Hex }>
  | Happening<"shock-followed", { hexes: readonly Hex[] }>
  | Happening<"disrupted", { unit: Unit }>
  | Happening<"step-lost", { unit: Unit }>
  | Happening<"step-owed", { hex: Hex; seat: Seat }>
  | Happening<"exchange-owed", { sp: number }>
  | Happening<"must-retreat", { unit: Unit; hexes: number }>
  | Happening<"retreated", { unit: Unit; path: readonly Hex[] }>
  | Happening<"overran", { units: readonly Unit[]; hex: Hex }>
  | Happening<"box-rolled", Rolled & { unit: Unit }>
  | Happening<"eliminated", { unit: Unit; box: "uar" | "peu"; cause: EliminationCause | "step" | "recovery" }>
  | Happening<"leader-rolled", Rolled & { leader: Unit }>
  | Happening<"leader-killed" | "leader-unhurt", { leader: Unit }>
  | Happening<"advanced", { unit: Unit; path: readonly Hex[] }>
  | Happening<"followed", { leader: Unit; hex: Hex }>;
