import type { AffairsTold } from "@redoubt/protocol";
import { teachingSystem } from "@redoubt/testkit/teaching";
import type { BrowserContext, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { drawing } from "./playing/draw.ts";
import { generator } from "./playing/generator.ts";
import type { Standing } from "./playing/hands.ts";
import { placeOf } from "./playing/place.ts";
import { type Player, playerAt } from "./playing/player.ts";
import { seriousFindings } from "./site/audit.ts";
import { inChromium, type Visit, visit } from "./site/visit.ts";

inChromium();

const MOST_ANSWERS = 400;

/** Holds a page to what axe finds, by day and by lamp light. */
async function expectClean(page: Page, where: string): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await seriousFindings(page), `${where}, ${colorScheme}`).toEqual([]);
  }
}

/** Reads what wins, and looks at a unit, at the table of a game on a server. */
async function lookAround(page: Page): Promise<void> {
  await page.getByTestId("how-to-win").click();
  await page.getByTestId("briefing").locator(".briefing-text").waitFor();
  expect(await page.getByTestId("briefing").locator(".briefing-scores").count()).toBe(1);
  await expectClean(page, "the briefing");
  await page.getByTestId("briefing-close").click();
  const at = await placeOf(page, "S2");
  await page.mouse.click(at.x, at.y, { button: "right" });
  await page.getByTestId("inspect").getByText("Could go to").waitFor();
  await page.keyboard.press("Escape");
  await page.getByTestId("inspect").waitFor({ state: "detached" });
}

/** Sets a table from the start page, and answers the link that a friend is sent. */
async function invite(page: Page): Promise<string> {
  await page.goto(inject("teachingSite"));
  const card = page.locator(`[data-testid="battle"][data-system="${teachingSystem.id}"]`).first();
  await card.getByTestId("with-friend").click();
  // A phone in the same room may look at the link instead of being sent it.
  await page.getByTestId("qr").waitFor();
  return page.getByTestId("link").inputValue();
}

async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByTestId("sit-down").click();
  await page.getByTestId("online-table").waitFor();
}

/** Opens the game anew in the browser of somebody whose tab was lost. */
async function comeBack({ context, complaints }: Visit, link: string): Promise<Player> {
  const page = await context.newPage();
  page.on("pageerror", (error) => complaints.push(String(error)));
  const player = await playerAt(page);
  await page.goto(link);
  await page.getByTestId("online-table").waitFor();
  await player.standing();
  // What happened meanwhile is told first, if anything did.
  const recap = page.getByTestId("to-decision");
  if ((await recap.count()) > 0) await recap.click();
  return player;
}

const isOffline = (context: BrowserContext, page: Page): Promise<void> =>
  context.setOffline(true).then(() => page.getByTestId("line-down").waitFor());

async function loseLine({ context, complaints }: Visit, page: Page): Promise<void> {
  await isOffline(context, page);
  await context.setOffline(false);
  await page.getByTestId("line-down").waitFor({ state: "detached" });
  // A browser complains about every call that did not get through.
  complaints.length = 0;
}

test("two browsers play a whole game against each other; one loses its line and its tab on the way", async () => {
  const [ann, ben] = [await visit(), await visit()];
  const players = [await playerAt(ann.page), await playerAt(ben.page)];
  const begun = Date.now();
  const link = await invite(ann.page);
  await sitDown(ben.page, link);
  await ann.page.getByTestId("online-table").waitFor();
  const took = Date.now() - begun;
  expect(took).toBeLessThan(60_000);
  await lookAround(ann.page);
  const draw = drawing(teachingSystem.rareVerbs, generator(1854));
  let answers = 0;
  let over = 0;
  for (let turn = 0; over < 2 && answers < MOST_ANSWERS; turn++) {
    const player = players[turn % 2];
    let now: Standing = await player.standing();
    // Whoever is asked answers until the question is the other's.
    for (; now.choices.length > 0 && !now.isOver; answers++) {
      if (answers === 3) await loseLine(ben, players[1].page);
      if (answers === 6) {
        await players[1].page.close();
        players[1] = await comeBack(ben, link);
        if (turn % 2 === 1) break;
      }
      now = await player.give(draw.any(now.choices));
    }
    over = now.isOver ? over + 1 : 0;
  }
  expect(over).toBe(2);
  expect(answers).toBeGreaterThan(7);
  for (const { page } of players) await page.getByTestId("over").waitFor();

  // How it went is told to whoever opens it from their games; the file is theirs to keep.
  await ann.page.getByRole("link", { name: "My games" }).first().click();
  await ann.page.getByTestId("go-to-game").waitFor();
  await expectClean(ann.page, "my games");
  await ann.page.getByTestId("go-to-game").click();
  await ann.page.getByTestId("result").waitFor();
  await ann.page.getByTestId("count-chances").click();
  await ann.page.locator('[data-testid="curve"]:not([data-dots="0"])').waitFor();
  await expectClean(ann.page, "the result");
  const saved = ann.page.waitForEvent("download");
  await ann.page.getByTestId("save-file").click();
  expect((await saved).suggestedFilename()).toMatch(/^redoubt-.*\.json$/);
  await ann.page.getByTestId("replay").click();
  await ann.page.getByTestId("over").waitFor();

  // The dice of the game are checked by the browser of each.
  for (const { page } of players) {
    await page.getByTestId("dice-badge").click();
    await page.getByTestId("dice-checked").waitFor();
    expect(await page.getByTestId("dice-checked").getAttribute("data-good")).toBe("true");
  }
  await expectClean(ann.page, "the dice checked");
});

/** What the server tells of a game that went on. */
interface Changed {
  readonly affairs: AffairsTold;
}

