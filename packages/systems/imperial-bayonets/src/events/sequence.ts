import type { Seat } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import type { Happening, Rolled } from "./happening.ts";

/** Turns, phases, weather, the end, and what a Rally or a night brings. */
export type SequenceEvent =
  | Happening<"turn-began", { turn: number; clock: string; night: boolean }>
  | Happening<"phase-began", { phase: number; seat: Seat }>
  | Happening<"weather-rolled", Rolled>
  | Happening<"weather-set", { weather: number }>
  | Happening<"next-admin-rolled", Rolled>
  | Happening<"next-admin-set", { turn: number }>
  | Happening<"waited", { points: number }>
  | Happening<"rallied", { units: readonly Unit[] }>
  | Happening<"unmarked", { units: readonly Unit[] }>
  | Happening<"disengaged", { unit: Unit; path: readonly Hex[] }>
  | Happening<"game-ended", { level: string; difference: number }>;
