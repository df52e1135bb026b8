import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "playwright-core";

/** Chromium without the furniture of a browser: the same pages, and a window costs a third of what it costs elsewhere. */
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"];
const APPLICATIONS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

function installed(names: readonly string[], { PATH = "" }: Environment): string | undefined {
  const folders = PATH.split(delimiter).filter((folder) => folder !== "");
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** A whole Chromium on this machine: the one that CHROMIUM_PATH names, else an installed one, else Playwright's own; or null. */
export function findChromium(env: Environment = process.env): string | null {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  return installed(NAMES, env) ?? APPLICATIONS.find(isProgram) ?? ownChromium() ?? installed(SHELLS, env) ?? null;
}

/** A Chromium that tests open hundreds of pages in: a headless shell where there is one, else a whole one; or null. */
export function findShell(env: Environment = process.env): string | null {
  return env.CHROMIUM_PATH || (installed(SHELLS, env) ?? findChromium(env));
}

/** The browser that Playwright has downloaded, if it has. */
function ownChromium(): string | null {
  const file = chromium.executablePath();
  return file !== "" && existsSync(file) ? file : null;
}

/** Starts Chromium without a window: a whole one, as people have it, or what else is found. */
export function launchChromium(more: readonly string[] = [], find = findChromium): Promise<Browser> {
  const executablePath = find();
  if (executablePath === null)
    throw new Error("There is no Chromium here: `npm test` installs one; CHROMIUM_PATH names another.");
  const isRoot = process.getuid?.() === 0;
  // Chromium's sandbox does not work for root.
  const args = ["--disable-dev-shm-usage", "--force-color-profile=srgb", ...(isRoot ? ["--no-sandbox"] : []), ...more];
  return chromium.launch({ executablePath, args });
}
