import { wargames } from "@redoubt/registry";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { fingerAt, type Player, playerAt } from "../playing/player.ts";
import { DESKTOP, PHONE } from "../site/screens.ts";
import { type Moment, playedUntil } from "./played.ts";

/** A picture of the table: its name, the screen, and what is done before it is taken. */
export interface Scene {
  readonly name: string;
  readonly options: BrowserContextOptions & { readonly viewport: { readonly width: number; readonly height: number } };
  readonly set: (page: Page, site: string) => Promise<void>;
}

export const [QUAD] = wargames;
const RETRIBUTION = wargames.find(({ id }) => id === "bloody-retribution") ?? wargames[0];
const DARK = { ...DESKTOP, colorScheme: "dark" } as const;

/** Waits for the map in full: its numbers come last. */
export const wholeMap = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.querySelectorAll(".sheet-map text")].some((one) => /^\d{4}$/.test(one.textContent ?? "")),
  );

/** Opens a game of two computer players at a fitting moment, as two people at one screen. */
export async function openPlayed(page: Page, site: string, player: Player, text: string): Promise<void> {
  await page.goto(`${site}?pace=instant&briefing=none`);
  const file = { name: "game.json", mimeType: "application/json", buffer: Buffer.from(text) };
  await page.getByTestId("file").setInputFiles(file);
  await player.standing();
  await wholeMap(page);
}

export const moving =
  (turn: number) =>
  ({ view, answers }: Moment): boolean =>
    view.turn === turn && view.phase === "movement" && answers.filter((text) => /^(unit|move) /.test(text)).length > 6;

const fighting =
  (verb: string) =>
  ({ view, answers }: Moment): boolean =>
    view.turn > 2 && answers.includes(verb);

interface Counter {
  readonly unit: string;
  readonly hex: string;
  readonly side: string;
}

const countersOf = (page: Page): Promise<readonly Counter[]> =>
  page.locator('[data-testid="unit"]').evaluateAll((all) =>
    all.map((one) => ({
      unit: one.dataset.unit ?? "",
      hex: one.dataset.hex ?? "",
      side: (one.getAttribute("aria-label") ?? "").split(" ")[0],
    })),
  );

/** Roughly how far a hex is from the nearest of some others. */
function farFrom(hex: string, others: readonly string[]): number {
  const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  return Math.min(...others.map((one) => Math.hypot(Number(one.slice(0, 2)) - column, Number(one.slice(2)) - row)));
}

const BEHIND = 3;

/** Takes up a unit a little behind the line, and points at the hex from which it would be nearest to the enemy. */
async function aUnitInHand(player: Player, verb: "unit" | "move", goes: "hex" | "go"): Promise<string> {
  const { page } = player;
  const { choices } = await player.standing();
  const units = choices.filter(({ text }) => text.startsWith(`${verb} `)).map(({ args }) => args[0].name);
  const counters = await countersOf(page);
  const own = counters.filter(({ unit }) => units.includes(unit));
  const enemies = counters.filter(({ side }) => side !== own[0].side).map(({ hex }) => hex);
  const [taken] = own
    .filter(({ hex }) => farFrom(hex, enemies) > BEHIND)
    .sort((a, b) => farFrom(a.hex, enemies) - farFrom(b.hex, enemies));
  const now = await player.give(`${verb} ${taken.unit}`);
  const hexes = now.choices.filter(({ text }) => text.startsWith(`${goes} `)).map(({ args }) => args[0].name);
  const [hex] = hexes.sort((a, b) => farFrom(a, enemies) - farFrom(b, enemies));
  const at = await page.evaluate((name) => globalThis.redoubt?.place(name) ?? null, hex);
  if (at !== null) await page.mouse.move(at.x, at.y);
  return hex;
}

async function pointAtAnEnemy(page: Page, player: Player): Promise<void> {
  const now = await player.standing();
  const own = new Set(now.choices.map(({ args }) => args[0]?.name));
  const units = await page
    .locator('[data-testid="unit"]')
    .evaluateAll((all) => all.map((unit) => unit.dataset.unit ?? ""));
  const enemy = units.find((unit) => !own.has(unit)) ?? "";
  const at = await page.evaluate((unit) => globalThis.redoubt?.place(unit) ?? null, enemy);
  if (at !== null) await page.mouse.click(at.x, at.y);
  await page.getByTestId("why-not").waitFor();
}

/** Every picture of the documents. */
export const SCENES: readonly Scene[] = [
  {
    name: "start",
    options: DESKTOP,
    async set(page, site) {
      await page.goto(site);
      await page.locator(".vig img").first().waitFor();
    },
  },
  {
    name: "table",
    options: DESKTOP,
    async set(page, site) {
      const player = await playerAt(page);
      await openPlayed(page, site, player, playedUntil(QUAD, "alma", moving(2)));
      await aUnitInHand(player, "unit", "hex");
    },
  },
  {
    name: "table-dark",
    options: DARK,
    async set(page, site) {
      const player = await playerAt(page);
      await openPlayed(page, site, player, playedUntil(RETRIBUTION, "inkerman", moving(2)));
      await aUnitInHand(player, "move", "go");
    },
  },
  {
    name: "odds",
    options: DESKTOP,
    async set(page, site) {
      const player = await playerAt(page);
      await openPlayed(page, site, player, playedUntil(QUAD, "alma", fighting("attack")));
      await page.getByTestId("odds").waitFor();
    },
  },
  {
    name: "why-not",
    options: DESKTOP,
    async set(page, site) {
      const player = await playerAt(page);
      await openPlayed(page, site, player, playedUntil(QUAD, "balaclava", moving(2)));
      await pointAtAnEnemy(page, player);
    },
  },
  {
    name: "phone",
    options: PHONE,
    async set(page, site) {
      const player = await fingerAt(page);
      await openPlayed(page, site, player, playedUntil(QUAD, "alma", moving(2)));
      const hex = await aUnitInHand(player, "unit", "hex");
      const at = await page.evaluate((name) => globalThis.redoubt?.place(name) ?? null, hex);
      if (at !== null) await page.touchscreen.tap(at.x, at.y);
    },
  },
  {
    name: "report",
    options: DESKTOP,
    async set(page, site) {
      const player = await playerAt(page);
      await openPlayed(
        page,
        site,
        player,
        playedUntil(RETRIBUTION, "inkerman", () => false),
      );
      await page.getByTestId("open-report").click();
      await page.getByTestId("verdict").waitFor();
    },
  },
];

/** Opens a page for a scene. */
export async function stage(browser: Browser, { options }: Scene): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce", colorScheme: "light", ...options });
  return context.newPage();
}
