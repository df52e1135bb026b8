import type { ActKind } from "../storage/contract.ts";

/** What somebody wants to do. */
export interface Wanted {
  readonly kind: ActKind;
  /** The number of the question that it answers; 0 where it answers none. */
  readonly decision: number;
  readonly text: string;
  /** The doer's own mark: the same one sent again is the same act. */
  readonly mark: string;
}

/** What came of it. Whatever is not accepted has changed nothing. */
export type Outcome =
  | { readonly is: "accepted" }
  | { readonly is: "refused"; readonly rule: string; readonly sentence: string }
  | { readonly is: "misused"; readonly what: string }
  | { readonly is: "behind" }
  | { readonly is: "down"; readonly what: string };
