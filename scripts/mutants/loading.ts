import { registerHooks } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

/** What the loader of a thread needs to know. */
export interface Loading {
  /** The folder of the system. */
  readonly folder: string;
  /** Instrumented sources by path. */
  readonly sources: ReadonlyMap<string, string>;
}

const standIn = new URL("./vitest-stand-in.ts", import.meta.url).href;
const round = /\?round=\d+$/;

/**
 * From now on this thread loads instrumented sources in place of those of the system, and the stand-in in place of Vitest.
 * A file imported with `?round=N` brings the whole system with it anew.
 */
export function installLoader({ folder, sources }: Loading): void {
  const home = pathToFileURL(`${folder}/`).href;
  registerHooks({
    resolve(specifier, context, next) {
      const parent = context.parentURL ?? "";
      if (specifier === "vitest" && parent !== standIn) return { url: standIn, shortCircuit: true };
      const found = next(specifier, context);
      const query = round.exec(parent)?.[0] ?? "";
      const isOfSystem = found.url.startsWith(home) && !found.url.endsWith(".json") && !round.test(found.url);
      return isOfSystem ? { ...found, url: found.url + query } : found;
    },
    load(url, context, next) {
      const text = url.startsWith(home) ? sources.get(fileURLToPath(url.replace(round, ""))) : undefined;
      if (text === undefined) return next(url, context);
      return { format: "module-typescript", source: text, shortCircuit: true };
    },
  });
}

/** The address of a file, for an import of this round; round 0 is the common one. */
export function addressOf(path: string, number: number): string {
  return pathToFileURL(path).href + (number === 0 ? "" : `?round=${number}`);
}
