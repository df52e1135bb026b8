import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { findShell } from "../packages/table/browser/site/chromium.ts";
import { root } from "./bootstrap.mjs";

/** One way to bring a Chromium to this machine. */
export interface Way {
  readonly name: string;
  readonly commands: readonly (readonly string[])[];
}

/** The ways that are open here, the one that disturbs least first. */
export function waysToInstall(isRoot: boolean, hasApt: boolean, node: string): readonly Way[] {
  const apt = (name: string, program: string): Way => ({
    name,
    commands: [
      ["apt-get", "update", "-q"],
      ["apt-get", "install", "-y", "-q", "--no-install-recommends", program, "fonts-liberation"],
    ],
  });
  // Where a release has no shell of its own, the whole browser does as well, in half as much time again.
  const debian = [apt("Debian's headless shell", "chromium-headless-shell"), apt("Debian's package", "chromium")];
  const own: Way = {
    name: "Playwright's own download",
    commands: [[node, join(root, "node_modules/playwright-core/cli.js"), "install", "chromium"]],
  };
  return isRoot && hasApt ? [...debian, own] : [own];
}

/** What to say to somebody on whose machine no Chromium could be found or installed. */
export const NO_CHROMIUM =
  "The tests of the table need a Chromium, and none could be found or installed. Install one\n" +
  "(`apt-get install chromium-headless-shell`, which is fastest, or `apt-get install chromium`,\n" +
  "or Chrome, or `npx playwright-core install chromium`), or name one: CHROMIUM_PATH=/path/to/chrome npm test";

function run(command: readonly string[]): boolean {
  const [program = "", ...args] = command;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // What installers say belongs to the progress of the test, not to its results.
  return spawnSync(program, args, { cwd: root, stdio: ["ignore", 2, 2], env }).status === 0;
}

/** Finds a Chromium, or brings one here; null if there is no way. */
export function ensureChromium(): string | null {
  const found = findShell();
  if (found !== null) return found;
  for (const way of waysToInstall(process.getuid?.() === 0, existsSync("/usr/bin/apt-get"), process.execPath)) {
    console.log(`There is no Chromium here: trying ${way.name} ...`);
    const isDone = way.commands.every(run);
    const now = isDone ? findShell() : null;
    if (now !== null) return now;
    console.log(`${way.name} did not work.`);
  }
  return null;
}
