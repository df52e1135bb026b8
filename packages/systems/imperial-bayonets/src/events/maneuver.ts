import type { Bridge } from "../crossing.ts";
import type { Happening, Rolled } from "./happening.ts";

/** Movement and all that units do instead of it. */
export type ManeuverEvent =
  | Happening<"moved", { units: readonly number[]; path: readonly number[] }>
  | Happening<"entered", { units: readonly number[]; hex: number; cost: number }>
  | Happening<"march-begun" | "march-ended" | "march-broken", { unit: number }>
  | Happening<"shaken", { unit: number }>
  | Happening<"captured", { piece: number; hex: number }>
  | Happening<"digging", { unit: number; hex: number }>
  | Happening<"dig-rolled", Rolled & { hex: number; less: number }>
  | Happening<"position-built" | "construction-kept" | "construction-gone" | "position-gone", { hex: number }>
  | Happening<"bridge-rolled", Rolled & { unit: number; from: number; to: number }>
  | Happening<"bridge-changed", { from: number; to: number; now: Bridge }>
  | Happening<"bridge-unchanged", { from: number; to: number }>
  | Happening<"prepared", { unit: number; target: number }>
  | Happening<"repulse-failed", { units: readonly number[]; hex: number }>
  | Happening<"marked", { units: readonly number[] }>;
