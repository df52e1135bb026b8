import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { Complaint } from "../complaint.ts";
import type { Source } from "./coverage.ts";

/** Where the sources and the tests of a system lie. */
export interface Folders {
  readonly sources: string;
  readonly tests: string;
}

/** The folders of a system's package. */
export function foldersOf(system: string): Folders {
  try {
    const sources = dirname(fileURLToPath(import.meta.resolve(`@redoubt/${system}`)));
    return { sources, tests: join(dirname(sources), "test") };
  } catch {
    throw new Complaint(
      "file",
      `The package @redoubt/${system} is not installed: name its folders with --sources and --tests.`,
    );
  }
}

/** Every source file in a folder and below, in order, with paths from `root`. */
export function sourcesIn(folder: string, root: string): readonly Source[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({ path: relative(root, path).split(sep).join("/"), text: readFileSync(path, "utf8") }));
}
