import type { AppliedRow } from "@redoubt/mechanics";
import type { SteppesRule } from "../rule-index.ts";
import type { Happening } from "./happening.ts";

/** Chapter XII: assaults, charges, melee, pursuit. */
export type SteelEvent =
  | Happening<"assault-marked", { pieces: readonly number[]; hex: number }>
  | Happening<"charge-declared", { pieces: readonly number[]; hex: number }>
  | Happening<"counter-stroke", { pieces: readonly number[]; hex: number; isCharge: boolean }>
  | Happening<"attack-ended", { pieces: readonly number[]; hex: number }>
  | Happening<
      "melee-checked",
      {
        phase: "A" | "B" | "C";
        pieces: readonly number[];
        dice: readonly number[];
        ledger: readonly AppliedRow<SteppesRule>[];
        morale: number;
        commander: number | null;
        margin: number;
      }
    >
  | Happening<"guns-overrun", { pieces: readonly number[]; hex: number }>
  | Happening<"pursued", { pieces: readonly number[]; path: readonly number[] }>
  | Happening<"charge-earned", { piece: number }>;
