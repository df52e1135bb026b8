import type { AppliedRow } from "@redoubt/mechanics";
import type { SteppesRule } from "../rule-index.ts";
import type { Happening } from "./happening.ts";

/** Chapters X and XI: fire. */
export type FireEvent = Happening<
  "fired",
  {
    firers: readonly number[];
    hex: number;
    dice: readonly number[];
    ledger: readonly AppliedRow<SteppesRule>[];
    /** The row of the chart: the firer's morale. */
    row: number;
    modified: number;
    mp: number;
    sp: number;
  }
>;
