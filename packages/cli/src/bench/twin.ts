import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { RAY_FIELDS } from "@redoubt/hex";
import type { BenchCase } from "./alternate.ts";
import type { Field } from "./field.ts";

/** The C twin, compiled, with the numbers of a field. */
export type Twin = {
  /** Checksums over all searches and all sight lines. */
  readonly floods: number;
  readonly sights: number;
  readonly flood: BenchCase;
  readonly sight: BenchCase;
};

/** Compiles bench/c/limit.c into a temporary folder; undefined on a machine without a C compiler. */
export function compileTwin(field: Field): Twin | undefined {
  const compiler = ["cc", "gcc", "clang"].find((name) => spawnSync(name, ["--version"]).status === 0);
  if (compiler === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "redoubt-bench-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const program = join(folder, "limit");
  const numbers = join(folder, "numbers");
  const source = fileURLToPath(new URL("c/limit.c", import.meta.url));
  const built = [["-O3", "-march=native"], ["-O3"]].some(
    (flags) => spawnSync(compiler, [...flags, "-o", program, source]).status === 0,
  );
  if (!built) return undefined;
  writeFileSync(numbers, Int32Array.from(numbersOf(field)));
  const run = (...args: string[]): string => execFileSync(program, [numbers, ...args], { encoding: "utf8" });
  const [floods, sights] = run("check").trim().split(" ").map(Number);
  return {
    floods,
    sights,
    flood: { name: "flood in C", slice: (milliseconds) => Number(run("flood", String(milliseconds))) },
    sight: { name: "sight line in C", slice: (milliseconds) => Number(run("sight", String(milliseconds))) },
  };
}

/** The numbers that limit.c reads, in its order. */
function numbersOf({ grid, searches, sight, pairs }: Field): number[] {
  const numbers: number[] = [grid.size, grid.cells.length, ...grid.offsets, searches.length];
  for (const { start, points, costs, barred, stop } of searches) {
    numbers.push(start, points, ...costs.packed, ...barred, ...stop);
  }
  numbers.push(...sight.hides, ...sight.slope, pairs.length);
  for (const [from, to] of pairs) {
    const { range, crossings, records } = sight.ray(from, to);
    numbers.push(from, range, crossings, records.length / RAY_FIELDS, ...records);
  }
  return numbers;
}