/** A browser whose line to the server can be spoken into, and what the server told on it last of how the game stands. */
async function overheard() {
  const { page } = await visit();
  let tell = (_: object): void => {};
  let changed: Changed | null = null;
  await page.routeWebSocket(/\/live$/, (line) => {
    const server = line.connectToServer();
    server.onMessage((frame) => {
      const told = String(frame)
        .split("\n")
        .map((text) => JSON.parse(text));
      changed = told.findLast(({ is }) => is === "changed") ?? changed;
      line.send(frame);
    });
    tell = (message) => line.send(JSON.stringify(message));
  });
  return { page, tell: (message: object) => tell(message), changed: (): Changed | null => changed };
}

test("a live game goes on by correspondence, a seat is taken back from another device, and an ending server says when", async () => {
  const [{ page: ann }, ben, { page: thief }] = [await visit(), await overheard(), await visit()];
  const link = await invite(ann);
  await expectClean(ann, "the invitation");
  await sitDown(ben.page, link);
  await ann.getByTestId("online-table").waitFor();
  await ann.getByTestId("offers").getByText("Offer").click();
  for (const offer of ["time", "draw"]) expect(await ann.getByTestId(`offer-${offer}`).isVisible()).toBe(true);
  await ann.getByTestId("offer-time").click();
  await expectClean(ann, "what may be offered");
  await ann.getByTestId("offer-sure").click();
  await expectClean(ben.page, "what is offered");
  await ben.page.getByTestId("refuse").click();
  await ann.getByTestId("offers").getByText("Offer").click();
  await ann.getByTestId("offer-correspondence").click();
  await ann.getByTestId("offer-sure").click();
  expect(await ben.page.getByTestId("offer").textContent()).toContain("by correspondence");
  await ben.page.getByTestId("agree").click();
  await ann.getByTestId("seat-plate").filter({ hasText: "3 d 0 h" }).first().waitFor();

  // Somebody came by the link to the seat.
  const [{ game, seat, key }] = await ann.evaluate(() => JSON.parse(localStorage.getItem("redoubt.seats") ?? "[]"));
  await thief.goto(`${inject("teachingSite")}#${new URLSearchParams({ seat: game, side: seat, key })}`);
  await thief.getByTestId("online-table").waitFor();
  await ann.getByTestId("shut-out").waitFor();
  await expectClean(ann, "a seat that is played elsewhere");
  await ann.getByTestId("shut-out").click();
  await thief.getByTestId("line-down").getByText("taken back on another device").waitFor();
  await ann.getByTestId("elsewhere").waitFor({ state: "detached" });
  await ann.getByTestId("online-table").waitFor();
  expect(await ann.getByTestId("online-table").getAttribute("data-seat")).toBe(seat);

  // Whoever is out of time is told so, and may ask for more.
  const changed = ben.changed();
  const left = teachingSystem.seats.map(() => -1);
  ben.tell({ ...changed, affairs: { ...changed?.affairs, clock: { ...changed?.affairs.clock, left } } });
  await ben.page.getByTestId("more-time").waitFor();
  await expectClean(ben.page, "out of time");
  await ann.getByTestId("chat-open").click();
  await ann.getByTestId("chat-text").fill("Shall we go on tomorrow?");
  await ann.getByTestId("chat-send").click();
  await ben.page.getByTestId("chat-open").getByText("1").waitFor();

  ben.tell({ is: "closing", within: 100_000 });
  await ben.page.getByTestId("closing").getByText("The server restarts in 1:").waitFor();
  expect(await ben.page.getByTestId("save-now").isVisible()).toBe(true);
  await expectClean(ben.page, "a server that ends");
  // By correspondence whoever is asked sees both clocks in the list of their games.
  await ben.page.goto(`${inject("teachingSite")}#my-games`);
  await ben.page
    .getByTestId("own-clock")
    .getByText(/^[23] d/)
    .first()
    .waitFor();
  expect(await ben.page.getByTestId("unread-said").textContent()).toBe("1 message you have not read");
  await expectClean(ben.page, "my games by correspondence");
  // How many games wait is told beside the name of the page, on every page.
  await ann.goto(`${inject("teachingSite")}#finished`);
  expect(await ann.getByTestId("waiting-for-you").textContent()).toBe("1 waiting for you");
  for (const page of ["together", "finished"]) {
    await ben.page.goto(`${inject("teachingSite")}#${page}`);
    await ben.page.getByRole("heading", { level: 1 }).waitFor();
    await expectClean(ben.page, page);
  }
});

test("an account by passkey gathers the seats of this browser, and plays them where no key is kept", async () => {
  const { page, context } = await visit();
  const devices = await context.newCDPSession(page);
  await devices.send("WebAuthn.enable");
  await devices.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await invite(page);
  await page.goto(`${inject("teachingSite")}#my-games`);
  await page.getByTestId("account-name").fill(`Ann ${Date.now()}`);
  await page.getByTestId("passkey-new").click();
  await page.getByTestId("statistics").waitFor();
  // As on another device: no key is kept, the passkey alone says who it is.
  await page.getByTestId("account-leave").click();
  await page.getByTestId("passkey-enter").waitFor();
  await page.evaluate(() => localStorage.removeItem("redoubt.seats"));
  await page.reload();
  await page.getByTestId("passkey-enter").click();
  await page.getByTestId("account-is").waitFor();
  await page.getByTestId("go-to-game").click();
  await page.getByTestId("seat-computer").waitFor();
  await page.getByTestId("seat-computer").click();
  await page.getByTestId("online-table").waitFor();
  expect(await page.getByTestId("online-table").getAttribute("data-seat")).toBe(teachingSystem.seats[0]);
});
