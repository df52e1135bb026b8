import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, onTestFinished } from "vitest";
import { findShell, launchChromium } from "./chromium.ts";
import { DESKTOP } from "./screens.ts";

/** A visit by somebody who was never here before: nothing stored, less motion wanted. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page complained about; a test that expects complaints empties it. */
  readonly complaints: string[];
}

let browser: Browser | null = null;
const visits: Visit[] = [];

/** Starts one Chromium for the tests of a file, and holds each page to complaining about nothing. */
export function inChromium(): void {
  beforeAll(async () => {
    browser = await launchChromium([], findShell);
  });
  afterEach(() => {
    const said = visits.flatMap(({ complaints }) => complaints);
    visits.length = 0;
    expect(said, "what the pages complained about").toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
  });
}

/**
 * Opens a fresh page that has not gone anywhere yet. Only who asks for it has a service worker: it would fetch the whole site beside
 * every test, and hide what a page asks for itself.
 */
export async function visit(options: BrowserContextOptions = DESKTOP, hasServiceWorker = false): Promise<Visit> {
  if (browser === null) throw new Error("inChromium() was not called");
  const context = await browser.newContext({
    reducedMotion: "reduce",
    colorScheme: "light",
    acceptDownloads: true,
    ...options,
  });
  onTestFinished(() => context.close());
  if (!hasServiceWorker)
    await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error.stack ?? error)));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  const opened = { page, context, complaints };
  visits.push(opened);
  return opened;
}
