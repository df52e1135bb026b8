import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { wargames } from "@redoubt/registry";
import type { Page, Request } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { MANIFEST, type Manifest } from "../build/manifest.ts";
import { beginOne, seeded } from "./playing/battle.ts";
import { playerAt } from "./playing/player.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

const START = 150_000;
const GAME = 300_000;
// The longest is the book of a system, with the texts of all its rules and readings.
const LATER = 40_000;

/** The bytes of a file as our server sends it. */
function sentSize(file: string): number {
  const path = join(inject("tableFolder"), file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);
const manifest = (): Manifest => JSON.parse(readFileSync(join(inject("tableFolder"), MANIFEST), "utf8"));

/** Everything that a page transfers from now on: the name of each file and its bytes. */
function transfers(page: Page): () => Promise<readonly { readonly file: string; readonly size: number }[]> {
  const seen: Promise<{ file: string; size: number }>[] = [];
  const note = (request: Request): void => {
    const file = new URL(request.url()).pathname.slice(1) || "index.html";
    if (!request.url().startsWith("blob:"))
      seen.push(request.sizes().then(({ responseBodySize: size }) => ({ file, size })));
  };
  page.on("requestfinished", note);
  return async () => {
    await page.waitForLoadState("networkidle");
    // What comes later is not asked about, and the page may be gone by then.
    page.off("requestfinished", note);
    return Promise.all(seen);
  };
}

test("the start page is under 150 kB with its pictures, and loads no rules", async () => {
  const { page } = await visit();
  const done = transfers(page);
  await page.goto(inject("site"));
  await page.getByTestId("battle").first().getByRole("img").waitFor();
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  );
  const files = await done();
  expect(sum(files.map(({ size }) => size))).toBeLessThan(START);
  expect(files.filter(({ file }) => /worker|system-|table-site/.test(file))).toEqual([]);
  expect(files.some(({ file }) => file.endsWith(".svg"))).toBe(true);
});

test("the first scripts, style and page are no more than the budget of the start page leaves beside its pictures", () => {
  expect(sum(manifest().first.map(sentSize))).toBeLessThan(START - 45_000);
});

/** Everything that comes with a battle against the computer. */
function begun({ first, table, worker, staff, systems, grounds, maps }: Manifest, id: string, scenario: string) {
  const battle = `${id}/${scenario}`;
  expect(systems[id]).toBeDefined();
  expect(maps[battle]).toBeDefined();
  return [...first, ...table, ...worker, ...staff, ...systems[id], ...(grounds[battle] ?? []), ...maps[battle]];
}

test("what is fetched when it is looked at is under 40 kB each, and nothing of it comes with a game", () => {
  const known = manifest();
  const { later, files } = known;
  const games = wargames.flatMap(({ id, scenarios }) => scenarios.flatMap((battle) => begun(known, id, battle.id)));
  expect(later.filter((file) => [...games, ...files].includes(file))).toEqual([]);
  for (const { id } of wargames)
    expect(
      later.some((file) => file.includes(`/${id}-`)),
      id,
    ).toBe(true);
  for (const file of [...later, ...Object.values(known.maps).flat()]) expect(sentSize(file), file).toBeLessThan(LATER);
});

test("every script and drawn map of the site is accounted for, and kept for days without a network", () => {
  const { systems, grounds, maps, ...others } = manifest();
  const known = [others, systems, grounds, maps].flatMap((lists) => Object.values(lists)).flat();
  const folder = inject("tableFolder");
  const fetched = readdirSync(join(folder, "assets")).filter((file) => /\.js(on)?$/.test(file));
  expect(fetched.filter((file) => !known.includes(`assets/${file}`))).toEqual([]);
  const kept = readFileSync(join(folder, "sw.js"), "utf8");
  expect(known.filter((file) => file !== "index.html" && !kept.includes(file))).toEqual([]);
});

describe.each(wargames.map(({ id, scenarios }) => ({ id, scenario: scenarios[0].id })))(
  "a game of $id",
  ({ id, scenario }) => {
    test("is under 300 kB against the computer in every battle, everything of the page included", () => {
      const known = manifest();
      const { scenarios = [] } = wargames.find((system) => system.id === id) ?? {};
      expect(scenarios.length).toBeGreaterThan(0);
      for (const battle of scenarios) {
        // What a system knows about playing comes when the computer first thinks.
        const mind = known.later.filter((file) => file.includes(`/mind-${id}-`));
        const files = [...begun(known, id, battle.id), ...mind];
        expect(sum(files.map(sentSize)), battle.id).toBeLessThan(GAME);
        expect(sum([...files, ...known.files].map(sentSize)), `${battle.id}, taken up again`).toBeLessThan(GAME);
      }
    });

    test("loads the rules of its system and of no other", async () => {
      const { page } = await visit();
      const player = await playerAt(page);
      const done = transfers(page);
      await page.goto(seeded(inject("site"), 1));
      await beginOne(page, id, scenario);
      await player.standing();
      const files = (await done()).filter(({ file }) => !file.endsWith(".svg"));
      const rules = new Set(
        files.map(({ file }) => /system-([a-z-]+)-/.exec(file)?.[1]).filter((name) => name !== undefined),
      );
      expect([...rules]).toEqual([id]);
      const once = new Map(files.map(({ file, size }) => [file, size]));
      expect(sum([...once.values()])).toBeLessThan(GAME);
      expect(sum([...once.values()])).toBeGreaterThan(80_000);
    });
  },
);
