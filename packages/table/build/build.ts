import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig, type Plugin } from "vite";
import { serviceWorker } from "./service-worker.ts";
import { wrapWorker } from "./wrap-worker.ts";

const folder = resolve(dirname(fileURLToPath(import.meta.url)), "..");

/** What to build. */
export interface BuildOptions {
  readonly outDir: string;
  /** Adds the small teaching system of the testkit, for tests of the table itself. */
  readonly teaching: boolean;
}

const shared = (options: BuildOptions): InlineConfig => ({
  root: folder,
  base: "./",
  configFile: false,
  logLevel: "warn",
  resolve: options.teaching
    ? { alias: [{ find: /^\.\/wargames\.ts$/, replacement: join(folder, "dev/wargames.ts") }] }
    : {},
});

const target = "es2023";

/** Builds the worker as one classic script, and answers its file name. */
async function buildWorker(options: BuildOptions): Promise<string> {
  const result = await build({
    ...shared(options),
    publicDir: false,
    build: {
      target,
      write: false,
      minify: true,
      rolldownOptions: {
        input: join(folder, "src/worker/main.ts"),
        output: { format: "iife", entryFileNames: "worker.js" },
      },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (output === undefined || !("output" in output)) throw new Error("the worker was not built");
  const code = wrapWorker(output.output[0].code);
  const name = `assets/worker-${digest(code)}.js`;
  mkdirSync(join(options.outDir, "assets"), { recursive: true });
  writeFileSync(join(options.outDir, name), code);
  return name;
}

/** A first small script that starts the worker while the page's own is still on its way. */
function writeBoot(options: BuildOptions, worker: string): string {
  // One that could not be fetched before anybody listened must not be waited for: whoever asks then starts another.
  const start = `const g=globalThis,w=g.redoubtWorker=new Worker("./${worker}");w.onerror=()=>{delete g.redoubtWorker}`;
  const code = `if(location.protocol!=="file:")try{${start}}catch{}\n`;
  const name = `assets/boot-${digest(code)}.js`;
  writeFileSync(join(options.outDir, name), code);
  return name;
}

/**
 * Pages opened from a disk refuse module scripts and anything marked crossorigin: a deferred classic script works everywhere.
 * The worker is fetched from the first line on; when it is started it takes over what is on its way already.
 */
const classicScripts = (worker: string, boot: string): Plugin => ({
  name: "redoubt-classic-scripts",
  transformIndexHtml: {
    order: "post",
    handler: (html) =>
      html
        .replace(/<script type="module" crossorigin/g, "<script defer")
        .replace(/ crossorigin/g, "")
        .replace("</title>", `</title>\n    ${fetchOf(worker)}\n    <script src="./${boot}"></script>`),
  },
});

const fetchOf = (script: string): string => `<link rel="prefetch" as="script" href="./${script}" />`;

async function buildPage(options: BuildOptions, worker: string, boot: string): Promise<void> {
  await build({
    ...shared(options),
    plugins: [react(), classicScripts(worker, boot)],
    define: { __WORKER__: JSON.stringify(`./${worker}`) },
    build: {
      target,
      outDir: options.outDir,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { output: { format: "iife" } },
    },
  });
}

const digest = (text: string | Uint8Array): string => createHash("sha256").update(text).digest("hex").slice(0, 10);

function filesIn(outDir: string): string[] {
  return readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(outDir, join(entry.parentPath, entry.name)))
    .sort();
}

/** Builds the whole site into a folder of static files that needs no server. */
export async function buildTable(options: BuildOptions): Promise<void> {
  rmSync(options.outDir, { recursive: true, force: true });
  const worker = await buildWorker(options);
  await buildPage(options, worker, writeBoot(options, worker));
  const files = filesIn(options.outDir);
  const version = digest(files.map((file) => digest(readFileSync(join(options.outDir, file)))).join());
  writeFileSync(join(options.outDir, "sw.js"), serviceWorker(version, files));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const teaching = process.argv.includes("--teaching");
  const outDir = join(folder, teaching ? "dist-teaching" : "dist");
  await buildTable({ outDir, teaching });
  console.log(`The table is built: ${outDir}`);
}
