import { wargames } from "@redoubt/registry";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { openText } from "../src/worker/reading.ts";
import { createReferee } from "../src/worker/referee.ts";
import { exportGame, seeded } from "./playing/battle.ts";
import { layBattle } from "./playing/laid.ts";
import { placeOf } from "./playing/place.ts";
import { playerAt } from "./playing/player.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

const RETRIBUTION = wargames.find(({ id }) => id === "bloody-retribution") ?? wargames[0];

/** The unit in hand, as the decision card shows it. */
const inHand = (page: Page) => page.getByTestId("let-go").count();

const clickOn = async (page: Page, name: string): Promise<void> => {
  const { x, y } = await placeOf(page, name);
  await page.mouse.click(x, y);
};

/** Units that stand alone in their hex and can be taken up to move. */
async function movable(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const choices = globalThis.redoubt?.now().choices ?? [];
    const units = choices.filter(({ text }) => text.startsWith("move ")).map(({ args }) => args[0].name);
    const hexes = units.map((unit) => globalThis.redoubt?.place(unit)?.hex);
    return units.filter((_, i) => hexes.filter((hex) => hex === hexes[i]).length === 1 && hexes[i] !== undefined);
  });
}

test("another unit is taken up instead by a click, Esc lets go, and nothing of it is left", async () => {
  const { page, player } = await layBattle(undefined, RETRIBUTION);
  const start = await player.standing();
  const [first, second] = await movable(page);
  await player.give(`move ${first}`);
  expect(await inHand(page)).toBe(1);
  expect(await page.getByTestId("undo-all").count()).toBe(0);
  const held = await player.standing();
  expect(held.entry).toBe(start.entry + 1);

  await clickOn(page, second);
  const named = () =>
    page.evaluate(async () => JSON.parse((await globalThis.redoubt?.file()) ?? "{}").entries.at(-1)?.answer);
  await expect.poll(named).toBe(`move ${second}`);
  expect((await player.standing()).entry).toBe(held.entry);

  await page.keyboard.press("Escape");
  await expect.poll(async () => (await player.standing()).entry).toBe(start.entry);
  expect((await player.standing()).hash).toBe(start.hash);
  expect(await inHand(page)).toBe(0);
  expect(await page.getByTestId("undo").getAttribute("aria-disabled")).toBe("true");

  // A second click on the unit lets go of it, too.
  await player.give(`move ${first}`);
  await clickOn(page, first);
  await expect.poll(async () => (await player.standing()).entry).toBe(start.entry);
});

