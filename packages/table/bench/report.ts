import { cpus } from "node:os";
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

/** This machine on this day, with what is measured in it and how busy it was before. */
export const machineWith = (browser: string, load: number): Machine => ({
  browser,
  cores: cpus().length,
  processor: cpus()[0].model,
  load,
  day: new Date().toISOString().slice(0, 10),
});

function hasteRow(haste: Haste): string {
  const { battle, player, decisions, p95, longestTurn, most } = haste;
  const quickness = `${p95.toFixed(1)} ms | at most ${most.p95} ms`;
  const longest = `${longestTurn.toFixed(0)} ms | at most ${Math.round(most.longestTurn)} ms`;
  return `| ${battle} | ${player} | ${decisions} | ${quickness} | ${longest} | ${isQuick(haste) ? "yes" : "**no**"} |`;
}

/** The page for docs/ about smoothness and the first screen: what was measured and how. */
export function benchPage(claims: readonly Claim[], { browser, cores, processor, load, day }: Machine): string {
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
`;
}

/** The page for docs/ about how long the computer thinks. */
export function thinkingPage(hastes: readonly Haste[], { browser, cores, processor, load, day }: Machine): string {
  return `# How long the computer thinks in a browser

Written by \`npm run bench:thinking -w packages/table\` on ${day}: Chromium ${browser}, no window (${processor}, ${cores} cores, on average
${load.toFixed(1)} programs at work before the run). A game of each player against itself in every battle, for half a minute at most, in the workers of a browser, from the
question to the answer, by the clock: whatever else the machine does counts too. A turn is a whole game turn of one side, its answers to what the
enemy does included. By processor time, over many games: [ai.md](ai.md).

| battle | player | decisions | 95% within | must be | longest turn | must be | holds |
| --- | --- | --- | --- | --- | --- | --- | --- |
${hastes.map(hasteRow).join("\n")}
`;
}
