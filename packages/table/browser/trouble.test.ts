import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { seeded } from "./playing/battle.ts";
import { besideSaved, openStored, playedAndSaved } from "./playing/beside.ts";
import { layBattle } from "./playing/laid.ts";
import { playerAt } from "./playing/player.ts";
import { stateIn, storedGames, storeGame } from "./playing/saved.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

/** The text of the file that a button saves. */
async function savedBy(page: Page, button: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return readFile(await download.path(), "utf8");
}

const openFile = (page: Page, text: string) =>
  page.getByTestId("file").setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from(text) });

const failed = async (page: Page, reason: string): Promise<Locator> => {
  const card = page.getByTestId("failed");
  await card.waitFor();
  expect(await card.getAttribute("data-reason")).toBe(reason);
  return card;
};

test("a save whose text was damaged is told, kept as it is, and can be saved as a file", async () => {
  const { page, stored } = await besideSaved();
  const text = stored.text.slice(0, stored.text.length / 2);
  await openStored(page, { ...stored, text });
  const card = await failed(page, "damaged");
  expect(await card.textContent()).toContain("kept as it is");
  expect(await savedBy(page, page.getByTestId("save-copy"))).toBe(text);
  expect((await storedGames(page))[0].text).toBe(text);
});

test("a save with a changed answer is refused where it was changed", async () => {
  const { page, stored } = await besideSaved();
  const text = stored.text.replace(/"hash":"[0-9a-f]{32}"\}(?=\n {2}\])/, `"hash":"${"0123456789abcdef".repeat(2)}"}`);
  expect(text).not.toBe(stored.text);
  await openStored(page, { ...stored, text });
  const card = await failed(page, "damaged");
  expect(await card.textContent()).toMatch(/entries\[\d+\]/);
});

test("records that cannot be read are listed on the start page, kept, and can be saved as files", async () => {
  const { page, stored } = await besideSaved();
  await storeGame(page, stored);
  await storeGame(page, { ...stored, id: "later", format: "redoubt-save/9" });
  await storeGame(page, { id: "broken", what: "moths" });
  await page.goto(inject("site"));
  const broken = page.getByTestId("saved-broken");
  await expect.poll(() => broken.count()).toBe(2);
  expect((await broken.allTextContents()).join()).toContain("from a newer version");
  const later = broken.filter({ hasText: "newer" });
  expect(await savedBy(page, later.getByRole("button", { name: "Save a copy" }))).toBe(stored.text);
  expect(await storedGames(page)).toHaveLength(3);
  expect(await page.getByTestId("saved").count()).toBe(1);
});

test("a file of a newer version, of another system or of no kind at all is told apart", async () => {
  const { page, stored } = await besideSaved();
  const cases = [
    ["newer", stored.text.replace(/("format":"[a-z-]+\/)\d+"/, '$199"')],
    ["unknown-system", stored.text.replace(/"system":"[a-z-]+"/, '"system":"waterloo"')],
    ["not-ours", '{"hello": "there"}'],
    ["damaged", "no JSON at all"],
  ] as const;
  for (const [reason, text] of cases) {
    await page.goto(inject("site"));
    await openFile(page, text);
    await failed(page, reason);
    expect(await savedBy(page, page.getByTestId("save-copy"))).toBe(text);
  }
  await page.getByTestId("failed").getByRole("link").click();
  await page.getByTestId("start").waitFor();
});

test("a position that leaves out a value is told with the unit and the value, at once or when a rule needs it", async () => {
  const { page } = await visit();
  const unit = {
    side: "allied",
    nation: "british",
    kind: "infantry",
    at: "0303",
    stats: { melee: 2, morale: 4, ma: 5 },
  };
  const units = [
    { ...unit, id: "A1" },
    { ...unit, id: "R1", side: "russian", nation: "russian", at: "0304" },
  ];
  const position = {
    system: "spi-quad",
    scenario: null,
    map: { cols: 12, rows: 12 },
    units,
    turn: 1,
    active: "allied",
  };
  await page.goto(inject("site"));
  await openFile(page, JSON.stringify({ ...position, phase: "offensive-fire" }));
  const card = await failed(page, "incomplete");
  expect(await card.textContent()).toContain("unit A1: stats.fire is needed and not given");
  await page.goto(inject("site"));
  await openFile(page, JSON.stringify({ ...position, phase: "movement" }));
  const notice = page.getByTestId("position-lacks");
  await notice.waitFor();
  expect(await notice.textContent()).toMatch(/unit \w+: stats\.\w+ is needed and not given/);
  const kept = JSON.parse(await savedBy(page, notice.getByRole("button", { name: "Save a copy" })));
  expect(kept.entries).toEqual([]);
});

test("a game saved by an older version of its system goes on where the rules allow it", async () => {
  const { page, player, stored, now } = await besideSaved();
  await openStored(page, { ...stored, text: stored.text.replace(/"version":"[^"]+"/, '"version":"0.0.1"') });
  expect((await player.standing()).hash).toBe(now.hash);
});

test("where storing is forbidden the game is played in the tab, says so, and can be saved as a file", async () => {
  const { page } = await visit();
  const player = await playerAt(page);
  await page.addInitScript(() => {
    for (const name of ["indexedDB", "localStorage"]) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException("The request was denied.", "SecurityError");
        },
      });
    }
  });
  await page.goto(inject("site"));
  expect(await page.getByTestId("continue").textContent()).toContain("does not let us store");
  await page.getByTestId("two-players").first().click();
  const now = await player.standing();
  const notice = page.getByTestId("store-trouble");
  await notice.waitFor();
  expect(await notice.textContent()).toContain("kept only in this tab");
  const text = await savedBy(page, notice.getByRole("button", { name: "Save a copy" }));
  expect(stateIn(text)).toBe(now.hash);
});

