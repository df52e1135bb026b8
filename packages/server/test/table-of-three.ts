import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** The files of a very small table: a page, and a script that also lies there compressed. */
export const FILES = {
  "index.html": "<!doctype html><title>Table</title>",
  "sw.js": "self.x = 1;",
  ".sources": "not for the public",
  "assets/app-0a1b2c.js": "plain",
  "assets/app-0a1b2c.js.br": "as brotli",
  "assets/app-0a1b2c.js.gz": "as gzip",
} as const;

/** Lays those files into a folder of its own for one test. */
export function tableOfThree(): string {
  const folder = mkdtempSync(join(tmpdir(), "redoubt-table-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "assets"));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  return folder;
}
