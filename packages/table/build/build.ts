import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { AnyWargame } from "@redoubt/mechanics";
import { wargames } from "@redoubt/registry";
import { teachingSystem } from "@redoubt/testkit/teaching";
import type { InlineConfig } from "vite";
import { writeMaps } from "./built-maps.ts";
import { lateGround } from "./late-ground.ts";
import { lateTexts } from "./late-texts.ts";
import { MANIFEST, manifestOf } from "./manifest.ts";
import { looseParts, type Pack, packScript, packsIn, packsOf } from "./packs.ts";
import { bootDefines, pageOf } from "./page.ts";
import {
  type BuiltPart,
  type BuiltProgram,
  buildProgram,
  buildScript,
  closureOf,
  digest,
  partScript,
} from "./parts.ts";
import { serviceWorker } from "./service-worker.ts";
import { writeShelf } from "./shelf.ts";
import { wrapWorker } from "./wrap-worker.ts";

const folder = resolve(dirname(fileURLToPath(import.meta.url)), "..");

const systemFolder = ({ id }: { readonly id: string }): string => join(folder, "../systems", id);

/** What to build. */
export interface BuildOptions {
  readonly outDir: string;
  /** Adds the small teaching system of the testkit, for tests of the table itself. */
  readonly teaching: boolean;
}

const shared = ({ teaching }: BuildOptions): InlineConfig => ({
  root: folder,
  configFile: false,
  logLevel: "warn",
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  resolve: teaching ? { alias: [{ find: /^\.\/wargames\.ts$/, replacement: join(folder, "dev/wargames.ts") }] } : {},
});

/** Writes a script under a name that changes with what it holds. */
function writeScript({ outDir }: BuildOptions, name: string, code: string): string {
  const file = `assets/${name}-${digest(code)}.js`;
  writeFileSync(join(outDir, file), code);
  return file;
}

/** Writes packs and loose parts, each under its own name. */
function writeParts({ outDir }: BuildOptions, packs: readonly Pack[], loose: readonly BuiltPart[]): void {
  const write = (name: string, code: string): void => writeFileSync(join(outDir, "assets", name), code);
  for (const pack of packs) write(pack.name, packScript(pack));
  for (const part of loose) write(part.name, partScript(part));
}

const start = (entry: string): string => `redoubtParts.load(${JSON.stringify(entry)});\n`;

/** Builds the worker: one script to start it with, and the parts that it fetches when they are wanted. */
async function buildWorker(options: BuildOptions): Promise<{ readonly file: string; readonly program: BuiltProgram }> {
  const program = await buildProgram(
    { ...shared(options), plugins: [lateTexts(wargames), lateGround(wargames, systemFolder)] },
    "src/worker/main.ts",
  );
  const first = closureOf(program.parts, program.entry);
  const runtime = await buildScript(shared(options), "src/parts/worker.ts");
  const code = wrapWorker(runtime + first.map(partScript).join("") + start(program.entry));
  return { file: writeScript(options, "worker", code), program };
}

/** The systems that the site plays. */
const played = ({ teaching }: BuildOptions): readonly AnyWargame[] =>
  teaching ? [teachingSystem, ...wargames] : wargames;

/** Builds the page, which knows where the worker is and what is on the shelf. */
function buildPage(options: BuildOptions, worker: string): Promise<BuiltProgram> {
  const { outDir } = options;
  const base = shared(options);
  const shelf = writeShelf(played(options), outDir);
  const define = { ...base.define, __WORKER__: JSON.stringify(`./${worker}`), __SHELF__: JSON.stringify(shelf) };
  return buildProgram({ ...base, define }, "src/main.tsx");
}

function filesIn(outDir: string): string[] {
  return readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(outDir, join(entry.parentPath, entry.name)))
    .sort();
}

/** Builds the whole site into a folder of static files that needs no server. */
export async function buildTable(options: BuildOptions): Promise<void> {
  const { outDir } = options;
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(join(outDir, "assets"), { recursive: true });
  cpSync(join(folder, "public"), outDir, { recursive: true });
  const worker = await buildWorker(options);
  const page = await buildPage(options, worker.file);
  const packs = packsOf(page, worker.program);
  const loose = [page, worker.program].flatMap((program) => looseParts(program, packs));
  writeParts(options, packsIn(packs), loose);
  const style = `assets/style-${digest(page.css)}.css`;
  writeFileSync(join(outDir, style), page.css);
  const manifest = manifestOf(packs, loose, worker.file, style, writeMaps(played(options), outDir));
  const base = shared(options);
  const define = { ...base.define, ...bootDefines(manifest, page.entry) };
  const boot = await buildScript({ ...base, define }, "src/parts/page.ts");
  writeFileSync(join(outDir, "index.html"), pageOf(readFileSync(join(folder, "index.html"), "utf8"), boot, manifest));
  const files = filesIn(outDir);
  const version = digest(files.map((file) => digest(readFileSync(join(outDir, file)))).join());
  writeFileSync(join(outDir, "sw.js"), serviceWorker(version, manifest.first, files));
  writeFileSync(join(outDir, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const teaching = process.argv.includes("--teaching");
  const outDir = join(folder, teaching ? "dist-teaching" : "dist");
  await buildTable({ outDir, teaching });
  console.log(`The table is built: ${outDir}`);
}
