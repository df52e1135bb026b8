import type { AppliedRow } from "@redoubt/mechanics";
import type { SteppesRule } from "../rule-index.ts";
import type { Happening } from "./happening.ts";

/** Chapters XIII and XIV: losses, levels, falling back, flight, commanders, rally. */
export type AfterCombatEvent =
  | Happening<"strength-lost", { piece: number; sp: number }>
  /** XIV.3: a box of one of its counters is crossed off. */
  | Happening<"box-crossed", { piece: number; battalion: number }>
  /** XIV.25: Movement Points that fire took from units on the move. */
  | Happening<"mobility-lost", { pieces: readonly number[]; mp: number }>
  /** XIV.64: what their LOST POINTS marker now shows. */
  | Happening<"points-marked", { pieces: readonly number[]; points: number }>
  | Happening<"destroyed", { piece: number }>
  | Happening<"disorganized", { piece: number }>
  | Happening<"reorganized", { piece: number }>
  | Happening<"routed", { piece: number }>
  | Happening<"rallied", { piece: number }>
  | Happening<"fell-back", { pieces: readonly number[]; path: readonly number[] }>
  | Happening<"fled", { pieces: readonly number[]; path: readonly number[] }>
  | Happening<"pushed", { pieces: readonly number[]; path: readonly number[] }>
  /** What a result imposes on units before they choose where they go. */
  | Happening<"must-go", { pieces: readonly number[]; isFlight: boolean }>
  /** XIV.33: those who go back are disorganized when they have gone. */
  | Happening<"disorder-due", { pieces: readonly number[]; isAgain: boolean }>
  | Happening<"cannot-go-back", { pieces: readonly number[] }>
  | Happening<
      "checked",
      {
        why: string;
        pieces: readonly number[];
        dice: readonly number[];
        ledger: readonly AppliedRow<SteppesRule>[];
        /** What the die had to be at most. */
        morale: number;
        commander: number | null;
        isPassed: boolean;
      }
    >
  | Happening<"commander-tested", { piece: number; dice: readonly number[]; isLost: boolean }>
  | Happening<"commander-lost", { piece: number; until: number }>
  | Happening<"commander-moved", { piece: number; hex: number }>
  | Happening<"rider-tested", { piece: number; dice: readonly number[]; isLost: boolean }>
  /** III.44/1: he gets away, and the enemy says where to. */
  | Happening<"rider-chased", { piece: number }>
  | Happening<"rider-moved", { piece: number; hex: number }>
  | Happening<"rider-away", { piece: number; until: number }>;
