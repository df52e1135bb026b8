import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Mutant } from "./instrument.ts";
import type { Measured } from "./orders.ts";

/** What is known of a mutant. */
export type Result =
  | { readonly outcome: "caught"; readonly by: string }
  | { readonly outcome: "survived"; readonly tests: number; readonly left: number };

/** What an earlier run found out about the same sources and tests. */
export interface Results {
  readonly measured: Map<string, Measured>;
  readonly results: Map<string, Result>;
  /** The tests that caught mutants before sources or tests changed: they are tried first. */
  readonly hints: ReadonlyMap<string, string>;
  readonly save: () => void;
}

/** The name of a mutant that stays the same while other lines change. */
export function keyOf({ file, kind, code, becomes, nth }: Mutant): string {
  return [file, kind, code, becomes, nth].join("\t");
}

/** Opens the results kept in a file; those of other sources, or unwanted ones, are only hints. */
export function openResults(path: string, fingerprint: string, isAnew: boolean): Results {
  const kept = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
  const isSame = kept?.fingerprint === fingerprint && !isAnew;
  const measured = new Map<string, Measured>(isSame ? kept.measured : []);
  const old: readonly (readonly [string, Result])[] = kept?.results ?? [];
  const results = new Map(isSame ? old : []);
  const caught = old.flatMap(([key, result]) => (result.outcome === "caught" ? [[key, result.by] as const] : []));
  return {
    measured,
    results,
    hints: new Map(caught),
    save() {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(`${path}.tmp`, JSON.stringify({ fingerprint, measured: [...measured], results: [...results] }));
      renameSync(`${path}.tmp`, path);
    },
  };
}
