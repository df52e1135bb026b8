import type { GameEvent } from "@redoubt/engine";
import type { AppliedRow } from "@redoubt/mechanics";
import type { BayonetsRule } from "../rule-index.ts";

/** An event with what it tells; several kinds that tell the same are one event each. */
export type Happening<Kind extends string, Facts extends object = object> = Kind extends string
  ? GameEvent<BayonetsRule> & Readonly<Facts> & { readonly kind: Kind }
  : never;

/** The dice that fell. */
export interface Rolled {
  readonly dice: readonly number[];
}

/** A roll on a chart: its column and cell as printed, and what changed column and die. */
export interface OnChart extends Rolled {
  readonly column: string;
  readonly cell: string;
  readonly ledger: readonly AppliedRow<BayonetsRule>[];
}
