import { readdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { wargames } from "@redoubt/registry";
import type { Page } from "playwright-core";
import { expect, inject, onTestFinished, test } from "vitest";
import { MANIFEST } from "../build/manifest.ts";
import { serveFolder } from "../build/serve.ts";
import { beginTwo } from "./playing/battle.ts";
import { drawing } from "./playing/draw.ts";
import { generator } from "./playing/generator.ts";
import { playerAt } from "./playing/player.ts";
import { untilSaved } from "./playing/saved.ts";
import { DESKTOP } from "./site/screens.ts";
import { startServer } from "./site/server.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

const [system] = wargames;

/** Begins a battle on an opened start page and gives some answers. */
async function playABit(page: Page, address: string): Promise<string> {
  const player = await playerAt(page);
  await page.goto(address);
  await beginTwo(page, system.id, system.scenarios[0].id);
  const draw = drawing(system.rareVerbs, generator(1));
  let now = await player.standing();
  for (let i = 0; i < 3; i++) now = await player.give(draw.act(now.choices));
  await untilSaved(page, now.entry);
  return now.hash;
}

test("after one visit the site opens and plays with the network cut", async () => {
  const server = await startServer(inject("tableFolder"));
  const { page, complaints } = await visit(DESKTOP, true);
  await page.goto(server.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // What every visit needs is kept at once, the rest when the page is idle.
  const { length } = readdirSync(inject("tableFolder"), { recursive: true, encoding: "utf8" }).filter(
    (name) => name !== MANIFEST && /\.(js|json|css|svg|html|webmanifest)$/.test(name),
  );
  const kept = () =>
    page.evaluate(async () => {
      const caches = await globalThis.caches.keys();
      const requests = await Promise.all(caches.map(async (name) => (await globalThis.caches.open(name)).keys()));
      return requests.flat().length;
    });
  await expect.poll(kept).toBeGreaterThanOrEqual(length);
  // The server is gone for good: nothing can come from it any more.
  await server.close();
  const hash = await playABit(page, server.address);
  expect(hash).not.toBe("");
  await page.reload();
  await expect.poll(() => page.getByTestId("table").getAttribute("data-hash")).toBe(hash);
  expect(complaints.filter((text) => !text.includes("ERR_CONNECTION_REFUSED"))).toEqual([]);
  complaints.length = 0;
});

test("the built files play from a plain file server", async () => {
  const server = await serveFolder(inject("tableFolder"), 0);
  onTestFinished(() => server.close());
  const { page } = await visit(DESKTOP, true);
  expect(await playABit(page, server.address)).not.toBe("");
});

test("the built files play from a folder on a disk, without any server", async () => {
  const { page } = await visit(DESKTOP, true);
  expect(await playABit(page, pathToFileURL(`${inject("tableFolder")}/index.html`).href)).not.toBe("");
});
