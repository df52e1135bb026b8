/** What the engine does with a case: refuses or applies it, looks it up, offers it to a player, or nothing. */
export type RuleKind = "enforce" | "data" | "choice" | "info";

/** One case of the rulebook: title and paraphrase are ours; `errata` marks a case made or changed by the errata of 19 May 1978. */
export type RuleEntry =
  | { readonly title: string; readonly kind: "enforce" | "data" | "choice"; readonly text: string; readonly errata?: true }
  | { readonly title: string; readonly kind: "info"; readonly text: string; readonly reason: string; readonly heading?: true; readonly errata?: true };

/** An entry for a numbered heading whose cases carry the rules. */
export const heading = (title: string, cases: string) =>
  ({ title, kind: "info", text: `Heading of cases ${cases}.`, reason: "A heading: the cases under it carry the rules.", heading: true }) as const;
