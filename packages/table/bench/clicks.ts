import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { ensureTable, testedFolder } from "../../../scripts/table/ensure.ts";
import { beginTwo } from "../browser/playing/battle.ts";
import { type Player, playerAt } from "../browser/playing/player.ts";
import { openPosition, stormAfterTheGuns } from "../browser/playing/storm.ts";
import { type FirstShot, firstShot } from "../browser/playing/stranger.ts";
import { launchChromium } from "../browser/site/chromium.ts";
import { DESKTOP } from "../browser/site/screens.ts";
import { startServer } from "../browser/site/server.ts";

const OUT = fileURLToPath(new URL("../../../docs/table-clicks.md", import.meta.url));

/** Something that people do often, and the clicks that it took here. */
interface Counted {
  readonly what: string;
  readonly units: number;
  readonly clicks: number;
}

/** The Light Division goes towards the river, each to the hex beside its name. */
const light = [
  ["7/Lt", "2410"],
  ["33/Lt", "2510"],
  ["23/Lt", "2609"],
  ["19/Lt", "2709"],
  ["88/Lt", "2808"],
  ["77/Lt", "2908"],
] as const;

/** Clicks on what is named, once or several times at once, and counts. */
function counting(player: Player): {
  readonly at: (name: string, clicks?: number) => Promise<void>;
  readonly count: () => number;
} {
  const { page } = player;
  let clicks = 0;
  return {
    async at(name, clickCount = 1) {
      const place = await page.evaluate((what) => globalThis.redoubt?.place(what) ?? null, name);
      if (place === null) throw new Error(`nothing is called ${name}`);
      await page.mouse.click(place.x, place.y, { clickCount });
      clicks += clickCount;
      // What one click leads to may be several answers.
      for (let i = 0; i < 3; i++) {
        await player.standing();
        await page.waitForTimeout(300);
      }
    },
    count: () => clicks,
  };
}

async function moves(page: Page, site: string): Promise<readonly Counted[]> {
  const player = await playerAt(page);
  await page.goto(`${site}?seed=3&pace=instant&briefing=none`);
  await beginTwo(page, "spi-quad", "alma");
  await player.standing();
  const hand = counting(player);
  const counted: Counted[] = [];
  for (const [i, [unit, hex]] of light.entries()) {
    await hand.at(unit);
    await hand.at(hex);
    if (i === 0) counted.push({ what: "a move, two hexes", units: 1, clicks: hand.count() });
  }
  // Each unit is taken up and goes, and all but the last have ended their moves.
  const { entry } = await player.standing();
  if (entry !== 3 * light.length - 1) throw new Error(`only ${entry} answers came of it`);
  return [
    ...counted,
    { what: "the Light Division at the Alma, unit by unit", units: light.length, clicks: hand.count() },
  ];
}

/** The same division by a double click, and the hex where the first of it goes: once to see the ways, once to go. */
async function together(page: Page, site: string): Promise<Counted> {
  const player = await playerAt(page);
  await page.goto(`${site}?seed=3&pace=instant&briefing=none`);
  await beginTwo(page, "spi-quad", "alma");
  await player.standing();
  const hand = counting(player);
  const [[first, to]] = light;
  await hand.at(first, 2);
  await page.getByTestId("group-card").waitFor();
  await hand.at(to);
  await page.getByTestId("move-together").waitFor();
  await hand.at(to);
  const text = await page.evaluate(() => globalThis.redoubt?.file() ?? "");
  const moved = light.filter(([unit]) => text.includes(`unit ${unit}"`)).length;
  if (moved !== light.length) throw new Error(`only ${moved} units went`);
  return { what: "the Light Division at the Alma, together", units: moved, clicks: hand.count() };
}

async function attack(page: Page, site: string): Promise<Counted> {
  const player = await playerAt(page);
  await page.goto(`${site}?seed=3&pace=instant&briefing=none`);
  await openPosition(page, stormAfterTheGuns);
  await player.standing();
  const hand = counting(player);
  await hand.at("1910");
  const roll = page.locator('[data-testid="primary"][data-answer="resolve"]');
  await roll.waitFor();
  // The first answer named the hex, each of the others one unit.
  const { entry } = await player.standing();
  await roll.click();
  return { what: "an attack with the chosen set, to the die", units: entry - 1, clicks: hand.count() + 1 };
}

const text = (counted: readonly Counted[], shot: FirstShot): string => `# Clicks

How many clicks it takes to do what is done most often, counted on the built table in Chromium by
\`npm run clicks -w packages/table\`, which writes this page.

| what | units | clicks | a unit |
| --- | ---: | ---: | ---: |
${counted.map(({ what, units, clicks }) => `| ${what} | ${units} | ${clicks} | ${(clicks / Math.max(1, units)).toFixed(1)} |`).join("\n")}

A click on the next unit ends the move before it. The best legal set for an attack is chosen beforehand and can be changed.
Units go together by a double click, by the button of their formation or stack, by Shift and clicks, or by a line drawn round them.

## A stranger's first shot

From the address to the first die: the start page's own offer, the lesson, and a shot of its guns. Everything that the lesson's
cards say on the way is read, ${shot.words} words at four a second, and ${shot.clicks} clicks are made at two seconds each; the machine itself took
${shot.machine.toFixed(1)} s. Together ${Math.round(shot.seconds)} seconds; 60 are allowed, and \`browser/stranger.test.ts\` holds it on a desk and on a phone. The
rules are not opened: the lesson explains the turn step by step, and the briefing of every battle tells its phases in order.
`;

ensureTable(testedFolder);
const server = await startServer(testedFolder);
const browser = await launchChromium();
try {
  const fresh = async (): Promise<Page> =>
    (await browser.newContext({ ...DESKTOP, reducedMotion: "reduce" })).newPage();
  const counted = [
    ...(await moves(await fresh(), server.address)),
    await together(await fresh(), server.address),
    await attack(await fresh(), server.address),
  ];
  const written = text(counted, await firstShot(await fresh(), server.address));
  writeFileSync(OUT, written);
  console.log(written);
} finally {
  await browser.close();
  await server.close();
}
