import type { Happening, Rolled } from "./happening.ts";

/** Turns, phases, weather, the end, and what a Rally or a night brings. */
export type SequenceEvent =
  | Happening<"turn-began", { turn: number; clock: string; night: boolean }>
  | Happening<"phase-began", { phase: number; seat: number }>
  | Happening<"weather-rolled", Rolled>
  | Happening<"weather-set", { weather: number }>
  | Happening<"next-admin-rolled", Rolled>
  | Happening<"next-admin-set", { turn: number }>
  | Happening<"waited", { points: number }>
  | Happening<"rallied", { units: readonly number[] }>
  | Happening<"unmarked", { units: readonly number[] }>
  | Happening<"disengaged", { unit: number; path: readonly number[] }>
  | Happening<"game-ended", { level: string; difference: number }>;
