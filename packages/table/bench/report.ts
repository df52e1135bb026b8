import { type Claim, holds, timesAsLong } from "./figures.ts";
import { type Haste, isQuick } from "./opponents.ts";

/** The machine that was measured on. */
interface Machine {
  readonly browser: string;
  readonly cores: number;
  readonly processor: string;
  /** How many programs wanted a core on average before the run. */
  readonly load: number;
  readonly day: string;
}

function hasteRow(haste: Haste): string {
  const { battle, player, decisions, p95, longestTurn, most } = haste;
  const quickness = `${p95.toFixed(1)} ms | at most ${most.p95} ms`;
  const longest = `${longestTurn.toFixed(0)} ms | at most ${Math.round(most.longestTurn)} ms`;
  return `| ${battle} | ${player} | ${decisions} | ${quickness} | ${longest} | ${isQuick(haste) ? "yes" : "**no**"} |`;
}

/** The page for docs/: what was measured and how. */
export function benchPage(
  claims: readonly Claim[],
  hastes: readonly Haste[],
  { browser, cores, processor, load, day }: Machine,
): string {
  const rows = claims.map((claim) => {
    const numbers = `${claim.table.toFixed(1)} | ${claim.plain.toFixed(1)} | ${timesAsLong(claim).toFixed(2)}x`;
    const limit = claim.most === null ? "" : `at most ${claim.most}x`;
    return `| ${claim.what} | ${numbers} | ${limit} | ${claim.most === null ? "" : holds(claim) ? "yes" : "**no**"} |`;
  });
  return `# How smooth and how soon the table is

Written by \`npm run bench:table -w packages/table\` on ${day}: Chromium ${browser}, no window, drawn by the processor
(${processor}, ${cores} cores, on average ${load.toFixed(1)} programs at work before the run). Times are in milliseconds; only the ratios mean
something elsewhere.

| what | table | plain page | ratio | must be | holds |
| --- | --- | --- | --- | --- | --- |
${rows.join("\n")}

The table shows 1,000 hexes and 150 counters. The plain page beside it holds one picture of the same size that is dragged and magnified by the
same gestures, and a square that glides over it. A first visit opens a link to a battle with nothing stored and ends when
counters are painted on their ground and the first decision can be answered; the page beside it loads the same bytes of script,
wrapped into functions that nobody calls. Without a line nothing but the processor's work is left: the page beside it has
none, the table opens a game. Both pages of a pair are measured in turn, round after round, in one run, and the best rounds
are compared: a shared machine only ever makes one slower.

## How long the computer thinks

One whole game of each player against itself, in the workers of the same browser, from the question to the answer. A turn is a
whole game turn of one side, its answers to what the enemy does included.

| battle | player | decisions | 95% within | must be | longest turn | must be | holds |
| --- | --- | --- | --- | --- | --- | --- | --- |
${hastes.map(hasteRow).join("\n")}
`;
}