/** Two piquets far from each other, one of them gone a hex of the two that it can go. */
async function oneHexGone() {
  const { page } = await visit();
  const player = await playerAt(page);
  const unit = { kind: "infantry", side: "north" };
  const position = {
    system: "night-piquets",
    scenario: null,
    map: { cols: 9, rows: 9 },
    units: [
      { ...unit, id: "N1", at: "0303" },
      { ...unit, id: "N2", at: "0606" },
      { ...unit, id: "S1", side: "south", at: "0808" },
    ],
    phase: "movement",
  };
  await page.goto(seeded(inject("teachingSite"), 2));
  const file = { name: "night.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(position)) };
  await page.getByTestId("file").setInputFiles(file);
  const start = await player.standing();
  const { choices } = await player.give("unit N1");
  const go = choices.find(({ text }) => text.startsWith("hex "))?.text ?? "";
  return { page, player, start, go, gone: await player.give(go) };
}

const answers = async (page: Page): Promise<readonly string[]> => {
  const text = await page.evaluate(() => globalThis.redoubt?.file());
  return JSON.parse(text ?? "{}").entries.map(({ answer }: { answer: string }) => answer);
};

test("a move is one action: one undo takes it back with its unit, and Enter ends it", async () => {
  const { page, player, start, go, gone } = await oneHexGone();
  expect(gone.entry).toBe(start.entry + 2);
  await page.keyboard.press("z");
  await expect.poll(async () => (await player.standing()).hash).toBe(start.hash);
  expect(await inHand(page)).toBe(0);

  await player.give("unit N1");
  await player.give(go);
  await page.keyboard.press("Enter");
  await expect.poll(() => answers(page)).toEqual(["unit N1", go, "stop"]);
});

test("a second click on a unit that has moved ends its move", async () => {
  const { page, go } = await oneHexGone();
  await clickOn(page, "N1");
  await expect.poll(() => answers(page)).toEqual(["unit N1", go, "stop"]);
});

test("nothing is done by itself with a unit that was only taken up, not even the one thing left", async () => {
  const { page } = await visit();
  const player = await playerAt(page);
  const unit = { kind: "infantry", side: "north" };
  // N1 stands in a corner, with comrades all round.
  const units = ["0101", "0102", "0201", "0202"].map((at, i) => ({ ...unit, id: `N${i + 1}`, at }));
  const position = {
    system: "night-piquets",
    scenario: null,
    map: { cols: 9, rows: 9 },
    units: [...units, { ...unit, id: "S1", side: "south", at: "0808" }],
    phase: "movement",
  };
  await page.goto(seeded(inject("teachingSite"), 2));
  const file = { name: "corner.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(position)) };
  await page.getByTestId("file").setInputFiles(file);
  const start = await player.standing();
  const held = await player.give("unit N1");
  expect(held.choices.map(({ text }) => text)).toEqual(["stop"]);
  expect(held.entry).toBe(start.entry + 1);
  await page.keyboard.press("Escape");
  await expect.poll(async () => (await player.standing()).hash).toBe(start.hash);
});

/** A battalion beside an enemy, about to fire, with the computer on the other side. */
function aboutToFire(): string {
  const stats = { fire: 5, melee: 5, morale: 4, ma: 5 };
  const unit = { side: "allied", nation: "british", kind: "infantry", stats };
  const russian = { ...unit, side: "russian", nation: "russian" };
  const position = {
    system: "spi-quad",
    scenario: null,
    map: { cols: 12, rows: 12 },
    units: [
      { ...unit, id: "A1", at: "0303" },
      { ...unit, id: "A2", at: "0606" },
      { ...russian, id: "R1", at: "0304" },
      { ...russian, id: "R2", at: "0607" },
    ],
    turn: 1,
    active: "allied",
    phase: "offensive-fire",
  };
  const referee = createReferee(wargames, openText);
  const opened = referee.open({
    text: JSON.stringify(position),
    secret: "6".padStart(64, "0"),
    players: ["person", "random"],
  });
  if ("reason" in opened) throw new Error(JSON.stringify(opened.problems));
  return opened.file;
}

test("against the computer dice can be taken back for practice, and fall again; report and file say so", async () => {
  const { page } = await visit();
  const player = await playerAt(page);
  await page.goto(seeded(inject("site"), 6));
  const file = { name: "fire.json", mimeType: "application/json", buffer: Buffer.from(aboutToFire()) };
  await page.getByTestId("file").setInputFiles(file);
  const start = await player.standing();
  for (const answer of ["target 0304", "add A1", "fire"]) await player.give(answer);
  const entries = async () => JSON.parse((await page.evaluate(() => globalThis.redoubt?.file())) ?? "{}").entries;
  const fired = await entries();
  const roll = fired.findIndex((entry: { rolls: readonly unknown[] }) => entry.rolls.length > 0);
  expect(roll).toBeGreaterThanOrEqual(2);

  await page.getByTestId("undo").click();
  await page.getByTestId("practise").click();
  await expect.poll(async () => (await player.standing()).entry).toBe(roll);
  expect(JSON.parse(await exportGame(page)).practice).toBe(true);
  await player.give("fire");
  expect((await entries())[roll]).toEqual(fired[roll]);
  // From now on nobody is asked again, and what was composed can be taken back as ever.
  await page.keyboard.press("z");
  await expect.poll(async () => (await player.standing()).entry).toBe(roll);
  await page.keyboard.press("Shift+Z");
  await expect.poll(async () => (await player.standing()).hash).toBe(start.hash);

  await page.getByTestId("menu").click();
  await page.getByRole("button", { name: "How it stands" }).click();
  await page.getByTestId("practice").waitFor();
});
