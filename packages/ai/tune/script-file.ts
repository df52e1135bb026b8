import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { ScriptLine } from "./script-line.ts";

/** Meetings of scripts with a level, as they are kept: by the name of the script, a line for each seat. */
export interface ScriptFile {
  readonly battle: string;
  readonly version: string;
  readonly level: string;
  readonly seed: number;
  readonly lines: Record<string, ScriptLine[]>;
}

/** The file as it was kept, or blank; what was played under other rules, by another level or with other dice is not mixed in. */
export function readScripts(path: string, blank: ScriptFile): ScriptFile {
  if (!existsSync(path)) return blank;
  const kept = JSON.parse(readFileSync(path, "utf8")) as ScriptFile; // only `keepScripts` writes it
  for (const key of ["battle", "version", "level", "seed"] as const)
    if (kept[key] !== blank[key]) throw new Error(`${path}: holds meetings of another ${key}; take it away first`);
  return kept;
}

/** Keeps it, a script to a line. */
export function keepScripts(path: string, { lines, ...head }: ScriptFile): void {
  const rows = Object.entries(lines).map(([name, bySeat]) => `    ${JSON.stringify(name)}: ${JSON.stringify(bySeat)}`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "lines": {\n${rows.join(",\n")}\n  }\n}\n`);
}

/** What the match files of a battle are called by, as acceptance.sh has it: Bloody Steppes has battles of the same names as others. */
export function fileName(battle: string): string {
  const [system, scenario = ""] = battle.split("/");
  if (system === "bloody-steppes") return `steppes-${scenario}`;
  return battle === "imperial-bayonets/battle" ? "tchernaya" : scenario;
}

/** What each seat scores between equals, from the match file of a balance; even where there is none. */
export function sharesFrom(path: string, seats: number): readonly number[] {
  if (!existsSync(path)) return Array.from({ length: seats }, () => 1 / seats);
  // Only `redoubt simulate` writes it.
  const { games } = JSON.parse(readFileSync(path, "utf8")) as {
    readonly games: readonly { readonly winner: number | null }[];
  };
  return Array.from(
    { length: seats },
    (_, seat) =>
      games.reduce((sum, { winner }) => sum + (winner === null ? 0.5 : winner === seat ? 1 : 0), 0) / games.length,
  );
}
