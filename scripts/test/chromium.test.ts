import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findChromium, findShell } from "../../packages/table/browser/site/chromium.ts";
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

test("tests open their pages in a headless shell where there is one, and in a whole Chromium else", () => {
  const PATH = folderWith("chromium", "chromium-headless-shell");
  expect(findShell({ PATH })).toBe(join(PATH, "chromium-headless-shell"));
  expect(findChromium({ PATH })).toBe(join(PATH, "chromium"));
  const whole = folderWith("chromium");
  expect(findShell({ PATH: whole })).toBe(join(whole, "chromium"));
  const shell = folderWith("chromium-headless-shell");
  expect(findShell({ PATH: shell })).toBe(join(shell, "chromium-headless-shell"));
  expect(findShell({ PATH, CHROMIUM_PATH: "/opt/mine" })).toBe("/opt/mine");
});

test("root on Debian gets the shell first, then the package; anybody else gets Playwright's own", () => {
  const names = (isRoot: boolean, hasApt: boolean) => waysToInstall(isRoot, hasApt, "node").map(({ name }) => name);
  expect(names(true, true)).toEqual(["Debian's headless shell", "Debian's package", "Playwright's own download"]);
  expect(names(false, true)).toEqual(["Playwright's own download"]);
  expect(names(true, false)).toEqual(["Playwright's own download"]);
});
