import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { findChromium } from "../packages/table/browser/site/chromium.ts";
import { root } from "./bootstrap.mjs";

/** One way to bring a Chromium to this machine. */
export interface Way {
  readonly name: string;
  readonly commands: readonly (readonly string[])[];
}

/** The ways that are open here, the one that disturbs least first. */
export function waysToInstall(isRoot: boolean, hasApt: boolean, node: string): readonly Way[] {
  const apt: Way = {
    name: "Debian's package",
    commands: [
      ["apt-get", "update", "-q"],
      ["apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium", "fonts-liberation"],
    ],
  };
  const own: Way = {
    name: "Playwright's own download",
    commands: [[node, join(root, "node_modules/playwright-core/cli.js"), "install", "chromium"]],
  };
  return isRoot && hasApt ? [apt, own] : [own];
}

/** What to say to somebody on whose machine no Chromium could be found or installed. */
export const NO_CHROMIUM =
  "The tests of the table need a Chromium, and none could be found or installed. Install one (`apt-get install chromium`,\n" +
  "or Chrome, or `npx playwright-core install chromium`), or name one: CHROMIUM_PATH=/path/to/chrome npm test";

function run(command: readonly string[]): boolean {
  const [program = "", ...args] = command;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // What installers say belongs to the progress of the test, not to its results.
  return spawnSync(program, args, { cwd: root, stdio: ["ignore", 2, 2], env }).status === 0;
}

/** Finds a Chromium, or brings one here; null if there is no way. */
export function ensureChromium(): string | null {
  const found = findChromium();
  if (found !== null) return found;
  for (const way of waysToInstall(process.getuid?.() === 0, existsSync("/usr/bin/apt-get"), process.execPath)) {
    console.log(`There is no Chromium here: trying ${way.name} ...`);
    const isDone = way.commands.every(run);
    const now = isDone ? findChromium() : null;
    if (now !== null) return now;
    console.log(`${way.name} did not work.`);
  }
  return null;
}
