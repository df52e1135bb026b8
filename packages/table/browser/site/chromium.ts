import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "playwright-core";

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

/** A Chromium on this machine: the one that CHROMIUM_PATH names, else an installed one, else Playwright's own; or null. */
export function findChromium(env: Readonly<Record<string, string | undefined>> = process.env): string | null {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const folders = (env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...installed, ...APPLICATIONS].find(isProgram) ?? ownChromium();
}

/** The browser that Playwright has downloaded, if it has. */
function ownChromium(): string | null {
  const file = chromium.executablePath();
  return file !== "" && existsSync(file) ? file : null;
}

/** Starts Chromium without a window. */
export function launchChromium(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null)
    throw new Error("There is no Chromium here: `npm test` installs one; CHROMIUM_PATH names another.");
  const isRoot = process.getuid?.() === 0;
  // Chromium's sandbox does not work for root.
  const args = ["--disable-dev-shm-usage", "--force-color-profile=srgb", ...(isRoot ? ["--no-sandbox"] : []), ...more];
  return chromium.launch({ executablePath, args });
}
