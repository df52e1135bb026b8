import type { Happening } from "./happening.ts";

/** Chapters II, III and XV: turns, markers, initiative, orders, riders. */
export type CommandEvent =
  | Happening<"turn-began", { turn: number }>
  | Happening<"phase-began", { phase: number }>
  | Happening<"activated", { command: number; ordinal: number }>
  | Happening<"activation-ended", { command: number }>
  | Happening<"delay-rolled", { entry: number; dice: readonly number[] }>
  | Happening<"entry-delayed", { entry: number }>
  | Happening<"automatic-victory", { seat: number }>;
