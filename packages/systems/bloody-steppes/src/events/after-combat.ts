import type { AppliedRow } from "@redoubt/mechanics";
import type { SteppesRule } from "../rule-index.ts";
import type { Happening } from "./happening.ts";

/** Chapters XIII and XIV: losses, levels, falling back, flight, commanders, rally. */
export type AfterCombatEvent =
  | Happening<"strength-lost", { piece: number; sp: number }>
  | Happening<"destroyed", { piece: number }>
  | Happening<"disorganized", { piece: number }>
  | Happening<"routed", { piece: number }>
  | Happening<"fell-back", { piece: number; path: readonly number[] }>
  | Happening<"fled", { piece: number; path: readonly number[] }>
  | Happening<
      "checked",
      {
        why: string;
        pieces: readonly number[];
        dice: readonly number[];
        ledger: readonly AppliedRow<SteppesRule>[];
        morale: number;
        isPassed: boolean;
      }
    >;
