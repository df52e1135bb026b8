import type { Seat } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import type { Happening, Rolled } from "./happening.ts";

/** Supply, Recovery, March Orders, command points and initiative. */
export type CommandEvent =
  | Happening<"supply-lost" | "supply-found", { units: readonly Unit[] }>
  | Happening<"sponsored", { leader: Unit }>
  | Happening<"recovery-rolled", Rolled & { unit: Unit; rating: number }>
  | Happening<"recovered", { unit: Unit; hex: Hex }>
  | Happening<"not-recovered", { unit: Unit }>
  | Happening<"corps-broken" | "corps-cured", { corps: number }>
  | Happening<"order-written", { units: readonly Unit[]; to: Hex }>
  | Happening<"order-shown", { units: readonly Unit[]; to: Hex; seat: Seat }>
  | Happening<"order-left", { unit: Unit }>
  | Happening<"commanded", { leader: Unit; officer: Unit; units: readonly Unit[] }>
  | Happening<"force-commanded", { leader: Unit; hex: Hex; units: readonly Unit[] }>
  | Happening<"kept-in-command", { units: readonly Unit[] }>
  | Happening<"officer-checked", Rolled & { leader: Unit; rating: number }>
  | Happening<"force-checked", Rolled & { unit: Unit; hex: Hex; rating: number }>
  | Happening<"freed", { units: readonly Unit[]; isSlowed: boolean }>
  | Happening<"locked", { units: readonly Unit[] }>
  | Happening<"activated", { units: readonly Unit[]; hex: Hex }>;
