import { basename } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { pack } from "../src/store/link.ts";
import { best, type Claim } from "./figures.ts";
import { idleAddress } from "./plain-pages.ts";

const ROUNDS = 9;
// A new window of Chromium first loads a page of its own, which takes as long as ours: it must not run into the visit.
const SETTLE = 700;

/** A line between site and visitor: bytes a second and milliseconds there and back. */
interface Line {
  readonly name: string;
  readonly bytes: number;
  readonly delay: number;
  /** How many times as long the table may take; null where the number is only told. */
  readonly most: number | null;
}

/** An ordinary line (the desktop profile of Lighthouse), and none at all, which leaves only the machine's own work. */
const LINES: readonly Line[] = [
  { name: "10 Mbit/s, 40 ms", bytes: 1_250_000, delay: 40, most: 2 },
  { name: "no line: the same machine", bytes: -1, delay: 0, most: null },
];

async function open(browser: Browser, line: Line): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: line.delay,
    downloadThroughput: line.bytes,
    uploadThroughput: line.bytes,
  });
  await page.waitForTimeout(SETTLE);
  return { context, page };
}

/** How long after the visit began the page says that it is on screen. */
async function shownAfter(browser: Browser, line: Line, address: string, watch: () => void): Promise<number> {
  const { context, page } = await open(browser, line);
  await page.addInitScript(watch);
  await page.goto(address);
  const shown = await page.waitForFunction(() => (globalThis as { shownAt?: number }).shownAt);
  const time = Number(await shown.jsonValue());
  await context.close();
  return time;
}

/** Runs in the page: notes when counters have been painted on their ground and the first decision can be answered. */
function watchForGame(): void {
  const parts = ['[data-testid="unit"]', '[data-testid="decision"]', ".sheet-map .m-paper"];
  const isThere = (): boolean => {
    const now = globalThis.redoubt?.now();
    const canAnswer = now !== undefined && !now.isBusy && now.choices.length > 0;
    return canAnswer && parts.every((part) => document.querySelector(part) !== null);
  };
  const look = (): void => {
    if (!isThere()) requestAnimationFrame(look);
    else setTimeout(() => Object.assign(globalThis, { shownAt: performance.now() }));
  };
  requestAnimationFrame(look);
}

/** A link that opens a battle at its start, as one player sends it to another. */
async function linkToABattle(browser: Browser, site: string): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site}?seed=1`);
  // A battle without secrets: over others a curtain lies until somebody sits down.
  const battle = page.locator('[data-system="bloody-retribution"][data-scenario="inkerman"]');
  await battle.getByTestId("two-players").click();
  await page.waitForFunction(() => globalThis.redoubt?.now().isBusy === false);
  const text = await page.evaluate(() => globalThis.redoubt?.file() ?? "");
  await context.close();
  return `${site}#moment=${await pack(text)}`;
}

/** The scripts that a first visit to a battle fetches until it is on screen. */
async function scriptsOf(browser: Browser, link: string): Promise<readonly string[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(watchForGame);
  await page.goto(link);
  await page.waitForFunction(() => (globalThis as { shownAt?: number }).shownAt);
  const fetched = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  await context.close();
  return [...new Set(fetched.map((address) => basename(new URL(address).pathname)))].filter((name) =>
    name.endsWith(".js"),
  );
}

/** Opens a battle and a page with the same scripts that does nothing, in turn, and compares the best rounds. */
export async function firstScreenClaims(browser: Browser, site: string, plain: string): Promise<readonly Claim[]> {
  const link = await linkToABattle(browser, site);
  const idlePage = idleAddress(plain, await scriptsOf(browser, link));
  const claims: Claim[] = [];
  for (const line of LINES) {
    const [table, idle]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      table.push(await shownAfter(browser, line, link, watchForGame));
      idle.push(await shownAfter(browser, line, idlePage, () => {}));
    }
    claims.push({
      what: `a battle on screen after a first visit (${line.name}), against the same scripts doing nothing`,
      table: best(table),
      plain: best(idle),
      most: line.most,
    });
  }
  return claims;
}
