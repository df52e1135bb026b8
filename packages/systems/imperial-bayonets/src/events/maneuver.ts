import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import type { Bridge } from "../crossing.ts";
import type { Happening, Rolled } from "./happening.ts";

/** Movement and all that units do instead of it. */
export type ManeuverEvent =
  | Happening<"moved", { units: readonly Unit[]; path: readonly Hex[] }>
  | Happening<"entered", { units: readonly Unit[]; hex: Hex; cost: number }>
  | Happening<"march-begun" | "march-ended" | "march-broken", { unit: Unit }>
  | Happening<"shaken", { unit: Unit }>
  | Happening<"captured", { piece: Unit; hex: Hex }>
  | Happening<"digging", { unit: Unit; hex: Hex }>
  | Happening<"dig-rolled", Rolled & { hex: Hex; less: number }>
  | Happening<"position-built" | "construction-kept" | "construction-gone" | "position-gone", { hex: Hex }>
  | Happening<"bridge-rolled", Rolled & { unit: Unit; from: Hex; to: Hex }>
  | Happening<"bridge-changed", { from: Hex; to: Hex; now: Bridge }>
  | Happening<"bridge-unchanged", { from: Hex; to: Hex }>
  | Happening<"prepared", { unit: Unit; target: Hex }>
  | Happening<"repulse-failed", { units: readonly Unit[]; hex: Hex }>
  | Happening<"marked", { units: readonly Unit[] }>;
