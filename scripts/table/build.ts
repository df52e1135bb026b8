// `node scripts/table/build.ts FOLDER [--teaching]`: builds the table into a folder, which is replaced only by a whole one.
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { buildTable } from "../../packages/table/build/build.ts";
import { root } from "../bootstrap.mjs";
import { compressBeside } from "./compress.ts";
import { fingerprintOf, STAMP } from "./sources.ts";

async function build(folder: string, teaching: boolean): Promise<void> {
  const fresh = `${folder}-${process.pid}`;
  const old = `${fresh}-old`;
  const fingerprint = fingerprintOf(root);
  mkdirSync(dirname(folder), { recursive: true });
  try {
    await buildTable({ outDir: fresh, teaching });
    compressBeside(fresh);
    writeFileSync(join(fresh, STAMP), fingerprint);
    if (existsSync(folder)) renameSync(folder, old);
    renameSync(fresh, folder);
  } finally {
    for (const left of [fresh, old]) rmSync(left, { recursive: true, force: true });
  }
}

const [folder = ""] = process.argv.slice(2);
await build(resolve(folder), process.argv.includes("--teaching"));
