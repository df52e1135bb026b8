import type { Happening } from "./happening.ts";

/** Chapters IV to VIII: moves, formations, facings, stacks, reactions that are no fight. */
export type MovementEvent =
  | Happening<"moved", { piece: number; path: readonly number[]; cost: number }>
  | Happening<"turned", { piece: number; facing: number }>
  | Happening<"formed", { piece: number; formation: number }>;
