import type { Happening, Rolled } from "./happening.ts";

/** Supply, Recovery, March Orders, command points and initiative. */
export type CommandEvent =
  | Happening<"supply-lost" | "supply-found", { units: readonly number[] }>
  | Happening<"sponsored", { leader: number }>
  | Happening<"recovery-rolled", Rolled & { unit: number; rating: number }>
  | Happening<"recovered", { unit: number; hex: number }>
  | Happening<"not-recovered", { unit: number }>
  | Happening<"corps-broken" | "corps-cured", { corps: number }>
  | Happening<"order-written", { units: readonly number[]; to: number }>
  | Happening<"order-shown", { units: readonly number[]; to: number; seat: number }>
  | Happening<"order-left", { unit: number }>
  | Happening<"commanded", { leader: number; officer: number; units: readonly number[] }>
  | Happening<"force-commanded", { leader: number; hex: number; units: readonly number[] }>
  | Happening<"kept-in-command", { units: readonly number[] }>
  | Happening<"officer-checked", Rolled & { leader: number; rating: number }>
  | Happening<"force-checked", Rolled & { unit: number; hex: number; rating: number }>
  | Happening<"freed", { units: readonly number[]; isSlowed: boolean }>
  | Happening<"locked", { units: readonly number[] }>
  | Happening<"activated", { units: readonly number[]; hex: number }>;