test("where the storage is full the game is played in the tab, says so, and can be saved as a file", async () => {
  const { page, player, draw } = await layBattle();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("There is no room left.", "QuotaExceededError");
    };
  });
  const before = await player.standing();
  const now = await player.give(draw.act(before.choices));
  const notice = page.getByTestId("store-trouble");
  await notice.waitFor();
  expect(await notice.textContent()).toContain("full");
  const text = await savedBy(page, notice.getByRole("button", { name: "Save a copy" }));
  expect(stateIn(text)).toBe(now.hash);
  expect((await player.give(draw.act(now.choices))).entry).toBeGreaterThan(now.entry);
});

test("when the rules engine stops, the game is safe, can be saved, and goes on after a restart", async () => {
  const { page, complaints, now, stored, player, draw } = await playedAndSaved();
  for (const worker of page.workers()) {
    await worker.evaluate(() => {
      setTimeout(() => {
        throw new Error("a crash made by a test");
      });
    });
  }
  const notice = page.getByTestId("engine-stopped");
  await notice.waitFor();
  expect(await notice.textContent()).toContain("safe");
  expect(await savedBy(page, notice.getByRole("button", { name: "Save a copy" }))).toBe(stored.text);
  await page.getByTestId("restart").click();
  await notice.waitFor({ state: "detached" });
  const again = await player.standing();
  expect(again.hash).toBe(now.hash);
  expect((await player.give(draw.act(again.choices))).entry).toBeGreaterThan(now.entry);
  expect(complaints.every((text) => text.includes("a crash made by a test"))).toBe(true);
  complaints.length = 0;
});

/** Makes the worker throw at one of its calls, as a fault of ours would. */
const breakCall = (page: Page, call: string) =>
  page.addInitScript((broken) => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message: { call: string }) {
      const isBroken = message.call === broken && !(globalThis as { isMended?: boolean }).isMended;
      post.call(this, isBroken ? { ...message, call: "a fault made by a test" } : message);
    };
  }, call);

test("a fault while a file is opened is told, the file can be kept, and it can be tried again", async () => {
  const { page, complaints, player, stored, now } = await besideSaved();
  await breakCall(page, "open");
  await page.goto(inject("site"));
  await openFile(page, stored.text);
  const card = await failed(page, "stopped");
  expect(await card.textContent()).toContain("a fault made by a test");
  expect(await savedBy(page, page.getByTestId("save-copy"))).toBe(stored.text);
  await page.evaluate(() => Object.assign(globalThis, { isMended: true }));
  await page.getByTestId("try-again").click();
  expect((await player.standing()).hash).toBe(now.hash);
  expect(complaints.every((text) => text.includes("a fault made by a test"))).toBe(true);
  complaints.length = 0;
});

test("a fault while a battle is begun is told, with a way back", async () => {
  const { page, complaints } = await visit();
  await breakCall(page, "begin");
  await page.goto(inject("site"));
  await page.getByTestId("two-players").first().click();
  const card = await failed(page, "stopped");
  await card.getByRole("link", { name: "All battles" }).click();
  await page.getByTestId("start").waitFor();
  complaints.length = 0;
});

test("a fault while the first decision is laid out leaves a restart, the file and a way back", async () => {
  const { page, complaints } = await visit();
  await breakCall(page, "moment");
  await page.goto(inject("site"));
  await page.getByTestId("two-players").first().click();
  const notice = page.getByTestId("engine-stopped");
  await notice.waitFor();
  expect(JSON.parse(await savedBy(page, notice.getByRole("button", { name: "Save a copy" }))).entries).toEqual([]);
  await notice.getByRole("link", { name: "All battles" }).click();
  await page.getByTestId("start").waitFor();
  complaints.length = 0;
});

test("a fault at an answer stops the game there, safe and ready to go on", async () => {
  const { page, complaints } = await visit();
  const player = await playerAt(page);
  await breakCall(page, "apply");
  await page.goto(seeded(inject("site"), 3));
  await page.getByTestId("two-players").first().click();
  const before = await player.standing();
  const [first] = before.choices.filter(({ args }) => args.length === 1);
  const notice = page.getByTestId("engine-stopped");
  // However many clicks it takes: to open a stack, to choose what is meant, to give the answer.
  await expect
    .poll(async () => {
      const aim = await page.evaluate((text) => globalThis.hands.aim(text), first.text);
      if (aim !== null) await page.mouse.click(aim.x, aim.y);
      return notice.isVisible();
    })
    .toBe(true);
  await page.evaluate(() => Object.assign(globalThis, { isMended: true }));
  await page.getByTestId("restart").click();
  await notice.waitFor({ state: "detached" });
  expect((await player.standing()).hash).toBe(before.hash);
  complaints.length = 0;
});

test("a link to rules that are not here is told, with a way back", async () => {
  const { page } = await visit();
  await page.goto(`${inject("site")}#rules=waterloo`);
  const card = page.getByTestId("no-rules");
  await card.waitFor();
  expect(await card.textContent()).toContain("waterloo");
  await card.getByRole("link", { name: "All battles" }).click();
  await page.getByTestId("start").waitFor();
});

test("a rules engine that cannot be fetched is told, with a way back", async () => {
  const { page, complaints } = await visit();
  await page.route(/worker-.*\.js/, (route) => route.abort());
  await page.goto(inject("site"));
  await page.goto(`${inject("site")}#game=nosuchgame`);
  await failed(page, "not-ours");
  await page.goto(`${inject("site")}#rules=spi-quad`);
  await page.getByTestId("no-rules").waitFor();
  await page.goto(inject("site"));
  await page.getByRole("link", { name: "Battles" }).waitFor();
  complaints.length = 0;
});
