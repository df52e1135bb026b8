import type { Happening } from "./happening.ts";

/** Chapters IV to VIII: moves, formations, facings, stacks, reactions that are no fight. */
export type MovementEvent =
  | Happening<"moved", { pieces: readonly number[]; path: readonly number[] }>
  | Happening<"entered", { pieces: readonly number[]; hex: number }>
  | Happening<"exited", { pieces: readonly number[] }>
  | Happening<"turned", { pieces: readonly number[]; facing: number }>
  | Happening<"formed", { pieces: readonly number[]; formation: number }>
  | Happening<"march-marked", { pieces: readonly number[]; isOn: boolean }>
  | Happening<"deployed", { piece: number; battalion: number }>
  | Happening<"absorbed", { piece: number; battalion: number }>
  | Happening<"window-closed", { pieces: readonly number[]; hex: number; how: "none" | "instruction" | "asked" }>
  | Happening<"reaction-failed", { piece: number }>
  | Happening<"march-surprised", { piece: number }>
  | Happening<"stood-back", { pieces: readonly number[]; hex: number }>;
