import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { compressBeside } from "../table/compress.ts";
import { whyBuild } from "../table/ensure.ts";
import { fingerprintOf, sourcesOf } from "../table/sources.ts";

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "redoubt-sources-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const PROJECT = {
  "package-lock.json": "{}",
  "packages/table/package.json": "{}",
  "packages/table/src/app.tsx": "app",
  "packages/table/test/app.test.ts": "test",
  "packages/systems/drill/package.json": "{}",
  "packages/systems/drill/src/index.ts": "drill",
  "packages/server/package.json": "{}",
  "packages/server/src/app.ts": "server",
};

test("a built table is made of the sources of every package but the server and the command line", () => {
  const folder = folderWith(PROJECT);
  const sources = sourcesOf(folder).map((file) => relative(folder, file).replaceAll("\\", "/"));
  expect(sources).toEqual([
    "package-lock.json",
    "packages/systems/drill/package.json",
    "packages/systems/drill/src/index.ts",
    "packages/table/package.json",
    "packages/table/src/app.tsx",
  ]);
});

test("the fingerprint changes with a source, and with nothing else", () => {
  const folder = folderWith(PROJECT);
  const before = fingerprintOf(folder);
  writeFileSync(join(folder, "packages/server/src/app.ts"), "another server");
  writeFileSync(join(folder, "packages/table/test/app.test.ts"), "another test");
  expect(fingerprintOf(folder)).toBe(before);
  writeFileSync(join(folder, "packages/systems/drill/src/index.ts"), "another drill");
  expect(fingerprintOf(folder)).not.toBe(before);
});

test("a table that is missing or was built from something else is built again", () => {
  expect(whyBuild(folderWith({}))).toBe("it is not built yet");
  expect(whyBuild(folderWith({ "index.html": "" }))).toBe("it was built by other means");
  expect(whyBuild(folderWith({ "index.html": "", ".sources": "old" }))).toBe("its sources have changed");
});

test("larger texts get compressed copies that hold the same; pictures and crumbs get none", () => {
  const script = "redoubt ".repeat(1_000);
  const folder = folderWith({ "assets/app.js": script, "sw.js": "small", "map.png": script });
  compressBeside(folder);
  expect(brotliDecompressSync(readFileSync(join(folder, "assets/app.js.br"))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, "assets/app.js.gz"))).toString()).toBe(script);
  for (const name of ["sw.js.br", "map.png.br", "map.png.gz"]) expect(existsSync(join(folder, name)), name).toBe(false);
});
