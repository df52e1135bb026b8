import { isProblems } from "@redoubt/engine";
import { openGame, readGameFile } from "@redoubt/protocol";
import { wargames } from "@redoubt/registry";
import { expect, inject, test } from "vitest";
import { beginOne, exportGame, seeded } from "./playing/battle.ts";
import { drawing } from "./playing/draw.ts";
import { generator } from "./playing/generator.ts";
import { playerAt } from "./playing/player.ts";
import { seriousFindings } from "./site/audit.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

const SEED = 1854;
// So many answers are drawn among those that act; after them moves and activations are ended early.
const FREE = 14;
// Standing instructions for everybody: fire always, nothing else, so that the other side's acts are answered without asking.
const FIRE = 0;
const KINDS = [1, 2, 3, 4, 5];
const [NEVER, ALWAYS] = [1, 3];

test("VI.6, II.20: a whole short battle against the computer is played by clicks to its end, reactions by instruction", async () => {
  const system = wargames.find(({ id }) => id === "bloody-steppes");
  if (system === undefined) throw new Error("the system is not registered");
  const { page } = await visit();
  const player = await playerAt(page);
  await page.goto(seeded(inject("site"), SEED));
  await beginOne(page, system.id, "great-redoubt");
  let now = await player.standing();
  const draw = drawing(system.rareVerbs, generator(SEED));
  const offers = (answer: string): boolean => now.choices.some(({ text }) => text === answer);
  /** Gives the first of some answers that is offered, else whatever ends what is asked. */
  const giveFirst = async (...answers: readonly string[]): Promise<void> => {
    now = await player.give(answers.find(offers) ?? draw.end(now.choices));
  };
  const instruct = async (kind: number, how: number): Promise<void> => {
    const said = `instruct ${kind} ${how}`;
    while (!offers(said)) await giveFirst("instructions", "yes");
    await giveFirst(said);
  };
  await instruct(FIRE, ALWAYS);
  for (const kind of KINDS) await instruct(kind, NEVER);
  while (offers("cancel") || (offers("yes") && offers("end"))) await giveFirst("cancel", "end");

  let checked = false;
  const given: string[] = [];
  while (!now.isOver) {
    // A commander who must ride is asked for again until he has ridden (III.5): picked twice, he goes.
    const isCircling = given.length > 2 && given.at(-1) === given.at(-3) && given.at(-1)?.startsWith("unit ") === true;
    const isFree = given.length < FREE && given.length % 2 === 1;
    given.push(isFree || isCircling ? draw.act(now.choices) : draw.end(now.choices));
    now = await player.give(given[given.length - 1]);
    if (!checked && (await page.getByTestId("stance").count()) > 0) {
      checked = true;
      expect(await seriousFindings(page)).toEqual([]);
    }
  }
  expect(checked, "somebody with formations was in hand").toBe(true);

  const file = readGameFile(await exportGame(page));
  if (isProblems(file)) throw new Error(JSON.stringify(file));
  const replayed = openGame(system, file.value);
  if (isProblems(replayed)) throw new Error(JSON.stringify(replayed));
  const { game } = replayed.value;
  const pending = game.pending();
  expect(pending.kind).toBe("over");
  expect(game.hash()).toBe(now.hash);
  const told = (await page.getByTestId("over").textContent())?.toLowerCase();
  if (pending.kind === "over") expect(told).toContain(pending.verdict.reason.toLowerCase());
  // What the other side did was answered by instruction or left no choice, but for what came before the instructions.
  const marks = game.happened(0, 0).flatMap(({ event }) => system.wording.event(game.world, event).mark ?? []);
  const answers = marks.filter(({ track }) => track === "answers");
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.filter(({ kind }) => kind === "asked").length).toBeLessThan(5);
  expect(marks.some(({ track, kind }) => track === "turn" && kind === "marker")).toBe(true);
});
