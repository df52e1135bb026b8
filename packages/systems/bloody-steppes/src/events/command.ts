import type { Happening } from "./happening.ts";

/** Chapters II, III and XV: turns, markers, initiative, orders, riders. */
export type CommandEvent =
  | Happening<"turn-began", { turn: number }>
  | Happening<"phase-began", { phase: number }>
  | Happening<"arrived", { pieces: readonly number[] }>
  | Happening<"delay-rolled", { entry: number; dice: readonly number[] }>
  | Happening<"entry-delayed", { entry: number }>
  | Happening<"automatic-victory", { seat: number }>
  | Happening<"order-given", { command: number; order: number; goal: number; left: number }>
  | Happening<
      "order-tried",
      { piece: number; command: number; dice: readonly number[]; needed: number; isPassed: boolean }
    >
  /** What a try came to: whether a leader may now write an order, or his side goes on with his command. */
  | Happening<"try-ended", { piece: number; isPassed: boolean; isForOrder: boolean }>
  | Happening<"rider-sent", { piece: number; hex: number }>
  | Happening<"rider-rode", { piece: number; path: readonly number[] }>
  | Happening<"rider-delivered", { piece: number }>
  | Happening<"rider-returned", { piece: number }>
  | Happening<"routed-marked", { pieces: readonly number[] }>
  | Happening<"commander-rode", { piece: number; path: readonly number[] }>
  | Happening<"cups-filled", { markers: readonly number[] }>
  | Happening<"initiative-rolled", { dice: readonly number[]; totals: readonly number[]; winner: number | null }>
  | Happening<"marker-taken", { seat: number; marker: number; isDrawn: boolean }>
  | Happening<"yielded", { seat: number }>
  | Happening<"sustain-tried", { piece: number; dice: readonly number[]; needed: number; isPassed: boolean }>
  | Happening<"activated", { command: number; ordinal: number }>
  | Happening<"leftovers-activated", { seat: number }>
  | Happening<"out-of-command", { pieces: readonly number[] }>
  | Happening<"activation-ended", { active: number }>
  | Happening<"game-ended", { turn: number }>;
