import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findChromium } from "../../packages/table/browser/site/chromium.ts";
import { waysToInstall } from "../chromium.ts";

function folderWith(...programs: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "redoubt-path-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const program of programs) {
    writeFileSync(join(folder, program), "");
    chmodSync(join(folder, program), 0o755);
  }
  return folder;
}

test("CHROMIUM_PATH is taken before anything that is installed", () => {
  const PATH = folderWith("chromium");
  expect(findChromium({ PATH, CHROMIUM_PATH: "/opt/mine" })).toBe("/opt/mine");
});

test("an installed browser is found by any of its names", () => {
  for (const name of ["chromium", "chromium-browser", "google-chrome"]) {
    const PATH = folderWith(name);
    expect(findChromium({ PATH })).toBe(join(PATH, name));
  }
});

test("root on Debian gets the package first; anybody else gets Playwright's own", () => {
  const names = (isRoot: boolean, hasApt: boolean) => waysToInstall(isRoot, hasApt, "node").map(({ name }) => name);
  expect(names(true, true)).toEqual(["Debian's package", "Playwright's own download"]);
  expect(names(false, true)).toEqual(["Playwright's own download"]);
  expect(names(true, false)).toEqual(["Playwright's own download"]);
});
