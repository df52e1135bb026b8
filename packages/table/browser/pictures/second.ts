import { wargames } from "@redoubt/registry";
import type { Page } from "playwright-core";
import { fingerAt, type Player, playerAt } from "../playing/player.ts";
import { DESKTOP, PHONE } from "../site/screens.ts";
import { playedUntil } from "./played.ts";
import { moving, openPlayed, QUAD, type Scene, wholeMap } from "./scenes.ts";

const systemOf = (id: string) => wargames.find((one) => one.id === id) ?? QUAD;
const [STEPPES, BAYONETS] = [systemOf("bloody-steppes"), systemOf("imperial-bayonets")];

const placeOf = (page: Page, name: string) =>
  page.evaluate((what) => globalThis.redoubt?.place(what) ?? { x: 0, y: 0 }, name);

/** A battle begun from the start page by two people. */
async function begin({ page, standing }: Player, site: string, system: string, battle: string): Promise<void> {
  await page.goto(`${site}?seed=3&pace=instant&briefing=none`);
  const card = page.locator(`[data-testid="battle"][data-system="${system}"][data-scenario="${battle}"]`);
  await card.getByTestId("two-players").click();
  await standing();
  await wholeMap(page);
}

/** The pictures of what people see, understand and do with few clicks. */
export const SECOND: readonly Scene[] = [
  {
    name: "inspect",
    options: DESKTOP,
    async set(page, site) {
      const player = await playerAt(page);
      await openPlayed(page, site, player, playedUntil(QUAD, "alma", moving(2)));
      const { x, y } = await placeOf(page, "VLD/2E");
      await page.mouse.click(x, y, { button: "right" });
      await page.getByTestId("inspect").waitFor();
    },
  },
  {
    name: "group",
    options: DESKTOP,
    async set(page, site) {
      await begin(await playerAt(page), site, "spi-quad", "alma");
      const lead = await placeOf(page, "7/Lt");
      await page.mouse.click(lead.x, lead.y, { clickCount: 2 });
      await page.getByTestId("group-card").waitFor();
      const to = await placeOf(page, "2412");
      await page.mouse.click(to.x, to.y);
      await page.getByTestId("move-together").waitFor();
    },
  },
  {
    name: "briefing",
    options: DESKTOP,
    async set(page, site) {
      await page.goto(`${site}?seed=3&pace=instant`);
      const card = page.locator('[data-testid="battle"][data-system="spi-quad"][data-scenario="alma"]');
      await card.getByTestId("play-now").click();
      await page.getByTestId("standing").waitFor();
    },
  },
  {
    name: "steppes",
    options: DESKTOP,
    async set(page, site) {
      const player = await playerAt(page);
      const isFiring = /^fire \d{4}$/;
      const text = playedUntil(STEPPES, "scarlett", ({ answers }) => answers.some((one) => isFiring.test(one)));
      await openPlayed(page, site, player, text);
      const { choices } = await player.standing();
      const target = choices.find((one) => isFiring.test(one.text))?.args[0].name ?? "";
      const { x, y } = await placeOf(page, target);
      await page.mouse.click(x, y);
      await page.getByTestId("fight").waitFor();
    },
  },
  {
    name: "bayonets",
    options: DESKTOP,
    async set(page, site) {
      const player = await playerAt(page);
      const isFree = /^unit /;
      const text = playedUntil(
        BAYONETS,
        "traktir",
        ({ view, answers }) =>
          view.turn > 1 && /maneuver/.test(view.phase) && answers.filter((one) => isFree.test(one)).length > 3,
      );
      await openPlayed(page, site, player, text);
      const { choices } = await player.standing();
      const taken = choices.find((one) => isFree.test(one.text))?.text ?? "";
      await player.give(taken);
    },
  },
  {
    name: "book-phone",
    options: PHONE,
    async set(page, site) {
      const player = await fingerAt(page);
      await begin(player, site, "spi-quad", "alma");
      await page.getByTestId("menu").tap();
      await page.getByTestId("menu-rules").tap();
      await page.getByTestId("chart").first().waitFor();
    },
  },
  {
    name: "analysis",
    options: DESKTOP,
    async set(page, site) {
      const player = await playerAt(page);
      await openPlayed(
        page,
        site,
        player,
        playedUntil(STEPPES, "scarlett", () => false),
      );
      await page.getByTestId("analyse").click();
      await page.getByTestId("count-curve").click();
      const dots = (least: number) =>
        Number(document.querySelector('[data-testid="curve"]')?.getAttribute("data-dots") ?? 0) >= least;
      await page.waitForFunction(dots, 5, { timeout: 120_000 });
      await page.getByTestId("count-curve").click();
    },
  },
];
