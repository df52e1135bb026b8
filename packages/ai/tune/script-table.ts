import type { ScriptFile } from "./script-file.ts";
import { compared, type ScriptLine, shareOf, standOf } from "./script-line.ts";

const percent = (part: number): string => (100 * part).toFixed(1);

const verdicts = { holds: "", fails: ": **fails**", open: ": open" } as const;

function told(line: ScriptLine, bound: number | null): string {
  const { results, leads } = line;
  if (results.length === 0) return "";
  const { mean, low, high } = shareOf(line);
  const lead = leads.reduce((sum, one) => sum + one, 0) / leads.length;
  const verdict = bound === null ? "" : verdicts[standOf(line, bound)];
  return `${percent(mean)}% of ${results.length} (${percent(low)}–${percent(high)}; ${lead.toFixed(1)})${verdict}`;
}

/** What those without thought came to against a level, as a table: a line each, a column for each seat with what it may score there. */
export function scriptTable(
  { battle, level, lines }: ScriptFile,
  seats: readonly string[],
  bounds: readonly number[],
): string {
  const limits = seats.map((side, seat) => `as ${side}, at most ${percent(bounds[seat])}%`);
  return [
    `| ${battle} against ${level} | ${limits.join(" | ")} |`,
    `|---|${seats.map(() => "---|").join("")}`,
    ...Object.entries(lines).map(([name, bySeat]) => {
      const cells = bySeat.map((line, seat) => told(line, name.startsWith(compared) ? null : bounds[seat]));
      return `| ${name} | ${cells.join(" | ")} |`;
    }),
  ].join("\n");
}
