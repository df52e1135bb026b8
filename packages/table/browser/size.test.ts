import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, inject, test } from "vitest";
import { seeded } from "./playing/battle.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

const MOST = 400_000;

test("all script of the site is under 400 kB compressed, even by gzip", () => {
  const folder = inject("tableFolder");
  const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(1);
  const sizes = scripts.map((name) => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST);
});

test("what a browser transfers until a battle is on the table is under 400 kB of script", async () => {
  const { page } = await visit();
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (request.url().endsWith(".js")) sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(seeded(inject("site"), 1));
  await page.getByTestId("two-players").first().click();
  await page.getByTestId("board").waitFor();
  const transferred = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(transferred).toBeGreaterThan(100_000);
  expect(transferred).toBeLessThan(MOST);
});
