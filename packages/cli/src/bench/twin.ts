import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BenchCase } from "./alternate.ts";

/** The C twin, compiled. */
export type Twin = {
  /** Checksums over all floods and all sight lines. */
  readonly floods: number;
  readonly sights: number;
  readonly flood: BenchCase;
  readonly sight: BenchCase;
};

/** Compiles bench/c/flood.c into a temporary folder; undefined on a machine without a C compiler. */
export function compileTwin(): Twin | undefined {
  const compiler = ["cc", "gcc", "clang"].find((name) => spawnSync(name, ["--version"]).status === 0);
  if (compiler === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "redoubt-bench-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const program = join(folder, "flood");
  const source = fileURLToPath(new URL("c/flood.c", import.meta.url));
  const built = [["-O3", "-march=native"], ["-O3"]].some(
    (flags) => spawnSync(compiler, [...flags, "-o", program, source]).status === 0,
  );
  if (!built) return undefined;
  const run = (...args: string[]): string => execFileSync(program, args, { encoding: "utf8" });
  const [floods, sights] = run("check").trim().split(" ").map(Number);
  return {
    floods,
    sights,
    flood: { name: "flood in C", slice: (milliseconds) => Number(run("flood", String(milliseconds))) },
    sight: { name: "sight line in C", slice: (milliseconds) => Number(run("sight", String(milliseconds))) },
  };
}
