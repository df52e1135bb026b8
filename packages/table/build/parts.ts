import { createHash } from "node:crypto";
import { join } from "node:path";
import { build, type InlineConfig } from "vite";
import { OF_BATTLE, OF_POSITIONS } from "./late-ground.ts";

/** A built part: a script that hands itself over under its name. */
export interface BuiltPart {
  readonly name: string;
  /** Parts that must be there before it runs. */
  readonly needs: readonly string[];
  readonly code: string;
  /** The source file that it stands for, where it is an entry or was imported dynamically. */
  readonly facade: string | null;
}

/** What came of building one program. */
export interface BuiltProgram {
  readonly entry: string;
  readonly parts: readonly BuiltPart[];
  readonly css: string;
}

export const target = "es2023";

/** The first digits of a text's fingerprint, for names that change with what they name. */
export const digest = (text: string | Uint8Array): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 10);

/** The name of a part: that of its system or of its battle, else that of its source. */
function partName(facade: string | null, name: string): string {
  const ground = facade?.split(OF_BATTLE)[1];
  if (ground !== undefined) return `ground-${ground.replace("/", "-")}`;
  const reads = facade?.split(OF_POSITIONS)[1];
  if (reads !== undefined) return `position-${reads}`;
  const [, system, door] = /\/systems\/([^/]+)\/src\/(\w+)/.exec(facade ?? "") ?? [];
  if (system === undefined) return name.replace(/\.\w+$/, "");
  return `${door === "index" ? "system" : door}-${system}`;
}

const plain = (file: string): string => file.slice(file.lastIndexOf("/") + 1);

/** Builds a program in parts: each dynamic import of its source begins one. */
export async function buildProgram(shared: InlineConfig, entry: string): Promise<BuiltProgram> {
  const result = await build({
    ...shared,
    publicDir: false,
    // A library is built without what Vite adds to pages; only its code is wanted.
    build: {
      target,
      write: false,
      minify: true,
      cssCodeSplit: false,
      lib: { entry: join(shared.root ?? "", entry), formats: ["cjs"] },
      rolldownOptions: {
        // The other packages do nothing by being imported: a part takes only what it uses of them.
        treeshake: { moduleSideEffects: (id) => !/\/packages\/(?!table\/)/.test(id) },
        output: {
          entryFileNames: "[name]-[hash].js",
          chunkFileNames: ({ facadeModuleId, name }) => `${partName(facadeModuleId, name)}-[hash].js`,
        },
      },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (output === undefined || !("output" in output)) throw new Error(`${entry} was not built`);
  const parts: BuiltPart[] = [];
  let [first, css] = ["", ""];
  for (const file of output.output) {
    if (file.type === "asset") {
      css += String(file.source);
      continue;
    }
    if (file.isEntry) first = plain(file.fileName);
    const needs = file.imports.map(plain);
    parts.push({ name: plain(file.fileName), needs, code: file.code, facade: file.facadeModuleId });
  }
  return { entry: first, parts, css };
}

/** Builds a small script that stands by itself. */
export async function buildScript(shared: InlineConfig, entry: string): Promise<string> {
  const result = await build({
    ...shared,
    publicDir: false,
    build: {
      target,
      write: false,
      minify: true,
      lib: { entry: join(shared.root ?? "", entry), formats: ["iife"], name: "redoubtScript" },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (output === undefined || !("output" in output)) throw new Error(`${entry} was not built`);
  return output.output[0].code;
}

/** The script of a part. The brackets round the body tell engines to compile it at once instead of looking it over first. */
export const partScript = ({ name, needs, code }: BuiltPart): string =>
  `redoubtPart(${JSON.stringify(name)},${JSON.stringify(needs)},(function(exports,require){${code}\n}));\n`;

/** A part and everything that it needs, the needed ones first. */
export function closureOf(
  parts: readonly BuiltPart[],
  name: string,
  seen: Set<string> = new Set(),
): readonly BuiltPart[] {
  const part = parts.find((one) => one.name === name);
  if (part === undefined || seen.has(name)) return [];
  seen.add(name);
  return [...part.needs.flatMap((need) => closureOf(parts, need, seen)), part];
}
