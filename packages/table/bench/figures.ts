/** The value below which a share of the numbers lies. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The least of the numbers: a shared machine only ever makes a round slower, so the best round is what is compared. */
export const best = (numbers: readonly number[]): number => Math.min(...numbers);

/** Two measurements of one run. */
export interface Claim {
  readonly what: string;
  /** Milliseconds on the table, and on the page that it is compared with. */
  readonly table: number;
  readonly plain: number;
  /** How many times as long the table may take; null where the number is only told. */
  readonly most: number | null;
}

/** How many times as long the table takes. */
export const timesAsLong = ({ table, plain }: Claim): number => table / plain;

/** Whether the claim holds. */
export const holds = (claim: Claim): boolean => claim.most === null || timesAsLong(claim) <= claim.most;

/** A claim in one line. */
export function claimLine(claim: Claim): string {
  const numbers = `${claim.table.toFixed(1)} ms against ${claim.plain.toFixed(1)} ms, ${timesAsLong(claim).toFixed(2)}x`;
  if (claim.most === null) return `told: ${claim.what}: ${numbers}`;
  return `${holds(claim) ? "holds" : "FAILS"}: ${claim.what}: ${numbers}, at most ${claim.most}x`;
}
