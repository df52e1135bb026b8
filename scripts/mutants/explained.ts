import { existsSync, readFileSync } from "node:fs";
import type { MutantKind } from "./sites.ts";

/** A mutant that no test can or need notice, and why. */
export interface Explanation {
  readonly file: string;
  readonly kind: MutantKind;
  readonly code: string;
  readonly becomes: string;
  /** Which one it is among those of its file that read alike; the first where missing. */
  readonly nth?: number;
  readonly why: string;
}

/** Reads the explanations that a system keeps; none where it has no such file. */
export function readExplanations(path: string): readonly Explanation[] {
  if (!existsSync(path)) return [];
  const all: unknown = JSON.parse(readFileSync(path, "utf8"));
  if (!Array.isArray(all)) throw new SyntaxError(`${path}: must be a list`);
  for (const [i, one] of all.entries()) {
    for (const field of ["file", "kind", "code", "becomes", "why"]) {
      if (typeof one?.[field] !== "string" || one[field] === "")
        throw new SyntaxError(`${path}: [${i}].${field} is missing`);
    }
  }
  return all; // checked field by field
}
