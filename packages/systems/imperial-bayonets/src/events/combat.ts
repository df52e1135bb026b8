import type { EliminationCause } from "../tables/eliminations.ts";
import type { Happening, OnChart, Rolled } from "./happening.ts";

/** Who fights whom, and with what. */
interface Fight extends OnChart {
  readonly units: readonly number[];
  readonly hexes: readonly number[];
  readonly attack: number;
  readonly defence: number;
}

/** Bombardment, charges, attacks, Shock, and what comes of them. */
export type CombatEvent =
  | Happening<"bombarded", OnChart & { units: readonly number[]; hex: number; attack: number }>
  | Happening<"charged" | "attacked" | "repulse-tried", Fight>
  | Happening<"shocked", OnChart & { leads: readonly [number, number]; sums: readonly [number, number] }>
  | Happening<"nothing-happened", { hex: number }>
  | Happening<"shock-followed", { hexes: readonly number[] }>
  | Happening<"disrupted", { unit: number }>
  | Happening<"step-lost", { unit: number }>
  | Happening<"step-owed", { hex: number; seat: number }>
  | Happening<"exchange-owed", { sp: number }>
  | Happening<"must-retreat", { unit: number; hexes: number }>
  | Happening<"retreated", { unit: number; path: readonly number[] }>
  | Happening<"overran", { units: readonly number[]; hex: number }>
  | Happening<"box-rolled", Rolled & { unit: number }>
  | Happening<"eliminated", { unit: number; box: "uar" | "peu"; cause: EliminationCause | "step" | "recovery" }>
  | Happening<"leader-rolled", Rolled & { leader: number }>
  | Happening<"leader-killed" | "leader-unhurt", { leader: number }>
  | Happening<"advanced", { unit: number; path: readonly number[] }>
  | Happening<"followed", { leader: number; hex: number }>;
