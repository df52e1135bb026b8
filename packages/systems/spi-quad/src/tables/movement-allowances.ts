import type { QuadRule } from "../rule-index.ts";

/** A line of movement allowance; `units` narrows it to nations, kinds or names of units in our words. */
export interface AllowanceRow {
  readonly game: "all" | "alma" | "balaclava";
  readonly units: string;
  readonly ma: number;
  readonly rule: QuadRule;
}

/** Movement allowances in whole points, from 2.4, 5.19 and the Exclusive Rules. Given; the counters repeat them. */
export const movementAllowances = [
  { game: "all",       units: "infantry",                        ma: 5, rule: "5.19"   },
  { game: "all",       units: "cavalry",                         ma: 8, rule: "5.19"   },
  { game: "all",       units: "horse artillery",                 ma: 7, rule: "5.19"   },
  { game: "alma",      units: "Allied artillery",                ma: 3, rule: "A19.31" },
  { game: "alma",      units: "Russian CB and FB",               ma: 3, rule: "A19.32" },
  { game: "alma",      units: "Russian GR",                      ma: 2, rule: "A19.33" },
  { game: "alma",      units: "French infantry",                 ma: 4, rule: "A20.3"  },
  { game: "balaclava", units: "Russian artillery and Barker's",  ma: 3, rule: "B16.41" },
  { game: "balaclava", units: "marine batteries, redoubt guns",  ma: 0, rule: "B16.42" },
  { game: "balaclava", units: "horse artillery",                 ma: 7, rule: "B16.43" },
] as const satisfies readonly AllowanceRow[];
