/** The value below which a share of the numbers lies. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The middle one of the numbers. */
export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

/** A claim about two measurements of one run. */
export interface Claim {
  readonly what: string;
  /** Milliseconds on the table, and on the page that it is compared with. */
  readonly table: number;
  readonly plain: number;
  readonly most: number;
}

/** How many times as long the table takes. */
export const timesAsLong = ({ table, plain }: Claim): number => table / plain;

/** Whether the claim holds. */
export const holds = (claim: Claim): boolean => timesAsLong(claim) <= claim.most;

/** A claim in one line. */
export function claimLine(claim: Claim): string {
  const numbers = `${claim.table.toFixed(1)} ms against ${claim.plain.toFixed(1)} ms, ${timesAsLong(claim).toFixed(2)}x`;
  return `${holds(claim) ? "holds" : "FAILS"}: ${claim.what}: ${numbers}, at most ${claim.most}x`;
}
